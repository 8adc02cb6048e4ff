import type { EvidencePackage } from '../materials/evidence-package.ts';
import { sideOf, stageOf } from '../materials/package-stage.ts';
import { packageStates, type PackageState } from '../materials/package-state.ts';
import type { MaterialTotals } from '../materials/totals.ts';
import { compareMoney, type Money } from '../../money/money.ts';
import type { PlainDate } from '../../calendar/plain-date.ts';
import type { Candidate } from './candidate.ts';
import { joinedBy, judgeOf, selectionOf, type SelectionTerms } from './selection.ts';
import type { Obstacle, SelectionRule } from './selection-rule.ts';

/**
 * Whether further businesses may be related to a package: once it is submitted or passed, until it is paid out or
 * closed (checklist F-233).
 */
export function takesBusinesses(evidence: Pick<EvidencePackage, 'state' | 'fundedAt'>): boolean {
  const stage = stageOf(evidence);
  return stage === 'handed-in' || sideOf(stage) === 'platform' || sideOf(stage) === 'funder';
}

/** The states of those packages, for a query; of what has passed only some take any: what was paid out takes none. */
export const statesTakingBusinesses: readonly PackageState[] = packageStates.filter((state) =>
  takesBusinesses({ state, fundedAt: undefined }),
);

export interface RelatingTerms extends SelectionTerms {
  readonly rule: SelectionRule;
  /** The package's own funder. */
  readonly funderId: string;
}

const asksNoInvoice = (within: readonly Candidate[]): boolean =>
  within.every((business) => business.invoiceTag !== undefined);

/** Whether an offer is the package's funder's, and no invoice is needed for it where none was asked for. */
function suits(within: readonly Candidate[], funderId: string): (candidate: Candidate) => boolean {
  const withoutInvoice = asksNoInvoice(within);
  return (candidate) => candidate.funderId === funderId && !(withoutInvoice && candidate.invoiceTag === undefined);
}

/**
 * The offered candidates that may each join the businesses of a package, in their order: allowed by the book's rule, of
 * the same funder, and without need of an invoice where the package was asked for none.
 */
export function relatableTo<Offered extends Candidate>(
  within: readonly Candidate[],
  offered: readonly Offered[],
  { rule, funderId, ...terms }: RelatingTerms,
): readonly Offered[] {
  const judge = judgeOf(selectionOf(rule, within), terms);
  const suited = suits(within, funderId);
  return offered.filter((candidate) => suited(candidate) && judge(candidate).allowed);
}

/**
 * What a business must have to join a package, as far as it can be asked of one by itself: for a store, so that it
 * finds those among however many.
 */
export interface JoiningWants {
  readonly funderId: string;
  /** The first due date that is not past. */
  readonly dueFrom: PlainDate;
  /** The suppliers of which it must be one, where the package has as many as it may have. */
  readonly suppliers: readonly string[] | undefined;
  /** It must need no invoice, as the package was asked for none. */
  readonly withoutInvoice: boolean;
  /** Ways in which it may go with the package: by one of them it must agree in everything. */
  readonly ways: readonly (readonly Obstacle[])[];
}

/** What `relatableTo` asks of each that is offered. */
export function joiningWants(
  within: readonly Candidate[],
  { rule, funderId, mostApplicants, today }: Pick<RelatingTerms, 'rule' | 'funderId' | 'mostApplicants' | 'today'>,
): JoiningWants {
  const { first, open, suppliers } = selectionOf(rule, within);
  return {
    funderId,
    dueFrom: today,
    suppliers: first !== undefined && suppliers.size >= mostApplicants ? [...suppliers] : undefined,
    withoutInvoice: asksNoInvoice(within),
    ways: open.map((way) => (first === undefined ? [] : way.map((trait) => trait(first)))),
  };
}

/**
 * The largest set of candidates that may join a package together. Each may join by itself, and all agree on one way of
 * the book's rule.
 */
export function relatableTogether<Offered extends Candidate>(
  within: readonly Candidate[],
  offered: readonly Offered[],
  terms: RelatingTerms,
): readonly Offered[] {
  const { rule, funderId: _its, ...bare } = terms;
  const single = relatableTo(within, offered, terms);
  let most: ReadonlySet<string> = new Set();
  for (const way of selectionOf(rule, within).open) {
    const joined = new Set(
      joinedBy([way], within, single, bare)
        .slice(within.length)
        .map(({ id }) => id),
    );
    if (joined.size > most.size) most = joined;
  }
  return single.filter(({ id }) => most.has(id));
}

/**
 * The first of what is offered that may not join the businesses of a package beside those before it; undefined where
 * all may.
 */
export function firstUnrelatable<Offered extends Candidate>(
  within: readonly Candidate[],
  offered: readonly Offered[],
  { rule, funderId, ...terms }: RelatingTerms,
): Offered | undefined {
  const suited = suits(within, funderId);
  const joined = new Set(
    joinedBy(rule, within, offered, terms)
      .slice(within.length)
      .map(({ id }) => id),
  );
  return offered.find((candidate) => !suited(candidate) || !joined.has(candidate.id));
}

/** Whether all of what is offered may join the businesses of a package, each beside those before it. */
export function allRelatable(
  within: readonly Candidate[],
  offered: readonly Candidate[],
  { rule, funderId, ...terms }: RelatingTerms,
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

const short = (has: Money, total: Money): Money | undefined =>
  has.fen > 0n && compareMoney(has, total) < 0 ? { fen: total.fen - has.fen } : undefined;

/**
 * Checks whether a package's invoices and contracts cover its businesses together with those to be related. A shortfall
 * is shown but blocks nothing, as on submission (document 2, section 5).
 */
export function shortfallOf(totals: MaterialTotals, total: Money): Shortfall {
  return { invoices: short(totals.invoices, total), contracts: short(totals.contracts, total) };
}
