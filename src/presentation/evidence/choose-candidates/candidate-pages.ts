import type { CandidateList, CandidateShelf } from '../../../application/ports/evidence/candidate-list.ts';
import { everyCandidate, type Candidate } from '../../../domain/evidence/selection/candidate.ts';
import { batchSize } from './candidate-order.ts';

/** How many further pages are requested at once. A browser has six connections to a host; one stays free. */
const pagesAtOnce = 5;

export interface PageRequest {
  readonly shelf: CandidateShelf;
  readonly candidates: CandidateList;
  readonly signal: AbortSignal;
  /**
   * Receives all candidates so far: after the first page, each time their number has doubled, and at the end. Drawing
   * ten thousand rows again costs as much as fetching a few pages of them.
   */
  readonly onArrived: (all: readonly Candidate[], more: boolean) => void;
}

/**
 * Fetches all candidates of a book, page by page, so that the first can be used while the others load.
 * @returns the number of pages
 */
export async function fetchPages({ shelf, candidates, signal, onArrived }: PageRequest): Promise<number> {
  const page = async (number: number) => candidates.page(shelf, everyCandidate, number, batchSize, signal);
  const { total, rows } = await page(1);
  if (signal.aborted) return 0;
  // A back end may give fewer rows per page than requested.
  const pages = rows.length === 0 ? 1 : Math.ceil(total / rows.length);
  onArrived(rows, pages > 1);
  // A row that moved to another page meanwhile is listed once.
  const known = new Map(rows.map((row) => [row.id, row]));
  let reported = known.size;
  for (let from = 2; from <= pages; from += pagesAtOnce) {
    const numbers = Array.from({ length: Math.min(pagesAtOnce, pages - from + 1) }, (_unused, index) => from + index);
    const answers = await Promise.all(numbers.map(page));
    if (signal.aborted) return 0;
    for (const row of answers.flatMap((answer) => answer.rows)) if (!known.has(row.id)) known.set(row.id, row);
    // The total may be larger than the number of rows.
    const ended = answers.some((answer) => answer.rows.length === 0);
    const more = !ended && from + pagesAtOnce <= pages;
    if (!more || known.size >= 2 * reported) {
      reported = known.size;
      onArrived([...known.values()], more);
    }
    if (ended) break;
  }
  return pages;
}
