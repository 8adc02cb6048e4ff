import { addDays, shanghaiDate, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { compareMoney, money, moneyToText, parseMoney, zeroMoney } from '../../../src/domain/money/money.ts';
import { emptyTradeForm } from '../../../src/domain/trade/shared/trade-application.ts';
import { standardsInForce } from '../evidence/standard-revision.ts';
import type { Clock } from '../ports.ts';
import type { CompanyRecord } from '../records/company.ts';
import type { TradeApplicationRecord } from '../records/trade.ts';
import type { Store, Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import { executeWithoutApproval } from '../trade/play-application.ts';

/** A company in the lists for issuing credits. */
export interface PartyShown {
  readonly pkCorp: string;
  readonly name: string;
}

/** Possible issuers, holders and funders of credits. */
export interface CreditParties {
  readonly cores: readonly PartyShown[];
  /** Companies that have opened the product; no other company can hold a credit. */
  readonly holders: readonly PartyShown[];
  readonly funders: readonly PartyShown[];
}

export interface CreditOrder {
  readonly fkCorpCore: string;
  readonly pkCorp: string;
  readonly fkFinance: string;
  /** Decimal text in yuan. */
  readonly amount: string;
  /** Number of days until it is due. */
  readonly days: number;
  /** Whether the holder has accepted it (the default); the funder matters only then. */
  readonly isAccepted?: boolean | undefined;
}

export interface CreditIssued {
  readonly number: string;
  readonly core: string;
  readonly holder: string;
  readonly amount: string;
  readonly dueDate: PlainDate;
}

/**
 * Actions of a simulated core enterprise. It issues credits to its suppliers through the trade itself, so that limits,
 * holdings and ledgers contain them; accepted credits may go into packages.
 */
export interface SandboxCredits {
  parties(): Promise<CreditParties>;
  /**
   * Refuses with REQUEST_INVALID, naming the field, a party that `parties` does not list, a company that issues to
   * itself, an amount of zero or above ten billion, and a due date before tomorrow or after a year. Refuses with
   * TRADE_RULE what a rule of the trade forbids, such as an amount above the limit.
   */
  issue(order: CreditOrder): Promise<CreditIssued>;
}

const maxDays = 365;
const maxAmount = money('10000000000.00');
const kind = 'credit';
/** Reason for a term above six months. */
const exceptionReason = 'contract';

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

async function companyIn({ companies }: Transaction, { pkCorp }: PartyShown): Promise<CompanyRecord> {
  const company = await companies.find(pkCorp);
  if (!company) throw new Refusal('NOT_FOUND');
  return company;
}

/** Accepts a credit as its holder. The funder of the order then becomes the funder that the holder has chosen. */
async function playAcceptance(
  transaction: Transaction,
  issued: TradeApplicationRecord,
  funder: PartyShown,
  now: number,
): Promise<void> {
  const holder = await companyIn(transaction, { pkCorp: issued.counterpartyId, name: '' });
  const [posting] = await transaction.postings.ofApplication(issued.id);
  const form = { ...emptyTradeForm, holdingId: posting?.toId ?? '' };
  const accepted = await executeWithoutApproval(transaction, holder, { act: 'accept', kind, form }, now);
  const [arrival] = await transaction.postings.ofApplication(accepted.id);
  const candidate = await transaction.candidates.lock(arrival?.toId ?? '');
  if (candidate) await transaction.candidates.save({ ...candidate, funderId: funder.pkCorp, funderName: funder.name });
}

export function sandboxCredits(store: Store, clock: Pick<Clock, 'now'>): SandboxCredits {
  return {
    parties: async () => store.transaction(partiesIn),

    issue: async ({ fkCorpCore, pkCorp, fkFinance, amount, days, isAccepted = true }) =>
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
        const dueOn = addDays(shanghaiDate(clock.now()), days);
        const issuer = await companyIn(transaction, core);
        const form = { ...emptyTradeForm, payeeId: holder.pkCorp, amount: moneyToText(face), dueOn, exceptionReason };
        const issued = await executeWithoutApproval(transaction, issuer, { act: 'issue', kind, form }, clock.now());
        if (isAccepted) await playAcceptance(transaction, issued, funder, clock.now());
        const instrument = await transaction.instruments.find(issued.instrumentId);
        return {
          number: instrument?.number ?? '',
          core: core.name,
          holder: holder.name,
          amount: moneyToText(face),
          dueDate: dueOn,
        };
      }),
  };
}
