import type { Container } from 'inversify';
import { WireImportDesk } from '../../../adapters/wire/trade/wire-import-desk.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import { IssueImport } from '../../../presentation/trade/issue/issue-import.ts';
import { SheetReading } from '../../../presentation/trade/shared/imports/sheet-reading.ts';
import { laterVault } from '../../later-vault.ts';
import { tokens } from '../../tokens.ts';
import { pathsFor } from './paths-parts.ts';
import { issueImports, payeeSheets } from './tokens.ts';

/** Bindings of the forms that are filled in from a sheet. */
export function bindImports(container: Container): void {
  container
    .bind(issueImports)
    .toResolvedValue(
      (client, session, identifiers) => (kind: InstrumentKind) => {
        const { pathOf, withId } = pathsFor(session, kind);
        return new IssueImport({
          kind,
          desk: new WireImportDesk(client),
          vault: laterVault(container),
          identifiers,
          session,
          paths: { form: pathOf('issue'), application: (id) => withId('approval', id) },
        });
      },
      [tokens.WireClient, tokens.SessionStore, tokens.Identifiers],
    )
    .inTransientScope();
  container
    .bind(payeeSheets)
    .toResolvedValue(
      (client, session, identifiers) => (kind: InstrumentKind) =>
        new SheetReading({
          act: 'transfer',
          kind,
          desk: new WireImportDesk(client),
          vault: laterVault(container),
          identifiers,
          session,
        }),
      [tokens.WireClient, tokens.SessionStore, tokens.Identifiers],
    )
    .inTransientScope();
}
