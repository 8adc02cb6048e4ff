import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RoleCode } from '../../../src/domain/identity/role.ts';
import {
  actPolicies,
  isTradeAct,
  mayDecideStep,
  mayMake,
  mayViewTrade,
  stepsOf,
  tradeActs,
} from '../../../src/domain/trade/shared/application-policy.ts';
import {
  companyOfStep,
  couldDecide,
  stepRefusal,
  stepsWithoutPeople,
  type Colleague,
  type DecidedApplication,
  type Viewer,
} from '../../../src/domain/trade/shared/step-decision.ts';

const core = { operator: 'ROLE_CORE_OPERATOR', director: 'ROLE_CORE_DIRECTOR', final: 'CORE_FINAL_REVIEW' };
const chain = { operator: 'ROLE_CORP_OPERATOR', director: 'ROLE_CORP_DIRECTOR' };

const issue: DecidedApplication = {
  state: 'WAITING',
  steps: actPolicies.credit.issue.steps,
  step: 0,
  side: 'core',
  companyId: 'C-I',
  counterpartyId: 'C-P',
  maker: { personId: 'P-maker' },
  approvers: [],
};
const viewer = (personId: string, role: RoleCode, more: Partial<Viewer> = {}): Viewer => ({
  personId,
  companyId: 'C-I',
  role,
  idNumber: '330299199001011234',
  ...more,
});

describe('a decision about a step', () => {
  it.each([
    ['a second operator', viewer('P-2', core.operator), {}, undefined],
    ['nobody where no step waits', viewer('P-2', core.operator), { state: 'RETURNED' }, 'not-waiting'],
    ['the maker', viewer('P-maker', core.operator), {}, 'own'],
    ['a delegate of the maker', viewer('P-2', core.operator, { forPersonId: 'P-maker' }), {}, 'own'],
    [
      'who delegated to the maker',
      viewer('P-2', core.operator),
      { maker: { personId: 'P-m', forPersonId: 'P-2' } },
      'own',
    ],
    ['a director at an operator’s step', viewer('P-2', core.director), {}, 'not-theirs'],
    ['an operator of another company', viewer('P-2', core.operator, { companyId: 'C-P' }), {}, 'not-theirs'],
    ['an operator of the other side', viewer('P-2', chain.operator), {}, 'not-theirs'],
    ['who decided before', viewer('P-2', core.director), { step: 1, approvers: [{ personId: 'P-2' }] }, 'twice'],
    [
      'a delegate of who decided before',
      viewer('P-3', core.director, { forPersonId: 'P-2' }),
      { step: 1, approvers: [{ personId: 'P-2' }] },
      'twice',
    ],
    [
      'who was decided for before',
      viewer('P-2', core.director),
      { step: 1, approvers: [{ personId: 'P-4', forPersonId: 'P-2' }] },
      'twice',
    ],
    [
      'a director after an operator',
      viewer('P-3', core.director),
      { step: 1, approvers: [{ personId: 'P-2' }] },
      undefined,
    ],
    ['whom nobody identified', viewer('P-2', core.operator, { idNumber: '' }), {}, 'unidentified'],
    ['a final reviewer', viewer('P-4', core.final), { step: 2 }, undefined],
  ] as const)('of %s', (_who, who, more, expected) => {
    expect(stepRefusal(who, { ...issue, ...more })).toBe(expected);
  });

  it('of the counterparty can be made only by its own people', () => {
    const cancellation: DecidedApplication = {
      ...issue,
      steps: actPolicies.credit.cancellation.steps,
      step: 1,
      side: 'either',
      approvers: [{ personId: 'P-2' }],
    };
    expect(stepRefusal(viewer('P-3', chain.director, { companyId: 'C-P' }), cancellation)).toBeUndefined();
    expect(stepRefusal(viewer('P-3', core.director), cancellation)).toBe('not-theirs');
    // A person who is director of both companies does not decide twice.
    expect(stepRefusal(viewer('P-2', chain.director, { companyId: 'C-P' }), cancellation)).toBe('twice');
    expect(companyOfStep({ party: 'counterparty' }, { ...issue, counterpartyId: undefined })).toBe('C-I');
  });

  it('is never the maker’s, whatever the roles and delegations', () => {
    const person = fc.constantFrom('P-1', 'P-2', 'P-3');
    const hands = fc.record({ personId: person, forPersonId: fc.option(person, { nil: undefined }) });
    const role = fc.constantFrom(...Object.values(core), ...Object.values(chain));
    fc.assert(
      fc.property(hands, hands, fc.array(hands, { maxLength: 2 }), role, (maker, who, approvers, roleOf) => {
        const application = { ...issue, maker, approvers, step: approvers.length };
        if (stepRefusal({ ...viewer('', roleOf), ...who }, application) !== undefined) return;
        const mine = [who.personId, who.forPersonId];
        for (const each of [maker, ...approvers])
          expect(mine.filter((one) => one !== undefined && [each.personId, each.forPersonId].includes(one))).toEqual(
            [],
          );
      }),
    );
  });
});

describe('policies of acts', () => {
  it.each(tradeActs)('let only an operator of its side make %s, unless a bank or officers do', (act) => {
    const { side, madeBy } = actPolicies.credit[act];
    expect(mayMake(core.operator, 'credit', act)).toBe(side !== 'chain' && madeBy === undefined);
    expect(mayMake(chain.operator, 'credit', act)).toBe(side !== 'core' && madeBy === undefined);
    for (const role of [core.director, chain.director, core.final, 'CORP_QUERY', '', 'constructor'])
      expect(mayMake(role, 'credit', act)).toBe(false);
  });

  it('ask for the final reviewer in exceptional cases alone', () => {
    expect(stepsOf('credit', 'issue', false).map(({ role }) => role)).toEqual(['operator', 'director']);
    expect(stepsOf('credit', 'issue', true).map(({ role }) => role)).toEqual([
      'operator',
      'director',
      'final-reviewer',
    ]);
    expect(stepsOf('credit', 'refuse', true)).toEqual([]);
  });

  it('have numbers that tell them apart', () => {
    const prefixes = tradeActs.map((act) => actPolicies.credit[act].prefix);
    expect(new Set(prefixes).size).toBe(tradeActs.length);
  });

  it('tell their acts and roles from other words', () => {
    expect([isTradeAct('issue'), isTradeAct('toString')]).toEqual([true, false]);
    expect(mayDecideStep(chain.director, 'either', { role: 'director' })).toBe(true);
    const viewers = ['CORP_QUERY', core.final, chain.director, chain.operator, 'CORP_MANAGER', ''];
    expect(viewers.map((role) => mayViewTrade(role))).toEqual([true, true, true, true, false, false]);
  });
});

const colleague = (personId: string, roles: readonly RoleCode[], idNumber = '1'): Colleague => ({
  personId,
  personName: personId,
  roles,
  idNumber,
});
const maker = { personId: 'P-maker' };

describe('steps without a possible decider', () => {
  const steps = actPolicies.credit.issue.steps;

  it.each([
    ['no colleagues', [], [0, 1, 2]],
    ['the maker alone in all roles', [colleague('P-maker', Object.values(core))], [0, 1, 2]],
    [
      'one person for each',
      [colleague('P-1', [core.operator]), colleague('P-2', [core.director]), colleague('P-3', [core.final])],
      [],
    ],
    ['nobody identified', [colleague('P-1', [core.operator, core.director, core.final], '')], [0, 1, 2]],
    ['roles of the other side', [colleague('P-1', [chain.operator]), colleague('P-2', [chain.director])], [0, 1, 2]],
    // The first two people both act as operator and director; a later step needs one of an earlier step.
    [
      'people who must change places',
      [
        colleague('P-1', [core.operator, core.director]),
        colleague('P-2', [core.operator]),
        colleague('P-3', [core.final]),
      ],
      [],
    ],
  ] as const)('of %s', (_who, people, expected) => {
    expect(stepsWithoutPeople(steps, people, maker, 'core')).toEqual(expected);
  });

  it('are some where one person has two roles', () => {
    const people = [colleague('P-1', [core.operator, core.director]), colleague('P-3', [core.final])];
    expect(stepsWithoutPeople(steps, people, maker, 'core')).toHaveLength(1);
  });

  it('leave the counterparty’s steps to the counterparty', () => {
    const people = [colleague('P-2', [chain.director])];
    expect(stepsWithoutPeople(actPolicies.credit.cancellation.steps, people, maker, 'either')).toEqual([]);
  });

  it('are as many as a search through all ways to share the steps out leaves', () => {
    const roles = fc.subarray([core.operator, core.director, core.final]);
    const people = fc
      .array(fc.record({ roles, isKnown: fc.boolean() }), { maxLength: 5 })
      .map((all) => all.map((each, index) => colleague(`P-${index}`, each.roles, each.isKnown ? '1' : '')));
    const most = (index: number, used: ReadonlySet<string>, all: readonly Colleague[]): number => {
      const step = steps[index];
      if (!step) return 0;
      const taken = all
        .filter((each) => !used.has(each.personId) && couldDecide(each, { personId: 'P-0' }, 'core', step))
        .map((each) => 1 + most(index + 1, new Set([...used, each.personId]), all));
      return Math.max(most(index + 1, used, all), ...taken);
    };
    fc.assert(
      fc.property(people, (all) => {
        const open = stepsWithoutPeople(steps, all, { personId: 'P-0' }, 'core');
        expect(steps.length - open.length).toBe(most(0, new Set(), all));
      }),
    );
  });
});
