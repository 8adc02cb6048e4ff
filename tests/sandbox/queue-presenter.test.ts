import { describe, expect, it } from 'vitest';
import { placeOf, pathOf } from '../../src/sandbox/shared/place.ts';
import type { QueueView } from '../../src/sandbox/queue/queue-presenter.ts';
import { consoleUnderTest, hour, invoiceItem, morning, queued, settled } from './fake-sandbox.ts';

async function queueAt(hash: string) {
  const world = consoleUnderTest(hash);
  world.sandbox.packed = [
    queued('DD1', 'UN_AUDIT', { stateSince: morning - 50 * hour }),
    queued('DD2', 'FINAL_REJECT', { stateSince: morning - hour }),
    queued('DD3', 'FINAL_AUDITING'),
    queued('DD4', 'AUDIT_REJECT'),
    queued('DD5', 'MODIFY'),
    queued('DD6', 'AUDITED'),
    queued('DD7', 'A_NEW_STATE'),
    queued('DD8', 'AUDITED', { fundedAt: morning }),
    queued('DD9', 'PRE_FILLING'),
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
  it('shows the first review first, the longest waiting package on top', async () => {
    const { view } = await queueAt('');
    expect(view().rows.map((row) => row.docDatumId)).toEqual(['DD1', 'DD2']);
    expect(view().rows.map((row) => row.waited)).toEqual([
      { key: 'sandbox.waited-days', values: { days: 2 } },
      { key: 'sandbox.waited-hours', values: { hours: 1 } },
    ]);
    expect(view().tabs).toEqual([
      { tab: 'first', packages: 2 },
      { tab: 'final', packages: 1 },
      { tab: 'platform', packages: 1 },
      { tab: 'funder', packages: 1 },
      { tab: 'returned', packages: 2 },
      { tab: 'all', packages: 9 },
    ]);
  });

  it('has the signed letter of an overdue package among the operator’s work, once there is one', async () => {
    const { view, parts, sandbox } = await queueAt('#/queue/platform');
    sandbox.packed = [
      queued('DD1', 'AUDITED', { fundedAt: morning, actions: [] }),
      queued('DD2', 'AUDITED', { fundedAt: morning, actions: ['take-letter', 'return-letter'] }),
    ];
    await parts.queue.refreshPressed();
    expect(view().rows.map((row) => row.docDatumId)).toEqual(['DD2']);
    // It was paid out long before its letter arrived.
    expect(view().rows[0]?.waited).toBeUndefined();
  });

  it.each(['first', 'final', 'platform', 'funder', 'returned', 'all'])(
    'lists under %s the longest waiting package first, and counts the rows',
    async (tab) => {
      const { view, parts, sandbox } = await queueAt(`#/queue/${tab}`);
      sandbox.packed = ['UN_AUDIT', 'UN_FINAL_AUDIT', 'BIZ_CONFIRM', 'AUDITED', 'MODIFY'].flatMap((state) =>
        [3, 9, 5].map((hours) => queued(`${state}-${hours}`, state, { stateSince: morning - hours * hour })),
      );
      await parts.queue.refreshPressed();
      const since = view().rows.map((row) => row.since);
      expect(since).toEqual(since.toSorted((a, b) => a - b));
      expect(since).toHaveLength(view().tabs.find((each) => each.tab === tab)?.packages ?? 0);
      expect(since).toHaveLength(tab === 'all' ? 15 : 3);
    },
  );

  it('marks what the customer has asked to hurry with, as long as it waits here', async () => {
    const { view, parts, sandbox } = await queueAt('#/queue/all');
    const expedited = { at: morning, by: '何青禾', reason: '月底前要放款' };
    sandbox.packed = [
      queued('DD1', 'UN_AUDIT', { expedited }),
      queued('DD2', 'UN_AUDIT'),
      queued('DD3', 'AUDIT_REJECT', { expedited }),
    ];
    await parts.queue.refreshPressed();
    expect(view().rows.map((row) => [row.docDatumId, row.expedited])).toEqual([
      ['DD1', true],
      ['DD2', false],
      ['DD3', false],
    ]);
  });

  it('shows who has claimed a package, and how late the platform is', async () => {
    const { view, parts, sandbox } = await queueAt('');
    sandbox.packed = [
      queued('DD1', 'FIRST_AUDITING', { reviewerId: 'lu-yiming', isLate: true, lateDays: 3 }),
      queued('DD2', 'FIRST_AUDITING', { reviewerId: 'Shen', isLate: true }),
      queued('DD3', 'UN_AUDIT'),
    ];
    await parts.queue.refreshPressed();
    expect(view().rows).toMatchObject([
      {
        takenBy: { key: 'sandbox-actions.actor-lu-yiming' },
        late: { key: 'sandbox-actions.late-days', values: { days: 3 } },
        expectedBy: '2026-11-24',
      },
      {
        takenBy: { key: 'sandbox-actions.actor-other', values: { id: 'Shen' } },
        late: { key: 'sandbox-actions.late' },
      },
      { takenBy: undefined, late: undefined },
    ]);
  });

  it('says of nothing that it waits which waits for neither the platform nor the funder', async () => {
    const waiting = (await queueAt('#/queue/all'))
      .view()
      .rows.filter((row) => row.waited)
      .map((row) => row.docDatumId);
    expect(waiting.toSorted()).toEqual(['DD1', 'DD2', 'DD3', 'DD6', 'DD9']);
  });

  it('is filtered by state, which is kept in the address', async () => {
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
    sandbox.packed = [
      queued('DD1', 'UN_AUDIT', {
        materials: invoices
          ? [{ ...invoices, items: [invoiceItem('1'), invoiceItem('2', { changedSinceReturn: true })] }]
          : [],
      }),
    ];
    await parts.queue.refreshPressed();
    expect(view().rows).toMatchObject([{ items: 2, changed: 1, inReview: true }]);
  });
});

describe('places', () => {
  it.each([
    '/queue/first',
    '/queue/all?state=AUDITED',
    '/queue/platform',
    '/queue/funder',
    '/package/DD20261118-0042',
    '/accounts',
    '/world',
  ])('%s is converted both ways', (path) => {
    expect(pathOf(placeOf(`#${path}`))).toBe(path);
  });

  it.each(['#/queue/none', '#/package/', '#/package/a b', '#/package/a/b', '#/accounts/x', '#/elsewhere'])(
    '%s is no place',
    (hash) => {
      expect(placeOf(hash)).toEqual({ page: 'nowhere' });
    },
  );
});
