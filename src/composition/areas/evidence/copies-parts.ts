import type { Container } from 'inversify';
import { StoredFileCopies } from '../../../adapters/pdf/stored-file-copies.ts';
import { viewerTokens } from '../viewer/tokens.ts';
import { evidenceTokens as t } from './tokens.ts';

/** Binds the copies of files in the store, unless an assembly has bound its own. */
export function bindFileCopies(container: Container): void {
  if (container.isBound(t.FileCopies)) return;
  container
    .bind(t.FileCopies)
    .toResolvedValue((addresses) => new StoredFileCopies(addresses), [viewerTokens.DocumentAddresses])
    .inSingletonScope();
}
