import { isOnPage, type PageArea } from '../../viewer/shared/page-area.ts';

/** Where on a document's paper something was read (document 2, section 7). */
export interface ReadPlace {
  /** Counted from 1; a picture is one page. */
  readonly page: number;
  readonly area: PageArea;
}

/** Undefined for a place that lies on no page. */
export function readPlace(page: number, area: PageArea): ReadPlace | undefined {
  return Number.isInteger(page) && page >= 1 && isOnPage(area) ? { page, area } : undefined;
}

/**
 * Which of two places of the same saying is told: the upper left one of the first page, so that order changes nothing;
 * any before none.
 */
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
