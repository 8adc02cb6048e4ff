import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import type { TradeOutcome } from '../../../src/application/ports/trade/trade-desk.ts';
import { DraftKeeper } from '../../../src/presentation/trade/shared/draft-keeper.ts';
import { until } from '../../builders/office.ts';
import { waitingIssue } from '../../builders/trade-application.ts';

const start = Date.parse('2026-11-27T02:00:00Z');

let clock: ManualClock;
let saved: (number | undefined)[];
let navigations: string[];
let troubles: string[];
let answer: (version: number | undefined) => Promise<TradeOutcome>;
let busy: boolean;
let keeper: DraftKeeper;

beforeEach(() => {
  [clock, saved, navigations, troubles, busy] = [new ManualClock(start), [], [], [], false];
  answer = async (version) => ({ done: true, application: { ...waitingIssue, version: (version ?? 0) + 1 } });
  keeper = new DraftKeeper({
    clock,
    // The keeper uses only these methods of the session and the navigator.
    session: { faultSeen: () => undefined } as never,
    navigator: { replaceWith: (path: string) => void navigations.push(path) } as never,
    save: async (kept) => (saved.push(kept?.version), answer(kept?.version)),
    formPath: (id) => `/form?id=${id}`,
    isBusy: () => busy,
    onTrouble: ({ key }) => void troubles.push(key),
  });
});

describe('a draft', () => {
  it('is saved after a pause in typing, and its address is set at the first save', async () => {
    keeper.changed();
    clock.advance(1_000);
    keeper.changed();
    clock.advance(1_499);
    expect(saved).toEqual([]);
    clock.advance(1);
    await until(() => keeper.keptAt !== undefined);
    expect([saved, navigations, keeper.number]).toEqual([[undefined], ['/form?id=TA-1'], waitingIssue.number]);
    keeper.changed();
    await keeper.keepChanges();
    expect([saved, navigations]).toEqual([[undefined, 1], ['/form?id=TA-1']]);
  });

  it('saves changes in order, each with the previous version', async () => {
    await Promise.all([keeper.keep(), keeper.keep(), keeper.keep()]);
    expect(saved).toEqual([undefined, 1, 2]);
  });

  it('is not reported as saved when typing continued during the save', async () => {
    answer = async () => {
      keeper.changed();
      return { done: true, application: waitingIssue };
    };
    await keeper.keep();
    expect([keeper.kept?.id, keeper.keptAt]).toEqual(['TA-1', undefined]);
  });

  it('is saved when the page is left before the pause, does not navigate, and is not saved without a change', async () => {
    keeper.left();
    keeper.changed();
    keeper.left();
    await until(() => keeper.kept !== undefined);
    expect([saved.length, navigations]).toEqual([1, []]);
  });

  it('is not saved while it is submitted', async () => {
    keeper.changed();
    await keeper.settle();
    busy = true;
    await keeper.keep();
    clock.advance(10_000);
    expect(saved).toEqual([]);
  });

  it('is not saved after a change elsewhere, until `forget`', async () => {
    answer = async () => ({ done: false, because: 'changed' });
    keeper.take(waitingIssue);
    keeper.changed();
    await keeper.keepChanges();
    expect([troubles, keeper.isOutdated]).toEqual([['trade.refused-elsewhere'], true]);
    await keeper.keep();
    expect(saved).toEqual([3]);
    expect([keeper.forget(), keeper.isOutdated, keeper.kept]).toEqual(['TA-1', false, undefined]);
  });

  it('reports other refusals and transport faults, and continues', async () => {
    answer = async () => ({ done: false, because: 'state' });
    await keeper.keep();
    answer = async () => Promise.reject(new PortFault('offline'));
    await keeper.keep();
    expect(troubles).toHaveLength(2);
    answer = async () => ({ done: true, application: waitingIssue });
    await keeper.keep();
    expect(keeper.keptAt).toBe(start);
  });
});
