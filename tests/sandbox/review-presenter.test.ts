import { beforeEach, describe, expect, it } from 'vitest';
import { PortFault } from '../../src/application/ports/port-fault.ts';
import type { ReviewLine } from '../../src/sandbox/review/review-line.ts';
import type { ReviewView } from '../../src/sandbox/review/review-view-model.ts';
import { consoleUnderTest, hour, invoiceItem, morning, queued, settled } from './fake-sandbox.ts';

let world: ReturnType<typeof consoleUnderTest>;
const view = (): ReviewView => {
  const { viewModel } = world.parts.review;
  if (viewModel.kind !== 'ready' || !viewModel.value) throw new Error(`There is no package to look at: ${viewModel.kind}`);
  return viewModel.value;
};
const line = (key: string): ReviewLine => {
  const found = view().materials.flatMap(({ whole, lines }) => [whole, ...lines]).find((each) => each.key === key);
  if (!found) throw new Error(`There is no ${key}`);
  return found;
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
    expect(view()).toMatchObject({ stage: 'first', open: 3, passed: 0, returned: [], passClosed: undefined, returnClosed: { key: 'sandbox.return-needs-item' } });
    expect(view().waited).toEqual({ key: 'sandbox.waited-hours', values: { hours: 5 } });
  });

  it('returns nothing without a reason, and passes nothing with a return', () => {
    const { review } = world.parts;
    review.judged(line('item-01287734'), 'NOPASS');
    expect(view()).toMatchObject({ passClosed: { key: 'sandbox.pass-has-returned', values: { items: 1 } }, returnClosed: { key: 'sandbox.return-needs-reason', values: { items: 1 } } });
    review.decidePressed('NOPASS');
    review.decidePressed('PASS');
    expect(review.asked).toBeUndefined();
    review.reasonTyped(line('item-01287734'), '  ');
    expect(view().returnClosed).toBeDefined();
    review.reasonTyped(line('item-01287734'), '金额与合同不符');
    expect(view().returnClosed).toBeUndefined();
  });

  it('sends what was judged, once it is asked and confirmed', async () => {
    const { review, notes } = world.parts;
    review.judged(line('item-01287734'), 'NOPASS');
    review.reasonTyped(line('item-01287734'), ' 金额与合同不符 ');
    review.judged(line('M-letter'), 'NOPASS');
    review.reasonTyped(line('M-letter'), '请补充');
    review.passRestPressed();
    expect(view()).toMatchObject({ open: 0, passed: 1 });
    await review.confirmed();
    expect(world.sandbox.decisions).toEqual([]);
    review.decidePressed('NOPASS');
    expect(view().returned.map(({ line: { name }, reason }) => `${name}：${reason}`)).toEqual(['发票 01287734：金额与合同不符', '收款账户变更函：请补充']);
    await review.confirmed();
    expect(world.sandbox.decisions).toEqual([{
      docDatumId: 'DD1',
      decision: {
        as: 'first', result: 'NOPASS',
        items: [
          { docMaterialId: 'M-invoices', docFileId: 'item-01287733', result: 'PASS', reason: '' },
          { docMaterialId: 'M-invoices', docFileId: 'item-01287734', result: 'NOPASS', reason: '金额与合同不符' },
          { docMaterialId: 'M-letter', docFileId: undefined, result: 'NOPASS', reason: '请补充' },
        ],
      },
    }]);
    expect(notes.notes).toMatchObject([{ tone: 'ok', title: { key: 'sandbox.decided-first-NOPASS' } }]);
    expect(view().verdicts.size).toBe(0);
    expect(world.storage.kept.size).toBe(0);
  });

  it('takes a verdict back when it is pressed again, and keeps the reason for another change of mind', () => {
    const { review } = world.parts;
    review.reasonTyped(line('item-01287733'), '不清晰');
    review.judged(line('item-01287733'), 'PASS');
    review.judged(line('item-01287733'), 'NOPASS');
    expect(view().returned).toMatchObject([{ reason: '不清晰' }]);
    review.judged(line('item-01287733'), 'NOPASS');
    expect(view()).toMatchObject({ returned: [], open: 3 });
  });

  it('says whose turn it is when the stage has changed meanwhile, and loses no verdict', async () => {
    const { review } = world.parts;
    review.judged(line('item-01287733'), 'PASS');
    world.sandbox.reviewAnswer = { done: false, state: 'UN_FINAL_AUDIT', current: 'final' };
    world.sandbox.packed = [queued('DD1', 'UN_FINAL_AUDIT')];
    review.decidePressed('PASS');
    await review.confirmed();
    expect(review.trouble).toEqual({ because: 'wrong-stage', state: 'UN_FINAL_AUDIT', current: 'final' });
    expect(view()).toMatchObject({ stage: 'final', passed: 1 });
  });

  it('tells a failure and stays as it was', async () => {
    const { review } = world.parts;
    review.decidePressed('PASS');
    world.sandbox.refusal = new PortFault('offline');
    await review.confirmed();
    expect(review.trouble).toMatchObject({ because: 'failed', failure: { kind: 'offline' } });
    expect(review.viewModel).toMatchObject({ kind: 'failed', failure: { kind: 'offline' } });
    world.sandbox.refusal = undefined;
    review.retryPressed();
    await settled();
    expect(view().stage).toBe('first');
  });

  it('begins a package that came back with what the server says that the final reviewer objected to', async () => {
    const objections = [{ docMaterialId: 'M-invoices', docFileId: 'item-01287733', reason: '缺页' }, { docMaterialId: 'M-other', docFileId: null, reason: '请补充' }];
    world.sandbox.packed = [queued('DD2', 'FINAL_REJECT', { objections })];
    await opened('DD2');
    expect(view()).toMatchObject({ stage: 'first', fromFinal: true, returned: [{ reason: '缺页' }, { reason: '请补充' }] });
    expect(line('item-01287733').objection).toBe('缺页');
    expect(line('M-other').objection).toBe('请补充');
    world.parts.review.judged(line('item-01287733'), 'PASS');
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
    world.sandbox.reviewAnswer = { done: true, state: 'FINAL_REJECT' };
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

  it('only looks at a package that is in nobody’s review, or says that there is none', async () => {
    await opened('DD3');
    expect(view()).toMatchObject({ stage: undefined, passClosed: { key: 'sandbox.stage-closed' }, returnClosed: { key: 'sandbox.stage-closed' } });
    await opened('DD9');
    expect(world.parts.review.viewModel).toEqual({ kind: 'ready', value: undefined });
  });

  it('goes on to what waits longest in the same stage’s queue order, the newest first', async () => {
    world.sandbox.packed = [queued('DD1', 'UN_AUDIT'), queued('DD2', 'UN_FINAL_AUDIT', { stateSince: morning }), queued('DD4', 'FINAL_REJECT', { stateSince: morning - 9 * hour }), queued('DD5', 'FIRST_AUDITING')];
    await opened();
    expect(view().next).toBe('DD5');
    world.parts.review.nextPressed();
    expect(world.location.hash).toBe('/package/DD5');
  });

  it('knows what changed since the return', async () => {
    const changed = invoiceItem('01287735', { changedSinceReturn: true, replaced: { fileName: '01287734.pdf', number: '01287734', amount: '96300.00', sameFiles: false, files: [{ pkFile: 'old', name: '01287734.pdf', size: 9, mimeType: 'application/pdf' }] } });
    const [invoices, ...others] = queued('DD1', 'UN_AUDIT').materials;
    world.sandbox.packed = [queued('DD1', 'UN_AUDIT', { materials: invoices ? [{ ...invoices, items: [changed] }, ...others] : [] })];
    await opened();
    expect(line('item-01287735').item).toMatchObject({ changedSinceReturn: true, replaced: { fileName: '01287734.pdf' } });
    expect(view().files.map(({ pkFile }) => pkFile)).toEqual(['file-01287735', 'old']);
  });
});
