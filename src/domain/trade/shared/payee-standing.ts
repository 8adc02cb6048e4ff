import type { PlainDate } from '../../calendar/plain-date.ts';
import type { CompanyKind } from '../../parties/company-kind.ts';

/** Upper entity that certified a branch, and the validity of its letter of authority. */
export interface UpperEntity {
  /** Whether it is a core enterprise. */
  readonly isCore: boolean;
  /** Last day of its letter; undefined for a letter without an end, empty for none. */
  readonly letterUntil: PlainDate | undefined;
}

/** Facts of a company that decide whether it can be paid. */
export interface PayeeStanding {
  readonly companyKind: CompanyKind;
  readonly isCore: boolean;
  readonly isDeregistered: boolean;
  /** Whether it has passed the real-name authentication. It stays certified while its data is being changed. */
  readonly isCertified: boolean;
  /** Whether it has opened the product. */
  readonly hasOpened: boolean;
  /** Undefined for a company that is not a branch. */
  readonly upper: UpperEntity | undefined;
}

/**
 * Why a company cannot be paid with instruments: it is an institution (it finances, guarantees or runs the platform);
 * it is deregistered; it is a core enterprise, which issues and does not hold; it is a branch of one, or its upper
 * entity's letter of authority is not valid; it is not certified; it has not opened the product.
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

/** Maximum number of results of a search for payees, and minimum and maximum length of its keyword. */
export const maxListedPayees = 20;
export const minPayeeKeywordCharacters = 2;
export const maxPayeeKeywordCharacters = 80;

/** Trimmed keyword of a search; undefined where it is too short. */
export function payeeKeyword(typed: string): string | undefined {
  const keyword = typed.trim();
  return [...keyword].length < minPayeeKeywordCharacters
    ? undefined
    : keyword.slice(0, maxPayeeKeywordCharacters).toWellFormed();
}
