import type { Partner } from '../parts.ts';
import { randomToken } from '../secrets.ts';
import { signature } from '../signed.ts';
import type { Store } from '../store.ts';
import { Refusal } from '../refusal.ts';

/** The partner that the sandbox simulates; its secret is known to nobody else. */
export const sandboxPartner = (secret: string): Partner => ({
  code: 'SANDBOX',
  secret: `partner ${secret}`,
  companies: 'all',
});

/** Signed query by which a partner's portal identifies a user. `at` is real time in milliseconds. */
export async function signedPartnerQuery(
  { code, secret }: Partner,
  {
    corp,
    user,
    target,
    at,
    nonce = randomToken(),
  }: {
    readonly corp: string;
    readonly user: string;
    readonly target: string;
    readonly at: number;
    readonly nonce?: string;
  },
): Promise<string> {
  const sign = await signature(secret, 'partner-entry', [code, corp, user, target, at, nonce].join('\n'));
  return new URLSearchParams({ partner: code, corp, user, target, at: String(at), nonce, sign }).toString();
}

/** User whom the simulated partner sends, and the target page. */
export interface PartnerOrder {
  readonly user: string;
  /** Below the portal's base. */
  readonly target: string;
}

/**
 * Address by which the simulated partner sends a user to a page of the portal. Refuses an unknown user with NOT_FOUND.
 */
export async function partnerEntryAddress(
  store: Store,
  partner: Partner,
  { user, target }: PartnerOrder,
  at: number,
): Promise<string> {
  const corp = await store.transaction(async (transaction) => {
    const found = await transaction.users.byName(user);
    return found && (await transaction.companies.find(found.pkCorp))?.uscc;
  });
  if (corp === undefined) throw new Refusal('NOT_FOUND');
  return `/partner-entry?${await signedPartnerQuery(partner, { corp, user, target, at })}`;
}
