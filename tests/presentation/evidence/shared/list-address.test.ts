import { describe, expect, it } from 'vitest';
import { emptyFilter, type PackageFilter } from '../../../../src/application/ports/evidence/package-list.ts';
import {
  addressOfPlace,
  firstPlace,
  placeFromAddress,
  type ListPlace,
} from '../../../../src/presentation/evidence/shared/list-address.ts';

const filtered = (wish: Partial<PackageFilter>): ListPlace => ({ ...firstPlace, filter: { ...emptyFilter, ...wish } });

describe('the address of a list', () => {
  it.each<[string, ListPlace]>([
    ['', firstPlace],
    ['?view=waiting', { ...firstPlace, waiting: true }],
    ['?q=DD2026', filtered({ keyword: 'DD2026' })],
    ['?states=returned%2Cmodifying', filtered({ states: ['returned', 'modifying'] })],
    ['?creditBusiTypes=TM01%2CTM02', filtered({ businessTypes: ['TM01', 'TM02'] })],
    ['?creditStates=HOLDING', filtered({ creditStates: ['HOLDING'] })],
    ['?creditProductType=AGENT', filtered({ productType: 'AGENT' })],
    ['?corpNameCp=%E5%90%AF%E8%A1%A1', filtered({ counterparty: '启衡' })],
    ['?invoices=owed', filtered({ invoiceNeed: 'owed' })],
    ['?from=2026-09-01&to=2026-09-30', filtered({ createdFrom: '2026-09-01', createdTo: '2026-09-30' })],
    ['?min=0.00&max=99999999999.98', filtered({ amountFrom: '0.00', amountTo: '99999999999.98' })],
    ['?sort=createTime', { ...firstPlace, descending: false }],
    ['?sort=totalAmount', { ...firstPlace, sortBy: 'totalAmount', descending: false }],
    ['?sort=-docDatumId', { ...firstPlace, sortBy: 'packageId' }],
    ['?page=3&pageSize=50', { ...firstPlace, page: 3, pageSize: 50 }],
    ['?page=1000000', { ...firstPlace, page: 1_000_000 }],
  ])('%s and its place are converted both ways', (address, place) => {
    expect(placeFromAddress(address)).toEqual(place);
    expect(addressOfPlace(place)).toBe(address);
  });

  it.each([
    '?view=mine',
    '?invoices=all',
    '?invoices=owed,absent',
    '?states=unheard,,of',
    '?creditBusiTypes=',
    '?creditBusiTypes=a%20b',
    `?creditStates=${'x'.repeat(41)}`,
    '?creditProductType=a%2Fb',
    '?from=2026-02-30&to=1899-12-31',
    '?min=-1&max=99999999999.99',
    '?min=abc',
    '?sort=password',
    '?page=0',
    '?page=-1',
    '?page=1.5',
    '?page=x',
    '?page=1000001',
    '?pageSize=21',
    '?pageSize=',
    '?unknown=1',
  ])('%s is ignored', (address) => {
    expect(placeFromAddress(address)).toEqual(firstPlace);
  });

  it('keeps valid parts, the first hundred characters of a text, and the first product', () => {
    expect(
      placeFromAddress('?states=returned,unheard-of&creditBusiTypes=TM01,a%20b&creditProductType=AGENT,ORDINARY')
        .filter,
    ).toMatchObject({ states: ['returned'], businessTypes: ['TM01'], productType: 'AGENT' });
    expect(
      placeFromAddress(`?creditStates=${'x'.repeat(40)}&q=${'长'.repeat(101)}&corpNameCp=${'启'.repeat(101)}`).filter,
    ).toMatchObject({ creditStates: ['x'.repeat(40)], keyword: '长'.repeat(100), counterparty: '启'.repeat(100) });
  });
});
