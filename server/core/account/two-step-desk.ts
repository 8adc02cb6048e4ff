import { maskMobile } from '../../../src/domain/identity/masked.ts';
import { isTrustValid } from '../../../src/domain/identity/second-factor.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { TrustedDeviceRecord } from '../records/entry.ts';
import { Refusal } from '../refusal.ts';
import { sha256Hex } from '../secrets.ts';
import { factorTerms } from '../identity/factor-terms.ts';
import { endAccountSessions } from '../identity/person-sessions.ts';
import { recordSecurityEvent, writeSecurityLog } from '../identity/security-events.ts';
import { lockSession } from '../identity/sessions.ts';
import { shownTrustKeys } from '../identity/trust-keys.ts';
import { originOf } from './account-desk.ts';
import { checkRecentProof, checkSealedPassword, type PasswordDecryptor } from '../identity/password-proof.ts';

/** Id of a trusted browser on the wire. It does not reveal the browser's token. */
const publicId = async ({ key }: TrustedDeviceRecord): Promise<string> =>
  (await sha256Hex(`trusted ${key}`)).slice(0, 32);

/** The second step of signing in, for the account's owner (checklist 1.4). The caller is always the owner. */
export function twoStepDesk(
  parts: Parts,
  passwordKey: () => Promise<PasswordDecryptor>,
): Desk<'twoStep' | 'chooseTwoStep' | 'endTrust'> {
  const { store, clock, texts } = parts;

  return {
    twoStep: async (_request, context) => {
      const { user, session } = callerOf(context);
      const now = clock.realTime();
      const { own, terms, devices, app, codes } = await store.transaction(async (transaction) => ({
        own: await transaction.secondFactors.find(user.userId),
        terms: await factorTerms(transaction, user),
        app: await transaction.authenticators.find(user.userId),
        codes: await transaction.recoveryCodes.find(user.userId),
        devices: await transaction.trustedDevices.ofUser(user.userId),
      }));
      const shown = await shownTrustKeys(user.userId, context);
      // Trust uses real time, and the portal's clock may be ahead of it.
      const ahead = clock.now() - now;
      return {
        isOn: terms.isOn,
        since: own?.since,
        lastUsedAt: own?.lastUsedAt,
        demandedFrom: terms.demandedFrom,
        mobile: texts ? maskMobile(user.mobile) : '',
        authenticatorSince: app?.addedAt,
        recoveryCodes: codes?.hashes.length,
        twoProofs: session.twoProofs,
        devices: await Promise.all(
          devices
            .filter((each) => isTrustValid(each, now))
            .map(async (each) => ({
              deviceId: await publicId(each),
              trustedAt: each.trustedAt + ahead,
              lastUsedAt: each.lastUsedAt + ahead,
              isThis: shown.has(each.key),
              ...originOf(each),
            })),
        ),
      };
    },

    chooseTwoStep: async ({ isOn, current, keyId }, context) => {
      const { user, session } = callerOf(context);
      // Without a telephone no code can be sent.
      if (isOn && (!texts || user.mobile === '')) throw new Refusal('NOT_FOUND');
      if (!isOn && !session.twoProofs) throw new Refusal('NOT_PERMITTED');
      await checkSealedPassword(parts, passwordKey, { current, keyId }, context, 'two-step-refused');
      const what = isOn ? 'two-step-on' : 'two-step-off';
      const changed = await store.transaction(async (transaction) => {
        const account = await transaction.users.lock(user.userId);
        const held = await lockSession(transaction, session, clock.realTime());
        // The password may have been changed, or the session ended, while the given password was checked.
        if (!account || !held || account.passwordHash !== user.passwordHash) throw new Refusal('SESSION_REQUIRED');
        const own = await transaction.secondFactors.lock(user.userId);
        if ((own?.isOn ?? false) === isOn) return false;
        await transaction.secondFactors.save({
          userId: user.userId,
          isOn,
          since: clock.now(),
          lastUsedAt: own?.lastUsedAt,
        });
        if (!isOn) {
          await transaction.authenticators.remove(user.userId);
          await transaction.recoveryCodes.remove(user.userId);
        }
        await endAccountSessions(transaction, user.userId, session.idHash, 'ended-elsewhere');
        await recordSecurityEvent(transaction, context, what, user.userId, clock.now());
        return true;
      });
      if (changed) writeSecurityLog(parts, context, what, user.userName);
      return null;
    },

    endTrust: async ({ deviceId, ...proof }, context) => {
      const { user } = callerOf(context);
      await checkRecentProof(parts, passwordKey, proof, context, 'session-end-refused');
      await store.transaction(async (transaction) => {
        await transaction.users.lock(user.userId);
        if (deviceId === undefined) {
          if ((await transaction.trustedDevices.removeOf(user.userId)) === 0) return;
        } else {
          const devices = await transaction.trustedDevices.ofUser(user.userId);
          const named = devices[(await Promise.all(devices.map(publicId))).indexOf(deviceId)];
          if (!named) throw new Refusal('NOT_FOUND');
          await transaction.trustedDevices.remove(named.key);
        }
        await recordSecurityEvent(transaction, context, 'trust-ended', user.userId, clock.now());
      });
      writeSecurityLog(parts, context, 'trust-ended', user.userName);
      return null;
    },
  };
}
