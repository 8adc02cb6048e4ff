import type { EvidencePackage } from '../materials/evidence-package.ts';
import { sideOf, stageOf } from '../materials/package-stage.ts';
import { packageStates, type PackageState } from '../materials/package-state.ts';
import type { MaterialTotals } from '../materials/totals.ts';
import { compareMoney, type Money } from '../../money/money.ts';
import type { Candidate } from './candidate.ts';
import { joinedBy, judgeOf, selectionOf, type SelectionTerms } from './selection.ts';
import type { SelectionRule } from './selection-rule.ts';

/** Whether further businesses may be related to a package: once it is submitted or passed, until it is paid out or closed (checklist F-233). */
export function takesBusinesses(evidence: Pick<EvidencePackage, 'state' | 'fundedAt'>): boolean {
  const stage = stageOf(evidence);
  return stage === 'handed-in' || sideOf(stage) === 'platform' || sideOf(stage) === 'funder';
}

/** The states of those packages, for a query; of what has passed only some take any: what was paid out takes none. */
export const statesTakingBusinesses: readonly PackageState[] = packageStates.filter((state) => takesBusinesses({ state, fundedAt: undefined }));

export interface RelatingTerms extends SelectionTerms {
  readonly rule: SelectionRule;
  /** The package's own funder. */
  readonly fkFinance: string;
}

/** Whether an offer is the package's funder's, and no invoice is needed for it where none was asked for. */
function suits(within: readonly Candidate[], fkFinance: string): (candidate: Candidate) => boolean {
  const withoutInvoice = within.every((business) => business.invoiceTag !== undefined);
  return (candidate) => candidate.fkFinance === fkFinance && !(withoutInvoice && candidate.invoiceTag === undefined);
}

/** Of what is offered, in its order, each that may join the businesses of a package: by the book's rule, for the same funder, and none that needs an invoice where none was asked for. */
export function relatableTo<Offered extends Candidate>(within: readonly Candidate[], offered: readonly Offered[], { rule, fkFinance, ...terms }: RelatingTerms): readonly Offered[] {
  const judge = judgeOf(selectionOf(rule, within), terms);
  const suited = suits(within, fkFinance);
  return offered.filter((candidate) => suited(candidate) && judge(candidate).allowed);
}

/** Whether all of what is offered may join the businesses of a package, each beside those before it. */
export function allRelatable(within: readonly Candidate[], offered: readonly Candidate[], { rule, fkFinance, ...terms }: RelatingTerms): boolean {
  return offered.every(suits(within, fkFinance)) && joinedBy(rule, within, offered, terms).length === within.length + offered.length;
}

/** By how much the documents of a package fall short of what it would be for; undefined where they do not, or it has no such documents. */
export interface Shortfall {
  readonly invoices: Money | undefined;
  readonly contracts: Money | undefined;
}

const short = (has: Money, total: Money): Money | undefined => (has.fen > 0n && compareMoney(has, total) < 0 ? { fen: total.fen - has.fen } : undefined);

/** What of a package's invoices and contracts would not cover its businesses with those that are to be related. As when it is handed in (document 2, section 5), it is said, and keeps nobody from relating them. */
export function shortfallOf(totals: MaterialTotals, total: Money): Shortfall {
  return { invoices: short(totals.invoices, total), contracts: short(totals.contracts, total) };
}
