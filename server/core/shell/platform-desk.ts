import { validTokenCertificatesOf, toWireKey } from '../keys/keys-of.ts';
import { actsForCore } from '../../../src/domain/identity/role.ts';
import { holidaysOf } from '../platform/holidays.ts';
import { groupFlags } from '../company/shared/group-flags.ts';
import { callerOf, type Desk } from '../handlers.ts';
import { booksFor } from '../evidence/shared/books-for.ts';
import { certificationPathOf } from '../products/shared/certification-path.ts';
import { landingOf, menusOf } from '../home/shared/menus.ts';
import { institutionName } from '../company/shared/institution-name.ts';
import { businessReach } from '../home/shared/business-reach.ts';
import { isStarting } from '../notices/shared/start-facts.ts';
import type { Parts } from '../parts.ts';
import { configFor, termsFor } from '../platform/platform-config.ts';
import { Refusal } from '../refusal.ts';
import { lastEndedDelegation, ownNameOf, rolesActedBy, rolesNow } from '../identity/people-in-role.ts';
import { roleNameFor } from '../identity/role-names.ts';
import { recordSecurityEvent, writeSecurityLog } from '../identity/security-events.ts';
import { lockSession, openOnlySession } from '../identity/sessions.ts';
import { absoluteLimit } from '../../../src/domain/identity/session-limits.ts';
import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';

function hostOf(platformUrl: string): string {
  try {
    return new URL(platformUrl).hostname;
  } catch {
    return platformUrl;
  }
}

/** Configuration of the host, and the year's holidays. */
function platformTerms(parts: Parts): Desk<'platforms' | 'holidays'> {
  const { store, clock, texts } = parts;

  return {
    platforms: async ({ platformUrl }) =>
      store.transaction(async (transaction) => {
        const { originalInvoiceFunders: _, ...config } = await configFor(transaction, hostOf(platformUrl));
        // Codes need a text-message gateway; keys need a reader of certificates.
        const keys =
          parts.certificates && parts.extensions.includes('key-sign-in')
            ? ['KEY', ...(parts.cloudSigning ? ['CLOUD'] : [])]
            : [];
        const possible = ['PASSWORD', ...(texts ? ['SMS'] : []), ...keys];
        // Only the available methods of a host are offered. An invalid value is passed on unchanged.
        if (config.signInMethods)
          return Array.isArray(config.signInMethods)
            ? { ...config, signInMethods: config.signInMethods.filter((method) => possible.includes(method)) }
            : config;
        return texts && keys.length === 0 ? config : { ...config, signInMethods: possible };
      }),

    holidays: async (request, context) => {
      callerOf(context);
      return request.region === 'R_156' ? [...holidaysOf(Number(shanghaiDate(clock.now()).slice(0, 4)))] : [];
    },
  };
}

/** The signed-in user with their roles, menus and keys. */
function signedInUser(parts: Parts): Desk<'security'> {
  const { store, clock } = parts;

  return {
    security: async (request, context) => {
      const caller = callerOf(context);
      const { user, role, session, actsFor, isConfined } = caller;
      const { actedFor } = request;
      const [
        starting,
        endedDelegation,
        company,
        books,
        { productTitles, oldVersionUrl },
        [key],
        group,
        certified,
        actedRoles,
        reach,
        institution,
      ] = await store.transaction(
        async (transaction) =>
          [
            request.menus3Required === true &&
              (await isStarting(transaction, caller, await transaction.companies.find(user.pkCorp), clock.now())),
            actedFor === undefined || actsFor?.userId === actedFor
              ? undefined
              : await lastEndedDelegation(transaction, user, actedFor, clock.now()),
            await transaction.companies.find(user.pkCorp),
            await booksFor(transaction, { user, session }),
            await termsFor(transaction, session),
            await validTokenCertificatesOf(transaction, user, clock.now()),
            await groupFlags(transaction, user, parts),
            await certificationPathOf(transaction, user.pkCorp),
            await rolesActedBy(transaction, user, clock.now()),
            await businessReach(transaction, user, parts),
            await institutionName(transaction, user),
          ] as const,
      );
      const nameOfRole = (pkRole: string, delegatorName?: string): string =>
        roleNameFor(pkRole, context.locale, delegatorName);
      const roles = [
        ...user.roles.map((pkRole) => ({ pkRole, roleName: nameOfRole(pkRole) })),
        ...actedRoles.map((each) => ({ pkRole: each.role, roleName: nameOfRole(each.role, each.delegation.fromName) })),
      ];
      return {
        user3: request.user3Required
          ? {
              userId: user.userId,
              personId: user.personId,
              userName: user.userName,
              personName: ownNameOf(caller),
              personRoleNames: nameOfRole(role, actsFor?.personName),
              mobile: user.mobile.replace(/^(\d{3})\d{4}/, '$1****'),
              userState: 'NORMAL',
              userType: company?.isCore ? 'CORE' : 'CORP',
              unionId: user.personId,
              enableSwitchVersion: oldVersionUrl !== '',
              corpName: company?.shortName ?? '',
              innerOrgName: institution,
            }
          : undefined,
        candidateRoles: request.candidateRoles3Required ? roles : undefined,
        roles3: request.roles3Required ? roles : undefined,
        menus3: request.menus3Required
          ? [...menusOf(role, books, context.locale, productTitles, group, certified, starting, reach)]
          : undefined,
        currentRole3: request.currentRole3 ? role : undefined,
        homeUrl: landingOf(role, books, reach),
        sessionLeft: session.createdAt + absoluteLimit - clock.realTime(),
        actingOver: endedDelegation,
        actsFor: actsFor && { userId: actsFor.userId, personName: actsFor.personName, until: actsFor.until },
        ...(key ? toWireKey(key) : {}),
        isMain: user.isMain,
        isCore: actsForCore(role),
        ...(isConfined === true ? { isConfined } : {}),
      };
    },
  };
}

/** Extending the session, and changing its role. */
function sessionRefresh({ store, clock, security }: Parts): Desk<'refreshSession'> {
  return {
    refreshSession: async ({ currentRole3 }, context) => {
      const { user, role, session } = callerOf(context);
      const now = clock.realTime();
      if (currentRole3 === undefined || currentRole3 === role) {
        await store.transaction(async (transaction) => {
          const held = await lockSession(transaction, session, now);
          if (!held) throw new Refusal('SESSION_REQUIRED');
          await transaction.sessions.save({ ...held, lastActiveAt: now });
        });
        return null;
      }
      const { token, ended } = await store.transaction(async (transaction) => {
        const account = await transaction.users.lock(user.userId);
        const held = await lockSession(transaction, session, now);
        if (!account || !held) throw new Refusal('SESSION_REQUIRED');
        if (!(await rolesNow(transaction, account, clock.now())).includes(currentRole3))
          throw new Refusal('NOT_PERMITTED');
        // The old session is kept, so that a sign-out by it still ends the visit. The new one names the same visit. The
        // old one must be older even within one millisecond, so that the latest role of the visit is found.
        await transaction.sessions.save({
          ...held,
          endedBecause: 'switched',
          lastActiveAt: Math.min(held.lastActiveAt, now - 1),
        });
        await recordSecurityEvent(transaction, context, 'role-switched', user.userId, clock.now());
        return openOnlySession(transaction, account, now, { ...held, role: currentRole3 });
      });
      writeSecurityLog({ security }, context, 'role-switched', user.userName);
      if (ended > 0) writeSecurityLog({ security }, context, 'sessions-replaced', user.userName);
      context.setSession(token);
      return null;
    },
  };
}

/** Platform configuration, the signed-in user with their role, and the year's holidays (document 1, section 7). */
export function platformDesk(parts: Parts): Desk<'platforms' | 'security' | 'refreshSession' | 'holidays'> {
  return {
    ...platformTerms(parts),
    ...signedInUser(parts),
    ...sessionRefresh(parts),
  };
}
