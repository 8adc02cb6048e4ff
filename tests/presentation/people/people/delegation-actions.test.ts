import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import type {
  Delegation,
  DelegationDesk,
  DelegationOutcome,
  DelegationRefusal,
  Delegations,
} from '../../../../src/application/ports/people/delegation-desk.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import { delegationObjections, type DelegationEntry } from '../../../../src/domain/people/shared/delegation-entry.ts';
import { DelegationActions } from '../../../../src/presentation/people/people/delegation-actions.ts';
import { Toasts } from '../../../../src/presentation/shared/toasts.ts';
import { message } from '../../../../src/words/catalogue.ts';
import { absurdValues } from '../../../builders/absurd-values.ts';
import { until } from '../../../builders/office.ts';

const director = { code: 'ROLE_CORP_DIRECTOR', name: '主管', template: 'director' } as const;
const operator = { code: 'ROLE_CORP_OPERATOR', name: '经办人', template: 'operator' } as const;
const given: Delegation = {
  id: 'DG-1',
  fromUserId: 'U-gu',
  fromName: '顾云舟',
  toUserId: 'U-li',
  toName: '李敏',
  roles: [director],
  from: '2026-11-24',
  until: '2026-11-26',
  state: 'holding',
  madeBy: '顾云舟',
  madeAt: 1,
  mayEnd: true,
  ended: undefined,
};
const standing = (more: Partial<Delegations> = {}): Delegations => ({
  today: '2026-11-24',
  mayManage: false,
  mayName: true,
  delegations: [],
  people: [
    { userId: 'U-gu', personName: '顾云舟', isSelf: true, roles: [director, operator] },
    { userId: 'U-li', personName: '李敏', isSelf: false, roles: [operator] },
    { userId: 'U-lin', personName: '林知夏', isSelf: false, roles: [director] },
  ],
  ...more,
});

let [answers, named, ended]: [DelegationOutcome[], DelegationEntry[], string[]] = [[], [], []];
let [faults, looks, proposed] = [0, 0, 0];
let shown: Delegations;
let toasts: Toasts;
beforeEach(() => {
  [answers, named, ended, faults, looks, proposed, shown] = [[], [], [], 0, 0, 0, standing()];
});

async function opened(first = standing()): Promise<DelegationActions> {
  shown = first;
  const clock = new ManualClock(Date.UTC(2026, 10, 24, 4));
  toasts = new Toasts(clock);
  const next = async (): Promise<DelegationOutcome> => {
    const answer = answers.shift();
    if (!answer) throw new PortFault('offline');
    return answer;
  };
  const desk: DelegationDesk = {
    isOffered: true,
    delegations: async () => ((looks += 1), shown),
    name: async (entry) => (named.push(entry), next()),
    end: async (id) => (ended.push(id), next()),
  };
  const delegating = new DelegationActions({
    desk,
    toasts,
    clock,
    session: { faultSeen: () => void (faults += 1) },
    onProposed: () => void (proposed += 1),
  });
  delegating.opened();
  await until(() => delegating.content.value !== undefined);
  return delegating;
}
const filled = (delegating: DelegationActions): void => {
  delegating.namePressed();
  delegating.fieldChosen('toUserId', 'U-li');
  delegating.roleToggled(operator.code, false);
  delegating.fieldChosen('until', '2026-11-26');
};

describe('naming a delegate', () => {
  it('begins with the user, all own roles and today', async () => {
    const delegating = await opened();
    delegating.namePressed();
    expect(delegating.form.values).toEqual({
      fromUserId: 'U-gu',
      toUserId: '',
      roles: [director.code, operator.code],
      from: '2026-11-24',
      until: '',
    });
    expect(delegating.delegators.map(({ personName }) => personName)).toEqual(['顾云舟']);
    expect(delegating.delegates.map(({ personName }) => personName)).toEqual(['李敏', '林知夏']);
    expect(delegating.roles.map(({ allows }) => allows)).toEqual([
      expect.arrayContaining(['see', 'confirm']),
      expect.arrayContaining(['prepare']),
    ]);
    await delegating.namingConfirmed();
    expect([named, delegating.form.attempt, delegating.form.errors]).toEqual([
      [],
      1,
      { toUserId: message('people.delegate-to-missing'), until: message('people.delegate-last-missing') },
    ]);
    delegating.fieldChosen('toUserId', 'U-li');
    expect(Object.keys(delegating.form.errors)).toEqual(['until']);
  });

  it('offers a user only the own roles', async () => {
    const delegating = await opened();
    delegating.namePressed();
    delegating.fieldChosen('toUserId', 'U-li');
    expect([delegating.form.values.roles.includes(director.code), delegating.waitsForAnother]).toEqual([true, false]);
    // An incomplete form cannot be confirmed.
    delegating.fieldChosen('fromUserId', '');
    delegating.fieldChosen('toUserId', 'U-gu');
    expect(delegating.waitsForAnother).toBe(false);
  });

  it.each<[string, Partial<Delegations>, boolean]>([
    ['is for whoever works there', {}, true],
    ['is for nobody whom the back end does not let', { mayName: false }, false],
    ['is for nobody who is not among those who work there', { people: standing().people.slice(1) }, false],
    [
      'is for whoever looks after the people, of any of them',
      { people: standing().people.slice(1), mayManage: true },
      true,
    ],
  ])('%s', async (_who, more, may) => expect((await opened(standing(more))).mayName).toBe(may));

  it('sends the delegate and the days, and shows the name', async () => {
    const delegating = await opened();
    filled(delegating);
    delegating.fieldChosen('toUserId', 'U-lin');
    delegating.roleToggled(director.code, false);
    delegating.roleToggled(operator.code, true);
    delegating.fieldChosen('from', '2030-01-01');
    delegating.fieldChosen('until', '2030-01-01');
    await delegating.namingConfirmed();
    expect([named, delegating.form.errors.from?.key]).toEqual([[], 'people.delegate-too-far']);
    delegating.fieldChosen('from', '2026-11-24');
    delegating.fieldChosen('until', '2026-11-26');
    answers.push({ done: true, now: standing({ delegations: [given] }) });
    await delegating.namingConfirmed();
    expect(toasts.notes.map((note) => note.message)).toEqual([message('people.delegated', { name: '林知夏' })]);
  });

  it('offers no person who has every role of the absent one', async () => {
    const delegating = await opened(
      standing({
        mayManage: true,
        people: [
          { userId: 'U-z', personName: '周思远', isSelf: true, roles: [operator] },
          ...standing().people.map((each) => ({ ...each, isSelf: false })),
        ],
      }),
    );
    delegating.namePressed();
    expect(delegating.delegates.map(({ personName }) => personName)).toEqual(['林知夏']);
    delegating.fieldChosen('toUserId', 'U-lin');
    delegating.fieldChosen('fromUserId', 'U-li');
    expect([delegating.delegates.map(({ personName }) => personName), delegating.form.values.toUserId]).toEqual([
      ['林知夏'],
      'U-lin',
    ]);
    delegating.fieldChosen('fromUserId', 'U-gu');
    delegating.fieldChosen('toUserId', 'U-z');
    delegating.fieldChosen('fromUserId', 'U-li');
    expect([delegating.delegates.map(({ personName }) => personName), delegating.form.values.toUserId]).toEqual([
      ['林知夏'],
      '',
    ]);
  });

  it('happens once, with a notice', async () => {
    const delegating = await opened();
    filled(delegating);
    answers.push({ done: true, now: standing({ delegations: [given] }) });
    await Promise.all([delegating.namingConfirmed(), delegating.namingConfirmed()]);
    expect(named).toEqual([
      { fromUserId: 'U-gu', toUserId: 'U-li', roles: [director.code], from: '2026-11-24', until: '2026-11-26' },
    ]);
    expect([delegating.form.isOpen, delegating.all, proposed, toasts.notes.map((note) => note.message)]).toEqual([
      false,
      [given],
      0,
      [message('people.delegated', { name: '李敏' })],
    ]);
  });

  it('for a colleague must be confirmed by another person', async () => {
    const delegating = await opened(
      standing({
        mayManage: true,
        people: [
          { userId: 'U-z', personName: '周思远', isSelf: true, roles: [operator] },
          ...standing().people.map((each) => ({ ...each, isSelf: false })),
        ],
      }),
    );
    delegating.namePressed();
    expect([delegating.form.values.fromUserId, delegating.waitsForAnother]).toEqual(['U-z', false]);
    delegating.fieldChosen('fromUserId', 'U-gu');
    expect([delegating.form.values.toUserId, delegating.form.values.roles, delegating.waitsForAnother]).toEqual([
      '',
      [director.code, operator.code],
      true,
    ]);
    delegating.roleToggled(director.code, false);
    expect(delegating.waitsForAnother).toBe(false);
    delegating.fieldChosen('toUserId', 'U-z');
    expect(delegating.waitsForAnother).toBe(true);
    delegating.roleToggled(director.code, true);
    delegating.fieldChosen('toUserId', 'U-li');
    delegating.fieldChosen('until', '2026-11-26');
    answers.push({ done: true, now: standing({ delegations: [{ ...given, state: 'waiting' }] }) });
    await delegating.namingConfirmed();
    expect([proposed, toasts.notes.map((note) => note.message)]).toEqual([1, [message('people.proposed-now')]]);
  });

  it.each([
    ...delegationObjections,
    'too-many',
    'nobody-confirms',
    'now',
    'not-permitted',
    'gone',
  ] as const satisfies readonly DelegationRefusal[])(
    'shows the refusal, keeps the entry, and reloads: %s',
    async (because) => {
      const delegating = await opened();
      filled(delegating);
      answers.push({ done: false, because });
      await delegating.namingConfirmed();
      await until(() => looks === 2);
      expect([
        delegating.form.isOpen,
        delegating.form.values.toUserId,
        delegating.form.trouble === undefined,
        delegating.form.busy,
      ]).toEqual([true, 'U-li', false, false]);
    },
  );

  it('shows a refused value at its field, and keeps the entry after a lost connection', async () => {
    const delegating = await opened();
    filled(delegating);
    answers.push({ done: false, because: 'refused', problems: { from: 'past', until: 'too-long', roles: 'missing' } });
    await delegating.namingConfirmed();
    expect(delegating.form.errors).toEqual({
      from: message('people.delegate-past'),
      until: message('people.delegate-too-long', { days: 90 }),
      roles: message('people.roles-missing'),
    });
    delegating.fieldChosen('from', '2026-11-24');
    delegating.fieldChosen('until', '2026-11-26');
    delegating.roleToggled(director.code, true);
    await delegating.namingConfirmed();
    expect([faults, delegating.form.trouble === undefined, delegating.form.values.toUserId]).toEqual([
      1,
      false,
      'U-li',
    ]);
    delegating.left();
    expect([delegating.form.isOpen, delegating.form.values.toUserId]).toEqual([false, '']);
  });

  it('reports any invalid day', async () => {
    const delegating = await opened();
    filled(delegating);
    for (const value of [
      ...absurdValues,
      '２０２６-１１-２５',
      '2026-11-25\u200b',
      '\u202e2026-11-25',
      '😀',
      '9999-99-99',
    ].filter((each): each is string => typeof each === 'string')) {
      delegating.fieldChosen('from', value);
      delegating.fieldChosen('until', value);
      await delegating.namingConfirmed();
      expect([Object.keys(delegating.form.errors), named]).toEqual([['from', 'until'], []]);
    }
  });
});

describe('ending a delegation', () => {
  it('is confirmed once more, and then happens', async () => {
    const delegating = await opened(standing({ delegations: [given] }));
    await delegating.endConfirmed();
    delegating.endPressed(given);
    delegating.endingDropped();
    await delegating.endConfirmed();
    expect(ended).toEqual([]);
    delegating.endPressed(given);
    answers.push({ done: true, now: standing({ delegations: [{ ...given, state: 'ended' }] }) });
    await delegating.endConfirmed();
    // The proposals and decisions beside it may have changed.
    expect(proposed).toBe(1);
    expect([ended, delegating.ending, toasts.notes.map((note) => note.message)]).toEqual([
      ['DG-1'],
      undefined,
      [message('people.delegation-ended-now', { name: '李敏' })],
    ]);
  });

  it('shows that it has ended already, or that the connection failed', async () => {
    const delegating = await opened(standing({ delegations: [given] }));
    delegating.endPressed(given);
    answers.push({ done: false, because: 'now' });
    await delegating.endConfirmed();
    delegating.endPressed(given);
    await delegating.endConfirmed();
    expect([toasts.notes.length, toasts.notes.map((note) => note.message)[0], faults]).toEqual([
      2,
      message('people.refused-now'),
      1,
    ]);
  });
});
