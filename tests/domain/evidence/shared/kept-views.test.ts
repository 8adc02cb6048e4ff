import { describe, expect, it } from 'vitest';
import { plainName, viewsProblem } from '../../../../src/domain/evidence/shared/kept-views.ts';
import { addressOfPlace, placeFromAddress } from '../../../../src/presentation/evidence/shared/list-address.ts';

const view = (name: string, address = '?states=returned') => ({ name, address });
const problem = (views: readonly { readonly name: string; readonly address: string }[], usual?: string) =>
  viewsProblem({ views, usual });

describe('a saved view of a list', () => {
  it('has a distinct name, at most seven others beside it, and may be the only default', () => {
    expect([problem([]), problem([view('退回的'), view('等我的', '?view=waiting')], '等我的')]).toEqual([
      undefined,
      undefined,
    ]);
    expect(problem([view('退回的')], '等我的')).toBe('usual');
    expect(problem(Array.from({ length: 8 }, (_unused, index) => view(`第 ${index} 个`)))).toBeUndefined();
    expect(problem(Array.from({ length: 9 }, (_unused, index) => view(`第 ${index} 个`)))).toBe('views');
  });

  it.each(['', ' ', ' 退回的', '退\u200B回的', '\u202E退回的', '退回\n的', '名'.repeat(41), 'e\u0301te\u0301'])(
    'is refused with the name %j',
    (name) => {
      expect(problem([view(name)])).toBe('name');
    },
  );

  it.each(['名'.repeat(40), '😀'.repeat(40), '"><script>', '100% / a&b?', 'été'])('may be named %j', (name) => {
    expect(problem([view(name)])).toBeUndefined();
  });

  it('needs a name that no other view has', () => {
    expect(problem([view('退回的'), view('退回的', '?q=1')])).toBe('name');
    expect(plainName(' e\u0301te\u0301\u200B ')).toBe('été');
  });

  it.each([
    '',
    'states=returned',
    '?',
    '?page=2',
    '?evil=1',
    '?q=1&q=2',
    '//elsewhere.example',
    `?q=${'a'.repeat(2000)}`,
    '?states=returned#x&__proto__=1',
  ])('is refused with the address %j', (address) => {
    expect(problem([view('退回的', address)])).toBe('address');
  });

  it('may use every filter of the list', () => {
    const all =
      '?view=waiting&q=a+b&products=est%2Cestp&states=returned&creditBusiTypes=TM01&creditStates=HOLDING&creditProductType=ORDINARY&corpNameCp=%E5%90%AF&invoices=owed&from=2026-01-01&to=2026-02-01&min=1&max=2&sort=totalAmount&pageSize=50';
    const address = addressOfPlace(placeFromAddress(all));
    expect([address.split('&').length, problem([view('所有', address)])]).toEqual([15, undefined]);
  });
});
