import { describe, expect, it } from 'vitest';
import {
  listOrderFrom,
  listPlaceFrom,
  listQuery,
  orderInAddress,
  pagesOf,
} from '../../../src/presentation/trade/shared/list-place.ts';

const usual = { orderBy: 'dueOn', descending: false } as const;
const columns = ['dueOn', 'amount'] as const;
const placeOf = (search: string) => listPlaceFrom(new URLSearchParams(search));
const orderOf = (search: string) =>
  listOrderFrom<(typeof columns)[number]>(new URLSearchParams(search), columns, usual);

describe('the place in a list', () => {
  it.each([
    ['', { keyword: '', page: 1, pageSize: 20 }],
    ['?q=砚舟&page=3&size=50', { keyword: '砚舟', page: 3, pageSize: 50 }],
    ['?page=0&size=21', { keyword: '', page: 1, pageSize: 20 }],
    ['?page=-1', { keyword: '', page: 1, pageSize: 20 }],
    ['?page=1.5', { keyword: '', page: 1, pageSize: 20 }],
    ['?page=1000000', { keyword: '', page: 1_000_000, pageSize: 20 }],
    ['?page=1000001', { keyword: '', page: 1, pageSize: 20 }],
    ['?page=constructor&size=__proto__', { keyword: '', page: 1, pageSize: 20 }],
    [`?q=${'x'.repeat(81)}`, { keyword: 'x'.repeat(80), page: 1, pageSize: 20 }],
  ])('is read from %s', (search, place) => {
    expect(placeOf(search)).toEqual(place);
  });

  it.each([
    ['', usual],
    ['?sort=amount desc', { orderBy: 'amount', descending: true }],
    ['?sort=amount asc', { orderBy: 'amount', descending: false }],
    ['?sort=dueOn desc', { orderBy: 'dueOn', descending: true }],
    ['?sort=toString desc', usual],
    ['?sort=desc', usual],
  ])('has the order of %s', (search, order) => {
    expect(orderOf(search)).toEqual(order);
  });

  it('is written as it is read, and left out where it is the usual one', () => {
    const query = listQuery(
      { keyword: '砚舟 & 拾屿', page: 4, pageSize: 100 },
      { sort: orderInAddress<string>({ orderBy: 'amount', descending: true }, usual), act: undefined },
    );
    expect(placeOf(query)).toEqual({ keyword: '砚舟 & 拾屿', page: 4, pageSize: 100 });
    expect(orderOf(query)).toEqual({ orderBy: 'amount', descending: true });
    expect(query).not.toContain('act');
    expect(listQuery(placeOf(''), { sort: orderInAddress<string>(usual, usual) })).toBe('');
  });

  it.each([
    [0, 20, 1],
    [20, 20, 1],
    [21, 20, 2],
    [1_000_000, 50, 20_000],
  ])('%i rows have with %i on each %i pages', (count, pageSize, pages) => {
    expect(pagesOf(count, { pageSize })).toBe(pages);
  });
});
