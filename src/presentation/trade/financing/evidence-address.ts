import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { choiceAddress } from '../../evidence/shared/candidate-selection.ts';

/** A holding that lacks evidence, with the book in which it is made; undefined where a back end does not say it. */
interface LackingHolding {
  readonly holdingId: string;
  readonly book?: OpenBook | undefined;
}

/**
 * The page on which the evidence of several holdings is made together, with these holdings already chosen, and the way
 * back; undefined if there is none. Only holdings of the first one's book are included; the others must be handled
 * separately.
 */
export function evidenceAddress(
  lacking: readonly LackingHolding[],
  materials: (book: OpenBook | undefined) => string | undefined,
  origin: string,
): string | undefined {
  const path = lacking.map(({ book }) => materials(book)).find((each) => each !== undefined);
  if (path === undefined) return undefined;
  const ids = lacking.filter(({ book }) => materials(book) === path).map(({ holdingId }) => holdingId);
  return choiceAddress(path, { ids, origin });
}
