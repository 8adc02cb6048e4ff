import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  withImpliedActions,
  authorisationActions,
  isAuthorisationAction,
  type AuthorisationAction,
} from '../../../src/domain/company/shared/authorisation-actions.ts';
import {
  authorisationProblemsOf,
  emptyAuthorisation,
  type AuthorisationChoices,
  type AuthorisationEntry,
} from '../../../src/domain/company/shared/authorisation-entry.ts';

describe('the actions of an authorisation', () => {
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
  ])('%j include with their prerequisites %j', (chosen, whole) => {
    expect(withImpliedActions(chosen)).toEqual(whole);
  });

  it('keep all chosen actions, always include viewing and are complete in one pass', () => {
    fc.assert(
      fc.property(fc.subarray([...authorisationActions]), (chosen) => {
        const whole = withImpliedActions(chosen);
        expect(withImpliedActions(whole)).toEqual(whole);
        expect(chosen.every((each) => whole.includes(each))).toBe(true);
        expect(whole.length === 0 || whole.includes('view')).toBe(true);
      }),
    );
  });

  it.each(['', 'rule', '__proto__', 'constructor', 'View'])('do not include "%s"', (text) =>
    expect(isAuthorisationAction(text)).toBe(false),
  );

  it.each(authorisationActions)('include "%s"', (text) => expect(isAuthorisationAction(text)).toBe(true));
});

describe('the form of an authorisation', () => {
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
  ])('with %j has the problems %j', (wish, problems) => {
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
    ['for one day, today', { until: today }, {}],
    ['for three years', { until: '2029-11-20' }, {}],
    ['for three years and a day', { until: '2029-11-21' }, { until: 'too-long' }],
    ['beginning in three years', { from: '2029-11-21', until: '2029-11-22' }, {}],
    ['beginning in three years and a day', { from: '2029-11-22', until: '2029-11-22' }, { from: 'too-long' }],
    ['from yesterday', { from: '2026-11-20' }, { from: 'past' }],
    ['entirely in the past', { from: '2026-11-19', until: '2026-11-20' }, { from: 'past', until: 'past' }],
    ['until a day before it begins', { from: '2026-11-23', until: '2026-11-22' }, { until: 'before-from' }],
    ['from the day on which it ends', { from: '2026-11-22', until: '2026-11-22' }, {}],
    ['without a first day', { from: '' }, { from: 'missing' }],
    ['without a last day', { until: '' }, { until: 'missing' }],
    ['with an invalid first day', { from: '2026-02-30' }, { from: 'form' }],
    ['with an invalid last day', { until: '2027-02-29' }, { until: 'form' }],
    ['without any day', { from: '', until: '' }, { from: 'missing', until: 'missing' }],
  ])('%s', (_when, wish, problems) => expect(found(wish)).toEqual(problems));

  it.each<[string, Partial<AuthorisationEntry>, object]>([
    ['in an organisation of the group', { organisationId: 'IO-2' }, {}],
    ['without an organisation', { organisationId: '' }, { organisationId: 'missing' }],
    ['in an unknown organisation', { organisationId: 'IO-9' }, { organisationId: 'form' }],
    ['for several products', { products: ['EST', 'CREDIT'] }, {}],
    ['without a product', { products: [] }, { products: 'missing' }],
    ['with a product that the company may not use', { products: ['CREDIT', 'NOTE'] }, { products: 'form' }],
  ])('%s', (_where, wish, problems) => expect(found(wish)).toEqual(problems));
});
