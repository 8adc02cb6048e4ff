import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import type { FinancingFilter } from '../../../../src/application/ports/trade/funding-desk.ts';
import type { ExportedList } from '../../../../src/application/ports/trade/list-exports.ts';
import type { TradeFormSaved, TradeOutcome } from '../../../../src/application/ports/trade/trade-desk.ts';
import { financingStates, pendingFinancingStates } from '../../../../src/domain/trade/financing/financing-machine.ts';
import { emptyTradeForm } from '../../../../src/domain/trade/shared/trade-application.ts';
import {
  FinancingsPresenter,
  financingViews,
} from '../../../../src/presentation/trade/financing/financings-presenter.ts';
import { idleFundingDesk, reviewedFinancing } from '../../../builders/financing-figures.ts';
import { until } from '../../../builders/office.ts';
import { idleTradeDesk, waitingIssue } from '../../../builders/trade-application.ts';

let filters: FinancingFilter[];
let exported: ExportedList[];
let saved: TradeFormSaved[];
let outcome: TradeOutcome | PortFault;
let went: string[];
let told: string[];
let total: number;
let clock: ManualClock;

beforeEach(() => {
  [filters, exported, saved, went, told, total] = [[], [], [], [], [], 1];
  clock = new ManualClock(Date.parse('2026-11-27T02:00:00Z'));
  outcome = { done: true, application: { ...waitingIssue, act: 'contract' } };
});

function list(role = 'ROLE_CORP_OPERATOR', contractsOnly = false): FinancingsPresenter {
  return new FinancingsPresenter({
    kind: 'credit',
    contractsOnly,
    desk: {
      ...idleTradeDesk,
      save: async (form) => {
        saved.push(form);
        if (outcome instanceof PortFault) throw outcome;
        return outcome;
      },
    },
    funding: {
      ...idleFundingDesk,
      financings: async (filter) => {
        filters.push(filter);
        return { total, amount: reviewedFinancing.amount, counterparties: [], funders: [], rows: [reviewedFinancing] };
      },
    },
    session: { faultSeen: () => undefined, who: { role: { code: role } } } as never,
    navigator: { goTo: (path: string) => void went.push(path) } as never,
    toasts: { show: (_tone: string, { key }: { key: string }) => void told.push(key) } as never,
    clock,
    export: { ask: async (asked: ExportedList) => void exported.push(asked) } as never,
    paths: {
      list: '/list',
      financing: (id) => `/list?id=${id}`,
      form: '/form',
      application: (id) => `/approval?id=${id}`,
    },
  });
}

async function listedAt(search: string, ...more: Parameters<typeof list>): Promise<FinancingsPresenter> {
  const presenter = list(...more);
  presenter.addressChanged(search);
  await until(() => presenter.content.current.kind !== 'loading');
  return presenter;
}

describe('the place in the list', () => {
  const bare = { keyword: '', page: 1, pageSize: 20, states: undefined };

  it.each([
    ['?state=OVERDUE', { ...bare, states: ['OVERDUE'] }, true],
    ['?view=outstanding&state=OVERDUE', { ...bare, states: ['OVERDUE'] }, true],
    ['?view=pending&state=OVERDUE', { ...bare, states: pendingFinancingStates }, true],
    ['?state=SOLD', bare, false],
    ['?party=C-QIHENG&funder=C-1', { ...bare, counterpartyId: 'C-QIHENG', funderId: 'C-1' }, true],
    ['?party=%3Cb%3E&funder=', bare, false],
    ['?from=2027-03-01&to=2027-03-31', { ...bare, dueFrom: '2027-03-01', dueTo: '2027-03-31' }, true],
    ['?to=2027-03-31', { ...bare, dueTo: '2027-03-31' }, true],
    ['?from=2027-02-30&to=never', bare, false],
    ['', { keyword: '', page: 1, pageSize: 20, states: undefined }, false],
    [
      '?view=outstanding&q=RZ&page=3&size=50',
      { keyword: 'RZ', page: 3, pageSize: 50, states: ['DISBURSED', 'OVERDUE'] },
      true,
    ],
    ['?view=sold&page=-1&size=7', { keyword: '', page: 1, pageSize: 20, states: undefined }, false],
  ])('that the address %j names is asked for', async (search, filter, isFiltered) => {
    const presenter = await listedAt(search);
    expect(filters).toEqual([filter]);
    expect(presenter.isFiltered).toBe(isFiltered);
  });

  it('becomes a part of the address, and a change of view or size begins at the first page', async () => {
    const presenter = await listedAt('?view=ended&page=3&q=RZ');
    presenter.pageChosen(4);
    presenter.viewChosen('all');
    presenter.pageSizeChosen(50);
    presenter.filterCleared();
    expect(went).toEqual(['/list?view=ended&q=RZ&page=4', '/list?q=RZ', '/list?view=ended&q=RZ&size=50', '/list']);
  });

  it('follows the typed value after a pause', async () => {
    const presenter = await listedAt('?page=2');
    presenter.keywordTyped('长屿');
    expect([presenter.keyword, went]).toEqual(['长屿', []]);
    clock.advance(300);
    expect(went.map(decodeURIComponent)).toEqual(['/list?q=长屿']);
    presenter.keywordTyped('长屿银');
    presenter.left();
    clock.advance(300);
    expect(went).toHaveLength(1);
  });

  it('keeps the other filters when one changes, and begins at the first page', async () => {
    const presenter = await listedAt('?view=outstanding&state=OVERDUE&party=C-1&page=2');
    presenter.filterChanged({ funderId: 'C-2' });
    presenter.filterChanged({ dueFrom: '2027-03-01', dueTo: '' });
    presenter.filterChanged({ state: 'SETTLED' });
    presenter.filterChanged({ state: 'DISBURSED', partyId: '' });
    presenter.viewChosen('pending');
    expect(went).toEqual([
      '/list?view=outstanding&state=OVERDUE&party=C-1&funder=C-2',
      '/list?view=outstanding&state=OVERDUE&party=C-1&from=2027-03-01',
      '/list?view=outstanding&party=C-1',
      '/list?view=outstanding&state=DISBURSED',
      '/list?view=pending&party=C-1',
    ]);
  });

  it('offers the states of the chosen part of the list', async () => {
    expect((await listedAt('')).states).toEqual(financingStates);
    expect((await listedAt('?view=outstanding')).states).toEqual(['DISBURSED', 'OVERDUE']);
  });

  it('exports everything that the filters select, not the shown page alone', async () => {
    const presenter = await listedAt('?view=outstanding&party=C-1&q=RZ&from=2027-03-01&page=2');
    await presenter.exportPressed();
    expect(exported).toEqual([
      {
        list: 'financings',
        financingStates: ['DISBURSED', 'OVERDUE'],
        counterpartyId: 'C-1',
        funderId: undefined,
        dueFrom: '2027-03-01',
        dueTo: undefined,
        keyword: 'RZ',
      },
    ]);
  });

  it('tells the number of pages', async () => {
    total = 41;
    expect((await listedAt('')).pages).toBe(3);
    total = 0;
    expect((await listedAt('')).pages).toBe(1);
  });
});

describe('the views', () => {
  it('share the states among them: each state is in one of them', async () => {
    for (const view of financingViews.filter((each) => each !== 'all' && each !== 'paid-out'))
      await listedAt(`?view=${view}`);
    const shown = filters.flatMap(({ states }) => states ?? []);
    expect(shown.toSorted()).toEqual([...financingStates].toSorted());
  });

  it('of contracts lists only those that wait for a signature, whatever the address says', async () => {
    await listedAt('?view=ended', 'ROLE_CORP_OPERATOR', true);
    expect(filters).toMatchObject([{ states: ['CONTRACT_SIGN'] }]);
  });

  it.each([
    ['ROLE_CORP_OPERATOR', { isIssuer: false, makes: true }],
    ['ROLE_CORP_DIRECTOR', { isIssuer: false, makes: false }],
    ['ROLE_CORE_OPERATOR', { isIssuer: true, makes: false }],
  ])('of %s: %j', (role, { isIssuer, makes }) => {
    const presenter = list(role);
    expect([presenter.isIssuer, presenter.makes]).toEqual([isIssuer, makes]);
  });
});

describe('a contract that is put to the director', () => {
  it('leads to its application', async () => {
    const presenter = await listedAt('', 'ROLE_CORP_OPERATOR', true);
    await presenter.signPressed(reviewedFinancing);
    expect(saved).toEqual([
      {
        act: 'contract',
        kind: 'credit',
        applicationId: undefined,
        version: undefined,
        form: { ...emptyTradeForm, financingId: 'FN-1' },
        submits: true,
      },
    ]);
    expect([went, told, presenter.asking]).toEqual([['/approval?id=TA-1'], ['financing.contract-sent'], '']);
  });

  it('is put once at a time', async () => {
    const presenter = await listedAt('', 'ROLE_CORP_OPERATOR', true);
    await Promise.all([
      presenter.signPressed(reviewedFinancing),
      presenter.signPressed({ id: 'FN-2', number: 'RZ-2' }),
    ]);
    expect(saved.map(({ form }) => form.financingId)).toEqual(['FN-1']);
  });

  it('and refused says why, and the list is read again', async () => {
    outcome = { done: false, because: 'state' };
    const presenter = await listedAt('', 'ROLE_CORP_OPERATOR', true);
    await presenter.signPressed(reviewedFinancing);
    expect([presenter.trouble?.key, went, filters.length, presenter.asking]).toEqual([
      'trade.refused-state',
      [],
      2,
      '',
    ]);
  });

  it('and fails can be put again', async () => {
    outcome = new PortFault('offline');
    const presenter = await listedAt('', 'ROLE_CORP_OPERATOR', true);
    await presenter.signPressed(reviewedFinancing);
    expect([presenter.trouble === undefined, presenter.asking]).toEqual([false, '']);
    outcome = { done: true, application: waitingIssue };
    await presenter.signPressed(reviewedFinancing);
    expect([presenter.trouble, went]).toEqual([undefined, ['/approval?id=TA-1']]);
  });
});
