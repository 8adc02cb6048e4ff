import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import type { ExportedList } from '../../../src/application/ports/trade/list-exports.ts';
import type {
  TradeApplicationFilter,
  TradeDesk,
  TradeOutcome,
} from '../../../src/application/ports/trade/trade-desk.ts';
import {
  ApplicationsPresenter,
  applicationsPlaceFrom,
} from '../../../src/presentation/trade/applications/applications-presenter.ts';
import { until } from '../../builders/office.ts';
import { idleTradeDesk, waitingIssue } from '../../builders/trade-application.ts';

const draft = { ...waitingIssue, state: 'DRAFT', isMine: true } as const;

let asked: TradeApplicationFilter[];
let exported: ExportedList[];
let withdrawn: unknown[];
let went: string[];
let shown: string[];
let outcome: TradeOutcome;
let clock: ManualClock;
let list: ApplicationsPresenter;

beforeEach(() => {
  [asked, withdrawn, went, shown, clock] = [[], [], [], [], new ManualClock(Date.parse('2026-11-27T02:00:00Z'))];
  outcome = { done: true, application: { ...draft, state: 'WITHDRAWN' } };
  const desk: TradeDesk = {
    ...idleTradeDesk,
    applications: async (filter) => (asked.push(filter), { count: 1, total: draft.amount, rows: [draft] }),
    withdraw: async (...which) => (withdrawn.push(which), outcome),
  };
  exported = [];
  const ask = async (wanted: ExportedList) => void exported.push(wanted);
  list = new ApplicationsPresenter({
    kind: 'credit',
    desk,
    export: { ask } as never,
    session: { faultSeen: () => undefined, who: { role: { code: 'ROLE_CORE_OPERATOR' } } } as never,
    navigator: { goTo: (path: string) => void went.push(path) } as never,
    toasts: { show: (tone: string) => void shown.push(tone) } as never,
    clock,
    paths: { list: '/applications', application: () => undefined, form: () => undefined, copy: () => undefined },
  });
});

describe('the list of applications', () => {
  it.each([
    ['', {}],
    ['?act=issue&state=RETURNED&by=handled', { act: 'issue', state: 'RETURNED', hands: 'handled' }],
    ['?act=constructor&state=__proto__&by=all', {}],
  ])('shows the application that %s names', (search, place) => {
    const unfiltered = { keyword: '', page: 1, pageSize: 20, act: undefined, state: undefined, hands: undefined };
    expect(applicationsPlaceFrom(search)).toEqual({ ...unfiltered, ...place });
  });

  it('asks for no state and no act where none is chosen', async () => {
    list.addressChanged('?by=mine');
    await until(() => list.content.value !== undefined);
    expect(asked).toMatchObject([{ acts: undefined, states: undefined, hands: 'mine' }]);
    list.addressChanged('?act=transfer&state=LAPSED');
    await until(() => asked.length === 2);
    expect(asked[1]).toMatchObject({ acts: ['transfer'], states: ['LAPSED'], hands: undefined });
  });

  it('exports the rows that the filters select, on all pages', async () => {
    list.addressChanged('?act=issue&state=RETURNED&by=handled&q=QF&page=3');
    await list.exportPressed();
    expect(exported).toEqual([
      { list: 'applications', acts: ['issue'], states: ['RETURNED'], hands: 'handled', keyword: 'QF' },
    ]);
  });

  it('offers the acts of the side of its reader', () => {
    expect(list.acts).toEqual(['issue', 'payroll-issue', 'issue-recall', 'cancellation', 'payment']);
  });

  it('keeps the other filters when one is changed, and begins at the first page', () => {
    list.addressChanged('?act=issue&by=mine&page=3');
    list.filterChanged({ state: 'DRAFT' });
    list.filterChanged({ act: 'toString' });
    expect(went).toEqual(['/applications?act=issue&state=DRAFT&by=mine', '/applications?by=mine']);
  });

  it('deletes a draft as it was read, and tells it', async () => {
    list.addressChanged('');
    list.discardPressed(draft);
    await list.discardConfirmed();
    expect(withdrawn).toEqual([['TA-1', 3]]);
    expect(shown).toEqual(['ok']);
    expect(list.discarding).toBeUndefined();
  });

  it('deletes a draft once, however often that is pressed', async () => {
    list.discardPressed(draft);
    await Promise.all([list.discardConfirmed(), list.discardConfirmed()]);
    expect([withdrawn.length, asked.length]).toEqual([1, 1]);
  });

  it('tells why a draft was not deleted, and stays', async () => {
    outcome = { done: false, because: 'changed' };
    list.discardPressed(draft);
    await list.discardConfirmed();
    expect(asked).toHaveLength(1);
    expect(list.trouble).toBeDefined();
    expect(list.discarding).toBe(draft);
    expect(shown).toEqual([]);
  });

  it('tells a fault of the way', async () => {
    const failing = new ApplicationsPresenter({
      kind: 'credit',
      clock,
      export: {} as never,
      paths: list.paths,
      desk: { ...idleTradeDesk, withdraw: async () => Promise.reject(new PortFault('offline')) },
      session: { faultSeen: () => void shown.push('seen'), who: undefined } as never,
      navigator: {} as never,
      toasts: {} as never,
    });
    failing.discardPressed(draft);
    await failing.discardConfirmed();
    expect(failing.trouble).toBeDefined();
    expect(failing.busy).toBe(false);
    expect(shown).toEqual(['seen']);
  });

  it('searches when the typing rests', () => {
    list.keywordTyped('QF');
    list.keywordTyped('QF2026');
    expect(list.keyword).toBe('QF2026');
    expect(went).toEqual([]);
    clock.advance(300);
    expect(went).toEqual(['/applications?q=QF2026']);
  });
});
