import { listedParts, type ListedPart } from '../../../domain/trade/shared/holding.ts';
import { listPlaceFrom, listQuery } from './list-place.ts';

/** The part of the holdings that an address names; undefined for none. */
export const heldPartFrom = (asked: URLSearchParams): ListedPart | undefined =>
  listedParts.find((each) => each === asked.get('part'));

/** The query of the list of holdings for the rows of a part, and for a single instrument if a number is given. */
export const heldPartQuery = (part: ListedPart, keyword = ''): string =>
  listQuery({ ...listPlaceFrom(new URLSearchParams()), keyword }, { part });
