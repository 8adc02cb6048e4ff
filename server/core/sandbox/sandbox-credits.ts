import { addDays, shanghaiDate, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { bankAccountState } from '../../../src/domain/company/shared/bank-account.ts';
import { compareMoney, money, moneyToText, parseMoney, zeroMoney } from '../../../src/domain/money/money.ts';
import { standardsInForce } from '../evidence/standard-revision.ts';
import type { Clock } from '../ports.ts';
import type { CandidateRecord } from '../records/evidence.ts';
import type { CompanyRecord } from '../records/company.ts';
import type { Store, Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';

/** A company in the lists for issuing credits. */
export interface PartyShown {
  readonly pkCorp: string;
  readonly name: string;
}

/** Possible issuers, holders and funders of credits. */
export interface CreditParties {
  readonly cores: readonly PartyShown[];
  /** Those who have opened the product; nobody else can hold a credit. */
  readonly holders: readonly PartyShown[];
  readonly funders: readonly PartyShown[];
}

export interface CreditOrder {
  readonly fkCorpCore: string;
  readonly pkCorp: string;
  readonly fkFinance: string;
  /** Decimal text in yuan. */
  readonly amount: string;
  /** After how many days it is due. */
  readonly days: number;
}

export interface CreditIssued {
  readonly number: string;
  readonly core: string;
  readonly holder: string;
  readonly amount: string;
  readonly dueDate: PlainDate;
}

/** Actions of a simulated core enterprise: it issues credits to its suppliers, who then make packages of them. */
export interface SandboxCredits {
  parties(): Promise<CreditParties>;
  /**
   * Refuses with REQUEST_INVALID, naming the field, a party that `parties` does not list, a company that issues to
   * itself, an amount of zero or above ten billion, and a due date before tomorrow or after a year.
   */
  issue(order: CreditOrder): Promise<CreditIssued>;
}

const maxDays = 365;
const maxAmount = money('10000000000.00');
const fact = 'credits-issued';

const byName = (one: PartyShown, other: PartyShown): number => one.name.localeCompare(other.name, 'zh-CN');
const toParties = (companies: readonly CompanyRecord[]): readonly PartyShown[] =>
  companies
    .filter(({ deregistered }) => !deregistered)
    .map(({ pkCorp, name }) => ({ pkCorp, name }))
    .toSorted(byName);

async function partiesIn(transaction: Transaction): Promise<CreditParties> {
  const standards = await standardsInForce(transaction);
  const companiesOf = (numbers: readonly string[]): Promise<readonly CompanyRecord[]> =>
    transaction.companies.findAll([...new Set(numbers.filter((each) => each !== '*' && each !== ''))].toSorted());
  const members = await companiesOf((await transaction.users.all()).map(({ pkCorp }) => pkCorp));
  return {
    cores: toParties(members.filter(({ isCore }) => isCore)),
    holders: toParties(members.filter(({ openedProducts }) => openedProducts.includes('CREDIT'))),
    funders: toParties(await companiesOf(standards.map(({ fkFinance }) => fkFinance))),
  };
}

async function accountOf(transaction: Transaction, pkCorp: string, today: PlainDate): Promise<string> {
  const verified = (await transaction.bankAccounts.ofCompany(pkCorp)).filter(
    (each) => bankAccountState(each, today) === 'verified',
  );
  return (verified.find(({ isDefault }) => isDefault) ?? verified[0])?.accountNumber ?? '';
}

export function sandboxCredits(store: Store, clock: Pick<Clock, 'now'>): SandboxCredits {
  return {
    parties: async () => store.transaction(partiesIn),

    issue: async ({ fkCorpCore, pkCorp, fkFinance, amount, days }) =>
      store.transaction(async (transaction) => {
        const { cores, holders, funders } = await partiesIn(transaction);
        const findParty = (among: readonly PartyShown[], wanted: string, field: string): PartyShown => {
          const party = among.find((each) => each.pkCorp === wanted);
          if (!party) throw new Refusal('REQUEST_INVALID', { field });
          return party;
        };
        const core = findParty(cores, fkCorpCore, 'fkCorpCore');
        const holder = findParty(holders, pkCorp, 'pkCorp');
        const funder = findParty(funders, fkFinance, 'fkFinance');
        if (core.pkCorp === holder.pkCorp) throw new Refusal('REQUEST_INVALID', { field: 'pkCorp' });
        const face = parseMoney(amount);
        if (!face || compareMoney(face, zeroMoney) <= 0 || compareMoney(face, maxAmount) > 0)
          throw new Refusal('REQUEST_INVALID', { field: 'amount' });
        if (!Number.isInteger(days) || days < 1 || days > maxDays)
          throw new Refusal('REQUEST_INVALID', { field: 'days' });
        const today = shanghaiDate(clock.now());
        // Two credits that are issued at once get different numbers.
        const lastSerial = await transaction.facts.lock(fact);
        const serial = (typeof lastSerial === 'number' ? lastSerial : 0) + 1;
        await transaction.facts.write(fact, serial);
        const coreRecord = await transaction.companies.find(core.pkCorp);
        const number = `RX${(coreRecord?.uscc ?? '').slice(2, 6)}-${today.slice(0, 4)}-${String(60_000 + serial)}`;
        const record: CandidateRecord = {
          id: `K-${holder.pkCorp.slice(2)}-${number}`,
          number,
          book: 'credit',
          side: 'finance',
          pkCorp: holder.pkCorp,
          supplierName: holder.name,
          creditSourceName: core.name,
          payerName: core.name,
          counterpartyName: core.name,
          funderId: funder.pkCorp,
          funderName: funder.name,
          coreEnterpriseId: core.pkCorp,
          businessType: 'TM01',
          state: 'HOLDING',
          productType: 'ORDINARY',
          amount: face,
          dueDate: addDays(today, days),
          accountNumber: await accountOf(transaction, holder.pkCorp, today),
          invoiceTag: undefined,
          packagedIn: undefined,
          billSubRange: '',
        };
        await transaction.candidates.save(record);
        return { number, core: core.name, holder: holder.name, amount: moneyToText(face), dueDate: record.dueDate };
      }),
  };
}
