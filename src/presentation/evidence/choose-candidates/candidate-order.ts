import { compareMoney } from '../../../domain/money/money.ts';
import type { Candidate } from '../../../domain/evidence/selection/candidate.ts';
import { candidateRefusal, type SelectionTerms } from '../../../domain/evidence/selection/selection.ts';

// Made once: asking each comparison for the language anew takes a second for a long list.
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

/** What the candidates may be sorted by. */
export type CandidateSort = keyof typeof comparisons;
export interface CandidateOrder {
  readonly by: CandidateSort;
  readonly descending: boolean;
}

export const isCandidateSort = (id: string): id is CandidateSort => Object.hasOwn(comparisons, id);

const invoiceMark = byText((each) => String(each.invoiceTag !== undefined));

/** What is likely to go together stands together. */
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

/** So many came together, and stay so: what comes later never moves what already stands. */
export const batchSize = 200;

const known = new WeakMap<Candidate, { readonly batch: readonly Candidate[]; readonly sorted: readonly Candidate[] }>();

/** What came together, in order; sorted once, however much comes later. */
function familyOf(batch: readonly Candidate[]): readonly Candidate[] {
  const [head] = batch;
  const before = head && known.get(head);
  if (before?.batch.length === batch.length && batch.every((candidate, index) => candidate === before.batch[index]))
    return before.sorted;
  const sorted = batch.toSorted(byFamily);
  if (head) known.set(head, { batch, sorted });
  return sorted;
}

/**
 * The candidates in order: `first` those named, then the others, last what can be in no package whatever is chosen.
 * Ticking never moves a row: who asks names the first anew only when the list is looked at anew.
 */
export function inOrder(
  candidates: readonly Candidate[],
  order: CandidateOrder | undefined,
  first: ReadonlySet<string>,
  terms: Pick<SelectionTerms, 'today' | 'spentStates'>,
): readonly Candidate[] {
  const sign = order?.descending ? -1 : 1;
  const batches = Array.from({ length: Math.ceil(candidates.length / batchSize) }, (_unused, at) =>
    candidates.slice(at * batchSize, (at + 1) * batchSize),
  );
  const sorted = order ? candidates.toSorted((a, b) => sign * comparisons[order.by](a, b)) : batches.flatMap(familyOf);
  const places: [Candidate[], Candidate[], Candidate[]] = [[], [], []];
  for (const candidate of sorted)
    places[first.has(candidate.id) ? 0 : candidateRefusal(candidate, terms) === undefined ? 1 : 2].push(candidate);
  return places.flat();
}
