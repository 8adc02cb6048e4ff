import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canConfirm,
  changesRights,
  decisionMaker,
  decisionRefusal,
  gainsRights,
  mayDecide,
  proposalState,
  type Decider,
  type KeptProposal,
} from '../../../src/domain/people/shared/four-eyes.ts';

const decider = (userId: string, wish: Partial<Decider> = {}): Decider => {
  const roles = wish.roles ?? ['ROLE_CORP_OPERATOR'];
  return {
    userId,
    personId: `P-${userId}`,
    isMain: false,
    institution: '',
    idNumber: '330299197901013456',
    formerly: roles,
    ...wish,
    roles,
  };
};
const main = decider('main', { isMain: true });
const director = decider('director', { roles: ['ROLE_CORP_DIRECTOR'] });
const clerk = decider('clerk');

describe('a change of rights under the four-eyes rule', () => {
  it.each<[readonly string[], readonly string[], boolean]>([
    [[], ['ROLE_CORP_OPERATOR'], false],
    [[], ['CORP_QUERY', 'ROLE_CORP_OPERATOR'], false],
    [['ROLE_CORP_OPERATOR'], ['CORP_QUERY'], false],
    [['ROLE_CORP_DIRECTOR'], ['ROLE_CORP_DIRECTOR', 'CORP_QUERY'], false],
    [[], ['ROLE_CORP_DIRECTOR'], true],
    [[], ['CORP_MANAGER'], true],
    [['CORP_MANAGER'], ['ROLE_CORP_OPERATOR'], true],
    [['ROLE_CORE_DIRECTOR', 'CORE_QUERY'], ['CORE_QUERY'], true],
    [[], ['CORP_INNER_DIRECTOR'], true],
    [[], ['FINANCE_CLIENT_MANAGER'], false],
    [[], ['__proto__'], false],
  ])('from %j to %j needs two people: %s', (before, after, isTwo) => {
    expect(changesRights(before, after)).toBe(isTwo);
    expect(changesRights(after, before)).toBe(isTwo);
  });

  it('needs another person, not another account of the proposer', () => {
    expect(decisionMaker(main, [main, director, clerk])).toBe('another');
    expect(
      decisionMaker(main, [main, decider('second', { personId: main.personId, roles: ['ROLE_CORP_DIRECTOR'] }), clerk]),
    ).toBe('alone');
  });

  it('is decided alone only when the company never had another approver', () => {
    expect(decisionMaker(main, [main])).toBe('alone');
    expect(
      decisionMaker(main, [
        main,
        clerk,
        decider('outside', { roles: ['CORP_INNER_DIRECTOR'], institution: '衡铎银行' }),
      ]),
    ).toBe('alone');
    expect(decisionMaker(main, [main, decider('gone', { roles: [], formerly: ['ROLE_CORP_DIRECTOR'] })])).toBe(
      'nobody',
    );
    expect(
      decisionMaker(director, [
        director,
        decider('gone', { roles: [], isMain: true, formerly: ['ROLE_CORP_OPERATOR'] }),
      ]),
    ).toBe('nobody');
  });

  it('cannot be confirmed by an unidentified approver, whose presence also bars deciding alone', () => {
    const unknown = decider('unknown', { roles: ['ROLE_CORP_DIRECTOR'], idNumber: '' });
    expect(decisionMaker(main, [main, unknown, clerk])).toBe('nobody');
    expect(decisionMaker(main, [main, unknown, director])).toBe('another');
    expect(canConfirm(unknown)).toBe(false);
  });

  it.each([
    ['its proposer', { ...director, personId: 'P-1', idNumber: '' }, 'not-theirs'],
    ['a person without an approving role', { ...clerk, idNumber: '' }, 'not-theirs'],
    ['an unidentified approver', { ...director, idNumber: '' }, 'unidentified'],
    ['an identified approver', director, undefined],
  ] as const)('has a reason for or against a decision by %s', (_who, { roles: [role = ''], ...who }, barred) => {
    expect(decisionRefusal({ ...who, role }, { personId: 'P-1' })).toBe(barred);
  });

  it('is never decided alone by a delegate of the only other approver', () => {
    const acting = { personId: main.personId, forPersonId: director.personId };
    expect(decisionMaker(acting, [main, director, clerk])).toBe('nobody');
    expect(decisionMaker(acting, [main, director, decider('third', { roles: ['CORP_MANAGER'] })])).toBe('another');
    expect(decisionMaker({ personId: clerk.personId, forPersonId: main.personId }, [main, clerk])).toBe('alone');
  });

  it('is decided only by an identified approver of the company who did not propose it', () => {
    const kinds = fc.record({
      personId: fc.constantFrom('P-1', 'P-2'),
      isMain: fc.boolean(),
      institution: fc.constantFrom('', '衡铎银行'),
      idNumber: fc.constantFrom('', '330299197901013456'),
      role: fc.constantFrom(
        'ROLE_CORP_OPERATOR',
        'ROLE_CORP_DIRECTOR',
        'CORP_MANAGER',
        'CORP_QUERY',
        'CORP_INNER_DIRECTOR',
        'ROLE_CORE_DIRECTOR',
      ),
    });
    fc.assert(
      fc.property(kinds, (who) => {
        const may = mayDecide(who, { personId: 'P-1' });
        if (who.personId === 'P-1' || who.institution !== '' || who.idNumber === '') expect(may).toBe(false);
        else
          expect(may).toBe(
            who.isMain || ['ROLE_CORP_DIRECTOR', 'CORP_MANAGER', 'ROLE_CORE_DIRECTOR'].includes(who.role),
          );
        if (may) expect(canConfirm({ ...who, roles: [who.role] })).toBe(true);
      }),
    );
    expect(canConfirm({ isMain: true, roles: [], institution: '', idNumber: '330299197901013456' })).toBe(false);
  });

  it('is not decided by the person who gains rights, nor by that person’s delegate', () => {
    const judge = { ...director, role: 'ROLE_CORP_DIRECTOR' };
    expect([
      decisionRefusal(judge, { personId: 'P-1', gainer: director.personId }),
      decisionRefusal(
        { ...judge, personId: 'P-2', forPersonId: director.personId },
        { personId: 'P-1', gainer: director.personId },
      ),
      decisionRefusal(judge, { personId: 'P-1', gainer: 'P-9' }),
    ]).toEqual(['not-theirs', 'not-theirs', undefined]);
    expect([
      decisionMaker(main, [main, director], director.personId),
      decisionMaker(main, [main, director, decider('third', { roles: ['CORP_MANAGER'] })], director.personId),
      decisionMaker(main, [main, clerk], clerk.personId),
    ]).toEqual(['nobody', 'another', 'alone']);
  });

  it.each<[readonly string[], readonly string[], boolean]>([
    [[], ['CORP_MANAGER'], true],
    [['ROLE_CORP_DIRECTOR'], ['ROLE_CORP_DIRECTOR', 'CORP_MANAGER'], true],
    [['ROLE_CORP_DIRECTOR'], ['CORP_MANAGER'], true],
    [['ROLE_CORP_DIRECTOR'], ['ROLE_CORP_OPERATOR'], false],
    [['CORP_MANAGER', 'CORP_QUERY'], ['CORP_MANAGER'], false],
    [[], ['ROLE_CORP_OPERATOR'], false],
  ])('adds an approving right from %j to %j: %s', (before, after, gains) => {
    expect(gainsRights(before, after)).toBe(gains);
  });

  it.each<[KeptProposal, number, string]>([
    ['open', 99, 'open'],
    ['open', 100, 'lapsed'],
    ['confirmed', 101, 'confirmed'],
    ['declined', 101, 'declined'],
    ['withdrawn', 99, 'withdrawn'],
    ['overtaken', 99, 'overtaken'],
  ])('in the state %s is at the time %i shown as %s', (state, now, shown) => {
    expect(proposalState({ state, until: 100 }, now)).toBe(shown);
  });
});
