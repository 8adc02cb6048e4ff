import { isMaturitySpan } from '../../../domain/evidence/shared/maturity.ts';
import { everyReceivable, type ReceivableFilter } from '../../../domain/evidence/shared/receivable.ts';

export const receivablesPath = '/common/receivables/index';

/** The part of the receivables list's state that its address holds. */
export interface ReceivablePlace {
  readonly filter: ReceivableFilter;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

export const receivablePageSizes = [20, 50, 100, 200] as const;

/** Parses an address. Invalid parts count as absent. */
export function receivablePlaceFrom(search: string): ReceivablePlace {
  const query = new URLSearchParams(search);
  const [span, page] = [query.get('due') ?? '', Number(query.get('page'))];
  return {
    filter: {
      span: isMaturitySpan(span) ? span : undefined,
      party: (query.get('party') ?? '').slice(0, 200),
      keyword: (query.get('q') ?? '').slice(0, 100),
      free: query.get('free') === 'on',
    },
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
    pageSize: receivablePageSizes.find((size) => String(size) === query.get('pageSize')) ?? 20,
  };
}

/** The address of a place, without default values. */
export function receivableAddress(
  { span, party, keyword, free }: Partial<ReceivableFilter> = everyReceivable,
  page = 1,
  pageSize = 20,
): string {
  const query = new URLSearchParams();
  if (span !== undefined) query.set('due', span);
  if (party) query.set('party', party);
  if (keyword) query.set('q', keyword);
  if (free) query.set('free', 'on');
  if (page > 1) query.set('page', String(page));
  if (pageSize !== 20) query.set('pageSize', String(pageSize));
  const search = query.toString();
  return search === '' ? receivablesPath : `${receivablesPath}?${search}`;
}
