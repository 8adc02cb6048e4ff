import { describe, expect, it } from 'vitest';
import {
  acceptanceGap,
  type AcceptanceGap,
  type AcceptingPerson,
} from '../../../src/domain/trade/shared/acceptance-gap.ts';
import { isOffered } from '../../../src/domain/trade/shared/pilot.ts';

const person = (personId: string, more: Partial<AcceptingPerson>): AcceptingPerson => ({
  personId,
  isOperator: false,
  isDirector: false,
  canSign: false,
  ...more,
});
const operator = person('P-1', { isOperator: true });
const director = person('P-2', { isDirector: true });
const signer = person('P-3', { isDirector: true, canSign: true });
const both = person('P-4', { isOperator: true, isDirector: true, canSign: true });

describe('the obstacles to a company’s acceptance', () => {
  it.each<readonly [string, readonly AcceptingPerson[], boolean, AcceptanceGap | undefined]>([
    ['nobody', [], true, 'no-operator'],
    ['directors alone', [director, signer], true, 'no-operator'],
    ['an operator alone', [operator], true, 'no-director'],
    ['one person in both roles', [both], true, 'no-director'],
    ['a director without a certificate', [operator, director], true, 'no-certificate'],
    ['one director of several with a certificate', [operator, director, signer], true, undefined],
    ['one person in both roles and another operator', [both, operator], true, undefined],
    ['one person in both roles and a director without a certificate', [both, director], true, 'no-certificate'],
    ['no agreement in force', [operator, signer], false, 'agreement'],
    ['no certificate and no agreement', [operator, director], false, 'no-certificate'],
  ])('with %s', (_who, people, hasAgreement, gap) => {
    expect(acceptanceGap(people, hasAgreement)).toBe(gap);
  });
});

describe('a function', () => {
  it.each([
    [undefined, true],
    [{ companyIds: ['C-1', 'C-2'] }, true],
    [{ companyIds: ['C-2'] }, false],
    [{ companyIds: [] }, false],
  ])('under the trial %j is offered to a company: %s', (pilot, offered) => {
    expect(isOffered(pilot, 'C-1')).toBe(offered);
  });
});
