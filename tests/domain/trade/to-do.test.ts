import { describe, expect, it } from 'vitest';
import { countToDo, countToDoByKind, ownToDo, sumOfToDo, toDoOf } from '../../../src/domain/trade/shared/to-do.ts';

const row = (id: string, isMine = false, decisionBar?: string | null) => ({ id, isMine, decisionBar });
const toDo = toDoOf({
  waiting: [row('a'), row('b', true, 'own'), row('c', false, null), row('m', false, 'twice')],
  returned: [row('d', true), row('e'), row('f', true)],
  drafts: [row('g', true)],
  underWay: [row('b', true)],
  transit: [
    { id: 'i', openApplications: [] },
    { id: 'j', openApplications: ['TA-1'] },
  ],
  financings: [
    { id: 'k', isTurn: true },
    { id: 'l', isTurn: false },
  ],
  proposals: [{ id: 'p' }],
});
const ids = (all: readonly { readonly id: string }[]): string => all.map(({ id }) => id).join('');

describe('a to-do list', () => {
  it('sorts waiting applications by the action of the user; the user’s own are in progress', () => {
    expect([ids(toDo.toDecide), ids(toDo.barred), ids(toDo.returned), ids(toDo.drafts)]).toEqual([
      'ac',
      'm',
      'df',
      'g',
    ]);
    expect([ids(toDo.toAccept), ids(toDo.toFinance), ids(toDo.underWay)]).toEqual(['i', 'k', 'b']);
  });

  it('counts decisions for everybody, and corrections and arrivals for who makes applications', () => {
    expect([countToDo(toDo, true), countToDo(toDo, false)]).toEqual([7, 3]);
    const { returned, toAccept, toFinance, toConfirm } = ownToDo(toDo, false);
    expect(ids(toConfirm)).toBe('p');
    expect(ids(returned) + ids(toAccept) + ids(toFinance)).toBe('');
  });

  it('counts by kind of instrument what it counts altogether', () => {
    const own = ownToDo(toDo, true);
    const counts = countToDoByKind(own, true, () => 'credit');
    expect(counts).toEqual([{ kind: 'credit', toDecide: 2, returned: 2, toAccept: 1, toFinance: 1, toConfirm: 1 }]);
    expect(counts.map(sumOfToDo)).toEqual([countToDo(toDo, true)]);
    expect(countToDoByKind(own, false, () => 'credit')).toEqual([
      { kind: 'credit', toDecide: 2, returned: 0, toAccept: 0, toFinance: 0, toConfirm: 1 },
    ]);
  });

  it('leaves out kinds in which nothing waits, and those that are not known', () => {
    expect(
      countToDoByKind(
        toDoOf({ waiting: [], returned: [], drafts: [], underWay: [], transit: [], financings: [], proposals: [] }),
        true,
        () => 'credit',
      ),
    ).toEqual([]);
    expect(countToDoByKind(toDo, true, () => undefined)).toEqual([]);
  });
});
