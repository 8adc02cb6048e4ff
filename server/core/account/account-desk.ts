import { deviceOf } from '../../../src/domain/identity/device.ts';
import { maskIdNumber, maskMobile } from '../../../src/domain/identity/masked.ts';
import { historyDays } from '../../../src/domain/account/sign-in-history.ts';
import { absoluteLimit } from '../../../src/domain/identity/session-limits.ts';
import { networkOriginOf } from '../../../src/domain/identity/source-place.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { SecurityEventKind } from '../identity/security-event-kind.ts';
import { recordSecurityEvent, writeSecurityLog } from '../identity/security-events.ts';
import { lockSession, isSessionValid } from '../identity/sessions.ts';
import { endWorkbenchSession, activeWorkbenchSession } from '../identity/workbench-session.ts';
import { Refusal } from '../refusal.ts';
import { sha256Hex } from '../secrets.ts';
import { passwordChange } from './password-change.ts';
import { checkRecentProof, type PasswordDecryptor } from '../identity/password-proof.ts';

const day = 86_400_000;
/** Number of recent events that are searched for the origin of a visit to the workbench. */
const maxRecentEvents = 200;

const revealEvents = {
  MOBILE: 'mobile-revealed',
  ID_NUMBER: 'id-number-revealed',
  MAIL: 'mail-revealed',
} as const satisfies Record<string, SecurityEventKind>;

/** Id of a session on the wire. It does not reveal the session's own id. */
const publicId = async (idHash: string): Promise<string> => (await sha256Hex(`session ${idHash}`)).slice(0, 32);

export const originOf = ({ source, agent }: { readonly source: string; readonly agent: string }) => ({
  place: networkOriginOf(source),
  device: deviceOf(agent),
});

/** The account itself, its password, and the history of its sign-ins. */
function ownAccount(
  parts: Parts,
  passwordKey: () => Promise<PasswordDecryptor>,
): Desk<'accountInfo' | 'revealIdentifier' | 'changePassword' | 'signInHistory'> {
  const { store, clock } = parts;
  const changePassword = passwordChange(parts, passwordKey);

  return {
    accountInfo: async (_request, context) => {
      const { user } = callerOf(context);
      const company = await store.transaction(async (transaction) => transaction.companies.find(user.pkCorp));
      return {
        mobile: maskMobile(user.mobile),
        idNumber: maskIdNumber(user.idNumber),
        companyName: company?.name ?? '',
        companyCode: company?.uscc ?? '',
        isMain: user.isMain,
      };
    },

    revealIdentifier: async ({ identifier }, context) => {
      const { user } = callerOf(context);
      const what = revealEvents[identifier];
      const value = await store.transaction(async (transaction) => {
        const found = {
          MOBILE: user.mobile,
          ID_NUMBER: user.idNumber,
          MAIL: (await transaction.mailAddresses.find(user.userId))?.address ?? '',
        }[identifier];
        if (found === '') throw new Refusal('NOT_FOUND');
        // Recorded before the answer, so that nothing is revealed without a record.
        await recordSecurityEvent(transaction, context, what, user.userId, clock.now());
        return found;
      });
      writeSecurityLog(parts, context, what, user.userName);
      return { value };
    },

    changePassword: async (request, context) => {
      await changePassword(request, callerOf(context), context);
      return null;
    },

    signInHistory: async ({ page, pageSize }, context) => {
      const { user } = callerOf(context);
      const { total, records } = await store.transaction(async (transaction) =>
        transaction.securityEvents.of(user.userId, clock.now() - historyDays * day, {
          offset: (page - 1) * pageSize,
          limit: pageSize,
        }),
      );
      return {
        total,
        events: records.map((each) => ({ what: each.what, at: each.at, times: each.times, ...originOf(each) })),
      };
    },
  };
}

/** Sessions of the account, and ending one of them. */
function ownSessions(
  parts: Parts,
  passwordKey: () => Promise<PasswordDecryptor>,
): Desk<'accountSessions' | 'endAccountSession'> {
  const { store, clock } = parts;

  return {
    accountSessions: async (_request, context) => {
      const { user, session } = callerOf(context);
      const now = clock.realTime();
      const { open, seat, entry } = await store.transaction(async (transaction) => {
        const sessions = await transaction.sessions.openOf(user.userId);
        const workbench = await activeWorkbenchSession(transaction, user.userId, now);
        if (!workbench) return { open: sessions };
        const { records } = await transaction.securityEvents.of(user.userId, clock.now() - absoluteLimit, {
          offset: 0,
          limit: maxRecentEvents,
        });
        return { open: sessions, seat: workbench, entry: records.find(({ what }) => what === 'workbench-entered') };
      });
      // Sessions use real time, and the portal's clock may be ahead of it.
      const ahead = clock.now() - now;
      const atWorkbench = seat
        ? [
            {
              sessionId: await publicId(seat.key),
              since: seat.since + ahead,
              lastActiveAt: seat.since + ahead,
              isThis: false,
              atWorkbench: true,
              ...originOf(entry ?? { source: '', agent: '' }),
            },
          ]
        : [];
      const inPortal = await Promise.all(
        open
          .filter((each) => isSessionValid(each, now))
          .map(async (each) => ({
            sessionId: await publicId(each.idHash),
            since: each.createdAt + ahead,
            lastActiveAt: each.lastActiveAt + ahead,
            isThis: each.idHash === session.idHash,
            ...originOf(each),
          })),
      );
      return [...inPortal, ...atWorkbench];
    },

    endAccountSession: async ({ sessionId, ...proof }, context) => {
      const { user, session } = callerOf(context);
      const now = clock.realTime();
      if (sessionId === (await publicId(session.idHash))) throw new Refusal('NOT_PERMITTED');
      await checkRecentProof(parts, passwordKey, proof, context, 'session-end-refused');
      await store.transaction(async (transaction) => {
        await transaction.users.lock(user.userId);
        const open = await transaction.sessions.openOf(user.userId);
        const ids = await Promise.all(open.map(async ({ idHash }) => publicId(idHash)));
        const found = open[ids.indexOf(sessionId)];
        const seat = found ? undefined : await activeWorkbenchSession(transaction, user.userId, now);
        const locked = found && (await lockSession(transaction, found, now));
        if (locked) {
          await transaction.sessions.save({ ...locked, endedBecause: 'ended-elsewhere' });
          await transaction.announce([{ userId: user.userId, topic: 'session' }]);
        } else if (seat && sessionId === (await publicId(seat.key)))
          await endWorkbenchSession(transaction, user.userId);
        else throw new Refusal('NOT_FOUND');
        await recordSecurityEvent(transaction, context, 'session-ended', user.userId, clock.now());
      });
      writeSecurityLog(parts, context, 'session-ended', user.userName);
      return null;
    },
  };
}

/** An account, for its owner (checklist 1.4). No call names a person, so the caller is always the owner. */
export function accountDesk(
  parts: Parts,
  passwordKey: () => Promise<PasswordDecryptor>,
): Desk<
  'accountInfo' | 'revealIdentifier' | 'changePassword' | 'accountSessions' | 'endAccountSession' | 'signInHistory'
> {
  return {
    ...ownAccount(parts, passwordKey),
    ...ownSessions(parts, passwordKey),
  };
}
