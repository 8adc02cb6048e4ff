import { describe, expect, test } from 'vitest';
import type { PaperFindings } from '../../../../../src/domain/evidence/reading/paper-findings.ts';
import type { FileReading } from '../../../../../src/domain/evidence/reading/file-reading.ts';
import { paperView, type PaperSources } from '../../../../../src/presentation/evidence/materials/views/paper-view.ts';
import { item } from '../../../../builders/materials.ts';

const file = (name: string) => ({ fileId: name, name, size: 1, mimeType: 'application/pdf' });
const invoices = (count: number): PaperFindings['invoices'] =>
  Array.from({ length: count }, (_, index) => ({ number: `N${index + 1}`, parts: [{ page: index + 1 }] }));
const paperOf = (count: number, more: Partial<PaperFindings> = {}): PaperFindings => ({
  pageCount: count,
  pagesRead: count,
  invoices: invoices(count),
  looksLike: 'invoice',
  ...more,
});
const viewOf = (paper: PaperFindings | undefined, more: Partial<PaperSources> = {}) =>
  paperView({
    item: item({ documentType: 'BUSI_INVOICE', files: [file('a.pdf')] }),
    reading: { state: 'not-readable', ...(paper && { paper }) },
    isKept: false,
    isBusy: false,
    room: undefined,
    target: { name: '贸易合同' },
    ...more,
  });
const contract = { item: item({ documentType: 'BUSI_CONTRACT', files: [file('a.pdf')] }) };

describe('of a file with several invoices', () => {
  test('the invoices are listed, and it can be divided', () => {
    expect(viewOf(paperOf(2))).toMatchObject({
      kind: 'several',
      words: { key: 'reading.several', values: { count: 2 } },
      lines: [
        { key: 'reading.several-line', values: { number: 'N1', pages: ['1'] } },
        { key: 'reading.several-line', values: { number: 'N2', pages: ['2'] } },
      ],
      why: undefined,
      press: { key: 'reading.divide', values: { count: 2 } },
      keep: undefined,
    });
  });

  test('only the first are listed where there are many', () => {
    expect(viewOf(paperOf(40))?.lines.map(({ key }) => key)).toEqual([
      ...Array.from({ length: 6 }, () => 'reading.several-line'),
      'reading.several-more',
    ]);
  });

  test.each<readonly [string, Partial<PaperFindings>, number | undefined, string]>([
    ['signed', { undividable: 'signed' }, undefined, 'reading.undividable-signed'],
    ['encrypted', { undividable: 'encrypted' }, undefined, 'reading.undividable-encrypted'],
    ['not read to its end', { pageCount: 9 }, undefined, 'reading.undividable-not-all-read'],
    ['too many for the material', {}, 1, 'reading.undividable-no-room'],
  ])('%s nothing can be pressed, and the reason is said', (_, more, room, key) => {
    const view = viewOf(paperOf(3, more), { room });
    expect([view?.why?.key, view?.press]).toEqual([key, undefined]);
  });

  test('in a picture are not divided', () => {
    const picture = item({ documentType: 'BUSI_INVOICE', files: [file('a.jpg')] });
    const view = viewOf(paperOf(2), { item: picture });
    expect([view?.why?.key, view?.press]).toEqual(['reading.undividable-picture', undefined]);
  });

  test('that just has room can be divided', () => {
    expect(viewOf(paperOf(3), { room: 2 })?.press).toBeDefined();
  });

  test.each<readonly [string, Partial<PaperSources>]>([
    ['among the contracts', contract],
    ['beside other files of one document', { item: item({ files: [file('a.pdf'), file('b.pdf')] }) }],
  ])('nothing of that is said %s', (_, more) => {
    expect(viewOf(paperOf(2, { looksLike: undefined }), more)).toBeUndefined();
  });

  test('the earlier result counts while it is read again', () => {
    const reading: FileReading = { state: 'running', before: { state: 'not-readable', paper: paperOf(2) } };
    expect(viewOf(undefined, { reading })?.kind).toBe('several');
  });
});

describe('of a paper in the wrong place', () => {
  test('has a message about its kind, with a button that moves it and one that leaves it', () => {
    expect(viewOf(paperOf(0, { looksLike: 'contract' }))).toMatchObject({
      kind: 'misplaced',
      words: { key: 'reading.looks-like-contract' },
      press: { key: 'reading.move-to', values: { material: '贸易合同' } },
      keep: { key: 'reading.keep-here' },
    });
  });

  test('it is only asked about where no place fits', () => {
    const view = viewOf(paperOf(0, { looksLike: 'letter' }), { target: undefined });
    expect([view?.press, view?.why?.key, view?.keep?.key]).toEqual([
      undefined,
      'reading.no-place',
      'reading.keep-here',
    ]);
  });

  test.each<readonly [string, Partial<PaperFindings>, Partial<PaperSources>]>([
    ['is kept where it is', { looksLike: 'contract' }, { isKept: true }],
    ['looks like nothing', { looksLike: undefined }, {}],
    ['is what belongs there', { looksLike: 'contract' }, contract],
  ])('nothing is said of one that %s', (_, more, sources) => {
    expect(viewOf(paperOf(1, more), sources)).toBeUndefined();
  });
});
