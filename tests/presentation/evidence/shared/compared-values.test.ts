import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../../features/support/assemblies/portal-container.ts';
import { LocalDrafts } from '../../../../src/adapters/storage/local-drafts.ts';
import type { MaterialItem } from '../../../../src/domain/evidence/materials/material.ts';
import { editabilityContext } from '../../../../src/domain/evidence/materials/editability.ts';
import { money } from '../../../../src/domain/money/money.ts';
import { ComparedValues } from '../../../../src/presentation/evidence/shared/compared-values.ts';
import { contractItem, contracts } from '../../../builders/materials.ts';

const file = (fileId: string) => ({ fileId, name: `${fileId}.pdf`, size: 1, mimeType: 'application/pdf' });
const returned = contractItem('C1', '5.00', { result: 'NOPASS', files: [file('P1')] });
const replaced: MaterialItem = {
  ...returned,
  changedSinceReturn: true,
  files: [file('P2')],
  replaced: { fileName: 'P1.pdf', number: 'QH2026A0917', amount: money('5.00'), sameFiles: false },
};
const both = ['contractNumber', 'contractAmount'] as const;

let drafts: LocalDrafts;
let compared: ComparedValues;
const around = (item: MaterialItem) => contracts([item]);
const context = (item: MaterialItem, state = 'MODIFY') =>
  editabilityContext({ state, totalAmount: money('5.00'), submittedTotals: undefined, changeGranted: false }, [
    around(item),
  ]);
const waiting = (item: MaterialItem, state?: string, values = compared) =>
  values.uncompared(item, around(item), context(item, state));

beforeEach(() => {
  drafts = new LocalDrafts(memoryStorage(), () => 'U1');
  compared = new ComparedValues(drafts);
});

describe('values from a replaced file', () => {
  it('wait for comparison when the back end reports it, except empty ones', () => {
    expect(waiting(replaced)).toEqual(both);
    expect(
      waiting({ ...replaced, content: { kind: 'contract', contract: { number: '', amount: money('5.00') } } }),
    ).toEqual(['contractAmount']);
  });

  it.each<[string, MaterialItem, string | undefined]>([
    [
      'the same file',
      { ...replaced, replaced: replaced.replaced && { ...replaced.replaced, sameFiles: true } },
      undefined,
    ],
    ['no file before', { ...replaced, replaced: undefined }, undefined],
    ['a package that is being assembled', replaced, 'PREPARE'],
    ['a package that is not open', replaced, 'UN_AUDIT'],
  ])('do not wait under %s', (_what, item, state) => {
    expect(waiting(item, state)).toEqual([]);
  });

  it('are compared field by field, and comparisons with an earlier file are void', () => {
    compared.markCompared(replaced, ['contractAmount']);
    expect(waiting(replaced)).toEqual(['contractNumber']);
    compared.markCompared(replaced, ['contractNumber']);
    expect([waiting(replaced), waiting(replaced, undefined, new ComparedValues(drafts))]).toEqual([[], []]);
    const again = { ...replaced, files: [file('P3')] };
    expect(waiting(again)).toEqual(both);
    compared.markCompared(again, ['contractNumber']);
    expect(waiting(again)).toEqual(['contractAmount']);
  });

  it('wait without a report of the back end when the file was replaced here', () => {
    compared.noteReplacement(returned, around(returned), context(returned));
    expect(waiting(returned)).toEqual([]);
    expect(waiting({ ...returned, files: [file('P2')] })).toEqual(both);
  });

  it('that wait already are not marked as compared by another replacement', () => {
    compared.noteReplacement(replaced, around(replaced), context(replaced));
    expect(waiting(replaced)).toEqual(both);
  });

  it('wait during the first assembly, too, when the file was replaced here', () => {
    compared.noteReplacement(returned, around(returned), context(returned, 'PREPARE'));
    const another = { ...returned, files: [file('P2')] };
    expect([waiting(returned, 'PREPARE'), waiting(another, 'PREPARE'), waiting(another, 'UN_AUDIT')]).toEqual([
      [],
      both,
      [],
    ]);
  });

  it('of a document that needs no comparison store nothing', () => {
    compared.markCompared(returned, ['contractNumber']);
    expect(waiting({ ...returned, files: [file('P2')] })).toEqual([]);
  });

  it('are forgotten with the document', () => {
    compared.noteReplacement(returned, around(returned), context(returned));
    compared.forget('C1');
    const next = { ...returned, files: [file('P2')] };
    expect([waiting(next), waiting(next, undefined, new ComparedValues(drafts))]).toEqual([[], []]);
  });

  it.each([
    null,
    'text',
    {},
    { fileIds: 'P2', fields: [] },
    { fileIds: ['P2'], fields: 'contractNumber' },
    { fileIds: ['P2', 7], fields: ['contractNumber'] },
    { fileIds: ['P2'] },
    { fields: [] },
  ])('stored as %j are ignored', (kept) => {
    drafts.write('compared:C1', kept);
    expect(waiting(replaced)).toEqual(both);
  });
});
