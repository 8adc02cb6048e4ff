import type { PackageFigures } from '../../../application/ports/evidence/package-figures.ts';
import type { Receivables } from '../../../application/ports/evidence/receivables.ts';
import type { ReceivablesPresenter } from '../../../presentation/evidence/receivables/receivables-presenter.ts';
import type { MaturityOverview } from '../../../presentation/evidence/shared/maturity-overview.ts';
import type { PackageOverview } from '../../../presentation/evidence/shared/package-overview.ts';
import { token } from '../../token.ts';

/** Figures of packages and receivables, for the home page and the list of receivables. */
export const dueTokens = {
  PackageFigures: token<PackageFigures>('PackageFigures'),
  Receivables: token<Receivables>('Receivables'),
  PackageOverview: token<PackageOverview>('PackageOverview'),
  MaturityOverview: token<MaturityOverview>('MaturityOverview'),
  ReceivablesPresenter: token<ReceivablesPresenter>('ReceivablesPresenter'),
} as const;
