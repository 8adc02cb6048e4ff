import { when } from 'mobx';
import { beforeEach, describe, expect, test } from 'vitest';
import { DocumentSearch } from '../../../src/presentation/viewer/document-search.ts';
import { placesOf, toSearchable } from '../../../src/presentation/viewer/text-matches.ts';
import { FakeReader } from './fake-documents.ts';

describe('searching a text', () => {
  test.each([
    ['税', ['购买方税号'], [[3, 4]]],
    ['ＡＢ１２', ['合同编号 ab12'], [[5, 9]]],
    ['AB12', ['编号ＡＢ', '１２'], [[2, 6]]],
    ['价税合计', ['价税', ' 合\n计 '], [[0, 6]]],
    ['fi', ['ﬁnance'], [[0, 1]]],
    ['i', ['ﬁnance'], [[0, 1]]],
    [
      '𠮷',
      ['a𠮷b𠮷'],
      [
        [1, 3],
        [4, 6],
      ],
    ],
    [
      'aa',
      ['aaa aaa'],
      [
        [0, 2],
        [2, 5],
        [5, 7],
      ],
    ],
    [' ', ['a b'], []],
    ['红', [], []],
  ])('finds %s in %j', (sought, pieces, places) => {
    expect(placesOf(sought, toSearchable(pieces)).map(({ from, to }) => [from, to])).toEqual(places);
  });
});

describe('searching a document', () => {
  let reader: FakeReader;
  let shown: number;
  let gone: number[];
  let search: DocumentSearch;
  const done = async (): Promise<void> => when(() => !search.searching, { timeout: 30_000 });

  beforeEach(async () => {
    reader = new FakeReader();
    reader.texts = [['发票 一'], ['发票 二', '发票 三'], ['合同']];
    [shown, gone] = [1, []];
    search = new DocumentSearch(
      () => shown,
      (page) => void gone.push(page),
    );
    search.setDocument(await reader.open(async () => 'address'));
  });

  test('finds every place in the order of the pages, and begins with the first', async () => {
    search.queryTyped('发票');
    await done();
    expect(search.found.map(({ page, from }) => [page, from])).toEqual([
      [1, 0],
      [2, 0],
      [2, 4],
    ]);
    expect([search.number, gone]).toEqual([1, []]);
  });

  test('begins on the shown page, and wraps around', async () => {
    shown = 2;
    search.queryTyped('发票');
    await done();
    expect([search.number, search.found.length]).toEqual([2, 3]);
    for (const by of [1, 1, -1] as const) search.step(by);
    expect([search.number, gone]).toEqual([3, [1]]);
  });

  test('scrolls to the page of the result', async () => {
    search.queryTyped('合同');
    await done();
    expect(gone).toEqual([3]);
  });

  test('shows the results of the latest text', async () => {
    search.queryTyped('发票');
    search.queryTyped('合同');
    await done();
    expect(search.found.map(({ page }) => page)).toEqual([3]);
  });

  test('finds nothing for blanks, or after closing', async () => {
    search.queryTyped('  ');
    expect(search.searching).toBe(false);
    search.opened();
    search.queryTyped('发票');
    await done();
    search.closed();
    search.step(1);
    expect([search.found, search.number, search.query, search.isOpen]).toEqual([[], 0, '', false]);
  });

  test('reports unreadable pages as left out', async () => {
    reader.pageFault = 'damaged';
    search.queryTyped('发票');
    await done();
    expect([search.found, search.incomplete]).toEqual([[], true]);
  });

  test('is repeated in another document, and finds nothing without one', async () => {
    search.queryTyped('发票');
    await done();
    search.setDocument(undefined);
    expect([search.found, search.searching]).toEqual([[], false]);
    reader.texts = [['发票']];
    search.setDocument(await reader.open(async () => 'address'));
    await done();
    expect(search.found).toHaveLength(1);
  });

  test('ends at the maximum number of results', async () => {
    reader.texts = [[], ['票'.repeat(3_000)], ['票']];
    search.queryTyped('票');
    await done();
    expect([search.found.length, search.isFull]).toEqual([2_000, true]);
  });
});
