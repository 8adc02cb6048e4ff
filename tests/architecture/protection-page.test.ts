import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { maxAuthorisations } from '../../src/domain/company/shared/authorisation-entry.ts';
import { maxBankAccounts } from '../../src/domain/company/shared/bank-account.ts';
import { limitsOf, tradeBackgroundKilobytes } from '../../src/domain/evidence/upload/document-limits.ts';
import { sheetKilobytes } from '../../src/domain/evidence/upload/sheet-files.ts';
import {
  absoluteLimit,
  failuresBeforeLock,
  idleLimit,
  lockDuration,
} from '../../src/domain/identity/session-limits.ts';
import { textCaps, type TextScope } from '../../src/domain/identity/text-caps.ts';
import { maxDelegationDays, maxDelegations } from '../../src/domain/people/shared/delegation-entry.ts';
import { maxInvitations, maxPeople } from '../../src/domain/people/shared/invitation.ts';
import { capabilitiesOf, type Capability } from '../../src/domain/people/shared/role-templates.ts';
import { attachmentLimits } from '../../src/domain/uploads/attachment-limits.ts';
import { licenceLimits } from '../../src/domain/uploads/company-places.ts';
import type { FileLimits } from '../../src/domain/uploads/file-limits.ts';
import { maxFileNameCharacters } from '../../src/domain/uploads/file-name.ts';

const page = readFileSync('docs/protection.md', 'utf8');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
/** The cells after the given first ones. */
const rowOf = (...first: readonly string[]): readonly string[] => {
  const found = rows.filter((cells) => first.every((cell, index) => cells[index] === cell));
  expect(found, first.join(' | ')).toHaveLength(1);
  return (found[0] ?? []).slice(first.length);
};
const minute = 60_000;

describe('the page of protection', () => {
  it.each(Object.keys(textCaps) as TextScope[])('has the caps of text messages: %s', (scope) => {
    const { hour, day } = textCaps[scope];
    expect(rowOf('text messages', scope)[0]).toBe(`${hour} an hour, ${day} a day`);
  });

  it('has the limits of sign-in, people and company', () => {
    expect(rowOf('wrong passwords', 'name and source')[0]).toBe(
      `${failuresBeforeLock}, then locked for ${lockDuration / minute} minutes`,
    );
    expect(rowOf('sessions', 'account')[0]).toBe(
      `1; ${idleLimit / minute} minutes idle, ${absoluteLimit / minute / 60} hours in all`,
    );
    expect(rowOf('people', 'company')[0]).toBe(`${maxPeople}; ${maxInvitations} invitations open`);
    expect(rowOf('delegations', 'company')[0]).toBe(`${maxDelegations}; ${maxDelegationDays} days at most`);
    expect(rowOf('authorisations', 'group')[0]).toContain(`${maxAuthorisations};`);
    expect(rowOf('bank accounts', 'company')[0]).toContain(`${maxBankAccounts};`);
  });

  it.each<readonly [string, FileLimits]>([
    ['invoice', limitsOf.BUSI_INVOICE],
    ['contract', limitsOf.BUSI_CONTRACT],
    ['order, other document', limitsOf.ORDER],
    ['order, other document', limitsOf.OTHER],
    ['change of the collection account', limitsOf.CHANGE_LETTER_FOR_COLLECTION_ACCOUNT],
    ['papers of the company, proofs, attachments', licenceLimits],
    ['pictures of feedback', attachmentLimits],
  ])('has the kinds, sizes and numbers of files: %s', (name, { maximumKilobytes, maximumFiles }) => {
    const [kinds = '', sizes = '', files] = rowOf(name);
    const told = kinds
      .split('; ')
      .flatMap((some, index) => some.split(', ').map((kind) => [kind, Number(sizes.split('; ')[index])] as const));
    expect(Object.fromEntries(told)).toEqual(maximumKilobytes);
    expect(Number(files)).toBe(maximumFiles);
  });

  it('has the sizes of sheets and trade background, and the length of names', () => {
    expect(rowOf('sheet of invoices, where the category takes them')[1]).toBe(String(sheetKilobytes));
    expect(rowOf('trade background')[1]).toBe(String(tradeBackgroundKilobytes));
    expect(page).toContain(`Names have at most ${maxFileNameCharacters} characters`);
  });

  it.each([
    ['operator', 'ROLE_CORP_OPERATOR'],
    ['director', 'ROLE_CORP_DIRECTOR'],
    ['query', 'CORP_QUERY'],
    ['administrator', 'CORP_MANAGER'],
  ] as const)('has the rights of a role: %s', (name, role) => {
    const [packages, products, certification, company, confirms] = rowOf(name);
    const told: readonly (readonly [Capability, boolean])[] = [
      ['see', packages?.startsWith('sees') ?? false],
      ['prepare', packages?.includes('submits') ?? false],
      ['open-products', products === 'opens'],
      ['certify', certification === 'fills in'],
      ['company-data', company === 'changes'],
      ['people', company === 'changes'],
      ['confirm', confirms === 'yes'],
    ];
    expect(told.filter(([, may]) => may).map(([capability]) => capability)).toEqual(
      told.map(([capability]) => capability).filter((each) => capabilitiesOf(role).includes(each)),
    );
  });
});
