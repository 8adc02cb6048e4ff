import { describe, expect, it } from 'vitest';
import { countToDo, ownToDo, toDoOf } from '../../../src/domain/trade/shared/to-do.ts';

const row = (id: string, isMine = false, decisionBar?: string | null) => ({ id, isMine, decisionBar });
const toDo = toDoOf({
  waiting: [row('a'), row('b', true, 'own'), row('c', false, null)],
  returned: [row('d', true), row('e'), row('f', true)],
  drafts: [row('g', true)],
  underWay: [row('b', true)],
  transit: [
    { id: 'i', openApplications: [] },
    { id: 'j', openApplications: ['TA-1'] },
  ],
});
const ids = (all: readonly { readonly id: string }[]): string => all.map(({ id }) => id).join('');

describe('a to-do list', () => {
  it('sorts what waits by what the reader has to do with it', () => {
    expect([ids(toDo.toDecide), ids(toDo.barred), ids(toDo.returned), ids(toDo.drafts)]).toEqual([
      'ac',
      'b',
      'df',
      'g',
    ]);
    expect([ids(toDo.toAccept), ids(toDo.underWay)]).toEqual(['i', 'b']);
  });

  it('counts decisions and corrections for everybody, and arrivals for who makes applications', () => {
    expect([countToDo(toDo, true), countToDo(toDo, false)]).toEqual([5, 4]);
    expect(ids(ownToDo(toDo, false).toAccept)).toBe('');
  });
});
