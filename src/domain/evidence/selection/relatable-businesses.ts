import type { EvidencePackage } from '../materials/evidence-package.ts';
import { sideOf, stageOf } from '../materials/package-stage.ts';
import { packageStates, type PackageState } from '../materials/package-state.ts';
import type { MaterialTotals } from '../materials/totals.ts';
import { compareMoney, type Money } from '../../money/money.ts';
import type { PlainDate } from '../../calendar/plain-date.ts';
import type { Candidate } from './candidate.ts';
import { extendSelection, judgeOf, selectionOf, type SelectionTerms } from './selection.ts';
import type { Obstacle, SelectionRule } from './selection-rule.ts';

/**
 * Whether further businesses can be added to a package: from its submission until it is paid out or closed (checklist
 * F-233).
 */
export function takesBusinesses(evidence: Pick<EvidencePackage, 'state' | 'fundedAt'>): boolean {
  const stage = stageOf(evidence);
  return stage === 'handed-in' || sideOf(stage) === 'platform' || sideOf(stage) === 'funder';
}

/** States of those packages, for a query. A passed package that was paid out accepts no more businesses. */
export const statesTakingBusinesses: readonly PackageState[] = packageStates.filter((state) =>
  takesBusinesses({ state, fundedAt: undefined }),
);

export interface RelationTerms extends SelectionTerms {
  readonly rule: SelectionRule;
  /** Funder of the package. */
  readonly funderId: string;
}

const asksNoInvoice = (within: readonly Candidate[]): boolean =>
  within.every((business) => business.invoiceTag !== undefined);

/** Whether a candidate has the funder of the package, and needs no invoice where the package requires none. */
function suitsPackage(within: readonly Candidate[], funderId: string): (candidate: Candidate) => boolean {
  const withoutInvoice = asksNoInvoice(within);
  return (candidate) => candidate.funderId === funderId && !(withoutInvoice && candidate.invoiceTag === undefined);
}

/**
 * The candidates that may each join a package, in their order: allowed by the rule of the book, with the same funder,
 * and without an invoice where the package requires none.
 */
export function relatableTo<Offered extends Candidate>(
  within: readonly Candidate[],
  offered: readonly Offered[],
  { rule, funderId, ...terms }: RelationTerms,
): readonly Offered[] {
  const judge = judgeOf(selectionOf(rule, within), terms);
  const suited = suitsPackage(within, funderId);
  return offered.filter((candidate) => suited(candidate) && judge(candidate).allowed);
}

/** Requirements that a single business meets to join a package, in a form that a store can query. */
export interface JoinRequirements {
  readonly funderId: string;
  /** Earliest accepted due date. */
  readonly dueFrom: PlainDate;
  /** The allowed suppliers, where the package has the maximum number of suppliers; otherwise undefined. */
  readonly suppliers: readonly string[] | undefined;
  /** The business must need no invoice, because the package requires none. */
  readonly withoutInvoice: boolean;
  /** Alternatives of the rule. The business must match all values of at least one of them. */
  readonly ways: readonly (readonly Obstacle[])[];
}

/** The requirements that `relatableTo` checks for each candidate. */
export function joinRequirements(
  within: readonly Candidate[],
  { rule, funderId, maxApplicants, today }: Pick<RelationTerms, 'rule' | 'funderId' | 'maxApplicants' | 'today'>,
): JoinRequirements {
  const { first, open, suppliers } = selectionOf(rule, within);
  return {
    funderId,
    dueFrom: today,
    suppliers: first !== undefined && suppliers.size >= maxApplicants ? [...suppliers] : undefined,
    withoutInvoice: asksNoInvoice(within),
    ways: open.map((way) => (first === undefined ? [] : way.map((trait) => trait(first)))),
  };
}

/**
 * The largest set of candidates that may join a package together. Each may join on its own, and all match one
 * alternative of the book's rule.
 */
export function relatableTogether<Offered extends Candidate>(
  within: readonly Candidate[],
  offered: readonly Offered[],
  terms: RelationTerms,
): readonly Offered[] {
  const { rule, funderId: _ownFunder, ...selectionTerms } = terms;
  const single = relatableTo(within, offered, terms);
  let most: ReadonlySet<string> = new Set();
  for (const way of selectionOf(rule, within).open) {
    const joined = new Set(
      extendSelection([way], within, single, selectionTerms)
        .slice(within.length)
        .map(({ id }) => id),
    );
    if (joined.size > most.size) most = joined;
  }
  return single.filter(({ id }) => most.has(id));
}

/** The first candidate that may not join a package together with those before it; undefined where all may. */
export function firstUnrelatable<Offered extends Candidate>(
  within: readonly Candidate[],
  offered: readonly Offered[],
  { rule, funderId, ...terms }: RelationTerms,
): Offered | undefined {
  const suited = suitsPackage(within, funderId);
  const joined = new Set(
    extendSelection(rule, within, offered, terms)
      .slice(within.length)
      .map(({ id }) => id),
  );
  return offered.find((candidate) => !suited(candidate) || !joined.has(candidate.id));
}

/** Whether all candidates may join a package together. */
export function allRelatable(
  within: readonly Candidate[],
  offered: readonly Candidate[],
  { rule, funderId, ...terms }: RelationTerms,
): boolean {
  return firstUnrelatable(within, offered, { rule, funderId, ...terms }) === undefined;
}

/**
 * Amounts by which the documents of a package fall short of its businesses; undefined where they suffice, or the
 * package has no such documents.
 */
export interface Shortfall {
  readonly invoices: Money | undefined;
  readonly contracts: Money | undefined;
}

const shortfallAmount = (has: Money, total: Money): Money | undefined =>
  has.fen > 0n && compareMoney(has, total) < 0 ? { fen: total.fen - has.fen } : undefined;

/**
 * Checks whether a package's invoices and contracts cover its businesses together with those to be related. A shortfall
 * is shown but blocks nothing, as on submission (document 2, section 5).
 */
export function shortfallOf(totals: MaterialTotals, total: Money): Shortfall {
  return { invoices: shortfallAmount(totals.invoices, total), contracts: shortfallAmount(totals.contracts, total) };
}
