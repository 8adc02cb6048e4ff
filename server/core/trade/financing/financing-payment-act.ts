import type { Money } from '../../../../src/domain/money/money.ts';
import { passCheck, refuseCheck, type RuleCheck } from '../../../../src/domain/trade/shared/rule-check.ts';
import type { FinancingRecord, InstrumentRecord, PaymentRecord } from '../../records/trade.ts';
import { Refusal } from '../../refusal.ts';
import type { Transaction } from '../../store.ts';
import { reservesNothing, withoutApproval, type ActWork, type RequestedAct } from '../act-work.ts';
import type { Moment } from '../trade-facts.ts';

/** A payment that the bank has reported, with its financing. */
export interface FinancingPayment {
  readonly payment: PaymentRecord;
  readonly financing: FinancingRecord;
}

/** The part of one kind of payment of a financing that differs from the others. */
export interface FinancingPaymentWork {
  readonly amountOf: (paid: FinancingPayment) => Money;
  /** Whether the payment is one of this kind and not booked yet; both records are locked. */
  isExpected(transaction: Transaction, paid: FinancingPayment): boolean | Promise<boolean>;
  /** Additional checks. */
  checks?(transaction: Transaction, paid: FinancingPayment): Promise<readonly RuleCheck[]>;
  /** Makes it effective. The rules are met. */
  effect(transaction: Transaction, paid: FinancingPayment, applicationId: string, moment: Moment): Promise<void>;
}

/** The payment of a form with its financing, locked. Refuses with NOT_FOUND. */
async function paidFinancing(
  transaction: Transaction,
  { form }: Pick<RequestedAct, 'form'>,
): Promise<FinancingPayment> {
  const payment = await transaction.payments.lock(form.paymentId);
  const financing = payment && (await transaction.financings.lock(payment.financingId));
  if (!payment || !financing) throw new Refusal('NOT_FOUND');
  return { payment, financing };
}

/** Id of the first of the instruments that a financing uses; all of them have one issuer and one due date. */
export const firstInstrumentId = ({ lines }: Pick<FinancingRecord, 'lines'>): string => lines[0]?.instrumentId ?? '';

/** The first of the instruments that a financing uses. Refuses with NOT_FOUND. */
export async function firstInstrument(
  transaction: Transaction,
  financing: Pick<FinancingRecord, 'lines'>,
): Promise<InstrumentRecord> {
  const instrument = await transaction.instruments.find(firstInstrumentId(financing));
  if (!instrument) throw new Refusal('NOT_FOUND');
  return instrument;
}

/** Implementation of an act that follows from a bank's report about a payment of a financing. */
export const financingPaymentAct = ({
  amountOf,
  isExpected,
  checks = async () => [],
  effect,
}: FinancingPaymentWork): ActWork => ({
  judge: async (transaction, asked) => {
    const paid = await paidFinancing(transaction, asked);
    const { financing } = paid;
    return {
      ...withoutApproval,
      amount: amountOf(paid),
      dueOn: financing.dueOn,
      counterparty: { id: financing.funderId, name: financing.funderName },
      instrumentId: firstInstrumentId(financing),
      checks: [
        (await isExpected(transaction, paid))
          ? passCheck('CONTRACT', { number: financing.number })
          : refuseCheck('CONTRACT', 'not-waiting', { number: financing.number }),
        ...(await checks(transaction, paid)),
      ],
    };
  },
  ...reservesNothing,
  effect: async (transaction, asked, _judged, moment) => {
    const paid = await paidFinancing(transaction, asked);
    await effect(transaction, paid, asked.applicationId, moment);
    return { instrument: await firstInstrument(transaction, paid.financing), transits: [] };
  },
});
