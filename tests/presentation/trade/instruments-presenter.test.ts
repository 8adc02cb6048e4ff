import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import type { HoldingBook } from '../../../src/application/ports/trade/holding-book.ts';
import type { TradeFormSaved, TradeOutcome } from '../../../src/application/ports/trade/trade-desk.ts';
import { money } from '../../../src/domain/money/money.ts';
import type { IssuedInstrument } from '../../../src/domain/trade/shared/held-instrument.ts';
import { InstrumentsPresenter } from '../../../src/presentation/trade/instruments/instruments-presenter.ts';
import { until } from '../../builders/office.ts';
import { idleTradeDesk, waitingIssue } from '../../builders/trade-application.ts';

const instrument = { id: 'I-1', transitHoldingId: 'H-1' } as IssuedInstrument;

let saved: TradeFormSaved[];
let loads: number;
let went: string[];
let outcome: TradeOutcome;
let list: InstrumentsPresenter;

beforeEach(() => {
  [saved, loads, went] = [[], 0, []];
  outcome = { done: true, application: waitingIssue };
  list = new InstrumentsPresenter({
    kind: 'credit',
    desk: { ...idleTradeDesk, save: async (form) => (saved.push(form), outcome) },
    book: {
      instruments: async () => ((loads += 1), { count: 0, total: money('0.00'), rows: [] }),
      instrument: async () => instrument,
    } as unknown as HoldingBook,
    session: { faultSeen: () => undefined, who: { role: { code: 'ROLE_CORE_OPERATOR' } } } as never,
    navigator: { goTo: (path: string) => void went.push(path) } as never,
    toasts: { show: () => undefined } as never,
    clock: new ManualClock(Date.parse('2026-11-27T02:00:00Z')),
    export: {} as never,
    paths: {
      instruments: '/instruments',
      issue: '/issue',
      application: (id) => `/approve?id=${id}`,
      instrument: (id) => `/instrument?id=${id}`,
    },
  });
});

describe('the list of instruments', () => {
  it.each([
    ['?state=overdue', 'overdue', true],
    ['?state=constructor', undefined, false],
    ['', undefined, false],
  ])('shows for %j the state %j', (search, state, isFiltered) => {
    list.addressChanged(search);
    expect([list.place.instrumentState, list.isFiltered]).toEqual([state, isFiltered]);
  });

  it('has the chosen state in its address, and none once the filters are cleared', () => {
    list.stateChosen('part-paid');
    list.filterCleared();
    expect(went).toEqual(['/instruments?state=part-paid', '/instruments']);
  });
});

describe('the chain of an instrument', () => {
  it('opens and closes without reading the list again', async () => {
    list.addressChanged('?q=RX');
    await until(() => list.content.value !== undefined);
    list.addressChanged('?q=RX&open=I-1');
    list.addressChanged('?q=RX');
    expect(loads).toBe(1);
    list.addressChanged('?q=RX');
    list.addressChanged('?q=RY&open=I-1');
    expect(loads).toBe(3);
  });
});

describe('the recall of an instrument', () => {
  it('is asked for once, however often it is pressed, and leads to its application', async () => {
    list.recallPressed(instrument);
    await Promise.all([list.undo.confirmed(), list.undo.confirmed()]);
    expect(saved).toMatchObject([{ act: 'issue-recall', kind: 'credit', form: { holdingId: 'H-1' }, submits: true }]);
    expect([list.undo.asked, went]).toEqual([undefined, ['/approve?id=TA-1']]);
  });

  it('is not asked for where nothing of it is on its way', async () => {
    list.recallPressed({ ...instrument, transitHoldingId: undefined });
    await list.undo.confirmed();
    expect(saved).toEqual([]);
  });

  it('says why it was refused, and the list is read again', async () => {
    outcome = { done: false, because: 'state' };
    list.recallPressed(instrument);
    await list.undo.confirmed();
    expect([list.undo.asked?.holdingId, list.undo.trouble?.key, loads, went]).toEqual([
      'H-1',
      'trade.refused-state',
      1,
      [],
    ]);
    list.recallPressed(instrument);
    expect(list.undo.trouble).toBeUndefined();
  });
});
