import { describe, expect, it } from 'vitest';
import { companyKinds } from '../../../src/domain/parties/company-kind.ts';
import { payeeChecks } from '../../../src/domain/trade/shared/member-facts.ts';
import {
  payeeBar,
  payeeBars,
  payeeKeyword,
  type PayeeBar,
  type PayeeStanding,
} from '../../../src/domain/trade/shared/payee-standing.ts';
import { payee, refusals, today } from './rule-facts.ts';

const standing: PayeeStanding = {
  companyKind: 'enterprise',
  isCore: false,
  isDeregistered: false,
  isCertified: true,
  hasOpened: true,
  upper: undefined,
};

const table: readonly (readonly [Partial<PayeeStanding>, PayeeBar | undefined])[] = [
  [{}, undefined],
  [{ companyKind: 'bank' }, 'institution'],
  [{ companyKind: 'factor' }, 'institution'],
  [{ companyKind: 'funder' }, 'institution'],
  [{ companyKind: 'guarantor' }, 'institution'],
  [{ companyKind: 'platform' }, 'institution'],
  [{ isDeregistered: true }, 'deregistered'],
  [{ isCore: true }, 'core'],
  [{ upper: { isCore: true, letterUntil: undefined } }, 'branch-of-core'],
  [{ upper: { isCore: false, letterUntil: undefined } }, undefined],
  [{ upper: { isCore: false, letterUntil: '2026-11-27' } }, undefined],
  [{ upper: { isCore: false, letterUntil: '2026-11-26' } }, 'branch-letter'],
  [{ upper: { isCore: false, letterUntil: '' } }, 'branch-letter'],
  [{ isCertified: false }, 'not-certified'],
  [{ hasOpened: false }, 'not-opened'],
  [{ isCertified: false, hasOpened: false }, 'not-certified'],
  [{ companyKind: 'bank', isDeregistered: true, isCertified: false }, 'institution'],
];

describe('a company as a payee', () => {
  it.each(table)('with %j is barred by %s', (change, bar) => {
    expect(payeeBar({ ...standing, ...change }, today)).toBe(bar);
  });

  it('has each bar and each kind of company in the table', () => {
    expect(new Set(table.flatMap(([, bar]) => bar ?? []))).toEqual(new Set(payeeBars));
    const kinds = table.map(([{ companyKind }]) => companyKind ?? 'enterprise');
    expect(new Set(kinds)).toEqual(new Set(companyKinds));
  });

  it.each(table)('with %j is refused by the rules of a form for the same reason: %s', (change, bar) => {
    const found = refusals(payeeChecks('C-P', payee('C-P', change), 'C-I', today));
    expect(found).toEqual(bar === undefined ? [] : [bar === 'not-opened' ? 'PAYEE_OPENED not-opened' : `PAYEE ${bar}`]);
  });
});

describe('the text by which payees are looked for', () => {
  it.each([
    ['', undefined],
    ['舟', undefined],
    [' 舟 ', undefined],
    ['🚀', undefined],
    ['砚舟', '砚舟'],
    ['  50% ', '50%'],
    ['_\\', '_\\'],
    ['名'.repeat(400), '名'.repeat(80)],
  ])('of %j is %j', (typed, keyword) => {
    expect(payeeKeyword(typed)).toBe(keyword);
  });

  it('is well formed, wherever it is cut', () => {
    for (const typed of [`${'a'.repeat(79)}🚀🚀`, '🚀'.repeat(90), 'a\ud83d'])
      expect(payeeKeyword(typed)?.isWellFormed()).toBe(true);
  });
});
