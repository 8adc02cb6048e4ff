import { compareMoney } from '../../../domain/money/money.ts';
import type { Candidate } from '../../../domain/evidence/selection/candidate.ts';
import { candidateRefusal, type SelectionTerms } from '../../../domain/evidence/selection/selection.ts';

// Created once, because a language lookup in each comparison takes a second for a long list.
const collator = new Intl.Collator('zh-CN', { numeric: true });
const byText = (textOf: (candidate: Candidate) => string) => (a: Candidate, b: Candidate) =>
  collator.compare(textOf(a), textOf(b));

const comparisons = {
  number: byText((each) => each.number),
  payer: byText((each) => each.creditSourceName),
  supplier: byText((each) => each.supplierName),
  funder: byText((each) => each.funderName ?? ''),
  'business-type': byText((each) => each.businessType),
  due: byText((each) => each.dueDate),
  amount: (a: Candidate, b: Candidate) => compareMoney(a.amount, b.amount),
};

/** The columns by which candidates can be sorted. */
export type CandidateSort = keyof typeof comparisons;
export interface CandidateOrder {
  readonly by: CandidateSort;
  readonly descending: boolean;
}

export const isCandidateSort = (id: string): id is CandidateSort => Object.hasOwn(comparisons, id);

const invoiceMark = byText((each) => String(each.invoiceTag !== undefined));

/** Compares so that candidates that are likely to go together are adjacent. */
function byFamily(a: Candidate, b: Candidate): number {
  return (
    comparisons.payer(a, b) ||
    comparisons['business-type'](a, b) ||
    invoiceMark(a, b) ||
    comparisons.funder(a, b) ||
    comparisons.due(a, b) ||
    comparisons.number(a, b)
  );
}

/** The number of candidates that arrive together. A batch keeps its place, so that later ones move nothing. */
export const batchSize = 200;

const sortedBatches = new WeakMap<
  Candidate,
  { readonly batch: readonly Candidate[]; readonly sorted: readonly Candidate[] }
>();

/** The batch in order. It is sorted once, however many batches follow. */
function sortBatch(batch: readonly Candidate[]): readonly Candidate[] {
  const [head] = batch;
  const before = head && sortedBatches.get(head);
  if (before?.batch.length === batch.length && batch.every((candidate, index) => candidate === before.batch[index]))
    return before.sorted;
  const sorted = batch.toSorted(byFamily);
  if (head) sortedBatches.set(head, { batch, sorted });
  return sorted;
}

/**
 * The candidates in order: those in `first`, then the others, then those that no package can contain. Ticking moves no
 * row: `first` changes only when the list is filtered or sorted again.
 */
export function orderCandidates(
  candidates: readonly Candidate[],
  order: CandidateOrder | undefined,
  first: ReadonlySet<string>,
  terms: Pick<SelectionTerms, 'today' | 'spentStates'>,
): readonly Candidate[] {
  const sign = order?.descending ? -1 : 1;
  const batches = Array.from({ length: Math.ceil(candidates.length / batchSize) }, (_unused, at) =>
    candidates.slice(at * batchSize, (at + 1) * batchSize),
  );
  const sorted = order ? candidates.toSorted((a, b) => sign * comparisons[order.by](a, b)) : batches.flatMap(sortBatch);
  const groups: [Candidate[], Candidate[], Candidate[]] = [[], [], []];
  for (const candidate of sorted)
    groups[first.has(candidate.id) ? 0 : candidateRefusal(candidate, terms) === undefined ? 1 : 2].push(candidate);
  return groups.flat();
}
