import { beforeEach, describe, expect, it } from 'vitest';
import type { TradeApplication, TradeApplicationRow } from '../../../src/domain/trade/shared/trade-application.ts';
import type { ApplicationChanged } from '../../../src/presentation/trade/shared/application-presenter.ts';
import { OpenedApplication } from '../../../src/presentation/trade/shared/opened-application.ts';
import { waitingIssue } from '../../builders/trade-application.ts';

const row = (id: string, more: Partial<TradeApplicationRow> = {}): TradeApplicationRow => ({
  ...waitingIssue,
  id,
  stateSince: Number(id),
  ...more,
});

let toDecide: readonly TradeApplicationRow[];
let barred: readonly TradeApplicationRow[];
let went: (readonly [id: string | undefined, leavesNoPlace: boolean])[];
let shown: string[];
let reloads: number;
let changed: ApplicationChanged;
let beside: OpenedApplication;

/** The user handles the open application. */
async function handleApplication(id: string, state: TradeApplication['state']): Promise<void> {
  changed({ ...waitingIssue, id, state, version: 9, decisionBar: 'not-waiting' });
  await Promise.resolve();
}

beforeEach(() => {
  [toDecide, barred] = [[row('1'), row('2'), row('3')], [row('4', { decisionBar: 'own' })]];
  [went, shown, reloads] = [[], [], 0];
  beside = new OpenedApplication({
    application: (_kind, hears) => {
      changed = hears;
      return { opened: (id: string) => shown.push(id), left: () => shown.push('left') } as never;
    },
    groups: () => [
      { name: 'toDecide', rows: beside.withHandled('toDecide', toDecide) },
      { name: 'barred', rows: beside.withHandled('barred', barred) },
    ],
    goTo: (id, leavesNoPlace) => {
      went.push([id, leavesNoPlace]);
      beside.addressChanged(id);
      beside.shown('credit');
    },
    reload: async () => void (reloads += 1),
  });
});

describe('an application beside its queue', () => {
  it('opens at an address of its own, and another one takes its place', () => {
    beside.rowOpened({ id: '1' });
    beside.rowOpened({ id: '1' });
    beside.rowOpened({ id: '2' });
    beside.closed();
    beside.closed();
    expect(went).toEqual([
      ['1', false],
      ['2', true],
      [undefined, false],
    ]);
    expect(shown).toEqual(['1', '2']);
  });

  it.each([
    ['1', undefined, '2', { at: 1, of: 3 }],
    ['3', '2', undefined, { at: 3, of: 3 }],
    ['4', undefined, undefined, { at: 1, of: 1 }],
  ])('%s has its place in its own group, between %j and %j', (id, previous, next, place) => {
    beside.rowOpened({ id });
    expect([beside.previous?.id, beside.next?.id, beside.place]).toEqual([previous, next, place]);
  });

  it('that is in no list has no neighbours', () => {
    beside.rowOpened({ id: '9' });
    expect([beside.previous, beside.next, beside.place]).toEqual([undefined, undefined, undefined]);
  });
});

describe('a decision beside the queue', () => {
  it('stays in its place with its result, and the next one that waits opens', async () => {
    beside.rowOpened({ id: '2' });
    await handleApplication('2', 'EFFECTIVE');
    toDecide = [row('1'), row('3')];
    expect([went.at(-1), reloads]).toEqual([['3', true], 1]);
    // A handled application no longer counts.
    expect([beside.previous?.id, beside.place]).toEqual(['2', { at: 2, of: 2 }]);
    expect(beside.withHandled('toDecide', toDecide).map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect([beside.resultOf({ id: '2' })?.state, beside.resultOf({ id: '1' })]).toEqual(['EFFECTIVE', undefined]);
  });

  it('is followed from the last one to the first, and then by nothing', async () => {
    beside.rowOpened({ id: '3' });
    await handleApplication('3', 'EFFECTIVE');
    await handleApplication('1', 'REJECTED');
    await handleApplication('2', 'RETURNED');
    expect(went.map(([id]) => id)).toEqual(['3', '1', '2']);
    expect(beside.handled.map(({ row: { id } }) => id)).toEqual(['3', '1', '2']);
  });

  it.each(['REFUSED_BY_RULE', 'LAPSED'] as const)('stays open where it failed: %s', async (state) => {
    beside.rowOpened({ id: '1' });
    await handleApplication('1', state);
    expect([went, beside.resultOf({ id: '1' })?.state]).toEqual([[['1', false]], state]);
  });

  it('stays open where it was taken back, because that is no decision', async () => {
    beside.rowOpened({ id: '4' });
    await handleApplication('4', 'WITHDRAWN');
    expect([went, beside.resultOf({ id: '4' })?.state]).toEqual([[['4', false]], 'WITHDRAWN']);
  });

  it('is listed once, although it waits for others now', async () => {
    beside.rowOpened({ id: '1' });
    await handleApplication('1', 'WAITING');
    barred = [row('1', { decisionBar: 'twice' }), ...barred];
    expect(beside.withHandled('barred', barred).map(({ id }) => id)).toEqual(['4']);
  });

  it('opens nothing in place of an application that the user has opened meanwhile', async () => {
    beside.rowOpened({ id: '1' });
    beside.rowOpened({ id: '3' });
    await handleApplication('1', 'EFFECTIVE');
    expect(went.map(([id]) => id)).toEqual(['1', '3']);
  });
});
