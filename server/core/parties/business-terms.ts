import * as v from 'valibot';
import {
  businessActions,
  isViolatingOn,
  type BusinessAction,
  type MemberTerms,
} from '../../../src/domain/parties/business-restriction.ts';
import type { PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import type { UserRecord } from '../records/company.ts';
import type { Transaction } from '../store.ts';

/** The fact that stores what the platform has barred a company from (document 1, section 3, store: blacklist flags). */
export const barsFact = (pkCorp: string): string => `barred ${pkCorp}`;

const kept = v.array(v.picklist(businessActions));

/** Actions from which the platform has barred a company. */
export async function barsOf(transaction: Transaction, pkCorp: string): Promise<readonly BusinessAction[]> {
  return v.parse(v.fallback(kept, []), await transaction.facts.read(barsFact(pkCorp)));
}

/** A company's standing with the platform, as far as it bars business. */
export async function memberTerms(transaction: Transaction, pkCorp: string): Promise<MemberTerms> {
  const standing = await transaction.standings.find(pkCorp);
  return {
    violatingFrom: standing?.standing === 'violating' ? standing.effectiveOn : undefined,
    barredFrom: await barsOf(transaction, pkCorp),
  };
}

/** Names of those among a company's users who may object to its standing: its main users who still work for it. */
export function objectorsAmong(users: readonly UserRecord[]): string[] {
  const objectors = users.filter(({ isMain, roles }) => isMain && roles.length > 0);
  return [...new Set(objectors.map(({ personName }) => personName))];
}

/** The same for a company by its identifier. */
export async function objectorsOf(transaction: Transaction, pkCorp: string): Promise<readonly string[]> {
  return objectorsAmong(await transaction.users.ofCompany(pkCorp));
}

/**
 * Restrictions of a company on a Shanghai day, in the form of the wire; undefined for none. Before its day a
 * restriction concerns the main user alone.
 */
export async function toWireRestrictions(transaction: Transaction, pkCorp: string, today: PlainDate) {
  const { violatingFrom, barredFrom: barred } = await memberTerms(transaction, pkCorp);
  const violating = isViolatingOn({ violatingFrom }, today);
  if (!violating && barred.length === 0) return undefined;
  return {
    violating,
    violatingFrom: violating ? violatingFrom || undefined : undefined,
    barred: [...barred],
    objectors: [...(await objectorsOf(transaction, pkCorp))],
  };
}
