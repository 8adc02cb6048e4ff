import { describe, expect, it } from 'vitest';
import { PortFault } from '../../src/application/ports/port-fault.ts';
import { consoleUnderTest, settled } from './fake-sandbox.ts';

describe('permanent faults', () => {
  it('are shown as the server has them, and can be chosen', async () => {
    const {
      parts: { faults, notes },
      sandbox,
    } = consoleUnderTest();
    sandbox.standingFaults = { ...sandbox.standingFaults, objectStore: 'away' };
    faults.opened();
    await settled();
    expect(faults.content).toMatchObject({ kind: 'ready', value: { objectStore: 'away', recognition: 'on' } });
    await faults.storeChosen('full');
    await faults.readingChosen('off');
    await faults.machinesChosen('off');
    expect(sandbox.faultOrders).toEqual([{ objectStore: 'full' }, { recognition: 'off' }, { machines: 'off' }]);
    expect(faults.content).toMatchObject({ value: { objectStore: 'full', recognition: 'off', machines: 'off' } });
    expect(notes.notes).toMatchObject([
      { title: { key: 'sandbox-faults.store-now-full' } },
      { title: { key: 'sandbox-faults.reading-now-off' } },
      { title: { key: 'sandbox-faults.machines-now-off' } },
    ]);
  });

  it('stay as they were where the server does not answer, and that is said', async () => {
    const {
      parts: { faults, notes },
      sandbox,
    } = consoleUnderTest();
    faults.opened();
    await settled();
    sandbox.refusal = new PortFault('offline');
    await faults.storeChosen('full');
    expect(faults.content).toMatchObject({ value: { objectStore: 'none' } });
    expect(notes.notes).toMatchObject([{ tone: 'bad', title: { key: 'sandbox-faults.not-changed' } }]);
  });

  it('that cannot be asked for are asked for again', async () => {
    const {
      parts: { faults },
      sandbox,
    } = consoleUnderTest();
    sandbox.refusal = new PortFault('offline');
    faults.opened();
    await settled();
    expect(faults.content).toMatchObject({ kind: 'failed' });
    sandbox.refusal = undefined;
    await faults.load();
    expect(faults.content).toMatchObject({ kind: 'ready' });
  });
});

describe('a call that is to fail', () => {
  it('is ordered with the fields of its kind only', async () => {
    const {
      parts: { faults, notes },
      sandbox,
    } = consoleUnderTest();
    await faults.setPressed('every');
    faults.typed({ call: 'security', times: '3', seconds: '1.5', code: 'GONE', when: 'after' });
    faults.kindChosen('latency');
    await faults.setPressed('security');
    faults.kindChosen('code');
    await faults.setPressed('security');
    expect(sandbox.faultOrders).toEqual([
      { call: '*', kind: 'offline', times: 1, when: 'before' },
      { call: 'security', kind: 'latency', times: 3, when: 'after', milliseconds: 1500 },
      { call: 'security', kind: 'code', times: 3, when: 'after', code: 'GONE' },
    ]);
    expect(notes.notes.map(({ title }) => title)).toMatchObject([
      { values: { call: 'every', times: 1 } },
      { values: { call: 'security', times: 3 } },
      { values: { call: 'security', times: 3 } },
    ]);
  });

  it.each([
    ['no times', { times: '0' }, 'offline', 'times'],
    ['too many times', { times: '10001' }, 'offline', 'times'],
    ['half a time', { times: '1.5' }, 'offline', 'times'],
    ['more seconds than a call may take', { seconds: '121' }, 'latency', 'seconds'],
    ['no number of seconds', { seconds: 'soon' }, 'latency', 'seconds'],
    ['the code of success', { code: '0' }, 'code', 'code'],
    ['a code with a space in it', { code: 'A B' }, 'code', 'code'],
  ] as const)('is not ordered with %s', async (_what, typed, kind, field) => {
    const {
      parts: { faults },
      sandbox,
    } = consoleUnderTest();
    faults.kindChosen(kind);
    faults.typed(typed);
    expect(faults.problems).toEqual({});
    await faults.setPressed('every');
    expect([Object.keys(faults.problems), sandbox.faultOrders]).toEqual([[field], []]);
  });

  it('is checked by the fields of its own kind only', async () => {
    const {
      parts: { faults },
      sandbox,
    } = consoleUnderTest();
    faults.typed({ seconds: 'soon', code: '' });
    await faults.setPressed('every');
    expect(sandbox.faultOrders).toHaveLength(1);
  });

  it('is ended', async () => {
    const {
      parts: { faults, notes },
      sandbox,
    } = consoleUnderTest();
    await faults.endPressed(
      { call: 'security', kind: 'hang', times: 2, when: 'before', code: '', milliseconds: 0 },
      'security',
    );
    expect(sandbox.faultOrders).toEqual([{ call: 'security', kind: 'none' }]);
    expect(notes.notes).toMatchObject([{ title: { key: 'sandbox-faults.ended' } }]);
  });
});

describe('background jobs', () => {
  it('are counted, and polled while the page is open', async () => {
    const {
      parts: { jobs },
      sandbox,
      whilePasses,
    } = consoleUnderTest();
    sandbox.work = [
      { name: 'reading', waiting: 3, running: 1, failed: 0 },
      { name: 'gathering', waiting: 1, running: 0, failed: 2 },
    ];
    sandbox.helped = {
      submissions: 2,
      byType: { BUSI_INVOICE: { kept: 9, corrected: 1, typed: 4 }, BUSI_CONTRACT: { kept: 0, corrected: 0, typed: 2 } },
    };
    expect(jobs.effects).toBeUndefined();
    jobs.opened();
    await settled();
    expect(jobs.effects).toEqual(sandbox.helped);
    expect(jobs.underWay).toEqual({ waiting: 4, running: 1 });
    sandbox.work = [];
    whilePasses();
    await settled();
    expect(jobs.underWay).toEqual({ waiting: 0, running: 0 });
    jobs.left();
    sandbox.work = [{ name: 'reading', waiting: 9, running: 0, failed: 0 }];
    whilePasses();
    await settled();
    expect(jobs.underWay).toEqual({ waiting: 0, running: 0 });
  });

  it('show a failed count, and are counted again on request', async () => {
    const {
      parts: { jobs },
      sandbox,
    } = consoleUnderTest();
    sandbox.refusal = new PortFault('timed-out');
    jobs.opened();
    await settled();
    expect(jobs.content).toMatchObject({ kind: 'failed' });
    sandbox.refusal = undefined;
    await jobs.load();
    expect(jobs.content).toMatchObject({ kind: 'ready' });
  });
});
