import { isProduct, platformCode, productCodes } from '../../../src/domain/catalogue/product-code.ts';
import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { needsSecondProof } from '../../../src/domain/identity/second-factor.ts';
import type { Caller } from '../context.ts';
import { rememberLanguage } from '../identity/account-language.ts';
import { factorTerms } from '../identity/factor-terms.ts';
import { entryRefusal } from '../identity/entry-refusal.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { UserRecord } from '../records/company.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';
import { roleName } from '../identity/role-names.ts';
import { booksFor } from '../evidence/shared/books-for.ts';
import { landingOf } from '../home/shared/menus.ts';
import { institutionName } from '../company/shared/institution-name.ts';
import { businessReach } from '../home/shared/business-reach.ts';
import { termsFor } from '../platform/platform-config.ts';
import { recordSecurityEvent, writeSecurityLog } from '../identity/security-events.ts';
import { lockSession, openOnlySession } from '../identity/sessions.ts';

/** Data of the company, and switching to a product that it has opened. */
function productSwitch({
  store,
  clock,
  extensions,
}: Pick<Parts, 'store' | 'clock' | 'extensions'>): Desk<'corpInfo' | 'switchProduct'> {
  return {
    corpInfo: async (_request, context) => {
      const { user, role, session } = callerOf(context);
      return store.transaction(async (transaction) => {
        const opened = (await transaction.companies.find(user.pkCorp))?.openedProducts ?? [];
        return {
          openedProductCorps: Object.fromEntries(productCodes.map((product) => [product, opened.includes(product)])),
          innerOrgInfo: user.institution === '' ? null : { innerOrgName: user.institution },
          homepage: landingOf(
            role,
            await booksFor(transaction, { user, session }),
            await businessReach(transaction, user, { extensions }),
          ),
        };
      });
    },

    switchProduct: async ({ product }, context) => {
      const { user, session } = callerOf(context);
      if (!isProduct(product) && product !== platformCode) throw new Refusal('REQUEST_INVALID', { field: 'product' });
      const at = clock.now();
      await store.transaction(async (transaction) => {
        if ((await termsFor(transaction, session)).oldVersionUrl === '') throw new Refusal('NOT_PERMITTED');
        // One record a day and product, so that repeated switching does not fill the table.
        await transaction.versionReturns.save({
          id: `${user.userId} ${product} ${shanghaiDate(at)}`,
          userId: user.userId,
          pkCorp: user.pkCorp,
          product,
          at,
        });
      });
      return null;
    },
  };
}

/** Other companies of the same person, and entering one of them. */
function companySwitch({
  store,
  clock,
  security,
}: Pick<Parts, 'store' | 'clock' | 'security' | 'extensions'>): Desk<'servedCompanies' | 'enterCompany'> {
  /**
   * All accounts of the caller's person. Institution accounts are left out where the host has none, except the current.
   */
  async function accountsOfPerson(
    transaction: Transaction,
    { user, session }: Pick<Caller, 'user' | 'session'>,
  ): Promise<readonly UserRecord[]> {
    const { hasInstitutions } = await termsFor(transaction, session);
    return (await transaction.users.ofPerson(user.personId)).filter(
      (each) => each.userId === user.userId || each.institution === '' || hasInstitutions,
    );
  }

  return {
    servedCompanies: async (_request, context) => {
      const caller = callerOf(context);
      return store.transaction(async (transaction) => {
        const accounts = [];
        for (const account of await accountsOfPerson(transaction, caller)) {
          const isCurrent = account.userId === caller.user.userId;
          if (!isCurrent && (await entryRefusal(transaction, account)) !== undefined) continue;
          accounts.push({
            userId: account.userId,
            corpName: (await transaction.companies.find(account.pkCorp))?.shortName ?? '',
            roleNames: account.roles.map((role) => roleName(role, context.locale)),
            institution: await institutionName(transaction, account),
            isCurrent,
          });
        }
        return accounts;
      });
    },

    enterCompany: async ({ userId }, context) => {
      const caller = callerOf(context);
      const { user, role, session } = caller;
      const now = clock.realTime();
      const opened = await store.transaction(async (transaction) => {
        // Always locked in the same order, so that a switch in the other direction causes no deadlock.
        for (const each of [user.userId, userId].toSorted()) await transaction.users.lock(each);
        const held = await lockSession(transaction, session, now);
        if (!held) throw new Refusal('SESSION_REQUIRED');
        const account = (await accountsOfPerson(transaction, caller)).find((each) => each.userId === userId);
        if (!account || account.userId === user.userId) throw new Refusal('NOT_FOUND');
        const refusal = await entryRefusal(transaction, account);
        if (refusal) throw refusal;
        // An account that requires two proofs cannot be reached with one proof through another account.
        if (!held.twoProofs && needsSecondProof(await factorTerms(transaction, account), clock.now()))
          throw new Refusal('SECOND_PROOF_REQUIRED');
        // A returning user gets the role under which they left; otherwise the present role, if the account has it.
        const before = (await transaction.sessions.lastOfVisit(userId, held.picAuthToken))?.role;
        await transaction.sessions.save({ ...held, endedBecause: 'switched' });
        await transaction.announce([{ userId: user.userId, topic: 'session' }]);
        for (const each of [user.userId, account.userId])
          await recordSecurityEvent(transaction, context, 'company-switched', each, clock.now());
        await rememberLanguage(transaction, account.userId, context.locale);
        return {
          ...(await openOnlySession(transaction, account, now, {
            ...held,
            role: [before, role].find((each) => each !== undefined && account.roles.includes(each)) ?? account.roles[0],
          })),
          userName: account.userName,
        };
      });
      writeSecurityLog({ security }, context, 'company-switched', user.userName);
      writeSecurityLog({ security }, context, 'company-switched', opened.userName);
      if (opened.ended > 0) writeSecurityLog({ security }, context, 'sessions-replaced', opened.userName);
      context.setSession(opened.token);
      return null;
    },
  };
}

/**
 * Destinations outside the current frame: the company's opened products, another company of the same person, and the
 * old version of the portal (document 1, section 2).
 */
export function contextSwitchDesk(
  parts: Pick<Parts, 'store' | 'clock' | 'security' | 'extensions'>,
): Desk<'corpInfo' | 'switchProduct' | 'servedCompanies' | 'enterCompany'> {
  return {
    ...productSwitch(parts),
    ...companySwitch(parts),
  };
}
