import { beforeEach, describe, expect, it } from 'vitest';
import { PortFault } from '../../src/application/ports/port-fault.ts';
import type { ReviewLine } from '../../src/sandbox/review/review-line.ts';
import type { ReviewView } from '../../src/sandbox/review/review-view-model.ts';
import { possibleReviewers } from '../../src/sandbox/review/turn.ts';
import { actors } from '../../src/sandbox/shared/actors.ts';
import { consoleUnderTest, hour, invoiceItem, morning, queued, settled } from './fake-sandbox.ts';

let world: ReturnType<typeof consoleUnderTest>;
const view = (): ReviewView => {
  const { viewModel } = world.parts.review;
  if (viewModel.kind !== 'ready' || !viewModel.value)
    throw new Error(`There is no package to look at: ${viewModel.kind}`);
  return viewModel.value;
};
const line = (key: string): ReviewLine => {
  const found = view()
    .materials.flatMap(({ whole, lines }) => [whole, ...lines])
    .find((each) => each.key === key);
  if (!found) throw new Error(`There is no ${key}`);
  return found;
};
const markAll = (): void => {
  for (const each of view().unmarked) world.parts.review.verdictPressed(each, 'PASS');
};
const opened = async (docDatumId = 'DD1'): Promise<void> => {
  world.parts.review.opened(docDatumId);
  await settled();
};

beforeEach(async () => {
  world = consoleUnderTest();
  world.sandbox.packed = [queued('DD1', 'UN_AUDIT'), queued('DD2', 'UN_FINAL_AUDIT'), queued('DD3', 'AUDIT_REJECT')];
  await opened();
});

describe('a review', () => {
  it('waits for a verdict on each document, and on what is required and was not given', () => {
    expect(view()).toMatchObject({
      stage: 'first',
      judging: 'first',
      unmarked: [{}, {}, {}],
      passed: 0,
      returned: [],
      passRefusal: { key: 'sandbox-actions.pass-needs-marks', values: { items: 3 } },
      returnRefusal: { key: 'sandbox.return-needs-item' },
    });
    expect(view().waited).toEqual({ key: 'sandbox.waited-hours', values: { hours: 5 } });
  });

  it('returns nothing without a reason, and passes nothing with a return', () => {
    const { review } = world.parts;
    review.verdictPressed(line('item-01287734'), 'NOPASS');
    expect(view()).toMatchObject({
      passRefusal: { key: 'sandbox.pass-has-returned', values: { items: 1 } },
      returnRefusal: { key: 'sandbox.return-needs-reason', values: { items: 1 } },
    });
    review.decidePressed('NOPASS');
    review.decidePressed('PASS');
    expect(review.decisionToConfirm).toBeUndefined();
    review.reasonTyped(line('item-01287734'), '  ');
    expect(view().returnRefusal).toBeDefined();
    review.reasonTyped(line('item-01287734'), '金额与合同不符');
    expect(view().returnRefusal).toBeUndefined();
  });

  it('sends the verdicts after a confirmation', async () => {
    const { review, notes } = world.parts;
    review.verdictPressed(line('item-01287734'), 'NOPASS');
    review.reasonTyped(line('item-01287734'), ' 金额与合同不符 ');
    review.verdictPressed(line('M-letter'), 'NOPASS');
    review.reasonTyped(line('M-letter'), '请补充');
    review.passRestPressed();
    expect(view()).toMatchObject({ unmarked: [], passed: 1 });
    await review.confirmed();
    expect(world.sandbox.decisions).toEqual([]);
    review.decidePressed('NOPASS');
    expect(view().returned.map(({ line: { name }, reason }) => `${name}：${reason}`)).toEqual([
      '发票 01287734：金额与合同不符',
      '收款账户变更函：请补充',
    ]);
    await review.confirmed();
    expect(world.sandbox.decisions).toEqual([
      {
        docDatumId: 'DD1',
        decision: {
          as: 'first',
          by: 'wang-han',
          result: 'NOPASS',
          items: [
            { materialId: 'M-invoices', documentId: 'item-01287733', result: 'PASS', reason: '' },
            { materialId: 'M-invoices', documentId: 'item-01287734', result: 'NOPASS', reason: '金额与合同不符' },
            { materialId: 'M-letter', documentId: undefined, result: 'NOPASS', reason: '请补充' },
          ],
        },
      },
    ]);
    expect(notes.notes).toMatchObject([{ tone: 'ok', title: { key: 'sandbox.decided-first-NOPASS' } }]);
    expect(view().verdicts.size).toBe(0);
    expect(world.storage.kept.size).toBe(0);
  });

  it('takes a verdict back when it is pressed again, and keeps the reason for another change of mind', () => {
    const { review } = world.parts;
    review.reasonTyped(line('item-01287733'), '不清晰');
    review.verdictPressed(line('item-01287733'), 'PASS');
    review.verdictPressed(line('item-01287733'), 'NOPASS');
    expect(view().returned).toMatchObject([{ reason: '不清晰' }]);
    review.verdictPressed(line('item-01287733'), 'NOPASS');
    expect(view()).toMatchObject({ returned: [], unmarked: [{}, {}, {}] });
  });

  it('says whose turn it is when the stage has changed meanwhile, and loses no verdict', async () => {
    const { review } = world.parts;
    markAll();
    world.sandbox.stepAnswer = { done: false, because: 'wrong-stage', state: 'UN_FINAL_AUDIT', current: 'final' };
    world.sandbox.packed = [queued('DD1', 'UN_FINAL_AUDIT')];
    review.decidePressed('PASS');
    await review.confirmed();
    expect(world.parts.steps.trouble).toMatchObject({
      because: 'wrong-stage',
      state: 'UN_FINAL_AUDIT',
      current: 'final',
    });
    expect(view()).toMatchObject({ stage: 'final', passed: 3 });
  });

  it('tells a refusal that it has no words for, and loses no verdict', async () => {
    const { review, steps } = world.parts;
    markAll();
    review.decidePressed('PASS');
    world.sandbox.refusal = new PortFault('refused', { code: 'REVIEW_REASON', serverMessage: '需要指明资料和原因' });
    await review.confirmed();
    expect(steps.trouble).toMatchObject({ because: 'failed', failure: { serverMessage: '需要指明资料和原因' } });
    world.sandbox.refusal = undefined;
    review.retryPressed();
    await settled();
    expect(view()).toMatchObject({ stage: 'first', passed: 3 });
  });

  it('asks once more under the same key when the answer is lost, and then says what is true', async () => {
    const { review, steps, notes } = world.parts;
    markAll();
    review.decidePressed('PASS');
    world.sandbox.lostAnswers = 1;
    await review.confirmed();
    expect(world.sandbox.keys).toEqual(['key-1', 'key-1']);
    expect(world.sandbox.decisions).toHaveLength(1);
    expect(steps.trouble).toBeUndefined();
    expect(notes.notes).toMatchObject([{ tone: 'ok', title: { key: 'sandbox.decided-first-PASS' } }]);
  });

  it('says that it does not know when no answer comes, and tells neither done nor failed until one does', async () => {
    const { review, steps, notes } = world.parts;
    markAll();
    review.decidePressed('PASS');
    world.sandbox.lostAnswers = 2;
    await review.confirmed();
    expect(steps.trouble).toEqual({ because: 'not-known' });
    expect(notes.notes).toEqual([]);
    expect(view()).toMatchObject({ stage: 'first', passed: 3 });
    await steps.askAgainPressed();
    expect(world.sandbox.keys).toEqual(['key-1', 'key-1', 'key-1']);
    expect(world.sandbox.decisions).toHaveLength(1);
    expect(steps.trouble).toBeUndefined();
    expect(notes.notes).toMatchObject([{ tone: 'ok' }]);
  });

  it('opens what has waited longest in the same queue after a decision, or that queue where nothing waits', async () => {
    world.sandbox.packed = [
      queued('DD1', 'UN_AUDIT'),
      queued('DD2', 'UN_FINAL_AUDIT', { stateSince: morning - 99 * hour }),
      queued('DD4', 'FIRST_AUDITING', { reviewerId: 'lu-yiming', stateSince: morning - 50 * hour }),
      queued('DD5', 'UN_AUDIT', { stateSince: morning - 9 * hour }),
    ];
    const decide = async (docDatumId: string): Promise<void> => {
      await opened(docDatumId);
      markAll();
      world.parts.review.decidePressed('PASS');
      await world.parts.review.confirmed();
    };
    await decide('DD1');
    expect(world.location.hash).toBe('/package/DD5');
    world.sandbox.packed = world.sandbox.packed.filter(({ docDatumId }) => docDatumId !== 'DD1');
    await decide('DD5');
    expect(world.location.hash).toBe('/queue/first');
  });

  it('begins a package that came back with what the server says that the final reviewer objected to', async () => {
    const objections = [
      { docMaterialId: 'M-invoices', docFileId: 'item-01287733', reason: '缺页' },
      { docMaterialId: 'M-other', docFileId: null, reason: '请补充' },
    ];
    world.sandbox.packed = [queued('DD2', 'FINAL_REJECT', { objections })];
    await opened('DD2');
    expect(view()).toMatchObject({
      stage: 'first',
      fromFinal: true,
      returned: [{ reason: '缺页' }, { reason: '请补充' }],
    });
    expect(line('item-01287733').objection).toBe('缺页');
    expect(line('M-other').objection).toBe('请补充');
    expect(view().first).toMatchObject({ because: 'objected', lines: [{ key: 'item-01287733' }] });
    world.parts.review.verdictPressed(line('item-01287733'), 'PASS');
    expect(view()).toMatchObject({ passed: 1, returned: [{ reason: '请补充' }] });
    world.parts.review.clearPressed();
    world.parts = world.again();
    await opened('DD2');
    expect(view()).toMatchObject({ fromFinal: true, returned: [] });
    expect(line('item-01287733').objection).toBe('缺页');
  });

  it('keeps nothing of a final reviewer’s verdicts in the browser', async () => {
    await opened('DD2');
    const { review } = world.parts;
    review.reasonTyped(line('item-01287733'), '缺页');
    review.decidePressed('NOPASS');
    world.sandbox.stepAnswer = { done: true, state: 'FINAL_REJECT' };
    world.sandbox.packed = [queued('DD2', 'FINAL_REJECT')];
    await review.confirmed();
    expect(world.sandbox.decisions).toMatchObject([{ decision: { as: 'final', result: 'NOPASS' } }]);
    expect(world.storage.kept.size).toBe(0);
    expect(view()).toMatchObject({ stage: 'first', fromFinal: false, returned: [] });
  });

  it('keeps verdicts over a reload, each package its own, and bears with a broken memory', async () => {
    world.parts.review.reasonTyped(line('item-01287733'), '不清晰');
    world.storage.setItem('sandbox-verdicts DD2', '{"verdicts": 7}');
    world.parts = world.again();
    await opened('DD2');
    expect(view().verdicts.size).toBe(0);
    await opened();
    expect(view().returned).toMatchObject([{ reason: '不清晰' }]);
  });

  it('is read-only for a package without a review, or says that there is none', async () => {
    await opened('DD3');
    expect(view()).toMatchObject({
      stage: undefined,
      passRefusal: { key: 'sandbox.stage-closed' },
      returnRefusal: { key: 'sandbox.stage-closed' },
    });
    await opened('DD9');
    expect(world.parts.review.viewModel).toEqual({ kind: 'ready', value: undefined });
  });

  it('continues with the package that has waited longest in the same stage and that no other reviewer has taken up', async () => {
    world.sandbox.packed = [
      queued('DD1', 'UN_AUDIT'),
      queued('DD2', 'UN_FINAL_AUDIT', { stateSince: morning - 99 * hour }),
      queued('DD4', 'FINAL_REJECT', { stateSince: morning - 9 * hour }),
      queued('DD5', 'FIRST_AUDITING', { reviewerId: 'lu-yiming', stateSince: morning - 20 * hour }),
      queued('DD6', 'UN_AUDIT', { stateSince: morning - hour }),
    ];
    await opened();
    expect(view().next).toBe('DD4');
    world.parts.review.nextPressed();
    expect(world.location.hash).toBe('/package/DD4');
  });

  it('knows what changed since the return', async () => {
    const changed = invoiceItem('01287735', {
      changedSinceReturn: true,
      replaced: {
        fileName: '01287734.pdf',
        number: '01287734',
        amount: '96300.00',
        sameFiles: false,
        fields: {},
        files: [{ pkFile: 'old', name: '01287734.pdf', size: 9, mimeType: 'application/pdf' }],
      },
    });
    const [invoices, ...others] = queued('DD1', 'UN_AUDIT').materials;
    world.sandbox.packed = [
      queued('DD1', 'UN_AUDIT', { materials: invoices ? [{ ...invoices, items: [changed] }, ...others] : [] }),
    ];
    await opened();
    expect(line('item-01287735').item).toMatchObject({
      changedSinceReturn: true,
      replaced: { fileName: '01287734.pdf' },
    });
    expect(view().files.map(({ pkFile }) => pkFile)).toEqual(['file-01287735', 'old']);
    expect(view().first).toMatchObject({ because: 'changed', lines: [{ key: 'item-01287735' }] });
  });

  it('counts a mark of the round before for what did not change, asks for one on the rest, and lets it be changed', async () => {
    const kept = { result: 'PASS', reviewedBy: 'first' } as const;
    const items = [
      invoiceItem('1', kept),
      invoiceItem('2', { ...kept, result: 'UNKNOWN', changedSinceReturn: true }),
      invoiceItem('3'),
    ];
    const secondRound = (state: string) =>
      queued('DD1', state, {
        materials: [
          {
            docMaterialId: 'M-invoices',
            name: '发票',
            docFileType: 'BUSI_INVOICE',
            required: true,
            result: 'UNKNOWN',
            reason: '',
            items,
          },
        ],
      });
    world.sandbox.packed = [secondRound('UN_AUDIT')];
    await opened();
    const { review } = world.parts;
    expect(view()).toMatchObject({
      kept: 1,
      passed: 0,
      first: { because: 'changed', lines: [{ key: 'item-2' }] },
      unmarked: [{ key: 'item-2' }, { key: 'item-3' }],
    });
    review.verdictPressed(line('item-2'), 'PASS');
    review.verdictPressed(line('item-3'), 'PASS');
    expect(view()).toMatchObject({ kept: 1, passed: 2, unmarked: [], passRefusal: undefined });
    review.verdictPressed(line('item-1'), 'NOPASS');
    expect(view()).toMatchObject({
      kept: 0,
      returned: [{ line: { key: 'item-1' } }],
      passRefusal: { key: 'sandbox.pass-has-returned' },
    });
    world.sandbox.packed = [secondRound('UN_FINAL_AUDIT')];
    review.clearPressed();
    await opened();
    expect(view()).toMatchObject({ kept: 0, unmarked: [{}, {}, {}] });
  });

  it.each([
    ['what another has taken up', { reviewerId: 'lu-yiming' }, 'UN_AUDIT', 'taken', ['lu-yiming']],
    ['what one passed oneself', { firstReviewerId: 'wang-han' }, 'UN_FINAL_AUDIT', 'same-reviewer', ['lu-yiming']],
    ['what somebody took up through the API', { reviewerId: 'Shen' }, 'FIRST_AUDITING', 'taken', ['Shen']],
  ] as const)('judges nothing of %s, and says as whom it could be judged', async (_what, more, state, turn, ways) => {
    world.sandbox.packed = [queued('DD1', state, more)];
    await opened();
    expect(view()).toMatchObject({ turn, judging: undefined, passRefusal: { key: 'sandbox.stage-closed' } });
    const others = possibleReviewers(view().reviewed);
    expect(others.map(({ id }) => id)).toEqual(ways);
    const [other] = others;
    if (other) world.parts.actors.choose(other);
    expect(view()).toMatchObject({ turn: 'mine', judging: view().stage });
  });

  it('begins what the platform corrects with what was returned, its file first', async () => {
    const [invoices] = queued('DD1', 'BIZ_MODIFY').materials;
    world.sandbox.packed = [
      queued('DD1', 'BIZ_MODIFY', {
        materials: invoices
          ? [{ ...invoices, items: [invoiceItem('1', { result: 'PASS' }), invoiceItem('2', { result: 'NOPASS' })] }]
          : [],
      }),
    ];
    await opened();
    expect(view().first).toMatchObject({ because: 'to-correct', lines: [{ key: 'item-2' }] });
    expect(view().files.map(({ pkFile }) => pkFile)).toEqual(['file-2', 'file-1']);
  });

  it('is nothing for the operator or the funder', async () => {
    for (const actor of actors.filter(({ kind }) => kind !== 'reviewer')) {
      world.parts.actors.choose(actor);
      expect(view()).toMatchObject({ turn: 'not-a-reviewer', judging: undefined });
    }
    expect(possibleReviewers(view().reviewed).map(({ kind }) => kind)).toEqual(['reviewer', 'reviewer']);
  });
});
