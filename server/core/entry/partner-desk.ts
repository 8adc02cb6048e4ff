import { lockTimeLeft, remainingFailures as failuresLeft } from '../../../src/domain/identity/failed-attempts.ts';
import { plannedPaths } from '../../../src/domain/catalogue/planned-paths.ts';
import { fixedPages } from '../../../src/domain/identity/fixed-pages.ts';
import type { CallContext } from '../context.ts';
import type { Desk } from '../handlers.ts';
import type { Partner, Parts } from '../parts.ts';
import type { UserRecord } from '../records/company.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import { sha256Hex } from '../secrets.ts';
import { booksFor } from '../evidence/shared/books-for.ts';
import { menusOf } from '../home/shared/menus.ts';
import { businessReach } from '../home/shared/business-reach.ts';
import { recordSecurityEvent, nameInLog, writeSecurityLog } from '../identity/security-events.ts';
import { isSigned } from '../signed.ts';
import { completeFirstFactor } from './hand-over.ts';
import { lockVisitorSession } from './lock-visitor-session.ts';
import { failureKeys } from './sign-in-failures.ts';
import { isWorthRecording } from './is-worth-recording.ts';
import { visitorSession } from './visitor-session.ts';

/** Validity of a partner's assertion, and how far its clock may be ahead; milliseconds. */
const assertionLife = 2 * 60_000;
const clockAhead = 30_000;

const pathsOf = (menus: ReturnType<typeof menusOf>): readonly string[] =>
  menus.flatMap(({ menuUrl, children }) => [...(menuUrl ? [menuUrl] : []), ...pathsOf(children ?? [])]);

/** Whether a company agreed that a partner may send its users. */
const hasAgreed = (partner: Partner | undefined, uscc: string): boolean =>
  partner !== undefined && (partner.companies === 'all' || partner.companies.includes(uscc));

/** Sign-in from a partner's portal, which signs the user's name and the target page (checklist F-048). */
export function partnerDesk(parts: Parts): Desk<'partnerAuth'> {
  const { store, clock } = parts;

  /** Whether the target is a fixed or planned page, or is in the menus of the user's first role. */
  async function mayOpen(
    transaction: Transaction,
    user: UserRecord,
    target: string,
    context: CallContext,
  ): Promise<boolean> {
    const [role] = user.roles;
    // A user without a role passes here, and learns that they have none.
    if (role === undefined || fixedPages.has(target) || plannedPaths.has(target)) return true;
    const books = await booksFor(transaction, { user, session: context });
    const reach = await businessReach(transaction, user, parts);
    const menus = menusOf(role, books, context.locale, [], undefined, undefined, false, reach);
    return pathsOf(menus).includes(target);
  }

  return {
    partnerAuth: async ({ picAuthToken, partner, corp, user: userName, target, at, nonce, sign }, context) => {
      const now = clock.realTime();
      const visitor = visitorSession(context, picAuthToken, now);
      const known = parts.partners?.find(({ code }) => code === partner);
      const secret = known?.secret;
      const isGenuine =
        secret !== undefined &&
        (await isSigned(secret, 'partner-entry', [partner, corp, userName, target, at, nonce].join('\n'), sign));
      const isFresh = at <= now + clockAhead && now - at < assertionLife;
      const keys = await failureKeys(userName, context.source);
      const seen = await sha256Hex(`partner\n${partner}\n${nonce}`);
      const outcome =
        !isGenuine || !isFresh || !hasAgreed(known, corp)
          ? new Refusal('SIGN_IN_EXPIRED')
          : await store.transaction(async (transaction) => {
              if (await transaction.handOvers.lock(seen)) return new Refusal('SIGN_IN_EXPIRED');
              const user = await transaction.users.byName(userName);
              await transaction.handOvers.save({
                key: seen,
                userId: user?.userId ?? '',
                target,
                expiresAt: at + assertionLife,
                spent: true,
              });
              const company = user && (await transaction.companies.find(user.pkCorp));
              if (!user || company?.uscc !== corp || !(await mayOpen(transaction, user, target, context)))
                return new Refusal('SIGN_IN_EXPIRED');
              const locked = lockTimeLeft(failuresLeft('pair', await transaction.attempts.lock(keys.pair), now), now);
              if (locked > 0) return new Refusal('SIGN_IN_LOCKED', { minutes: Math.ceil(locked / 60_000) });
              const handed = await completeFirstFactor(
                transaction,
                undefined,
                await lockVisitorSession(transaction, visitor, now),
                user,
                now,
                { first: 'partner', parts, from: context },
              );
              return handed instanceof Refusal
                ? handed
                : { ...handed, personName: user.personName, corpName: company.name };
            });
      if (!(outcome instanceof Refusal)) return outcome;
      writeSecurityLog(
        parts,
        context,
        'sign-in-refused',
        `${secret === undefined ? '***' : partner} ${await nameInLog(parts, userName)}`,
      );
      // A signed assertion can be presented repeatedly, so repeated refusals are recorded once in a while.
      if (isGenuine)
        await store.transaction(async (transaction) => {
          if (await isWorthRecording(transaction, 'sign-in-refused', userName, now, true))
            await recordSecurityEvent(
              transaction,
              context,
              'sign-in-refused',
              (await transaction.users.byName(userName))?.userId ?? '',
              clock.now(),
            );
        });
      throw outcome;
    },
  };
}
