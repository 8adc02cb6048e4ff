import { expect, it } from 'vitest';
import type { ClarityDesk } from '../../../../src/application/ports/evidence/clarity-desk.ts';
import type { MaterialItem } from '../../../../src/domain/evidence/materials/material.ts';
import type { FileClarity } from '../../../../src/domain/uploads/picture-clarity.ts';
import { clarityFile, KnownClarity } from '../../../../src/presentation/evidence/shared/known-clarity.ts';
import { contractItem, invoiceItem, invoices, item } from '../../../builders/materials.ts';

const file = (fileId: string, name = `${fileId}.jpg`) => ({ fileId, name, size: 10, mimeType: '' });
const unclear: FileClarity = { state: 'unclear', flaws: ['blurred'] };

/** A desk that finds every picture unclear. */
function desk(change: Partial<ClarityDesk> = {}) {
  const asked: (readonly string[])[] = [];
  const never = async (): Promise<never> => Promise.reject(new Error('Nobody has a picture looked at again'));
  const knows: ClarityDesk = {
    flagsUnclear: async () => true,
    submit: never,
    clarity: never,
    knownClarity: async (_package, fileIds) => {
      asked.push(fileIds);
      return new Map(fileIds.map((fileId) => [fileId, unclear]));
    },
    ...change,
  };
  return { asked, clarity: new KnownClarity(knows) };
}
const given = (...fileIds: readonly string[]) => [
  invoices(fileIds.map((fileId, index) => invoiceItem(`I${index}`, '1.00', { files: [file(fileId)] }))),
];
const pictured = (fileId: string): MaterialItem => invoiceItem('I1', '1.00', { files: [file(fileId)] });

it.each<[string, MaterialItem, string | undefined]>([
  ['an invoice', pictured('A'), 'A'],
  ['a contract', contractItem('C1', '1.00', { files: [file('A')] }), 'A'],
  ['anything else', item({ files: [file('A')] }), undefined],
  ['an invoice of several files, by its first', invoiceItem('I1', '1.00', { files: [file('A'), file('B')] }), 'A'],
  ['an invoice without a file', invoiceItem('I1', '1.00', { files: [] }), undefined],
  ...(['jpg', 'jpeg', 'png', 'pdf', 'PNG'] as const).map((kind): [string, MaterialItem, string] => [
    `one as ${kind}`,
    invoiceItem('I1', '1.00', { files: [file('A', `发票.${kind}`)] }),
    'A',
  ]),
  ...(['xlsx', 'ofd', 'xml', ''] as const).map((kind): [string, MaterialItem, undefined] => [
    `one as ${kind}`,
    invoiceItem('I1', '1.00', { files: [file('A', `发票.${kind}`)] }),
    undefined,
  ]),
])('the clarity of %s is that of its picture, if it has one', (_what, of, expected) => {
  expect(clarityFile(of)).toBe(expected);
});

it('a result belongs to its document only', async () => {
  const { clarity } = desk();
  expect(clarity.of(pictured('A'))).toBeUndefined();
  await clarity.load('DD1', 'STD-1', given('A'));
  expect([clarity.of(pictured('A')), clarity.of(pictured('B')), clarity.of(item({ files: [file('A')] }))]).toEqual([
    unclear,
    undefined,
    undefined,
  ]);
});

it('each unknown file is requested once', async () => {
  const { clarity, asked } = desk();
  await clarity.load('DD1', 'STD-1', given('A'));
  await clarity.load('DD1', 'STD-1', given('A', 'B'));
  await clarity.load('DD1', 'STD-1', given('A', 'B'));
  expect(asked).toEqual([['A'], ['B']]);
});

it('the flag is not requested when there are no files', async () => {
  let asked = 0;
  const { clarity } = desk({ flagsUnclear: async () => (asked += 1) > 0 });
  await clarity.load('DD1', 'STD-1', [invoices([invoiceItem('I1', '1.00', { files: [] })])]);
  expect(asked).toBe(0);
  await clarity.load('DD1', 'STD-1', given('A'));
  expect(asked).toBe(1);
});

it('nothing is requested when the package’s standard flags nothing', async () => {
  const standards: string[] = [];
  const { clarity, asked } = desk({
    flagsUnclear: async (standard) => {
      standards.push(standard);
      return false;
    },
  });
  await clarity.load('DD1', 'STD-7', given('A'));
  expect([standards, asked, clarity.of(pictured('A'))]).toEqual([['STD-7'], [], undefined]);
});

it('fifty files are requested at a time', async () => {
  const { clarity, asked } = desk();
  await clarity.load('DD1', 'STD-1', given(...Array.from({ length: 101 }, (_, index) => `P${index}`)));
  expect(asked.map(({ length }) => length)).toEqual([50, 50, 1]);
  expect(clarity.of(pictured('P100'))).toEqual(unclear);
});

it('nothing more is shown or requested after the page is left', async () => {
  const { promise, resolve } = Promise.withResolvers<ReadonlyMap<string, FileClarity>>();
  let asked = 0;
  const { clarity } = desk({
    knownClarity: async () => {
      asked += 1;
      return promise;
    },
  });
  const work = clarity.load('DD1', 'STD-1', given(...Array.from({ length: 60 }, (_, index) => `P${index}`)));
  await expect.poll(() => asked).toBe(1);
  clarity.left();
  resolve(new Map([['P0', unclear]]));
  await work;
  expect([asked, clarity.of(pictured('P0'))]).toEqual([1, undefined]);
});

it('a failed request shows no flag', async () => {
  const fails = async (): Promise<never> => Promise.reject(new Error('down'));
  for (const change of [{ flagsUnclear: fails }, { knownClarity: fails }]) {
    const { clarity } = desk(change);
    await clarity.load('DD1', 'STD-1', given('A'));
    expect(clarity.of(pictured('A'))).toBeUndefined();
  }
});
