import { daysBetween, shanghaiDate, type PlainDate } from '../../calendar/plain-date.ts';
import { compareMoney, money, sumMoney, zeroMoney, type Money } from '../../money/money.ts';
import type { Financing } from './financing.ts';
import { duesOn, deferredInterestPayer, noDues, type FinancingDues } from './financing-dues.ts';
import { endedFinancingStates, isOutstanding } from './financing-machine.ts';
import type { InterestBearer } from './funding-programme.ts';
import { termsOfOffer } from './kept-offer.ts';

/** Progress of one line of the repayment. `planned`: the funder has not paid out, so that nothing is owed yet. */
export const repaymentStatuses = ['planned', 'ahead', 'part', 'late', 'paid'] as const;
export type RepaymentStatus = (typeof repaymentStatuses)[number];

/** Kinds of repayments. `repurchase`: principal that the supplier pays. */
export const repaymentKinds = ['principal', 'repurchase', 'interest', 'penalty'] as const;
export type RepaymentKind = (typeof repaymentKinds)[number];

/** A line of the repayment plan. */
export interface RepaymentLine {
  readonly kind: RepaymentKind;
  readonly payer: InterestBearer;
  /** Due date; empty for a penalty of the issuer, which is due at once. */
  readonly dueOn: PlainDate;
  readonly amount: Money;
  readonly left: Money;
  readonly standing: RepaymentStatus;
}

type Repaid = Pick<
  Financing,
  | 'state'
  | 'amount'
  | 'offer'
  | 'paysOn'
  | 'events'
  | 'disbursed'
  | 'repurchase'
  | 'outstanding'
  | 'interestDue'
  | 'penaltyDue'
  | 'penaltyFrom'
  | 'graceUntil'
>;

/** Dues of a financing on a day; zero before the disbursement and after the settlement. */
export function presentDues(financing: Repaid, today: PlainDate): FinancingDues {
  return isOutstanding(financing) ? duesOn(financing, termsOfOffer(financing.offer), today) : noDues;
}

/** Dues of the supplier: interest that it bears, and all dues after a request to buy back. */
export function supplierDues(financing: Repaid, today: PlainDate): FinancingDues {
  const dues = presentDues(financing, today);
  if (financing.repurchase) return dues;
  const bearsInterest = deferredInterestPayer(financing.offer) === 'supplier';
  return { ...noDues, interest: bearsInterest ? dues.interest : zeroMoney };
}

const sumOfEvents = ({ events }: Pick<Repaid, 'events'>, ...names: readonly string[]): Money =>
  sumMoney(events.flatMap(({ event, amount }) => (names.includes(event) && amount ? [amount] : [])));

function standingOf(amount: Money, left: Money, isLate: boolean): RepaymentStatus {
  if (left.fen === 0n) return 'paid';
  if (isLate) return 'late';
  return compareMoney(left, amount) < 0 ? 'part' : 'ahead';
}

/**
 * Repayment plan with payers and due dates: principal, repurchased principal, interest that was not deducted, and a
 * penalty for late payment. Empty for a financing that ended without a disbursement.
 */
export function repaymentPlan(financing: Repaid, today: PlainDate): readonly RepaymentLine[] {
  const { state, amount, offer, paysOn, disbursed, repurchase } = financing;
  if (state === undefined || endedFinancingStates.includes(state)) return [];
  const isLate = state === 'OVERDUE';
  const dues = disbursed ? presentDues(financing, today) : { ...noDues, principal: amount };
  const asked = repurchase ? dues.principal : zeroMoney;
  const boughtBack = sumMoney([sumOfEvents(financing, 'repurchased'), asked]);
  const ofIssuer = { fen: amount.fen - boughtBack.fen };
  const leftToIssuer = { fen: dues.principal.fen - asked.fen };
  const lines: RepaymentLine[] = [];
  if (ofIssuer.fen > 0n)
    lines.push({
      kind: 'principal',
      payer: 'issuer',
      dueOn: paysOn,
      amount: ofIssuer,
      left: leftToIssuer,
      standing: standingOf(ofIssuer, leftToIssuer, isLate),
    });
  if (boughtBack.fen > 0n) {
    const dueOn = repurchase?.payBy ?? paysOn;
    const standing = standingOf(boughtBack, asked, dueOn < today);
    lines.push({ kind: 'repurchase', payer: 'supplier', dueOn, amount: boughtBack, left: asked, standing });
  }
  const interestPayer = deferredInterestPayer(offer);
  if (interestPayer !== undefined) {
    const interest = money((disbursed?.figures ?? offer.figures).interest);
    const left = disbursed ? dues.interest : interest;
    // After a request to buy back, the supplier also pays the issuer's open interest, until the day of the request.
    const takesOver = repurchase && interestPayer === 'issuer' && left.fen > 0n ? repurchase : undefined;
    lines.push({
      kind: 'interest',
      payer: takesOver ? 'supplier' : interestPayer,
      dueOn: takesOver?.payBy ?? paysOn,
      amount: interest,
      left,
      standing: standingOf(interest, left, takesOver ? takesOver.payBy < today : isLate),
    });
  }
  const penalty = sumMoney([dues.penalty, sumOfEvents(financing, 'penalty-paid')]);
  if (penalty.fen > 0n)
    lines.push({
      kind: 'penalty',
      payer: repurchase ? 'supplier' : 'issuer',
      dueOn: repurchase?.payBy ?? '',
      amount: penalty,
      left: dues.penalty,
      standing: standingOf(penalty, dues.penalty, repurchase === undefined || repurchase.payBy < today),
    });
  return disbursed ? lines : lines.map((line) => ({ ...line, standing: 'planned' }));
}

/** Whether the supplier has bought back at least a part. */
export const isRepurchased = ({ events }: Pick<Repaid, 'events'>): boolean =>
  events.some(({ event }) => event === 'repurchased');

/** Payments of principal by the issuer, with time and bank reference; the earliest first. */
export const issuerPayments = ({ events }: Pick<Repaid, 'events'>) =>
  events.flatMap(({ event, at, amount, words }) =>
    event === 'paid' && amount ? [{ at, amount, bankReference: words }] : [],
  );

/** Sum of the principal paid by the issuer. */
export const paidByIssuer = (financing: Pick<Repaid, 'events'>): Money => sumOfEvents(financing, 'paid');

/**
 * Days by which the issuer's last payment came after the payment day; 0 for a payment in time. A payment that the bank
 * made in time and reported later is in time.
 */
export function daysPaidLate({ events, paysOn }: Pick<Financing, 'events' | 'paysOn'>): number {
  const standing = events.findLast(({ event }) => event === 'fell-overdue' || event === 'paid-in-time');
  const last = events.findLast(({ event }) => event === 'paid');
  if (standing?.event !== 'fell-overdue' || !last) return 0;
  return Math.max(0, daysBetween(paysOn, shanghaiDate(last.at)));
}

/** Progress of a signed financing towards its disbursement. */
export const disbursingStages = ['preparing', 'registered', 'paying', 'failed', 'returned'] as const;
export type DisbursingStage = (typeof disbursingStages)[number];

/** Stage of a financing in the state DISBURSING, from its last payment. */
export function disbursingStage({
  contract,
  registration,
  payments,
}: Pick<Financing, 'contract' | 'registration' | 'payments'>): DisbursingStage {
  const last = payments.findLast(({ purpose }) => purpose === 'disbursement');
  if (last?.state === 'RETURNED') return 'returned';
  if (last?.state === 'FAILED') return 'failed';
  if (last !== undefined) return 'paying';
  return contract?.sealedAt !== undefined && registration ? 'registered' : 'preparing';
}
