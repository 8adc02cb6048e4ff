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
let went: string[];
let troubles: string[];
let answer: (version: number | undefined) => Promise<TradeOutcome>;
let busy: boolean;
let keeper: DraftKeeper;

beforeEach(() => {
  [clock, saved, went, troubles, busy] = [new ManualClock(start), [], [], [], false];
  answer = async (version) => ({ done: true, application: { ...waitingIssue, version: (version ?? 0) + 1 } });
  keeper = new DraftKeeper({
    clock,
    session: { faultSeen: () => undefined } as never,
    navigator: { replaceWith: (path: string) => void went.push(path) } as never,
    save: async (kept) => (saved.push(kept?.version), answer(kept?.version)),
    formPath: (id) => `/form?id=${id}`,
    isBusy: () => busy,
    onTrouble: ({ key }) => void troubles.push(key),
  });
});

describe('a draft', () => {
  it('is kept once the typing rests, and named by the address from the first time on', async () => {
    keeper.changed();
    clock.advance(1_000);
    keeper.changed();
    clock.advance(1_499);
    expect(saved).toEqual([]);
    clock.advance(1);
    await until(() => keeper.keptAt !== undefined);
    expect([saved, went, keeper.number]).toEqual([[undefined], ['/form?id=TA-1'], waitingIssue.number]);
    keeper.changed();
    await keeper.keepChanges();
    expect([saved, went]).toEqual([[undefined, 1], ['/form?id=TA-1']]);
  });

  it('is kept one change after the other, each under the version of the one before', async () => {
    await Promise.all([keeper.keep(), keeper.keep(), keeper.keep()]);
    expect(saved).toEqual([undefined, 1, 2]);
  });

  it('is not called kept while something was typed since', async () => {
    answer = async () => {
      keeper.changed();
      return { done: true, application: waitingIssue };
    };
    await keeper.keep();
    expect([keeper.kept?.id, keeper.keptAt]).toEqual(['TA-1', undefined]);
  });

  it('is kept when the page is left before the typing rests, without leading back and not without a change', async () => {
    keeper.left();
    keeper.changed();
    keeper.left();
    await until(() => keeper.kept !== undefined);
    expect([saved.length, went]).toEqual([1, []]);
  });

  it('is not kept while it is submitted', async () => {
    keeper.changed();
    await keeper.settle();
    busy = true;
    await keeper.keep();
    clock.advance(10_000);
    expect(saved).toEqual([]);
  });

  it('is kept no more once it changed elsewhere, until that is forgotten', async () => {
    answer = async () => ({ done: false, because: 'changed' });
    keeper.take(waitingIssue);
    keeper.changed();
    await keeper.keepChanges();
    expect([troubles, keeper.isOutdated]).toEqual([['trade.refused-elsewhere'], true]);
    await keeper.keep();
    expect(saved).toEqual([3]);
    expect([keeper.forget(), keeper.isOutdated, keeper.kept]).toEqual(['TA-1', false, undefined]);
  });

  it('tells another refusal and a fault of the way, and goes on', async () => {
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
