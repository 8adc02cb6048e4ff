import { mayDecideStep, mayMake } from '../../../src/domain/trade/shared/application-policy.ts';
import { acceptanceGap, type AcceptanceGap } from '../../../src/domain/trade/shared/acceptance-gap.ts';
import { productOfInstrument, type InstrumentKind } from '../../../src/domain/trade/shared/instrument.ts';
import { isKeptFromReceiving } from '../../../src/domain/trade/shared/member-facts.ts';
import { maxListedPayees, payeeBar, payeeKeyword } from '../../../src/domain/trade/shared/payee-standing.ts';
import { isOffered, pilotFunctions } from '../../../src/domain/trade/shared/pilot.ts';
import type { PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { hasMeans } from '../agreements/agreement-signers.ts';
import type { Caller } from '../context.ts';
import type { Desk } from '../handlers.ts';
import { peopleNow } from '../identity/people-in-role.ts';
import type { Parts } from '../parts.ts';
import type { CompanyRecord } from '../records/company.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';
import { tradeCaller } from './application-desk.ts';
import { createDecisionSigner } from './decision-signing.ts';
import { tradeReaderOf } from './allocation-filter.ts';
import { visibleOrganisations } from './shared/visible-organisations.ts';
import { pilotOf } from './pilots.ts';
import { memberFacts, momentOf, payeeStandingOf, type Moment } from './trade-facts.ts';

/** Kind of instrument of these calls: the documents name them for credits alone. */
const kind: InstrumentKind = 'credit';
const product = productOfInstrument[kind];

/** Number of companies that are read at once, and maximum number of such reads in a search for payees. */
const searchedAtOnce = 50;
const maxSearches = 10;

const corpToWire = ({ pkCorp, name, uscc }: Pick<CompanyRecord, 'pkCorp' | 'name' | 'uscc'>) => ({
  pkCorp,
  corpName: name,
  socialCreditCode: uscc,
});

/** Whether a role pays with instruments, and therefore may search for payees. */
const pays = ({ role }: Pick<Caller, 'role'>): boolean =>
  mayMake(role, kind, 'issue') || mayMake(role, kind, 'transfer');

/** Companies that may be paid, by a part of the name or the credit code, without the caller's own. */
async function findPayees(
  transaction: Transaction,
  ownId: string,
  keyword: string,
  { now, today }: Moment,
): Promise<readonly CompanyRecord[]> {
  const payees: CompanyRecord[] = [];
  let after = '';
  for (let search = 0; search < maxSearches && payees.length < maxListedPayees; search += 1) {
    const found = await transaction.companies.withProduct(product, keyword, searchedAtOnce, after);
    for (const company of found)
      if (
        company.pkCorp !== ownId &&
        payeeBar(await payeeStandingOf(transaction, company, product), today) === undefined &&
        !isKeptFromReceiving(await memberFacts(transaction, company, kind, now), today)
      )
        payees.push(company);
    after = found.at(-1)?.pkCorp ?? '';
    if (found.length < searchedAtOnce) break;
  }
  return payees.slice(0, maxListedPayees);
}

/** Certified core enterprises that have opened the product and have a valid limit. */
async function issuersNow(transaction: Transaction, today: PlainDate): Promise<readonly CompanyRecord[]> {
  const limits = (await transaction.issueLimits.ofKind(kind)).filter(
    ({ validUntil }) => validUntil === '' || validUntil >= today,
  );
  const issuers: CompanyRecord[] = [];
  for (const company of await transaction.companies.findAll([...new Set(limits.map(({ companyId }) => companyId))])) {
    const { isCertified, hasOpened } = await payeeStandingOf(transaction, company, product);
    if (company.isCore && !company.deregistered && isCertified && hasOpened) issuers.push(company);
  }
  return issuers;
}

type Calls = 'creditIssuers' | 'creditCorpsByName' | 'creditPilots' | 'hasCreditDirectorSigned';

/** Data that all pages of credits need: issuers, payees, pilots (document 1, section 7; decision 0195). */
export function payeeDesk(parts: Parts): Desk<Calls> {
  const { store, clock } = parts;
  const { kindsFor } = createDecisionSigner(parts);

  /** Reason why a company cannot accept now. */
  async function gapOf(transaction: Transaction, company: CompanyRecord): Promise<AcceptanceGap | undefined> {
    const now = clock.now();
    const people = [];
    for (const user of await peopleNow(transaction, company.pkCorp, now)) {
      if (user.institution !== '') continue;
      const isDirector = user.roles.some((role) => mayDecideStep(role, 'chain', { role: 'director' }));
      people.push({
        personId: user.personId,
        isOperator: user.roles.some((role) => mayMake(role, kind, 'accept')),
        isDirector,
        canSign: isDirector && (await hasMeans(transaction, parts, user, kindsFor(kind))),
      });
    }
    return acceptanceGap(people, (await memberFacts(transaction, company, kind, now)).agreement === undefined);
  }

  return {
    creditIssuers: async (_request, context) => {
      const { user } = tradeReaderOf(context);
      const { today } = momentOf(clock.now());
      return store.transaction(async (transaction) => {
        const organisations = await visibleOrganisations(transaction, user);
        const ids = await transaction.holdings.issuersOf(user.pkCorp, organisations);
        const own = await transaction.companies.find(user.pkCorp);
        const hasOthers = own?.isCore !== true && organisations === undefined;
        const possible = hasOthers ? await issuersNow(transaction, today) : [];
        const others = possible.filter(({ pkCorp }) => !ids.includes(pkCorp));
        return [...(await transaction.companies.findAll(ids)), ...others]
          .toSorted((one, other) => (one.name < other.name ? -1 : 1))
          .map((each) => ({ ...corpToWire(each), hasIssued: ids.includes(each.pkCorp) }));
      });
    },

    creditCorpsByName: async ({ corpName }, context) => {
      const caller = tradeCaller(context);
      if (!pays(caller)) throw new Refusal('NOT_PERMITTED');
      const keyword = payeeKeyword(corpName);
      if (keyword === undefined) return [];
      const moment = momentOf(clock.now());
      return store.transaction(async (transaction) =>
        (await findPayees(transaction, caller.user.pkCorp, keyword, moment)).map(corpToWire),
      );
    },

    creditPilots: async (_request, context) => {
      const { user } = tradeCaller(context);
      return store.transaction(async (transaction) => {
        const pilots = [];
        for (const functionCode of pilotFunctions) {
          const pilot = await pilotOf(transaction, functionCode);
          if (pilot) pilots.push({ functionCode, isOffered: isOffered(pilot, user.pkCorp) });
        }
        return pilots;
      });
    },

    hasCreditDirectorSigned: async ({ id }, context) => {
      const caller = tradeCaller(context);
      const { user } = caller;
      const { today } = momentOf(clock.now());
      return store.transaction(async (transaction) => {
        const company = await transaction.companies.find(id);
        if (!company || id === user.pkCorp) throw new Refusal('NOT_FOUND');
        const mayPay =
          pays(caller) && payeeBar(await payeeStandingOf(transaction, company, product), today) === undefined;
        if (!mayPay && !(await transaction.holdings.haveDealt(user.pkCorp, id))) throw new Refusal('NOT_FOUND');
        const gap = await gapOf(transaction, company);
        return { isSigned: gap === undefined, because: gap };
      });
    },
  };
}
