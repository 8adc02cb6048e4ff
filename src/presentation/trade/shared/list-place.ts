import { isSupportedDate, type PlainDate } from '../../../domain/calendar/plain-date.ts';

export const listPageSizes = [20, 50, 100] as const;
const defaultPageRows = 20;
const maxKeywordCharacters = 80;
const lastPage = 1_000_000;

/** The part of a list that an address names. */
export interface ListPlace {
  readonly keyword: string;
  readonly page: number;
  readonly pageSize: number;
}

export interface ListOrder<Column extends string> {
  readonly orderBy: Column;
  readonly descending: boolean;
}

/** The place that an address names. Invalid parts count as absent. */
export function listPlaceFrom(asked: URLSearchParams): ListPlace {
  const page = Number(asked.get('page') ?? '1');
  const size = Number(asked.get('size') ?? String(defaultPageRows));
  return {
    keyword: (asked.get('q') ?? '').slice(0, maxKeywordCharacters),
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    pageSize: listPageSizes.find((each) => each === size) ?? defaultPageRows,
  };
}

/** The id that an address names; empty for none, and for an invalid id. */
export const idIn = (asked: URLSearchParams, name: string): string =>
  /^[0-9A-Za-z_-]{1,64}$/u.exec(asked.get(name) ?? '')?.[0] ?? '';

/** The date that an address names; `otherwise` for none, and for an invalid date. */
export function dayIn(asked: URLSearchParams, name: string, otherwise: PlainDate = ''): PlainDate {
  const text = asked.get(name) ?? '';
  return isSupportedDate(text) ? text : otherwise;
}

/** The order that an address names, or the usual one. */
export function listOrderFrom<Column extends string>(
  asked: URLSearchParams,
  columns: readonly Column[],
  usual: ListOrder<Column>,
): ListOrder<Column> {
  const [column, direction] = (asked.get('sort') ?? '').split(' ');
  const orderBy = columns.find((each) => each === column);
  return orderBy === undefined ? usual : { orderBy, descending: direction === 'desc' };
}

/** An order as a part of an address; undefined for the usual one. */
export function orderInAddress<Column extends string>(
  { orderBy, descending }: ListOrder<Column>,
  usual: ListOrder<Column>,
): string | undefined {
  return orderBy === usual.orderBy && descending === usual.descending
    ? undefined
    : `${orderBy} ${descending ? 'desc' : 'asc'}`;
}

/** The query of a place; empty for the first page without filters. `others`: further parts, undefined for none. */
export function listQuery(
  { keyword, page, pageSize }: ListPlace,
  others: Readonly<Record<string, string | undefined>> = {},
): string {
  const parts = {
    ...others,
    q: keyword === '' ? undefined : keyword,
    page: page === 1 ? undefined : String(page),
    size: pageSize === defaultPageRows ? undefined : String(pageSize),
  };
  const query = new URLSearchParams(
    Object.entries(parts).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString();
  return query === '' ? '' : `?${query}`;
}

/** The number of pages of a list; one for an empty list. */
export const pagesOf = (count: number, { pageSize }: Pick<ListPlace, 'pageSize'>): number =>
  Math.max(1, Math.ceil(count / pageSize));
