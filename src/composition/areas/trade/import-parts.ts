import type { Container } from 'inversify';
import { WireImportDesk } from '../../../adapters/wire/trade/wire-import-desk.ts';
import type { WireClient } from '../../../adapters/wire/wire-client.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { SessionStore } from '../../../presentation/identity/session-store.ts';
import { IssueImport } from '../../../presentation/trade/issue/issue-import.ts';
import { SheetReader } from '../../../presentation/trade/shared/imports/sheet-reader.ts';
import { lazyVault } from '../../lazy-vault.ts';
import { tokens } from '../../tokens.ts';
import { pathsFor } from './paths-parts.ts';

/**
 * Creates the import of a form's sheets. The form's presenter calls it, so that the import is not loaded with the page.
 */
export function sheetsFor(container: Container, client: WireClient, session: SessionStore, kind: InstrumentKind) {
  const parts = () => ({
    kind,
    desk: new WireImportDesk(client),
    vault: lazyVault(container),
    identifiers: container.get(tokens.Identifiers),
    session,
  });
  return {
    issues: () => {
      const { pathOf, withId } = pathsFor(session, kind);
      return new IssueImport({
        ...parts(),
        paths: {
          form: pathOf('issue'),
          applications: pathOf('applications'),
          application: (id) => withId('approval', id),
        },
      });
    },
    payees: () => new SheetReader({ ...parts(), act: 'transfer' }),
  };
}
