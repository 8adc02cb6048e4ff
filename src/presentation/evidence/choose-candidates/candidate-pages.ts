import type { CandidateList, CandidateShelf } from '../../../application/ports/evidence/candidate-list.ts';
import { everyCandidate, type Candidate } from '../../../domain/evidence/selection/candidate.ts';
import { batchSize } from './candidate-order.ts';

/**
 * How many further pages are asked for at once: of the six connections that a browser has to a host, one stays free.
 */
const pagesAtOnce = 5;

export interface PagesWanted {
  readonly shelf: CandidateShelf;
  readonly candidates: CandidateList;
  readonly signal: AbortSignal;
  /**
   * Told all that is known by now: after the first page, each time it has doubled, and at the end. Drawing ten thousand
   * anew costs as much as fetching a few pages of them.
   */
  readonly arrived: (all: readonly Candidate[], more: boolean) => void;
}

/**
 * Fetches all candidates of a book, page after page: the first can be worked with while the others come. Answers how
 * many pages there were.
 */
export async function fetchPages({ shelf, candidates, signal, arrived }: PagesWanted): Promise<number> {
  const page = async (number: number) => candidates.page(shelf, everyCandidate, number, batchSize, signal);
  const { total, rows } = await page(1);
  if (signal.aborted) return 0;
  // A back end may give fewer at once than it was asked for.
  const pages = rows.length === 0 ? 1 : Math.ceil(total / rows.length);
  arrived(rows, pages > 1);
  // A row that moved to another page meanwhile is still one row.
  const known = new Map(rows.map((row) => [row.id, row]));
  let told = known.size;
  for (let from = 2; from <= pages; from += pagesAtOnce) {
    const wanted = Array.from({ length: Math.min(pagesAtOnce, pages - from + 1) }, (_unused, index) => from + index);
    const answers = await Promise.all(wanted.map(page));
    if (signal.aborted) return 0;
    for (const row of answers.flatMap((answer) => answer.rows)) if (!known.has(row.id)) known.set(row.id, row);
    // The total may have promised more than there is.
    const ended = answers.some((answer) => answer.rows.length === 0);
    const more = !ended && from + pagesAtOnce <= pages;
    if (!more || known.size >= 2 * told) {
      told = known.size;
      arrived([...known.values()], more);
    }
    if (ended) break;
  }
  return pages;
}
