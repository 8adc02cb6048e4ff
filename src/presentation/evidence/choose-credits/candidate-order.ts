import { compareMoney } from '../../../domain/money/money.ts';
import type { Candidate } from '../../../domain/evidence/selection/candidate.ts';
import { candidateRefusal } from '../../../domain/evidence/selection/credit-selection.ts';

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

const invoiceMark = byText((each) => String(each.invoiceTag !== undefined));

/** What is likely to go together stands together. */
function byFamily(a: Candidate, b: Candidate): number {
  return comparisons.payer(a, b) || comparisons['business-type'](a, b) || invoiceMark(a, b) || comparisons.funder(a, b) || comparisons.due(a, b) || comparisons.number(a, b);
}

/** The credits in order: `first` those named, then the others, last what can be in no package whatever is chosen. Ticking never moves a row: who asks names the first anew only when the list is looked at anew. */
export function inOrder(candidates: readonly Candidate[], order: CandidateOrder | undefined, first: ReadonlySet<string>): readonly Candidate[] {
  const compare = order ? comparisons[order.by] : byFamily;
  const sign = order?.descending ? -1 : 1;
  const place = (candidate: Candidate): number => (first.has(candidate.fkCredit) ? 0 : candidateRefusal(candidate) === undefined ? 1 : 2);
  return candidates.toSorted((a, b) => place(a) - place(b) || sign * compare(a, b));
}
