import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import type { ReportedAcceptanceGap, TradeDesk } from '../../../src/application/ports/trade/trade-desk.ts';
import type { TradeParty } from '../../../src/domain/trade/shared/trade-application.ts';
import { PayeeSearch } from '../../../src/presentation/trade/shared/payee-search.ts';
import { until } from '../../builders/office.ts';

const party = (companyId: string): TradeParty => ({ companyId, name: `${companyId} 有限公司`, uscc: '' });

let clock: ManualClock;
let asked: string[];
let faults: unknown[];
let gaps: Map<string, Promise<ReportedAcceptanceGap | undefined>>;
let payees: TradeDesk['payees'];
let search: PayeeSearch;

beforeEach(() => {
  [clock, asked, faults, gaps] = [new ManualClock(0), [], [], new Map()];
  payees = async (keyword) => (asked.push(keyword), [party('C-1')]);
  search = new PayeeSearch({
    desk: {
      payees: async (keyword, signal) => payees(keyword, signal),
      acceptanceGap: async (id) => gaps.get(id) ?? Promise.resolve(undefined),
    },
    session: { faultSeen: (fault) => void faults.push(fault) },
    clock,
  });
});

async function type(text: string): Promise<void> {
  search.keywordTyped(text);
  clock.advance(250);
  await until(() => search.found !== undefined);
}

describe('the search for a payee', () => {
  it.each([
    ['', []],
    ['舟', []],
    [' 砚舟 ', ['砚舟']],
    ['%_\\', ['%_\\']],
    ['名'.repeat(400), ['名'.repeat(80)]],
    [`${'a'.repeat(79)}🚀`, [`${'a'.repeat(79)}\ufffd`]],
  ])('of %j asks for %j', async (typed, keywords) => {
    await type(typed);
    expect([asked, search.isTooShort, search.found?.length]).toEqual([
      keywords,
      keywords.length === 0,
      keywords.length,
    ]);
  });

  it('waits for a rest in typing, and asks once', async () => {
    search.keywordTyped('砚舟');
    clock.advance(249);
    await type('澄叶');
    expect(asked).toEqual(['澄叶']);
  });

  it('shows the results for the last typed text, whichever answer comes first', async () => {
    const first = Promise.withResolvers<readonly TradeParty[]>();
    payees = async () => first.promise;
    search.keywordTyped('砚舟');
    clock.advance(250);
    payees = async () => [party('C-2')];
    await type('澄叶');
    first.resolve([party('C-1')]);
    for (let turn = 0; turn < 10; turn += 1) await first.promise;
    expect(search.found).toEqual([party('C-2')]);
  });

  it('forgets that nothing was found once something else is typed', async () => {
    payees = async () => [];
    await type('不存在');
    expect(search.found).toEqual([]);
    const answer = Promise.withResolvers<readonly TradeParty[]>();
    payees = async () => answer.promise;
    search.keywordTyped('砚舟');
    expect(search.found).toBeUndefined();
    clock.advance(250);
    answer.resolve([party('C-1')]);
    await until(() => search.found !== undefined);
    expect(search.found).toEqual([party('C-1')]);
  });

  it('keeps showing what was found until the next answer, and asks for nothing when the box opens again', async () => {
    await type('砚舟');
    search.keywordTyped('澄叶');
    expect(search.found).toEqual([party('C-1')]);
    search.opened();
    expect(asked).toEqual(['砚舟']);
    search.left();
  });

  it('says that it failed, and asks again when the box is opened', async () => {
    payees = async () => Promise.reject(new PortFault('offline'));
    await type('砚舟');
    expect([search.failed, search.found, faults.length]).toEqual([true, [], 1]);
    payees = async () => [party('C-2')];
    search.opened();
    await until(() => !search.failed);
    expect(search.found).toEqual([party('C-2')]);
  });
});

describe('the obstacles to a payee’s acceptance', () => {
  it.each([['no-certificate'], ['no-director'], ['unknown'], [undefined]] as const)('are shown: %s', async (gap) => {
    gaps.set('C-1', Promise.resolve(gap));
    search.take(party('C-1'));
    await until(() => search.isGapKnown);
    expect(search.gap).toBe(gap);
  });

  it('is that of the company that was chosen last', async () => {
    const first = Promise.withResolvers<ReportedAcceptanceGap | undefined>();
    gaps.set('C-1', first.promise).set('C-2', Promise.resolve('agreement'));
    search.take(party('C-1'));
    search.take(party('C-2'));
    await until(() => search.isGapKnown);
    first.resolve('no-director');
    await first.promise;
    expect(search.gap).toBe('agreement');
    // The same company again sends no request, and without a company there is no warning.
    search.take(party('C-2'));
    expect([search.gap, search.isGapKnown]).toEqual(['agreement', true]);
    search.take(undefined);
    expect([search.gap, search.isGapKnown, search.typed]).toEqual([undefined, false, '']);
  });

  it('is none where it cannot be had', async () => {
    gaps.set('C-1', Promise.reject(new PortFault('not-found')));
    search.take(party('C-1'));
    await until(() => search.isGapKnown);
    expect([search.gap, faults.length]).toEqual([undefined, 1]);
  });
});
