import { contractOf, documentAmount } from '../../../../../src/domain/evidence/materials/document-content.ts';
import { describe, expect, it } from 'vitest';
import type { ItemChange, ItemOutcome } from '../../../../../src/application/ports/evidence/material-desk.ts';
import { PortFault } from '../../../../../src/application/ports/port-fault.ts';
import type { MaterialItem } from '../../../../../src/domain/evidence/materials/material.ts';
import { money, moneyToText } from '../../../../../src/domain/money/money.ts';
import { ItemEditor } from '../../../../../src/presentation/evidence/materials/editing/item-editor.ts';
import { contractItem } from '../../../../builders/materials.ts';
import { until } from '../../../../builders/office.ts';
import { HandClock } from '../../../../views/shell/hand-clock.ts';

const seen = contractItem('C1', '100.00');
const at = (amount: string, revision: number | undefined): MaterialItem => contractItem('C1', amount, { revision });
const byLi: ItemOutcome = { saved: false, because: 'changed-by-another', by: '李敏' };

/** An editor with a desk that the test answers: each save waits for its answer. */
function atDesk(
  kept: Record<string, unknown> = {},
  { fresh, item = seen }: { readonly fresh?: MaterialItem; readonly item?: MaterialItem } = {},
) {
  const clock = new HandClock(0);
  const drafts = new Map(Object.entries(kept));
  const sent: string[] = [];
  const waiting: PromiseWithResolvers<ItemOutcome>[] = [];
  const change = async (_seen: MaterialItem, { content }: ItemChange): Promise<ItemOutcome> => {
    const amount = content && documentAmount(content);
    sent.push(amount === undefined ? '' : moneyToText(amount));
    const answer = Promise.withResolvers<ItemOutcome>();
    waiting.push(answer);
    return answer.promise;
  };
  const never = async (): Promise<never> => {
    throw new Error('Nothing else is asked');
  };
  const editor = new ItemEditor(item, {
    clock,
    desk: { materials: never, document: never, add: never, remove: never, changeShared: never, change },
    load: async () => fresh,
    isOwnName: () => false,
    saved: () => undefined,
    otherFieldsChanged: () => undefined,
    foundClosed: () => undefined,
    faultSeen: () => undefined,
    drafts: {
      read: (name) => drafts.get(name),
      write: (name, value) => void drafts.set(name, value),
      remove: (name) => void drafts.delete(name),
      removeAllOf: () => undefined,
    },
  });
  const answered = async (outcome: ItemOutcome | PortFault): Promise<void> => {
    const answer = waiting.shift();
    if (outcome instanceof PortFault) answer?.reject(outcome);
    else answer?.resolve(outcome);
    await editor.flush().catch(() => undefined);
  };
  return { editor, clock, drafts, sent, answered };
}

const refused = new PortFault('refused', { code: 'ODD' });
/** An entry that was typed and sent, and is not answered yet. */
async function sending(desk: ReturnType<typeof atDesk>, amount = '200.00'): Promise<void> {
  desk.editor.typed({ contractAmount: amount });
  void desk.editor.flush();
  await Promise.resolve();
}

describe('typed values of a document', () => {
  it('are none at first, and are kept in the browser under the document’s own name until saved', async () => {
    const desk = atDesk();
    expect([desk.editor.wasTypedInto, desk.editor.save.kind, desk.drafts.size]).toEqual([false, 'saved', 0]);
    await sending(desk);
    expect([desk.editor.wasTypedInto, desk.editor.save.kind, [...desk.drafts.keys()]]).toEqual([
      true,
      'saving',
      ['item:C1'],
    ]);
    await desk.answered({ saved: true, item: at('200.00', 2) });
    expect([desk.editor.save.kind, desk.drafts.size, desk.sent]).toEqual(['saved', 0, ['200.00']]);
  });

  it('are restored from this browser, count as typed, and are saved', () => {
    const { editor } = atDesk({
      'item:C1': { before: { contractAmount: '100.00' }, typed: { contractAmount: '250.00' } },
    });
    expect([editor.wasTypedInto, editor.fields.contractAmount, editor.save.kind]).toEqual([true, '250.00', 'unsaved']);
  });

  it('are deleted from this browser with the document, and not sent', () => {
    const { editor, clock, drafts, sent } = atDesk();
    editor.typed({ contractAmount: '200.00' });
    editor.discard();
    clock.advance(5_000);
    expect([drafts.size, sent]).toEqual([0, []]);
  });

  it('stay in this browser after saving was stopped', () => {
    const { editor, clock, drafts, sent } = atDesk();
    editor.typed({ contractAmount: '200.00' });
    editor.stop();
    clock.advance(5_000);
    expect([[...drafts.keys()], sent]).toEqual([['item:C1'], []]);
  });

  it('are sent once more when the page is left, and not automatically after that', async () => {
    const { editor, clock, sent } = atDesk();
    editor.typed({ contractAmount: '200.00' });
    editor.left();
    await Promise.resolve();
    expect(sent).toEqual(['200.00']);
    editor.typed({ contractAmount: '300.00' });
    clock.advance(5_000);
    expect(sent).toEqual(['200.00']);
  });
});

describe('saving on request', () => {
  it('repeats a refused save at once', async () => {
    const desk = atDesk();
    await sending(desk);
    await desk.answered(refused);
    expect(desk.editor.save.kind).toBe('failed');
    void desk.editor.saveNow();
    await Promise.resolve();
    expect([desk.editor.save.kind, desk.sent]).toEqual(['saving', ['200.00', '200.00']]);
  });

  it('sends nothing when everything is saved', async () => {
    const desk = atDesk();
    await desk.editor.saveNow();
    expect([desk.editor.save.kind, desk.sent]).toEqual(['saved', []]);
  });
});

describe('a refresh', () => {
  it('takes a newer version, and never an older one', () => {
    const { editor } = atDesk({}, { item: at('100.00', 5) });
    editor.takeNewer(at('900.00', 4));
    expect(editor.fields.contractAmount).toBe('100.00');
    editor.takeNewer(at('900.00', 6));
    expect([editor.fields.contractAmount, editor.save.kind]).toEqual(['900.00', 'saved']);
  });

  it('sends no refused value again, and reports a conflict when the saved version differs', async () => {
    const desk = atDesk();
    await sending(desk);
    await desk.answered(refused);
    desk.editor.takeNewer(at('100.00', 2));
    expect([desk.editor.save.kind, desk.editor.fields.contractAmount]).toEqual(['failed', '200.00']);
    desk.editor.takeNewer(at('300.00', 3));
    expect(desk.editor.save).toMatchObject({ kind: 'refused', outcome: { by: '' }, contested: ['contractAmount'] });
  });

  it('waits for the answer of a running save', async () => {
    const desk = atDesk();
    await sending(desk);
    desk.editor.takeNewer(at('700.00', 2));
    expect([desk.editor.save.kind, desk.editor.item.revision]).toEqual(['saving', 1]);
    desk.editor.takeNewer(at('200.00', 2));
    expect(desk.editor.item.revision).toBe(2);
  });

  it('of a document in conflict changes it only after further changes, and keeps the colleague’s name', async () => {
    const theirs = at('300.00', 2);
    const desk = atDesk({}, { fresh: theirs });
    await sending(desk);
    await desk.answered(byLi);
    const before = desk.editor.save;
    expect(before).toMatchObject({ kind: 'refused', theirs, contested: ['contractAmount'], outcome: { by: '李敏' } });
    desk.editor.takeNewer(theirs);
    expect(desk.editor.save).toBe(before);
    desk.editor.takeNewer(at('400.00', 3));
    expect(desk.editor.save).toMatchObject({
      kind: 'refused',
      theirs: { revision: 3 },
      contested: ['contractAmount'],
      outcome: { by: '李敏' },
    });
  });
});

describe('a document in conflict', () => {
  async function inQuestion() {
    const desk = atDesk({}, { fresh: at('300.00', 2) });
    await sending(desk);
    await desk.answered(byLi);
    return desk;
  }

  it('is not sent while the user types', async () => {
    const { editor, clock, sent } = await inQuestion();
    editor.typed({ contractNumber: 'QH8' });
    clock.advance(5_000);
    expect([editor.save.kind, sent, editor.isConflictWith('李敏')]).toEqual(['refused', ['200.00'], true]);
  });

  it('takes the colleague’s values on request, with nothing left to save', async () => {
    const { editor, drafts } = await inQuestion();
    editor.resolveWithTheirs();
    expect([editor.fields.contractAmount, editor.save.kind, drafts.size]).toEqual(['300.00', 'saved', 0]);
  });

  it('keeps the user’s own values on request, and sends them', async () => {
    const { editor, clock, sent } = await inQuestion();
    editor.resolveWithMine();
    expect([editor.fields.contractAmount, editor.save.kind]).toEqual(['200.00', 'unsaved']);
    clock.advance(1_000);
    await until(() => editor.save.kind === 'saving');
    expect(sent).toEqual(['200.00', '200.00']);
  });

  it('is unchanged by these choices when there is no conflict', () => {
    const { editor } = atDesk();
    editor.resolveWithTheirs();
    editor.resolveWithMine();
    expect([editor.save.kind, contractOf(editor.content)?.amount]).toEqual(['saved', money('100.00')]);
  });
});
