import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  actionsWhole,
  authorisationActions,
  isAuthorisationAction,
  type AuthorisationAction,
} from '../../../src/domain/company/shared/authorisation-actions.ts';
import {
  authorisationProblemsOf,
  emptyAuthorisation,
  type AuthorisationChoices,
  type AuthorisationEntry,
} from '../../../src/domain/company/shared/authorising.ts';

describe('what a company lets somebody do', () => {
  it.each<[readonly AuthorisationAction[], readonly AuthorisationAction[]]>([
    [[], []],
    [['view'], ['view']],
    [['prepare'], ['view', 'prepare']],
    [['submit'], ['view', 'prepare', 'submit']],
    [['sign'], ['view', 'sign']],
    [
      ['sign', 'submit', 'sign'],
      ['view', 'prepare', 'submit', 'sign'],
    ],
  ])('%j is, with what goes with it, %j', (chosen, whole) => {
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

  it.each(['', 'rule', '__proto__', 'constructor', 'View'])('is not "%s"', (text) =>
    expect(isAuthorisationAction(text)).toBe(false),
  );

  it.each(authorisationActions)('is "%s"', (text) => expect(isAuthorisationAction(text)).toBe(true));
});

describe('whom a company authorises', () => {
  const choices: AuthorisationChoices = {
    organisations: [{ id: 'IO-1' }, { id: 'IO-2' }],
    products: ['CREDIT', 'EST'],
    givers: ['骆秋白'],
    people: [
      { userId: 'U-1', personName: '骆秋白', isGiver: true },
      { userId: 'U-2', personName: '宋北辰', isGiver: false },
    ],
  };
  it.each([
    [{ userId: 'U-2' }, {}],
    [{ userId: 'U-2', personName: '1' }, {}],
    [{ userId: 'U-1' }, { userId: 'oneself' }],
    [{ userId: 'U-9' }, { userId: 'form' }],
    [{ personName: '方知雨' }, {}],
    [{ personName: ' 宋北辰 ' }, { personName: 'has-account' }],
    [{ personName: '骆秋白' }, { personName: 'oneself' }],
    [{ personName: '骆 秋白' }, { personName: 'oneself' }],
    [{ personName: '骆·秋白' }, { personName: 'oneself' }],
    [{ personName: '宋-北辰' }, { personName: 'has-account' }],
    [{}, { personName: 'missing' }],
    [{ userId: 'U-2', actions: [] }, { actions: 'missing' }],
  ])('by %j: %j', (wish, problems) => {
    expect(
      authorisationProblemsOf(
        {
          ...emptyAuthorisation,
          organisationId: 'IO-1',
          products: ['CREDIT'],
          actions: ['view'],
          from: '2026-11-21',
          until: '2026-11-22',
          ...wish,
        },
        choices,
        '2026-11-21',
      ),
    ).toEqual(problems);
  });

  const today = '2026-11-21';
  const found = (wish: Partial<AuthorisationEntry>) =>
    authorisationProblemsOf(
      {
        ...emptyAuthorisation,
        personName: '方知雨',
        organisationId: 'IO-1',
        products: ['CREDIT'],
        actions: ['view'],
        from: today,
        until: '2026-11-22',
        ...wish,
      },
      choices,
      today,
    );

  it.each<[string, Partial<AuthorisationEntry>, object]>([
    ['for today alone', { until: today }, {}],
    ['for three years', { until: '2029-11-20' }, {}],
    ['for a day more', { until: '2029-11-21' }, { until: 'too-long' }],
    ['beginning in three years', { from: '2029-11-21', until: '2029-11-22' }, {}],
    ['beginning a day later', { from: '2029-11-22', until: '2029-11-22' }, { from: 'too-long' }],
    ['from yesterday', { from: '2026-11-20' }, { from: 'past' }],
    [
      'until yesterday, from the day before',
      { from: '2026-11-19', until: '2026-11-20' },
      { from: 'past', until: 'past' },
    ],
    ['until a day before it begins', { from: '2026-11-23', until: '2026-11-22' }, { until: 'before-from' }],
    ['from the day on which it ends', { from: '2026-11-22', until: '2026-11-22' }, {}],
    ['from no day', { from: '' }, { from: 'missing' }],
    ['until no day', { until: '' }, { until: 'missing' }],
    ['from what is no day', { from: '2026-02-30' }, { from: 'form' }],
    ['until what is no day', { until: '2027-02-29' }, { until: 'form' }],
    ['on no day at all', { from: '', until: '' }, { from: 'missing', until: 'missing' }],
  ])('%s', (_when, wish, problems) => expect(found(wish)).toEqual(problems));

  it.each<[string, Partial<AuthorisationEntry>, object]>([
    ['in any of the organisations', { organisationId: 'IO-2' }, {}],
    ['in none', { organisationId: '' }, { organisationId: 'missing' }],
    ['in one that there is not', { organisationId: 'IO-9' }, { organisationId: 'form' }],
    ['for several products', { products: ['EST', 'CREDIT'] }, {}],
    ['for none', { products: [] }, { products: 'missing' }],
    [
      'for one that the company may use and one that it may not',
      { products: ['CREDIT', 'NOTE'] },
      { products: 'form' },
    ],
  ])('%s', (_where, wish, problems) => expect(found(wish)).toEqual(problems));
});
