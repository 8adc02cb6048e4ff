import { beforeEach, describe, expect, it } from 'vitest';
import { allowedActions } from '../../src/domain/evidence/materials/package-machine.ts';
import { packageStates } from '../../src/domain/evidence/materials/package-state.ts';
import type { QueuedPackage } from '../../src/sandbox/api/sandbox-answers.ts';
import { actors, firstActor, type ActorKind } from '../../src/sandbox/shared/actors.ts';
import { consoleUnderTest, hour, invoiceItem, morning, queued, settled } from './fake-sandbox.ts';

let world: ReturnType<typeof consoleUnderTest>;
const play = (kind: ActorKind): void =>
  world.parts.actors.choose(actors.find((each) => each.kind === kind) ?? firstActor);
const shelved = async (...packed: readonly QueuedPackage[]): Promise<QueuedPackage> => {
  world.sandbox.packed = [...packed];
  world.parts.queue.opened();
  await settled();
  return packed[0] ?? queued('DD1', 'UN_AUDIT');
};

beforeEach(() => {
  world = consoleUnderTest();
});

describe('the possible actions on a package', () => {
  it.each(packageStates.map((state) => [state]))(
    'in %s are all that the state machine allows, shared among reviewer, operator and funder',
    (state) => {
      const offered = (['reviewer', 'operator', 'funder'] as const).flatMap((kind) => {
        play(kind);
        return world.parts.actions.ownActions(queued('DD1', state));
      });
      expect(offered.toSorted()).toEqual([...allowedActions(state)].toSorted());
    },
  );

  it('name the other actors who could act', () => {
    const reviewed = queued('DD1', 'UN_AUDIT');
    expect(world.parts.actions.ownActions(reviewed)).toEqual(['first-review-begins']);
    expect(world.parts.actions.actionsOfOthers(reviewed)).toMatchObject([
      { actor: { id: 'shen-ruoxi' }, actions: ['cancel'] },
    ]);
    expect(world.parts.actions.actionsOfOthers(queued('DD1', 'AUDITED'))).toMatchObject([
      { actions: ['cancel'] },
      { actor: { id: 'bai-jing' }, actions: ['fund', 'decline'] },
    ]);
  });

  it('exclude the final review by the first reviewer', () => {
    expect(world.parts.actions.ownActions(queued('DD1', 'UN_FINAL_AUDIT', { firstReviewerId: firstActor.id }))).toEqual(
      [],
    );
  });
});

describe('an action', () => {
  it('happens at once in the name of the chosen actor', async () => {
    const reviewed = await shelved(queued('DD1', 'UN_AUDIT'));
    await world.parts.actions.actionPressed(reviewed, 'first-review-begins');
    expect(world.sandbox.actionsDone).toEqual([
      { docDatumId: 'DD1', order: { action: 'first-review-begins', by: firstActor.id, reason: '', corrections: [] } },
    ]);
    expect(world.parts.notes.notes).toMatchObject([
      { title: { key: 'sandbox-actions.done-first-review-begins', values: { number: 'DD1' } } },
    ]);
  });

  it('takes a signed letter at once, and gives one back with a reason', async () => {
    play('operator');
    const overdue = await shelved(
      queued('DD1', 'AUDITED', { fundedAt: morning, actions: ['take-letter', 'return-letter'] }),
    );
    const { actions } = world.parts;
    expect(actions.ownActions(overdue)).toEqual(['take-letter', 'return-letter']);
    await actions.actionPressed(overdue, 'return-letter');
    expect([actions.actionToConfirm, world.sandbox.actionsDone]).toEqual(['return-letter', []]);
    actions.reasonTyped('没有盖章');
    await actions.confirmed(overdue);
    await actions.actionPressed(overdue, 'take-letter');
    expect(world.sandbox.actionsDone).toMatchObject([
      { order: { action: 'return-letter', reason: '没有盖章' } },
      { order: { action: 'take-letter', reason: '' } },
    ]);
  });

  it.each(['cancel', 'decline'] as const)('%s is confirmed once more, and takes a reason', async (action) => {
    const passed = await shelved(queued('DD1', 'AUDITED'));
    const { actions } = world.parts;
    await actions.actionPressed(passed, action);
    expect(actions.actionToConfirm).toBe(action);
    actions.reasonTyped('  ');
    await actions.confirmed(passed);
    expect(world.sandbox.actionsDone).toEqual([]);
    actions.reasonTyped(' 额度已用完 ');
    await actions.confirmed(passed);
    expect(world.sandbox.actionsDone).toMatchObject([{ order: { action, reason: '额度已用完' } }]);
    expect(actions.actionToConfirm).toBeUndefined();
  });

  it('of the funder is followed by the package waiting longest for the funder', async () => {
    const passed = await shelved(
      queued('DD1', 'AUDITED'),
      queued('DD2', 'AUDITED', { stateSince: morning - hour }),
      queued('DD3', 'AUDITED', { stateSince: morning - 9 * hour }),
      queued('DD4', 'AUDITED', { fundedAt: morning, stateSince: 0 }),
    );
    play('funder');
    await world.parts.actions.actionPressed(passed, 'fund');
    await world.parts.actions.confirmed(passed);
    expect(world.location.hash).toBe('/package/DD3');
  });

  it('is repeated under the same key when its answer is lost', async () => {
    const waiting = await shelved(queued('DD1', 'BIZ_CONFIRM'));
    world.sandbox.lostAnswers = 1;
    await world.parts.actions.actionPressed(waiting, 'organise');
    expect(world.sandbox.keys).toEqual(['key-1', 'key-1']);
    expect(world.sandbox.actionsDone).toHaveLength(1);
  });

  it.each([
    ['taken', { because: 'taken', by: 'lu-yiming' }],
    ['the same reviewer', { because: 'same-reviewer' }],
  ] as const)('refused as %s does not happen, and is reported', async (_what, refusal) => {
    const waiting = await shelved(queued('DD1', 'UN_FINAL_AUDIT'));
    world.sandbox.stepAnswer = { done: false, ...refusal };
    await world.parts.actions.actionPressed(waiting, 'final-review-begins');
    expect(world.parts.steps.trouble).toMatchObject(refusal);
    expect(world.parts.notes.notes).toEqual([]);
  });
});

describe('the platform’s own correction', () => {
  const bad = invoiceItem('01287734', { result: 'NOPASS', reason: '号码有误' });
  const contract = invoiceItem('C-1', {
    docFileType: 'BUSI_CONTRACT',
    result: 'NOPASS',
    fields: { contractNo: 'QH1', contractAmount: '100.00' },
  });
  const correcting = queued('DD1', 'BIZ_MODIFY', {
    materials: [
      {
        docMaterialId: 'M-invoices',
        name: '发票',
        docFileType: 'BUSI_INVOICE',
        required: true,
        result: 'UNKNOWN',
        reason: '',
        items: [bad, contract, invoiceItem('3')],
      },
    ],
  });

  it('belongs to the operator', () => {
    expect(world.parts.actions.mayCorrect(correcting)).toBe(false);
    play('operator');
    expect(world.parts.actions.mayCorrect(correcting)).toBe(true);
    expect(world.parts.actions.mayCorrect(queued('DD1', 'AUDIT_REJECT'))).toBe(false);
  });

  it('returns each edited document in full, and then clears it', async () => {
    await shelved(correcting);
    play('operator');
    const { actions } = world.parts;
    actions.fieldWritten(bad, 'invoiceNum', '01287799');
    actions.fieldWritten(contract, 'contractAmount', '120.00');
    expect(actions.fieldsOf(bad)).toMatchObject({ invoiceNum: '01287799', taxIncludedAmount: '96300.00' });
    await actions.actionPressed(correcting, 'platform-corrected');
    expect(world.sandbox.actionsDone).toMatchObject([
      {
        order: {
          action: 'platform-corrected',
          by: 'shen-ruoxi',
          corrections: [
            { docFileId: 'item-01287734', invoice: { ...bad.fields, invoiceNum: '01287799' } },
            { docFileId: 'item-C-1', contract: { contractNo: 'QH1', contractAmount: '120.00' } },
          ],
        },
      },
    ]);
    expect(actions.fieldsOf(bad)).toEqual(bad.fields);
  });

  it('is not sent with a removed amount, date or number', async () => {
    await shelved(correcting);
    play('operator');
    const { actions } = world.parts;
    actions.fieldWritten(bad, 'taxIncludedAmount', '');
    await actions.actionPressed(correcting, 'platform-corrected');
    expect(world.sandbox.actionsDone).toEqual([]);
    actions.fieldWritten(bad, 'taxIncludedAmount', '96300.01');
    await actions.actionPressed(correcting, 'platform-corrected');
    expect(world.sandbox.actionsDone).toHaveLength(1);
  });

  it('keeps the entered values after a refusal', async () => {
    await shelved(correcting);
    play('operator');
    world.parts.actions.fieldWritten(bad, 'invoiceNum', '01287799');
    world.sandbox.stepAnswer = { done: false, because: 'wrong-stage', state: 'UN_AUDIT', current: 'first' };
    await world.parts.actions.actionPressed(correcting, 'platform-corrected');
    expect(world.parts.actions.fieldsOf(bad)).toMatchObject({ invoiceNum: '01287799' });
  });

  it('is restored after a reload, until it is sent', async () => {
    await shelved(correcting);
    play('operator');
    world.parts.actions.fieldWritten(bad, 'invoiceNum', '01287799');
    const { actions } = world.again();
    expect(actions.fieldsOf(bad)).toMatchObject({ invoiceNum: '01287799' });
    await actions.actionPressed(correcting, 'platform-corrected');
    expect(world.sandbox.actionsDone).toMatchObject([
      { order: { corrections: [{ invoice: { invoiceNum: '01287799' } }] } },
    ]);
    expect(world.visit.kept.size).toBe(0);
  });

  it('of one package stays while another is handed back', async () => {
    const elsewhere = invoiceItem('01287999', { result: 'NOPASS' });
    await shelved(correcting);
    play('operator');
    world.parts.actions.fieldWritten(elsewhere, 'invoiceNum', '01287998');
    world.parts.actions.fieldWritten(bad, 'invoiceNum', '01287799');
    await world.parts.actions.actionPressed(correcting, 'platform-corrected');
    expect(world.parts.actions.fieldsOf(elsewhere)).toMatchObject({ invoiceNum: '01287998' });
  });

  it.each(['{"', '7', '[[1]]'])('ignores %s in the browser’s storage', (kept) => {
    world.visit.setItem('sandbox-corrections', kept);
    expect(world.again().actions.fieldsOf(bad)).toEqual(bad.fields);
  });
});

describe('the chosen actor', () => {
  it('is stored in the browser, and is the first reviewer by default', () => {
    expect(world.parts.actors.actor).toEqual(firstActor);
    play('funder');
    expect(world.again().actors.actor.kind).toBe('funder');
    world.storage.setItem('sandbox-actor', 'nobody');
    expect(world.again().actors.actor).toEqual(firstActor);
  });
});
