import { compareMoney } from '../../domain/money/money.ts';
import type { Candidate } from '../../domain/selection/candidate.ts';
import { candidateRefusal } from '../../domain/selection/credit-selection.ts';

const byText = (textOf: (candidate: Candidate) => string) => (a: Candidate, b: Candidate) => textOf(a).localeCompare(textOf(b), 'zh-CN', { numeric: true });

const comparisons = {
  number: byText((each) => each.number), payer: byText((each) => each.creditSourceName), supplier: byText((each) => each.supplierName), funder: byText((each) => each.funderName ?? ''),
  'business-type': byText((each) => each.businessType), due: byText((each) => each.dueDate), amount: (a: Candidate, b: Candidate) => compareMoney(a.amount, b.amount),
};

/** What the credits may be sorted by. */
export type CandidateSort = keyof typeof comparisons;
export interface CandidateOrder {
  readonly by: CandidateSort;
  readonly descending: boolean;
}

export const isCandidateSort = (id: string): id is CandidateSort => Object.hasOwn(comparisons, id);

/** The credits in order. What can be in no package whatever is chosen stands last, so that ticking never moves a row. */
export function inOrder(candidates: readonly Candidate[], order: CandidateOrder | undefined): readonly Candidate[] {
  const compare = order ? comparisons[order.by] : () => 0;
  const sign = order?.descending ? -1 : 1;
  return candidates.toSorted((a, b) => Number(candidateRefusal(a) !== undefined) - Number(candidateRefusal(b) !== undefined) || sign * compare(a, b));
}
