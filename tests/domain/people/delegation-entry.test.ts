import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/domain/calendar/plain-date.ts';
import {
  delegationObjection,
  delegationProblemsOf,
  furthestDelegation,
  maxDelegationDays,
  makesAndChecks,
  type DelegationEntry,
  type OtherDelegation,
} from '../../../src/domain/people/shared/delegation-entry.ts';
import { isSamePerson } from '../../../src/domain/identity/acting-person.ts';
import type { Member } from '../../../src/domain/people/shared/people.ts';
import {
  delegationState,
  overlaps,
  actingRolesOf,
  delegateSignature,
} from '../../../src/domain/identity/delegation.ts';
import { absurdValues } from '../../builders/absurd-values.ts';

const today = '2026-11-21';
const director = 'ROLE_CORP_DIRECTOR';
const member = (name: string, roles: readonly string[], more: Partial<Member> = {}): Member => ({
  userId: `U-${name}`,
  personId: `P-${name}`,
  isMain: false,
  roles,
  institution: '',
  idNumber: '330299197901013456',
  ...more,
});
const [gu, li, zhou] = [
  member('gu', [director]),
  member('li', ['ROLE_CORP_OPERATOR']),
  member('zhou', ['CORP_MANAGER']),
];
const entry: DelegationEntry = {
  fromUserId: 'U-gu',
  toUserId: 'U-li',
  roles: [director],
  from: today,
  until: '2026-11-23',
};
const other = (more: Partial<OtherDelegation>): OtherDelegation => ({
  fromPersonId: 'P-x',
  toPersonId: 'P-y',
  roles: [director],
  from: '2026-11-23',
  until: '2026-11-30',
  ...more,
});

describe('the form of a delegation', () => {
  it.each([
    [{}, {}],
    [
      { fromUserId: '', toUserId: '', roles: [], from: '', until: '' },
      { fromUserId: 'missing', toUserId: 'missing', roles: 'missing', from: 'missing', until: 'missing' },
    ],
    [{ from: addDays(today, -1) }, { from: 'past' }],
    [{ until: addDays(today, -1) }, { until: 'past' }],
    [{ from: '2026-11-24' }, { until: 'before-from' }],
    [{ until: addDays(today, maxDelegationDays - 1) }, {}],
    [{ until: addDays(today, maxDelegationDays) }, { until: 'too-long' }],
    [{ from: addDays(today, furthestDelegation), until: addDays(today, furthestDelegation) }, {}],
    [
      { from: addDays(today, furthestDelegation + 1), until: addDays(today, furthestDelegation + 1) },
      { from: 'too-long' },
    ],
    [
      { from: '2026-02-30', until: '2026-11-31' },
      { from: 'form', until: 'form' },
    ],
    [{ until: '9999-99-99' }, { until: 'form' }],
    [{ until: '９０２６-１１-２３' }, { until: 'form' }],
  ])('with %o has the problems %o', (more, problems) => {
    expect(delegationProblemsOf({ ...entry, ...more }, today)).toEqual(problems);
  });

  it('reports unreadable days for absurd texts', () => {
    for (const value of absurdValues.filter((each): each is string => typeof each === 'string'))
      expect(Object.keys(delegationProblemsOf({ ...entry, from: value, until: value }, today))).toEqual([
        'from',
        'until',
      ]);
  });
});

describe('the choice of a delegate', () => {
  const judged = (
    more: Partial<DelegationEntry> = {},
    {
      from = gu,
      to = li,
      everybody = [gu, li, zhou],
      others = [],
    }: { from?: Member; to?: Member; everybody?: readonly Member[]; others?: readonly OtherDelegation[] } = {},
  ) => delegationObjection({ ...entry, ...more }, from, to, everybody, others);

  it.each([
    ['a colleague', judged(), undefined],
    ['the same person under another account', judged({}, { to: { ...li, personId: 'P-gu' } }), 'to-oneself'],
    [
      'a person of an institution',
      judged({}, { to: member('l', ['CORP_INNER_DIRECTOR'], { institution: '衡铎银行' }) }),
      'institution',
    ],
    ['a person who has left', judged({}, { to: member('l', []) }), 'not-working'],
    ['for a role that the giver does not have', judged({ roles: [director, 'CORP_MANAGER'] }), 'not-theirs'],
    ['for a role that the delegate has already', judged({}, { to: member('l', [director]) }), 'has-roles'],
    ['a person who is away then', judged({}, { others: [other({ fromPersonId: 'P-li' })] }), 'away'],
    [
      'a person who is away only afterwards',
      judged({}, { others: [other({ fromPersonId: 'P-li', from: '2026-11-24' })] }),
      undefined,
    ],
    ['by a giver who is a delegate then', judged({}, { others: [other({ toPersonId: 'P-gu' })] }), 'chain'],
    ['for a role that has a delegate then', judged({}, { others: [other({ fromPersonId: 'P-gu' })] }), 'twice'],
    [
      'for another role than the delegated one',
      judged({}, { others: [other({ fromPersonId: 'P-gu', roles: ['CORP_QUERY'] })] }),
      undefined,
    ],
    ['a delegate of another colleague', judged({}, { others: [other({ toPersonId: 'P-li' })] }), 'acts-already'],
    [
      'an administrator without another approver',
      judged({}, { to: zhou, everybody: [gu, li, zhou] }),
      'maker-and-checker',
    ],
    [
      'an administrator beside another approver',
      judged({}, { to: zhou, everybody: [gu, li, zhou, member('lin', [director])] }),
      undefined,
    ],
  ])('is judged: %s', (_what, found, expected) => {
    expect(found).toBe(expected);
  });

  it('never lets one person both propose and confirm', () => {
    const roles = fc.subarray([director, 'CORP_MANAGER', 'ROLE_CORP_OPERATOR', 'CORP_QUERY']);
    fc.assert(
      fc.property(roles, roles, fc.array(roles, { maxLength: 3 }), (from, to, more) => {
        const [a, b] = [member('a', from), member('b', to)];
        const rest = more.map((each, index) => member(`r${index}`, each));
        const hasSay = to.some((role) => role === director || role === 'CORP_MANAGER');
        const givesSay = from.some((role) => role === director || role === 'CORP_MANAGER');
        const othersCheck = more.flat().some((role) => role === director || role === 'CORP_MANAGER');
        expect(makesAndChecks(a, b, from, [a, b, ...rest])).toBe(hasSay && givesSay && !othersCheck);
      }),
    );
  });
});

describe('a delegation on a day', () => {
  it.each([
    ['standing', '2026-11-20', 'coming'],
    ['standing', '2026-11-21', 'holding'],
    ['standing', '2026-11-23', 'holding'],
    ['standing', '2026-11-24', 'over'],
    ['waiting', '2026-11-22', 'waiting'],
    ['waiting', '2026-11-24', 'over'],
    ['ended', '2026-11-22', 'ended'],
    ['declined', '2026-11-24', 'declined'],
  ] as const)('in the state %s is on %s shown as %s', (state, on, expected) => {
    expect(delegationState({ ...entry, state }, on)).toBe(expected);
  });

  it('lends the roles the delegate lacks, while both work for the company and neither is frozen', () => {
    const delegator = {
      companyId: 'C',
      personId: 'P-gu',
      institution: '',
      roles: [director, 'CORP_QUERY'],
      frozen: false,
    };
    const delegate = { ...delegator, personId: 'P-li', roles: ['CORP_QUERY'] };
    const given = { ...entry, state: 'standing', roles: [director, 'CORP_QUERY', 'CORP_MANAGER'] } as const;
    expect(actingRolesOf(given, delegator, delegate, today)).toEqual([director]);
    for (const [from, to] of [
      [{ frozen: true }, {}],
      [{}, { frozen: true }],
      [{ roles: [] }, {}],
      [{}, { roles: [] }],
      [{ institution: 'B' }, {}],
      [{}, { institution: 'B' }],
      [{ companyId: 'D' }, {}],
      [{}, { personId: 'P-gu' }],
    ])
      expect(actingRolesOf(given, { ...delegator, ...from }, { ...delegate, ...to }, today)).toEqual([]);
    expect(actingRolesOf({ ...given, state: 'ended' }, delegator, delegate, today)).toEqual([]);
  });

  it('overlaps another exactly when they share a day', () => {
    const days = fc.integer({ min: 0, max: 20 });
    fc.assert(
      fc.property(days, days, days, days, (a, more, b, again) => {
        const [one, two] = [
          { from: addDays(today, a), until: addDays(today, a + more) },
          { from: addDays(today, b), until: addDays(today, b + again) },
        ];
        const common = Array.from({ length: more + 1 }, (_, day) => a + day).some(
          (each) => each >= b && each <= b + again,
        );
        expect(overlaps(one, two)).toBe(common);
        expect(overlaps(two, one)).toBe(common);
      }),
    );
  });

  it('is signed with the names of both people', () => {
    expect(delegateSignature('李敏', '顾云舟')).toBe('李敏（代顾云舟）');
  });
});

describe('two deciders count as the same person', () => {
  it.each([
    [{ personId: 'A' }, { personId: 'A' }, true],
    [{ personId: 'A' }, { personId: 'B' }, false],
    [{ personId: 'A', forPersonId: 'B' }, { personId: 'B' }, true],
    [{ personId: 'A' }, { personId: 'B', forPersonId: 'A' }, true],
    [{ personId: 'A', forPersonId: 'C' }, { personId: 'B', forPersonId: 'C' }, true],
    [{ personId: 'A', forPersonId: '' }, { personId: 'B', forPersonId: '' }, false],
  ])('for %o and %o: %s', (one, two, expected) => {
    expect([isSamePerson(one, two), isSamePerson(two, one)]).toEqual([expected, expected]);
  });
});
