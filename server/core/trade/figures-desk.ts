import { addDays, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { actsForCore } from '../../../src/domain/identity/role.ts';
import { addMoney, moneyToText, parseMoney, sumMoney, zeroMoney, type Money } from '../../../src/domain/money/money.ts';
import { sumOfDues } from '../../../src/domain/trade/financing/financing-dues.ts';
import { dueSoonDays, statesOfStage, type FinancingStage } from '../../../src/domain/trade/financing/financing.ts';
import type { HeldPart } from '../../../src/domain/trade/shared/holding.ts';
import type { InstrumentKind } from '../../../src/domain/trade/shared/instrument.ts';
import {
  lastOverdueDate,
  overdueOf,
  paymentDays,
  type OwedDay,
  type PaymentDay,
} from '../../../src/domain/trade/shared/payment-calendar.ts';
import { mostRowsOfToDo } from '../../../src/domain/trade/shared/trade-figures.ts';
import { usualAccount } from '../parties/usual-account.ts';
import type { Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { Transaction } from '../store.ts';
import type { CountedSum } from '../tables/trade.ts';
import { balanceOf } from './account-balances.ts';
import { decisionSigning } from './decision-signing.ts';
import { issuerDues } from './financing/repayment-work.ts';
import { issueLimitOf } from './issue-limit.ts';
import { isOrganisationReader } from './list-queries.ts';
import { seeingCaller } from './organisations-seen.ts';
import { organisationsSeen } from './shared/organisations-seen.ts';
import { readToDo } from './to-do.ts';
import { momentOf, type Moment } from './trade-facts.ts';
import { limitToWire, rowToWire, tradeReader, type TradeReader } from './trade-wire.ts';

/** Number of applications that changed last. */
const mostRecent = 8;

const countedToWire = ({ count, amount }: CountedSum) => ({ count, totalAmount: moneyToText(amount) });

/** `askedAmount`: what a repurchase costs, instead of the whole amount. */
const sumOfRows = (rows: readonly { readonly amount: string; readonly askedAmount?: string | undefined }[]) =>
  countedToWire({
    count: rows.length,
    amount: sumMoney(rows.map(({ amount, askedAmount }) => parseMoney(askedAmount ?? amount) ?? zeroMoney)),
  });

const nothingToDo: Awaited<ReturnType<typeof readToDo>> = {
  toDecide: [],
  returned: [],
  toAccept: [],
  toFinance: [],
  thresholds: [],
  recommendations: [],
  barred: [],
};

/** What waits for the reader in the instruments of one kind. */
async function toDoFigures(transaction: Transaction, reader: TradeReader, kind: InstrumentKind) {
  // Whoever sees the part of an inner organisation alone decides and makes nothing.
  const toDo = isOrganisationReader(reader.caller) ? nothingToDo : await readToDo(transaction, reader);
  const isOfKind = ({ instrumentKind }: { readonly instrumentKind: string }): boolean => instrumentKind === kind;
  const [toDecide, returned, toAccept, toFinance, thresholds, recommendations] = [
    toDo.toDecide.filter(isOfKind),
    toDo.returned.filter(isOfKind),
    toDo.toAccept.filter(isOfKind),
    toDo.toFinance.filter(isOfKind),
    toDo.thresholds.filter(isOfKind),
    toDo.recommendations.filter(isOfKind),
  ];
  const decisions = toDecide.slice(0, mostRowsOfToDo);
  const returns = returned.slice(0, mostRowsOfToDo - decisions.length);
  const arrivals = toAccept.slice(0, mostRowsOfToDo - decisions.length - returns.length);
  const toConfirm = thresholds.length + recommendations.length;
  const before = decisions.length + returns.length + arrivals.length;
  const listed = toFinance.slice(0, mostRowsOfToDo - before);
  return {
    count: toDecide.length + returned.length + toAccept.length + toFinance.length + toConfirm,
    toDecide: sumOfRows(toDecide),
    returned: sumOfRows(returned),
    toAccept: sumOfRows(toAccept),
    toFinance: sumOfRows(toFinance),
    toConfirm,
    decisions,
    returns,
    arrivals,
    financings: listed,
    // There is one threshold at most, and it leads to the page on which it is answered.
    thresholds,
    recommendations: recommendations.slice(0, mostRowsOfToDo - before - listed.length),
  };
}

/** Days ahead whose payments are listed, and the most payees that are named of one day. */
const listedDays = 60;
const mostNamed = 50;

/** Companies to be paid on a day, by their names. */
async function payeesOn(transaction: Transaction, companyId: string, kind: InstrumentKind, { dueDates }: PaymentDay) {
  const owed = new Map<string, bigint>();
  for (const dueOn of dueDates)
    for (const { companyId: holderId, amount } of await transaction.holdings.owedTo(companyId, kind, dueOn))
      owed.set(holderId, (owed.get(holderId) ?? 0n) + amount.fen);
  const holders = await transaction.companies.findAll([...owed.keys()]);
  return holders
    .map(({ pkCorp, name }) => ({ companyName: name, amount: moneyToText({ fen: owed.get(pkCorp) ?? 0n }) }))
    .toSorted((one, other) => (one.companyName < other.companyName ? -1 : 1))
    .slice(0, mostNamed);
}

/** Interest and penalty that an issuer owes funders beside its instruments of a kind, by due date until a day. */
async function owedBeside(
  { financings }: Transaction,
  companyId: string,
  kind: InstrumentKind,
  today: PlainDate,
  dueTo: PlainDate,
): Promise<readonly OwedDay[]> {
  const owed = new Map<PlainDate, Money>();
  for (const each of await financings.owingBeside(companyId, kind, dueTo)) {
    const beside = addMoney(owed.get(each.dueOn) ?? zeroMoney, sumOfDues(issuerDues(each, today)));
    if (beside.fen > 0n) owed.set(each.dueOn, beside);
  }
  return [...owed].map(([dueOn, beside]) => ({ dueOn, count: 0, amount: zeroMoney, beside }));
}

/** What an issuer should have paid, what it pays within the next days, and whether its account covers it. */
async function duePayments(
  transaction: Transaction,
  companyId: string,
  kind: InstrumentKind,
  { today, calendar }: Moment,
) {
  const account = await usualAccount(transaction, companyId);
  const balance = account && (await balanceOf(transaction, account.id));
  const until = addDays(today, listedDays);
  const owed = [
    ...(await transaction.holdings.owedByDay(companyId, kind, until)),
    ...(await owedBeside(transaction, companyId, kind, today, until)),
  ];
  const payments = paymentDays(owed, balance?.amount, calendar);
  const overdue = overdueOf(payments, today);
  const days = [];
  for (const each of payments.filter(({ day }) => day >= today))
    days.push({
      payDate: each.day,
      payDateAbout: each.about,
      ...countedToWire(each),
      besideAmount: each.beside.fen > 0n ? moneyToText(each.beside) : undefined,
      namedFrom: each.namedFrom,
      missingAmount: moneyToText(each.missing),
      payees: each.namedFrom <= today ? await payeesOn(transaction, companyId, kind, each) : undefined,
    });
  return {
    overdue: overdue && {
      ...countedToWire(overdue),
      besideAmount: moneyToText(overdue.beside),
      since: overdue.since,
    },
    days,
    account: account && {
      bankName: account.bankName,
      accountEnding: account.accountNumber.slice(-4),
      balance: balance && { amount: moneyToText(balance.amount), source: balance.source, time: balance.at },
    },
  };
}

async function issuerFigures(transaction: Transaction, companyId: string, kind: InstrumentKind, moment: Moment) {
  const { today } = moment;
  const limit = await issueLimitOf(transaction, companyId, kind);
  const { holdings, postings } = transaction;
  return {
    limit: limit && limitToWire(limit),
    issuedThisMonth: countedToWire(await postings.sumOfIssues(companyId, kind, `${today.slice(0, 7)}-01`, today)),
    issuedThisYear: countedToWire(await postings.sumOfIssues(companyId, kind, `${today.slice(0, 4)}-01-01`, today)),
    unaccepted: countedToWire(await holdings.unaccepted(companyId, kind)),
    payments: await duePayments(transaction, companyId, kind, moment),
  };
}

async function holderFigures(
  { holdings }: Transaction,
  companyId: string,
  months: Awaited<ReturnType<Transaction['holdings']['heldByMonth']>>,
  { today, calendar }: Moment,
  allocatedTo: readonly string[] | undefined,
) {
  const sum = (which: 'amount' | HeldPart): Money => sumMoney(months.map((each) => each[which]));
  const sent = {
    companyId,
    place: 'transit',
    keyword: '',
    allocatedTo,
    orderBy: 'openedAt',
    descending: false,
  } as const;
  const late = { ...sent, place: 'held', dueTo: lastOverdueDate(today, calendar) } as const;
  return {
    transit: countedToWire(await holdings.sum(sent)),
    // Nothing is allocated before it is accepted.
    acceptBy: allocatedTo === undefined ? await holdings.nextAcceptBy(companyId) : '',
    held: countedToWire({ count: months.reduce((all, { count }) => all + count, 0), amount: sum('amount') }),
    overdue: countedToWire(await holdings.sum(late)),
    availableAmount: moneyToText(sum('available')),
    reservedAmount: moneyToText(sum('reserved')),
    packagedAmount: moneyToText(sum('packaged')),
    frozenAmount: moneyToText(sum('frozen')),
  };
}

/** The supplier's financings by what becomes of them. */
async function financingFigures({ financings }: Transaction, companyId: string, today: PlainDate) {
  const dueUntil = addDays(today, dueSoonDays);
  const sumOf = async (stage: FinancingStage, dueTo?: PlainDate) =>
    countedToWire(
      await financings.sum({ companyId, as: 'supplier', states: statesOfStage[stage], dueTo, keyword: '' }),
    );
  return {
    underWay: await sumOf('under-way'),
    disbursing: await sumOf('disbursing'),
    dueSoon: await sumOf('due-soon', dueUntil),
    dueUntil,
    overdue: await sumOf('overdue'),
  };
}

/** The overviews of products (checklist ). */
export function figuresDesk(parts: Parts): Desk<'tradeFigures'> {
  const { store, clock } = parts;
  const { kindsFor } = decisionSigning(parts);
  return {
    tradeFigures: async ({ instrumentKind: kind }, context) => {
      const caller = seeingCaller(context);
      const companyId = caller.user.pkCorp;
      const moment = momentOf(clock.now());
      const { now, today } = moment;
      const isCore = actsForCore(caller.role);
      return store.transaction(async (transaction) => {
        const reader = await tradeReader(transaction, caller, context.locale, now, kindsFor);
        const owedMonths = isCore ? await transaction.holdings.owedByMonth(companyId, kind) : [];
        const seen = await organisationsSeen(transaction, caller.user);
        const heldMonths = isCore ? [] : await transaction.holdings.heldByMonth(companyId, kind, seen);
        const isWhole = seen === undefined;
        const recent = isWhole ? await transaction.tradeApplications.recent(companyId, mostRecent) : [];
        return {
          toDo: await toDoFigures(transaction, reader, kind),
          issuer: isCore ? await issuerFigures(transaction, companyId, kind, moment) : undefined,
          holder: isCore ? undefined : await holderFigures(transaction, companyId, heldMonths, moment, seen),
          financings: isCore || !isWhole ? undefined : await financingFigures(transaction, companyId, today),
          months: [...owedMonths, ...heldMonths].map((each) => ({ month: each.month, ...countedToWire(each) })),
          recent: recent.map((each) => rowToWire(each, reader)),
        };
      });
    },
  };
}
