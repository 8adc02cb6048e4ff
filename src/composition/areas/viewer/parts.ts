import type { Container } from 'inversify';
import { reaction } from 'mobx';
import { WireDocumentAddresses } from '../../../adapters/wire/viewer/wire-document-addresses.ts';
import { withFaultReporting } from '../../../presentation/viewer/fault-reporting-addresses.ts';
import { ViewerPresenter } from '../../../presentation/viewer/shared/viewer-presenter.ts';
import { tokens } from '../../tokens.ts';
import { viewerTokens as t } from './tokens.ts';

export function bindViewer(container: Container): void {
  if (container.isBound(t.ViewerPresenter)) return;
  container
    .bind(t.DocumentAddresses)
    .toResolvedValue((client) => new WireDocumentAddresses(client), [tokens.WireClient])
    .inSingletonScope();
  container
    .bind(t.ViewerPresenter)
    .toResolvedValue(
      (addresses, documents, contents, session) =>
        new ViewerPresenter({ addresses: withFaultReporting(addresses, session.faultSeen), documents, contents }),
      [t.DocumentAddresses, tokens.DocumentReader, tokens.ContentReader, tokens.SessionStore],
    )
    .inTransientScope();
  const [session, reader] = [container.get(tokens.SessionStore), container.get(tokens.DocumentReader)];
  // The viewed documents of one user are not kept for the next.
  reaction(
    () => session.who?.userId,
    () => reader.forget(),
  );
}
