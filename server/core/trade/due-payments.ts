import type { PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { addMoney, moneyToText, zeroMoney, type Money } from '../../../src/domain/money/money.ts';
import { sumOfDues } from '../../../src/domain/trade/financing/financing-dues.ts';
import type { InstrumentKind } from '../../../src/domain/trade/shared/instrument.ts';
import {
  overdueOf,
  paymentDays,
  type OwedDay,
  type PaymentDay,
} from '../../../src/domain/trade/shared/payment-calendar.ts';
import { usualAccount } from '../parties/usual-account.ts';
import type { Transaction } from '../store.ts';
import type { CountedSum } from '../tables/trade.ts';
import { balanceOf, paidSince } from './account-balances.ts';
import { collectionOf, collectionToWire } from './collection-terms.ts';
import { issuerDues } from './financing/repayment-work.ts';
import type { Moment } from './trade-facts.ts';

/** A number and a sum in the form of the wire. */
export const sumToWire = ({ count, amount }: CountedSum) => ({ count, totalAmount: moneyToText(amount) });

/** Maximum number of companies that are named for one day. */
export const maxNamedCompanies = 50;

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
    .slice(0, maxNamedCompanies);
}

/**
 * Interest and penalty that an issuer owes funders in addition to its instruments of a kind, by due date until a day.
 */
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

/** Remainder of a balance after payments, at least zero. */
const leftOf = (balance: Money, paid: Money): Money =>
  balance.fen > paid.fen ? { fen: balance.fen - paid.fen } : zeroMoney;

/**
 * Amounts that an issuer should have paid before today, amounts that it pays between two payment days, and whether its
 * payment account covers them.
 */
export async function duePayments(
  transaction: Transaction,
  companyId: string,
  kind: InstrumentKind,
  { today, calendar }: Pick<Moment, 'today' | 'calendar'>,
  { from, until }: { readonly from: PlainDate; readonly until: PlainDate },
) {
  const account = await usualAccount(transaction, companyId);
  const balance = account && (await balanceOf(transaction, account.id));
  const paid = balance ? await paidSince(transaction, companyId, balance, today) : zeroMoney;
  const owed = [
    ...(await transaction.holdings.owedByDay(companyId, kind, until)),
    ...(await owedBeside(transaction, companyId, kind, today, until)),
  ];
  const payments = paymentDays(owed, balance && leftOf(balance.amount, paid), calendar);
  const overdue = overdueOf(payments, today);
  const days = [];
  for (const each of payments.filter(({ day }) => day >= from && day <= until))
    days.push({
      payDate: each.day,
      payDateAbout: each.about,
      ...sumToWire(each),
      besideAmount: each.beside.fen > 0n ? moneyToText(each.beside) : undefined,
      namedFrom: each.namedFrom,
      dueFrom: each.dueDates[0],
      dueTo: each.dueDates.at(-1),
      missingAmount: moneyToText(each.missing),
      payees: each.namedFrom <= today ? await payeesOn(transaction, companyId, kind, each) : undefined,
    });
  return {
    overdue: overdue && {
      ...sumToWire(overdue),
      besideAmount: moneyToText(overdue.beside),
      since: overdue.since,
    },
    days,
    collection: collectionToWire(await collectionOf(transaction, companyId), true),
    account: account && {
      bankName: account.bankName,
      accountEnding: account.accountNumber.slice(-4),
      balance: balance && {
        amount: moneyToText(balance.amount),
        source: balance.source,
        time: balance.at,
        paidSinceAmount: moneyToText(paid),
      },
    },
  };
}
