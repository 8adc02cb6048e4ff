import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actionsWhole, authorisationActions, isAuthorisationAction, type AuthorisationAction } from '../../../src/domain/company/shared/authorisation-actions.ts';
import { authorisationProblemsOf, emptyAuthorisation, type AuthorisationChoices } from '../../../src/domain/company/shared/authorising.ts';

describe('what a company lets somebody do', () => {
  it.each<[readonly AuthorisationAction[], readonly AuthorisationAction[]]>([[[], []], [['view'], ['view']], [['prepare'], ['view', 'prepare']], [['submit'], ['view', 'prepare', 'submit']], [['sign'], ['view', 'sign']], [['sign', 'submit', 'sign'], ['view', 'prepare', 'submit', 'sign']]])('%j is, with what goes with it, %j', (chosen, whole) => {
    expect(actionsWhole(chosen)).toEqual(whole);
  });

  it('is whole once it has been made so, takes nothing away, and lets nobody do anything blindly', () => {
    fc.assert(
      fc.property(fc.subarray([...authorisationActions]), (chosen) => {
        const whole = actionsWhole(chosen);
        expect(actionsWhole(whole)).toEqual(whole);
        expect(chosen.every((each) => whole.includes(each))).toBe(true);
        expect(whole.length === 0 || whole.includes('view')).toBe(true);
      }),
    );
  });

  it.each(['', 'rule', '__proto__', 'constructor', 'View'])('is not "%s"', (text) => expect(isAuthorisationAction(text)).toBe(false));
});

describe('whom a company authorises', () => {
  const choices: AuthorisationChoices = { organisations: [{ id: 'IO-1' }], products: ['CREDIT'], givers: ['骆秋白'], people: [{ userId: 'U-1', personName: '骆秋白', isGiver: true }, { userId: 'U-2', personName: '宋北辰', isGiver: false }] };
  it.each([
    [{ userId: 'U-2' }, {}], [{ userId: 'U-2', personName: '1' }, {}], [{ userId: 'U-1' }, { userId: 'oneself' }], [{ userId: 'U-9' }, { userId: 'form' }], [{ personName: '方知雨' }, {}], [{ personName: ' 宋北辰 ' }, { personName: 'has-account' }],
    [{ personName: '骆秋白' }, { personName: 'oneself' }], [{ personName: '骆 秋白' }, { personName: 'oneself' }], [{ personName: '骆·秋白' }, { personName: 'oneself' }], [{ personName: '宋-北辰' }, { personName: 'has-account' }], [{}, { personName: 'missing' }], [{ userId: 'U-2', actions: [] }, { actions: 'missing' }],
  ])('by %j: %j', (wish, problems) => {
    expect(authorisationProblemsOf({ ...emptyAuthorisation, organisationId: 'IO-1', products: ['CREDIT'], actions: ['view'], from: '2026-11-21', until: '2026-11-22', ...wish }, choices, '2026-11-21')).toEqual(problems);
  });
});
