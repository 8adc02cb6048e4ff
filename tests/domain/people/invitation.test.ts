import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  codeLength,
  codeSigns,
  invitationCodeIn,
  invitationProblemsOf,
  invitationState,
  isPending,
  normaliseInvitation,
  formatInvitationCode,
  type InvitationEntry,
  type InvitationField,
  type KeptInvitation,
} from '../../../src/domain/people/shared/invitation.ts';
import { joinProblemsOf } from '../../../src/domain/people/shared/join-form.ts';
import { inheritedNames } from '../../builders/absurd-values.ts';

const today = '2026-11-21';
const good: InvitationEntry = {
  personName: '闻人语',
  mobile: '14000008811',
  idNumber: '330299199003071235',
  roles: ['operator'],
  institution: '',
};

describe('an invitation', () => {
  it.each<[Partial<InvitationEntry>, Partial<Record<InvitationField, string>>]>([
    [{}, {}],
    [{ mobile: '+86 140-0000-8811', idNumber: '330299 19900307 1235', personName: ' 阿依古丽·买买提 ' }, {}],
    [{ roles: ['operator', 'director', 'query', 'administrator'] }, {}],
    [
      { personName: '', mobile: ' ', idNumber: '', roles: [] },
      { personName: 'missing', mobile: 'missing', idNumber: 'missing', roles: 'missing' },
    ],
    [{ personName: '闻' }, { personName: 'not-a-name' }],
    [{ personName: '闻1' }, { personName: 'not-a-name' }],
    [{ personName: '语'.repeat(51) }, { personName: 'too-long' }],
    [{ personName: `闻\u202E语` }, { personName: 'not-a-name' }],
    [{ mobile: '057188001234' }, { mobile: 'form' }],
    [{ idNumber: '330299199003071234' }, { idNumber: 'check-sign' }],
    [{ idNumber: '330299199802303012' }, { idNumber: 'date' }],
    [{ idNumber: '330299200903071236' }, { idNumber: 'under-age' }],
    [{ idNumber: '__proto__' }, { idNumber: 'form' }],
    [{ roles: ['institution'] }, { institution: 'missing' }],
    [{ roles: ['institution'], institution: '衡铎银行宁波分行' }, {}],
    [{ roles: ['institution', 'operator'], institution: '衡铎银行' }, { roles: 'alone' }],
  ])('with %j has the problems %j', (wish, problems) => {
    expect(invitationProblemsOf({ ...good, ...wish }, false, today)).toEqual(problems);
  });

  it('to a person of an institution is refused to a core enterprise', () => {
    expect(invitationProblemsOf({ ...good, roles: ['institution'], institution: '衡铎银行' }, true, today)).toEqual({
      roles: 'form',
    });
  });

  it('is stored with tidied fields', () => {
    expect(
      normaliseInvitation({
        personName: ' 闻  人语',
        mobile: '+86 140-0000-8811',
        idNumber: '33029919900307123x',
        roles: ['query', 'query'],
        institution: '衡铎银行',
      }),
    ).toEqual({
      personName: '闻 人语',
      mobile: '14000008811',
      idNumber: '33029919900307123X',
      roles: ['query'],
      institution: '',
    });
  });

  it.each<[KeptInvitation, number, string, boolean]>([
    ['open', 99, 'open', true],
    ['open', 100, 'expired', true],
    ['open', 101, 'expired', true],
    ['used', 101, 'used', false],
    ['withdrawn', 99, 'withdrawn', false],
    ['closed', 99, 'closed', true],
    ['waiting', 99, 'waiting', true],
    ['waiting', 100, 'withdrawn', false],
  ])('in the state %s is at the time %i shown as %s', (state, now, shown, pending) => {
    expect(invitationState({ state, until: 100 }, now)).toBe(shown);
    expect(isPending(invitationState({ state, until: 100 }, now))).toBe(pending);
  });

  it('is found by its code with any spacing, dashes and case', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...codeSigns), minLength: codeLength, maxLength: codeLength }),
        fc.constantFrom('', ' ', '-', ' - '),
        (code, between) => {
          expect(formatInvitationCode(code)).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
          expect(invitationCodeIn(formatInvitationCode(code))).toBe(code);
          expect(invitationCodeIn(` ${Array.from(code.toUpperCase()).join(between)} `)).toBe(code);
          expect(invitationCodeIn(`${code}a`)).toBeUndefined();
          expect(invitationCodeIn(code.slice(1))).toBeUndefined();
        },
      ),
    );
  });

  it.each(['', 'abcd-efgh-jkm0', 'abcd-efgh-jkml', '邀请码', ...inheritedNames])('is not found by %s', (typed) => {
    expect(invitationCodeIn(typed)).toBeUndefined();
  });
});

describe('the form of a person who joins', () => {
  const form = {
    idNumber: '330299199003071235',
    userName: 'WenRenYu',
    password: 'river lamp 42',
    again: 'river lamp 42',
    agreements: true,
  };
  it.each([
    [{}, {}],
    [
      { idNumber: '', userName: ' ', password: '', again: '', agreements: false },
      { idNumber: 'missing', userName: 'missing', password: 'missing', agreements: 'missing' },
    ],
    [{ idNumber: '330299199003071234' }, { idNumber: 'check-sign' }],
    [{ userName: '9lives' }, { userName: 'form' }],
    [{ userName: '__proto__' }, { userName: 'form' }],
    [{ password: 'short', again: 'short' }, { password: 'too-short' }],
    [{ password: 'wenrenyu-2026', again: 'wenrenyu-2026' }, { password: 'holds-name' }],
    [{ again: 'river lamp 43' }, { again: 'differs' }],
  ])('with %j has the problems %j', (wish, problems) => {
    expect(joinProblemsOf({ ...form, ...wish }, today)).toEqual(problems);
  });
});
