import { maxTrustsInBrowser, isTrustValid } from '../../../src/domain/identity/second-factor.ts';
import type { CallContext } from '../context.ts';
import type { TrustedDeviceRecord } from '../records/entry.ts';
import type { UserRecord } from '../records/company.ts';
import { randomToken } from '../secrets.ts';
import { agentOf } from '../identity/security-events.ts';
import { trustKeyOf, trustTokensOf } from '../identity/trust-keys.ts';
import type { Transaction } from '../store.ts';

type From = Pick<CallContext, 'deviceToken' | 'source' | 'agent'>;

async function ownTrust(
  transaction: Transaction,
  { userId }: Pick<UserRecord, 'userId'>,
  from: From,
): Promise<{ readonly token: string; readonly device: TrustedDeviceRecord } | undefined> {
  for (const token of trustTokensOf(from)) {
    const device = await transaction.trustedDevices.lock(await trustKeyOf(userId, token));
    if (device?.userId === userId) return { token, device };
  }
  return undefined;
}

/** Whether an account trusts this browser at an instant of real time. Records the use of the trust. */
export async function checkBrowserTrust(
  transaction: Transaction,
  user: Pick<UserRecord, 'userId'>,
  from: From,
  now: number,
): Promise<boolean> {
  const own = await ownTrust(transaction, user, from);
  if (!own || !isTrustValid(own.device, now)) return false;
  await transaction.trustedDevices.save({ ...own.device, lastUsedAt: now, source: from.source, agent: agentOf(from) });
  return true;
}

/** Trusts this browser under a new token, for this account and for the accounts that trusted it before. */
export async function trustDevice(
  transaction: Transaction,
  user: Pick<UserRecord, 'userId'>,
  from: From,
  now: number,
): Promise<string> {
  const before = await ownTrust(transaction, user, from);
  if (before) await transaction.trustedDevices.remove(before.device.key);
  const token = randomToken();
  await transaction.trustedDevices.save({
    key: await trustKeyOf(user.userId, token),
    userId: user.userId,
    trustedAt: now,
    lastUsedAt: now,
    source: from.source,
    agent: agentOf(from),
  });
  return [token, ...trustTokensOf(from).filter((each) => each !== before?.token)]
    .slice(0, maxTrustsInBrowser)
    .join('.');
}
