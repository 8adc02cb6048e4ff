import { describe, expect, it } from 'vitest';
import type { MaterialItem } from '../../../../src/domain/evidence/materials/material.ts';
import { defaultReasonSeparators } from '../../../../src/domain/platform/reason-separators.ts';
import { money } from '../../../../src/domain/money/money.ts';
import {
  detailLines,
  awaitsCorrection,
  type DetailLine,
} from '../../../../src/presentation/evidence/package-detail/detail-lines.ts';
import { invoiceTypeWords } from '../../../../src/presentation/evidence/shared/invoice-type-words.ts';
import { message, type Message } from '../../../../src/words/catalogue.ts';
import { contractItem, contracts, invoiceItem, invoices, item, material } from '../../../builders/materials.ts';

const context = { submitted: true, separators: defaultReasonSeparators, clarity: () => undefined };
const lineOf = (wish: Partial<MaterialItem>, submitted = true): DetailLine | undefined =>
  detailLines([contracts([contractItem('C1', '5.00', wish)])], { ...context, submitted })[0];
const before = { fileName: 'old.pdf', number: 'QH2026A0917', amount: money('5.00'), sameFiles: true };

describe('a document in the list of its package', () => {
  it('shows its number, its amount and its files', () => {
    expect(lineOf({ result: 'PASS', reviewedAt: 7, reviewedBy: 'first' })).toMatchObject({
      key: 'C1',
      stage: 'BUSI_CONTRACT',
      amount: '5.00',
      note: undefined,
      fileName: '',
      result: 'PASS',
      status: 'PASS',
      reviewedAt: 7,
      reviewedBy: 'first',
      correction: undefined,
      changedSinceReturn: false,
    });
    expect(detailLines([invoices([invoiceItem('I1', '113.00')])], context)).toMatchObject([
      { amount: '113.00', note: invoiceTypeWords.E_SPECIAL_VAT_ELEC },
    ]);
    expect(
      lineOf({ content: { kind: 'contract', contract: { number: 'A1', amount: undefined } } })?.amount,
    ).toBeUndefined();
  });

  it('shows its file name when it has no number, or is one of several', () => {
    const one = (documentId: string, wish: Partial<MaterialItem> = {}) => item({ documentId, ...wish });
    expect(detailLines([material({ items: [one('I1')] })], context).map(({ fileName }) => fileName)).toEqual(['a.pdf']);
    expect(detailLines([material({ items: [one('I1'), one('I2')] })], context).map(({ fileName }) => fileName)).toEqual(
      ['', ''],
    );
    expect(
      detailLines([material({ items: [one('I1', { files: [] })] })], context).map(({ fileName }) => fileName),
    ).toEqual(['']);
  });

  it.each<[string, Partial<MaterialItem>, boolean, DetailLine['status']]>([
    ['passed', { result: 'PASS' }, true, 'PASS'],
    ['returned', { result: 'NOPASS' }, true, 'NOPASS'],
    ['not reviewed', {}, true, 'UNKNOWN'],
    ['not handed in', {}, false, 'not-submitted'],
    ['passed, whoever hands it in', { result: 'PASS' }, false, 'PASS'],
    ['added since', { changedSinceReturn: true }, true, 'added'],
    ['edited since', { changedSinceReturn: true, replaced: before }, true, 'edited'],
    ['replaced since', { changedSinceReturn: true, replaced: { ...before, sameFiles: false } }, true, 'replaced'],
  ])('has the status of one that is %s', (_what, wish, submitted, standing) => {
    expect(lineOf(wish, submitted)?.status).toBe(standing);
  });

  it('has no review after its correction', () => {
    expect(lineOf({ result: 'NOPASS', reviewedAt: 7, reviewedBy: 'first', changedSinceReturn: true })).toMatchObject({
      reviewedAt: undefined,
      reviewedBy: undefined,
    });
    expect(lineOf({ result: 'UNKNOWN', reviewedAt: 7, reviewedBy: 'first' })).toMatchObject({
      reviewedAt: undefined,
      reviewedBy: undefined,
    });
  });

  it.each<[string, MaterialItem['replaced'], Message | undefined]>([
    ['another file', { ...before, sameFiles: false }, message('materials.replaced-note', { name: 'old.pdf' })],
    ['another number', { ...before, number: 'A1' }, message('materials.edited-detail', { number: 'A1', amount: '' })],
    [
      'another amount',
      { ...before, amount: money('6.00') },
      message('materials.edited-detail', { number: '', amount: '¥6.00' }),
    ],
    ['the same', before, undefined],
    ['no amount', { ...before, amount: undefined }, undefined],
    ['nothing', undefined, undefined],
  ])('shows its earlier values when it had %s', (_what, replaced, words) => {
    expect(lineOf({ changedSinceReturn: true, replaced })?.correction?.before).toEqual(words);
  });

  it('shows its reason in readable lines', () => {
    expect(lineOf({ result: 'NOPASS', reason: '不清楚@@请替换' })?.reason).toBe('不清楚\n请替换');
  });
});

describe('a category', () => {
  const whole = (wish: Parameters<typeof material>[0]) =>
    detailLines([material({ materialId: 'M1', name: '验收单', ...wish })], context);

  it('without a document says so', () => {
    expect(whole({})).toEqual([
      {
        key: 'M1',
        stage: 'FINANCE_OTHER',
        title: message('detail.named', { name: '验收单' }),
        note: message('detail.nothing-given'),
        invoiceNumber: '',
        fileName: '',
        amount: undefined,
        result: 'UNKNOWN',
        status: 'not-given',
        reason: '',
        reviewedAt: undefined,
        reviewedBy: undefined,
        changedSinceReturn: false,
        replaced: undefined,
        before: undefined,
        files: [],
      },
    ]);
  });

  it('returned as a whole comes before its documents until it is corrected', () => {
    const returned = { result: 'NOPASS', reason: '请补充' } as const;
    expect(
      whole({ ...returned, items: [item()] }).map(({ key, status: standing, note, reason }) => [
        key,
        standing,
        note,
        reason,
      ]),
    ).toEqual([
      ['M1', 'NOPASS', undefined, '请补充'],
      ['I1', 'UNKNOWN', undefined, ''],
    ]);
    expect(whole({ ...returned, items: [item(), item({ documentId: 'I2', changedSinceReturn: true })] })).toMatchObject(
      [{ key: 'M1', status: 'added', changedSinceReturn: true }, { key: 'I1' }, { key: 'I2' }],
    );
    expect(whole({ result: 'PASS', items: [item({ changedSinceReturn: true })] }).map(({ key }) => key)).toEqual([
      'I1',
    ]);
  });
});

it('documents to be corrected come first', () => {
  const all = [
    invoices([
      invoiceItem('I1', '1.00'),
      invoiceItem('I2', '1.00', { result: 'NOPASS', changedSinceReturn: true }),
      invoiceItem('I3', '1.00', { result: 'NOPASS' }),
    ]),
  ];
  const lines = detailLines(all, context);
  expect([lines.map(({ key }) => key), lines.map(awaitsCorrection)]).toEqual([
    ['I3', 'I1', 'I2'],
    [true, false, false],
  ]);
});

it('an unclear picture is marked with its remedy, and other documents have no mark', () => {
  const all = [
    invoices([invoiceItem('I1', '1.00'), invoiceItem('I2', '2.00')]),
    contracts([contractItem('C1', '5.00')]),
  ];
  const lines = detailLines(all, {
    ...context,
    clarity: ({ documentId }) =>
      documentId === 'I2' ? { state: 'clear' } : { state: 'unclear', flaws: documentId === 'C1' ? ['askew'] : [] },
  });
  expect(lines.map(({ unclear }) => unclear && [unclear.words.key, unclear.doubt?.key])).toEqual([
    ['reading.unclear', undefined],
    undefined,
    ['reading.unclear-contract', 'reading.clarity-askew'],
  ]);
});
