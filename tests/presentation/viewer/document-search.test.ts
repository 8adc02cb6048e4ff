import { when } from 'mobx';
import { beforeEach, describe, expect, test } from 'vitest';
import { DocumentSearch } from '../../../src/presentation/viewer/document-search.ts';
import { placesOf, toSearchable } from '../../../src/presentation/viewer/text-matches.ts';
import { FakeReader } from './fake-documents.ts';

describe('a text stands in another', () => {
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
  ])('%s in %j', (sought, pieces, places) => {
    expect(placesOf(sought, toSearchable(pieces)).map(({ from, to }) => [from, to])).toEqual(places);
  });
});

describe('looking through a document', () => {
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

  test('begins on the page that is being read, and goes round', async () => {
    shown = 2;
    search.queryTyped('发票');
    await done();
    expect([search.number, search.found.length]).toEqual([2, 3]);
    for (const by of [1, 1, -1] as const) search.step(by);
    expect([search.number, gone]).toEqual([3, [1]]);
  });

  test('goes to the page of what it found', async () => {
    search.queryTyped('合同');
    await done();
    expect(gone).toEqual([3]);
  });

  test('what is typed meanwhile is what counts', async () => {
    search.queryTyped('发票');
    search.queryTyped('合同');
    await done();
    expect(search.found.map(({ page }) => page)).toEqual([3]);
  });

  test('nothing is found of nothing, and nothing where it was closed', async () => {
    search.queryTyped('  ');
    expect(search.searching).toBe(false);
    search.opened();
    search.queryTyped('发票');
    await done();
    search.closed();
    search.step(1);
    expect([search.found, search.number, search.query, search.isOpen]).toEqual([[], 0, '', false]);
  });

  test('pages that cannot be read are said to be left out', async () => {
    reader.pageFault = 'damaged';
    search.queryTyped('发票');
    await done();
    expect([search.found, search.incomplete]).toEqual([[], true]);
  });

  test('another document is searched for the same, and none finds nothing', async () => {
    search.queryTyped('发票');
    await done();
    search.setDocument(undefined);
    expect([search.found, search.searching]).toEqual([[], false]);
    reader.texts = [['发票']];
    search.setDocument(await reader.open(async () => 'address'));
    await done();
    expect(search.found).toHaveLength(1);
  });

  test('ends where nobody would step any further', async () => {
    reader.texts = [[], ['票'.repeat(3_000)], ['票']];
    search.queryTyped('票');
    await done();
    expect([search.found.length, search.isFull]).toEqual([2_000, true]);
  });
});
