import { addDays, shanghaiInstant, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { addWorkingDays } from '../../../src/domain/calendar/working-days.ts';
import { workingTenths } from '../../../src/domain/calendar/working-time.ts';
import { moneyToText, zeroMoney, type Money } from '../../../src/domain/money/money.ts';
import { actPolicies, type TradeAct } from '../../../src/domain/trade/shared/application-policy.ts';
import { paysOn } from '../../../src/domain/trade/shared/instrument.ts';
import type { PostingEntry } from '../../../src/domain/trade/shared/posting.ts';
import type { CompanyRecord } from '../../core/records/company.ts';
import type {
  HoldingRecord,
  InstrumentRecord,
  LimitUseRecord,
  PaymentRecord,
  PostingRecord,
  StatementLineRecord,
  TradeApplicationRecord,
  TradeEventRecord,
} from '../../core/records/trade.ts';
import type { Transaction } from '../../core/store.ts';
import { eventWithoutPerson } from '../../core/trade/close-application.ts';
import { momentOf } from '../../core/trade/trade-facts.ts';
import { companies } from '../parties/companies.ts';
import { effectiveApplication } from './effective-application.ts';

const kind = 'credit';
const { qiheng, lanchuan, yanzhou, chengye, shiyu } = companies;

/** Months ago in which credits were issued that are now paid, the earliest first. */
const earliestMonth = 12;
const latestMonth = 3;
const daysOfMonth = 30;
/** Days between the latest payment and today. */
const settledBefore = 7;

/** People who have left their companies since, because no account of the demo world has decided these applications. */
const formerPeople = { operator: '程远舟', director: '陆砚秋', supplier: '江照野' } as const;

/** One credit in five was returned once before it was approved, for one of these reasons in turn. */
const returnReasons = ['papers', 'amount', 'papers', 'due-date'] as const;

interface SettledCredit {
  readonly index: number;
  readonly issuer: CompanyRecord;
  readonly payee: CompanyRecord;
  readonly amount: Money;
  readonly issuedOn: PlainDate;
  readonly dueOn: PlainDate;
  /** Company to which the payee passed half of it on; undefined for none. */
  readonly passedTo: CompanyRecord | undefined;
}

/** Credits of the last year; each month has some more than the previous one. */
function settledCredits(today: PlainDate): readonly SettledCredit[] {
  const payees = [yanzhou, chengye, shiyu, yanzhou] as const;
  const credits: SettledCredit[] = [];
  const { calendar } = momentOf(shanghaiInstant(today, 9));
  for (let month = earliestMonth; month >= latestMonth; month -= 1)
    for (let place = 0; place < 3 + (month % 2); place += 1) {
      const index = credits.length + 1;
      const issuedOn = addWorkingDays(addDays(today, -month * daysOfMonth + place * 6), 0, calendar).day;
      const longest = Math.min(150, month * daysOfMonth - place * 6 - settledBefore - 14);
      const dueOn = addWorkingDays(addDays(issuedOn, Math.min(longest, 50 + ((index * 17) % 90))), 0, calendar).day;
      const payee = payees[index % payees.length] ?? yanzhou;
      // Whole tens of fen, so that halves are whole fen.
      const yuan = 180_000 + ((index * 7_919) % 41) * 9_350 + (earliestMonth - month) * 15_000;
      credits.push({
        index,
        issuer: index % 5 === 0 ? lanchuan : qiheng,
        payee,
        amount: { fen: BigInt(yuan) * 100n + BigInt((index * 30) % 100) },
        issuedOn,
        dueOn,
        passedTo: index % 3 === 0 && payee !== chengye ? chengye : undefined,
      });
    }
  return credits;
}

/** All records of one settled credit. */
interface Settled {
  readonly instrument: InstrumentRecord;
  readonly applications: readonly TradeApplicationRecord[];
  readonly holdings: readonly HoldingRecord[];
  readonly postings: readonly PostingRecord[];
  readonly use: LimitUseRecord;
  readonly payment: PaymentRecord;
  readonly line: StatementLineRecord;
}

const hour = 3_600_000;

function settle(credit: SettledCredit): Settled {
  const { index, issuer, payee, amount, issuedOn, dueOn, passedTo } = credit;
  const { calendar } = momentOf(shanghaiInstant(issuedOn, 9));
  const dayAfter = (day: PlainDate, days: number): PlainDate => addWorkingDays(day, days, calendar).day;
  const code = String(900_000 + index);
  const id = (prefix: string): string => `${prefix}-PAST-${code}`;
  const number = `RX3302-${issuedOn.slice(0, 4)}-${code}`;
  const instrumentId = id('I');

  const application = (
    act: TradeAct,
    company: CompanyRecord,
    counterparty: CompanyRecord,
    about: {
      readonly amount: Money;
      readonly day: PlainDate;
      readonly events?: readonly TradeEventRecord[];
      readonly lines?: TradeApplicationRecord['form']['lines'];
    },
  ): TradeApplicationRecord => {
    const { prefix, steps } = actPolicies[kind][act];
    const at = about.events?.at(-1)?.at ?? shanghaiInstant(about.day, 15);
    const applicationNumber = `${prefix}${about.day.replaceAll('-', '')}-${code}`;
    const createdAt = shanghaiInstant(about.day, 9);
    const parts = {
      id: id(`TA-${act}`),
      number: applicationNumber,
      act,
      kind,
      amount: about.amount,
      dueOn,
      instrumentId,
      createdAt,
    } as const;
    const seeded = effectiveApplication(parts, { company, counterparty }, at);
    return {
      ...seeded,
      form: { ...seeded.form, lines: about.lines ?? [] },
      steps: steps.filter(({ when }) => when === undefined),
      events: [...(about.events ?? []), ...seeded.events],
    };
  };

  /** Events of consecutive approvals, each some hours after the previous one. */
  const approved = (
    company: CompanyRecord,
    day: PlainDate,
    waits: readonly (readonly [person: string, hours: number])[],
  ): readonly TradeEventRecord[] => {
    let at = shanghaiInstant(day, 9);
    const by = (event: TradeEventRecord['event'], personName: string): TradeEventRecord => ({
      ...eventWithoutPerson(event, at),
      personName,
      companyId: company.pkCorp,
    });
    const events = [by('submitted', formerPeople.operator)];
    for (const [step, [person, hours]] of waits.entries()) {
      const since = at;
      at += hours * hour;
      const decided = { step, waited: workingTenths(since, at, calendar) };
      if (step === 0 && index % 5 === 1 && waits.length > 1) {
        const reason = returnReasons[Math.floor(index / 5) % returnReasons.length] ?? 'papers';
        events.push({ ...by('returned', person), ...decided, reason }, by('submitted', formerPeople.operator));
      }
      events.push({ ...by('approved', person), ...decided });
    }
    return events;
  };

  const issue = application('issue', issuer, payee, {
    amount,
    day: issuedOn,
    events: approved(issuer, issuedOn, [
      [formerPeople.operator, 1 + (index % 3)],
      [formerPeople.director, 2 + (index % 4)],
    ]),
  });
  const acceptedOn = dayAfter(issuedOn, 1 + (index % 3));
  const accept = application('accept', payee, issuer, {
    amount,
    day: acceptedOn,
    events: approved(payee, acceptedOn, [[formerPeople.supplier, 1 + (index % 5)]]),
  });
  const instrument: InstrumentRecord = {
    id: instrumentId,
    number,
    kind,
    issuerId: issuer.pkCorp,
    issuerName: issuer.name,
    payeeId: payee.pkCorp,
    payeeName: payee.name,
    amount,
    issuedOn,
    dueOn,
    contractNumber: '',
    invoices: [],
    isTransferable: true,
    isPayroll: false,
    remark: '',
    applicationId: issue.id,
  };

  const holdings: HoldingRecord[] = [];
  const postings: PostingRecord[] = [];
  const holding = (
    part: string,
    place: HoldingRecord['place'],
    owner: CompanyRecord,
    about: { readonly sender: CompanyRecord; readonly by: TradeApplicationRecord; readonly origin?: string },
  ): HoldingRecord => {
    const opened: HoldingRecord = {
      id: id(`H-${part}`),
      instrumentId,
      place,
      companyId: owner.pkCorp,
      amount: zeroMoney,
      reserved: zeroMoney,
      frozen: zeroMoney,
      originId: about.origin,
      kind,
      number,
      issuerId: issuer.pkCorp,
      issuerName: issuer.name,
      dueOn,
      senderId: about.sender.pkCorp,
      senderName: about.sender.name,
      applicationId: about.by.id,
      acceptBy: place === 'transit' ? dayAfter(issuedOn, 5) : '',
      openedAt: about.by.stateSince,
    };
    holdings.push(opened);
    return opened;
  };
  const post = (
    part: string,
    entry: PostingEntry,
    by: TradeApplicationRecord,
    moved: { readonly from?: HoldingRecord; readonly to: HoldingRecord; readonly amount: Money; readonly out?: string },
  ): void => {
    const { from, to } = moved;
    const at = by.stateSince;
    postings.push({
      id: id(`L-${part}`),
      applicationId: by.id,
      entry,
      instrumentId,
      fromId: from?.id,
      toId: to.id,
      amount: moved.amount,
      businessDay: momentOf(at).today,
      at,
      kind,
      number,
      outCompanyId: from?.place === 'held' ? from.companyId : '',
      inCompanyId: to.place === 'held' ? to.companyId : '',
      fromCompanyId: moved.out ?? from?.companyId ?? issuer.pkCorp,
      toCompanyId: to.companyId,
    });
  };

  const transit = holding('transit', 'transit', payee, { sender: issuer, by: issue });
  const held = holding('held', 'held', payee, { sender: issuer, by: accept, origin: transit.id });
  post('issue', 'issue', issue, { to: transit, amount });
  post('accept', 'issue-accepted', accept, { from: transit, to: held, amount, out: issuer.pkCorp });

  const applications = [issue, accept];
  const half: Money = { fen: amount.fen / 2n };
  const owed: { readonly holding: HoldingRecord; readonly amount: Money }[] = [];
  if (passedTo) {
    const passedOn = dayAfter(acceptedOn, 2);
    const transfer = application('transfer', payee, passedTo, {
      amount: half,
      day: passedOn,
      lines: [{ payeeId: passedTo.pkCorp, amount: moneyToText(half) }],
      events: approved(payee, passedOn, [[formerPeople.supplier, 2 + (index % 3)]]),
    });
    const taken = application('accept', passedTo, payee, {
      amount: half,
      day: dayAfter(passedOn, 1),
      events: approved(passedTo, dayAfter(passedOn, 1), [[formerPeople.supplier, 1]]),
    });
    applications.push(transfer, { ...taken, id: id('TA-accept-passed'), number: `${taken.number}1` });
    const by = { ...taken, id: id('TA-accept-passed') };
    const onItsWay = holding('passed-transit', 'transit', passedTo, { sender: payee, by: transfer, origin: held.id });
    const passed = holding('passed', 'held', passedTo, { sender: payee, by, origin: onItsWay.id });
    post('transfer', 'transfer', transfer, { from: held, to: onItsWay, amount: half });
    post('passed', 'transfer-accepted', by, { from: onItsWay, to: passed, amount: half, out: payee.pkCorp });
    owed.push({ holding: passed, amount: half });
  }
  owed.push({ holding: held, amount: passedTo ? { fen: amount.fen - half.fen } : amount });

  const paidOn = paysOn(dueOn, calendar).day;
  const paymentId = id('PM');
  const payment = application('payment', issuer, payee, { amount, day: paidOn });
  const paid: TradeApplicationRecord = {
    ...payment,
    // Where two companies are paid, neither is the counterparty.
    ...(passedTo ? { counterpartyId: '', counterpartyName: '' } : {}),
    form: { ...payment.form, paymentId },
  };
  applications.push(paid);
  for (const [place, part] of owed.entries()) {
    const to = holding(`paid-${place}`, 'paid', issuer, { sender: payee, by: paid, origin: part.holding.id });
    holdings[holdings.indexOf(to)] = {
      ...to,
      senderId: part.holding.companyId,
      senderName: '',
      amount: part.amount,
    };
    post(`payment-${place}`, 'payment', paid, { from: part.holding, to, amount: part.amount });
  }

  const at = paid.stateSince;
  const reference = `BK${paidOn.replaceAll('-', '')}${code}`;
  return {
    instrument,
    applications,
    holdings,
    postings,
    use: { id: issue.id, limitId: `${issuer.pkCorp} ${kind}`, amount: zeroMoney, freed: amount, state: 'freed', at },
    payment: {
      id: paymentId,
      purpose: 'principal',
      state: 'CONFIRMED',
      payerId: issuer.pkCorp,
      payerName: issuer.name,
      payeeId: '',
      payeeName: '',
      amount,
      expectedOn: paidOn,
      valueDay: paidOn,
      bankReference: reference,
      instrumentId,
      financingId: '',
      at,
      reason: '',
    },
    line: {
      reference,
      number,
      enteredNumber: number,
      amount,
      valueDay: paidOn,
      state: 'matched',
      bar: undefined,
      at,
      explainedBy: '',
      words: '',
    },
  };
}

/**
 * Saves credits of the last year that are paid, with all their records, so that ledgers, limits, statistics and
 * payments agree. No amount of them is open.
 */
export async function saveSettledCredits(transaction: Transaction, today: PlainDate): Promise<void> {
  const all = settledCredits(today).map(settle);
  await transaction.tradeApplications.saveAll(all.flatMap(({ applications }) => applications));
  await transaction.instruments.saveAll(all.map(({ instrument }) => instrument));
  await transaction.holdings.saveAll(all.flatMap(({ holdings }) => holdings));
  await transaction.postings.append(all.flatMap(({ postings }) => postings));
  await transaction.limitUses.saveAll(all.map(({ use }) => use));
  await transaction.payments.saveAll(all.map(({ payment }) => payment));
  await transaction.statementLines.saveAll(all.map(({ line }) => line));
}
