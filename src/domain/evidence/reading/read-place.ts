import { isOnPage, type PageArea } from '../../viewer/shared/page-area.ts';

/** Place of a read value on the paper (document 2, section 7). */
export interface ReadPlace {
  /** Counts from 1; a picture is one page. */
  readonly page: number;
  readonly area: PageArea;
}

/** Creates a place; undefined where the area is not on a page. */
export function readPlace(page: number, area: PageArea): ReadPlace | undefined {
  return Number.isInteger(page) && page >= 1 && isOnPage(area) ? { page, area } : undefined;
}

/** The first of two places in reading order, so that the order of the arguments does not matter. */
export function earlierPlace(one: ReadPlace | undefined, other: ReadPlace | undefined): ReadPlace | undefined {
  if (!one || !other) return one ?? other;
  const order =
    one.page - other.page ||
    one.area.top - other.area.top ||
    one.area.left - other.area.left ||
    one.area.width - other.area.width ||
    one.area.height - other.area.height;
  return order <= 0 ? one : other;
}
