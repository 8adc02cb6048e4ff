import type { Container } from 'inversify';
import { WirePackageFigures } from '../../../adapters/wire/evidence/wire-package-figures.ts';
import { WireReceivables } from '../../../adapters/wire/evidence/wire-receivables.ts';
import { ReceivablesPresenter } from '../../../presentation/evidence/receivables/receivables-presenter.ts';
import { MaturityOverview } from '../../../presentation/evidence/shared/maturity-overview.ts';
import { PackageOverview } from '../../../presentation/evidence/shared/package-overview.ts';
import { bindEvidenceList } from './list-parts.ts';
import { tokens } from '../../tokens.ts';
import { dueTokens as t } from './due-tokens.ts';
import { evidenceTokens } from './tokens.ts';

/** Bindings of the figures of packages and receivables over all books. */
export function bindDue(container: Container): void {
  if (container.isBound(t.Receivables)) return;
  bindEvidenceList(container);
  container
    .bind(t.PackageFigures)
    .toResolvedValue((client) => new WirePackageFigures(client), [tokens.WireClient])
    .inSingletonScope();
  container
    .bind(t.Receivables)
    .toResolvedValue((client) => new WireReceivables(client), [tokens.WireClient])
    .inSingletonScope();
  container
    .bind(t.PackageOverview)
    .toResolvedValue(
      (figures, list, session, standings) => new PackageOverview({ figures, list, session, standings }),
      [t.PackageFigures, evidenceTokens.PackageList, tokens.SessionStore, evidenceTokens.PackageStatuses],
    )
    .inTransientScope();
  container
    .bind(t.MaturityOverview)
    .toResolvedValue(
      (receivables, session) => new MaturityOverview(receivables, session),
      [t.Receivables, tokens.SessionStore],
    )
    .inTransientScope();
  container
    .bind(t.ReceivablesPresenter)
    .toResolvedValue(
      (receivables, session, navigator, clock) => new ReceivablesPresenter({ receivables, session, navigator, clock }),
      [t.Receivables, tokens.SessionStore, tokens.Navigator, tokens.Clock],
    )
    .inTransientScope();
}
