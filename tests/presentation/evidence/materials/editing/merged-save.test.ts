import { describe, expect, it } from 'vitest';
import {
  documentAmount,
  documentNumber,
  type DocumentContent,
} from '../../../../../src/domain/evidence/materials/document-content.ts';
import type { ItemChange, ItemOutcome } from '../../../../../src/application/ports/evidence/material-desk.ts';
import type { MaterialItem } from '../../../../../src/domain/evidence/materials/material.ts';
import { moneyToText } from '../../../../../src/domain/money/money.ts';
import {
  applyTyped,
  unchangedVersions,
} from '../../../../../src/presentation/evidence/materials/editing/item-versions.ts';
import { saveMerged } from '../../../../../src/presentation/evidence/materials/editing/merged-save.ts';
import { contractContent, contractItem } from '../../../../builders/materials.ts';

const refused: ItemOutcome = { saved: false, because: 'changed-by-another', by: '李敏' };
const seen = contractItem('I1', '100.00');
const contract = (number: string, amount: string, wish: Partial<MaterialItem> = {}): MaterialItem =>
  contractItem('I1', amount, { content: contractContent(number, amount), ...wish });
const amountText = (content: DocumentContent): string | undefined => {
  const amount = documentAmount(content);
  return amount && moneyToText(amount);
};
const newFile = [{ fileId: 'P2', name: 'b.pdf', size: 10, mimeType: 'application/pdf' }];

/**
 * A back end that gives these answers in order, and then accepts everything. `theirs` are the stored versions, one
 * after the other.
 */
function backEnd({
  answers = [],
  theirs = [],
  own = '',
}: {
  readonly answers?: readonly ItemOutcome[];
  readonly theirs?: readonly (MaterialItem | undefined)[];
  readonly own?: string;
}) {
  const [said, there] = [[...answers], [...theirs]];
  const sent: {
    readonly revision: number | undefined;
    readonly number: string | undefined;
    readonly amount: string | undefined;
  }[] = [];
  const change = async (item: MaterialItem, { content = item.content }: ItemChange): Promise<ItemOutcome> => {
    sent.push({ revision: item.revision, number: documentNumber(content), amount: amountText(content) });
    return said.shift() ?? { saved: true, item: { ...item, content } };
  };
  const never = async (): Promise<never> => {
    throw new Error('Nothing else is asked');
  };
  const parts = {
    desk: { materials: never, document: never, add: never, remove: never, changeShared: never, change },
    load: async () => there.shift(),
    isOwnName: (name: string) => name === own,
  };
  return { parts, sent };
}

const typed = (wish: Parameters<typeof applyTyped>[1], from = seen) => applyTyped(unchangedVersions(from), wish);

describe('saving typed values', () => {
  it('sends them once when no colleague was faster', async () => {
    const { parts, sent } = backEnd({});
    expect(await saveMerged(parts, typed({ contractAmount: '200.00' }))).toMatchObject({
      saved: true,
      otherFieldsBy: '',
    });
    expect(sent).toEqual([{ revision: 1, number: 'QH2026A0917', amount: '200.00' }]);
  });

  it('keeps a colleague’s change of another field, and names the colleague', async () => {
    const { parts, sent } = backEnd({ answers: [refused], theirs: [contract('QH7', '100.00', { revision: 2 })] });
    expect(await saveMerged(parts, typed({ contractAmount: '200.00' }))).toMatchObject({
      saved: true,
      otherFieldsBy: '李敏',
    });
    expect(sent[1]).toEqual({ revision: 2, number: 'QH7', amount: '200.00' });
  });

  it('names no colleague when the user made the other change elsewhere', async () => {
    const { parts } = backEnd({
      answers: [refused],
      theirs: [contract('QH7', '100.00', { revision: 2 })],
      own: '李敏',
    });
    expect(await saveMerged(parts, typed({ contractAmount: '200.00' }))).toMatchObject({
      saved: true,
      otherFieldsBy: '',
    });
  });

  it('names no colleague who changed no field', async () => {
    const { parts } = backEnd({ answers: [refused], theirs: [{ ...seen, revision: 2 }] });
    expect(await saveMerged(parts, typed({ contractAmount: '200.00' }))).toMatchObject({
      saved: true,
      otherFieldsBy: '',
    });
  });

  it('names no colleague when the saved values are an unanswered request of this page', async () => {
    const { parts, sent } = backEnd({
      answers: [refused],
      theirs: [contract('QH2026A0917', '150.00', { revision: 2 })],
    });
    expect(
      await saveMerged(parts, { ...typed({ contractAmount: '200.00' }), unanswered: { contractAmount: ['150.00'] } }),
    ).toMatchObject({ saved: true, otherFieldsBy: '' });
    expect(sent.map(({ amount }) => amount)).toEqual(['200.00', '200.00']);
  });

  it('sends nothing more when the values are saved already', async () => {
    const { parts, sent } = backEnd({
      answers: [refused],
      theirs: [contract('QH2026A0917', '200.00', { revision: 2 })],
    });
    expect(await saveMerged(parts, typed({ contractAmount: '200.00' }))).toMatchObject({
      saved: true,
      by: '李敏',
      otherFieldsBy: '',
    });
    expect(sent).toHaveLength(1);
  });

  it('leaves the conflict to the user when both changed one field', async () => {
    const theirs = contract('QH2026A0917', '300.00', { revision: 2 });
    const { parts, sent } = backEnd({ answers: [refused], theirs: [theirs] });
    expect(await saveMerged(parts, typed({ contractAmount: '200.00' }))).toEqual({
      saved: false,
      outcome: refused,
      theirs,
      contested: ['contractAmount'],
    });
    expect(sent).toHaveLength(1);
  });

  it('puts all typed values in conflict when a colleague has replaced the file, but not when the user has', async () => {
    const theirs = { ...seen, revision: 2, files: newFile };
    expect(
      await saveMerged(backEnd({ answers: [refused], theirs: [theirs] }).parts, typed({ contractAmount: '200.00' })),
    ).toMatchObject({ saved: false, contested: ['contractAmount'] });
    expect(
      await saveMerged(
        backEnd({ answers: [refused], theirs: [theirs], own: '李敏' }).parts,
        typed({ contractAmount: '200.00' }),
      ),
    ).toMatchObject({ saved: true });
  });

  it('leaves the conflict to the user after three attempts', async () => {
    const { parts, sent } = backEnd({
      answers: [refused, refused, refused],
      theirs: [2, 3, 4].map((revision) => ({ ...seen, revision })),
    });
    expect(await saveMerged(parts, typed({ contractAmount: '200.00' }))).toMatchObject({
      saved: false,
      contested: ['contractAmount'],
    });
    expect(sent.map(({ revision }) => revision)).toEqual([1, 2, 3]);
  });

  it.each([
    [
      'gone',
      [refused],
      [undefined],
      { saved: false, outcome: { saved: false, because: 'gone' }, theirs: undefined, contested: [] },
    ],
    [
      'shut',
      [{ saved: false, because: 'not-open' }],
      [],
      { saved: false, outcome: { saved: false, because: 'not-open' }, theirs: undefined, contested: [] },
    ],
  ] as const)('reports that the document is %s', async (_what, answers, theirs, told) => {
    expect(await saveMerged(backEnd({ answers, theirs }).parts, typed({ contractAmount: '200.00' }))).toEqual(told);
  });
});

describe('a back end without revisions', () => {
  const unguarded = contractItem('I1', '100.00', { revision: undefined });
  const change = typed({ contractAmount: '200.00' }, unguarded);

  it('is read first, and a colleague’s change of another field is sent along', async () => {
    const { parts, sent } = backEnd({ theirs: [contract('QH7', '100.00', { revision: undefined })] });
    expect(await saveMerged(parts, change)).toMatchObject({ saved: true, otherFieldsBy: '' });
    expect(sent).toEqual([{ revision: undefined, number: 'QH7', amount: '200.00' }]);
  });

  it('is sent nothing when the values are saved already', async () => {
    const there = contract('QH2026A0917', '200.00', { revision: undefined });
    const { parts, sent } = backEnd({ theirs: [there] });
    expect(await saveMerged(parts, change)).toEqual({ saved: true, item: there, otherFieldsBy: '' });
    expect(sent).toEqual([]);
  });

  it('is sent nothing when both changed one field', async () => {
    const theirs = contract('QH2026A0917', '300.00', { revision: undefined });
    const { parts, sent } = backEnd({ theirs: [theirs] });
    expect(await saveMerged(parts, change)).toEqual({
      saved: false,
      outcome: { saved: false, because: 'changed-by-another', by: '' },
      theirs,
      contested: ['contractAmount'],
    });
    expect(sent).toEqual([]);
  });

  it.each([
    ['gone', [], [undefined], { outcome: { because: 'gone' } }],
    [
      'shut',
      [{ saved: false, because: 'not-open' }],
      [unguarded],
      { outcome: { because: 'not-open' }, theirs: undefined, contested: [] },
    ],
  ] as const)('reports that the document is %s', async (_what, answers, theirs, told) => {
    expect(await saveMerged(backEnd({ answers, theirs }).parts, change)).toMatchObject({ saved: false, ...told });
  });
});
