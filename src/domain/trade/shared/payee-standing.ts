import type { PlainDate } from '../../calendar/plain-date.ts';
import type { CompanyKind } from '../../parties/company-kind.ts';

/** The upper entity that certified a branch, and how long its letter of authority holds. */
export interface UpperEntity {
  /** Whether it is a core enterprise. */
  readonly isCore: boolean;
  /** Last day of its letter; undefined for a letter without an end, empty for none. */
  readonly letterUntil: PlainDate | undefined;
}

/** What is known of a company that might be paid. */
export interface PayeeStanding {
  readonly companyKind: CompanyKind;
  readonly isCore: boolean;
  readonly isDeregistered: boolean;
  /** Whether it passed the real-name authentication. It stays certified while its data is being changed. */
  readonly isCertified: boolean;
  /** Whether it has opened the product. */
  readonly hasOpened: boolean;
  /** Undefined for a company that is no branch. */
  readonly upper: UpperEntity | undefined;
}

/**
 * Why a company cannot be paid with instruments: it finances, guarantees or runs the platform; it is deregistered; it
 * is a core enterprise, which issues and does not hold; it is a branch of one, or its upper entity's letter of
 * authority does not hold; it is not certified; it has not opened the product.
 */
export const payeeBars = [
  'institution',
  'deregistered',
  'core',
  'branch-of-core',
  'branch-letter',
  'not-certified',
  'not-opened',
] as const;
export type PayeeBar = (typeof payeeBars)[number];

/** Why a company cannot be paid on a Shanghai day; undefined where it can (checklist C-055, decision 0195). */
export function payeeBar(
  { companyKind, isCore, isDeregistered, isCertified, hasOpened, upper }: PayeeStanding,
  today: PlainDate,
): PayeeBar | undefined {
  if (companyKind !== 'enterprise') return 'institution';
  if (isDeregistered) return 'deregistered';
  if (isCore) return 'core';
  if (upper?.isCore === true) return 'branch-of-core';
  if (upper?.letterUntil !== undefined && upper.letterUntil < today) return 'branch-letter';
  if (!isCertified) return 'not-certified';
  return hasOpened ? undefined : 'not-opened';
}

/** Most companies that a search for payees lists, and the least and most signs that it looks for. */
export const mostPayeesListed = 20;
export const leastPayeeSigns = 2;
export const longestPayeeKeyword = 80;

/** The text that is looked for, without blanks around it; undefined where it is too short. */
export function payeeKeyword(typed: string): string | undefined {
  const keyword = typed.trim();
  return [...keyword].length < leastPayeeSigns ? undefined : keyword.slice(0, longestPayeeKeyword).toWellFormed();
}
