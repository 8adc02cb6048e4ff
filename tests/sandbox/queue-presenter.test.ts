import { describe, expect, it } from 'vitest';
import { placeOf, pathOf } from '../../src/sandbox/shared/place.ts';
import type { QueueView } from '../../src/sandbox/queue/queue-presenter.ts';
import { consoleUnderTest, hour, invoiceItem, morning, queued, settled } from './fake-sandbox.ts';

async function queueAt(hash: string) {
  const world = consoleUnderTest(hash);
  world.sandbox.packed = [
    queued('DD1', 'UN_AUDIT', { stateSince: morning - 50 * hour }), queued('DD2', 'FINAL_REJECT', { stateSince: morning - hour }), queued('DD3', 'FINAL_AUDITING'), queued('DD4', 'AUDIT_REJECT'),
    queued('DD5', 'MODIFY'), queued('DD6', 'AUDITED'), queued('DD7', 'A_NEW_STATE'),
  ];
  world.parts.queue.opened();
  await settled();
  const view = (): QueueView => {
    const { viewModel } = world.parts.queue;
    if (viewModel.kind !== 'ready') throw new Error(`The queue is ${viewModel.kind}`);
    return viewModel.value;
  };
  return { ...world, view };
}

describe('the queue', () => {
  it('shows the first review’s packages at first, what has waited longest in it before the others', async () => {
    const { view } = await queueAt('');
    expect(view().rows.map((row) => row.docDatumId)).toEqual(['DD1', 'DD2']);
    expect(view().rows.map((row) => row.waited)).toEqual([{ key: 'sandbox.waited-days', values: { days: 2 } }, { key: 'sandbox.waited-hours', values: { hours: 1 } }]);
    expect(view().tabs).toEqual([{ tab: 'first', packages: 2 }, { tab: 'final', packages: 1 }, { tab: 'returned', packages: 2 }, { tab: 'all', packages: 7 }]);
  });

  it('narrows by state, which stands in the address', async () => {
    const { view, parts, location } = await queueAt('#/queue/first');
    expect(view().states.map(({ code }) => code)).toEqual(['UN_AUDIT', 'FINAL_REJECT']);
    parts.queue.stateChosen('UN_AUDIT');
    expect(location.hash).toBe('/queue/first?state=UN_AUDIT');
    expect(view().rows.map((row) => row.docDatumId)).toEqual(['DD1']);
    parts.queue.stateChosen('');
    expect(view().rows).toHaveLength(2);
  });

  it('shows a state that it does not know among all of them', async () => {
    expect((await queueAt('#/queue/all')).view().rows.map((row) => row.state)).toContain('A_NEW_STATE');
  });

  it('counts documents and how many of them changed since the return', async () => {
    const { view, parts, sandbox } = await queueAt('');
    const [invoices] = queued('DD1', 'UN_AUDIT').materials;
    sandbox.packed = [queued('DD1', 'UN_AUDIT', { materials: invoices ? [{ ...invoices, items: [invoiceItem('1'), invoiceItem('2', { changedSinceReturn: true })] }] : [] })];
    await parts.queue.refreshPressed();
    expect(view().rows).toMatchObject([{ items: 2, changed: 1, inReview: true }]);
  });
});

describe('places', () => {
  it.each(['/queue/first', '/queue/all?state=AUDITED', '/package/DD20261118-0042', '/accounts', '/world'])('%s leads there and back', (path) => {
    expect(pathOf(placeOf(`#${path}`))).toBe(path);
  });

  it.each(['#/queue/none', '#/package/', '#/package/a b', '#/package/a/b', '#/accounts/x', '#/elsewhere'])('%s is nowhere', (hash) => {
    expect(placeOf(hash)).toEqual({ page: 'nowhere' });
  });
});
