import type { FinancingPayment } from '../../../domain/trade/financing/financing.ts';
import type { Tone } from '../../design/panels/tone.ts';
import { useWords } from '../../../words/use-words.ts';
import { MoneyLine } from './MoneyLine.tsx';

const tones: Readonly<Record<NonNullable<FinancingPayment['state']>, Tone>> = {
  EXPECTED: 'idle',
  INSTRUCTED: 'warn',
  CONFIRMED: 'ok',
  FAILED: 'bad',
  RETURNED: 'bad',
};

/** A payment that a bank made or will make, with its day and the bank's reference. */
export function PaymentLine({ payment }: { readonly payment: FinancingPayment }) {
  const { say } = useWords();
  const { purpose, state, payerName, payeeName, amount, valueDay, bankReference, reason } = payment;
  return (
    <MoneyLine
      title={say('financing.payment-purpose', { purpose })}
      tone={state ? tones[state] : 'idle'}
      badge={say('financing.payment-state', { state })}
      amount={amount}
      about={
        say('financing.repayment-from-to', { from: payerName, to: payeeName || say('financing.payees-holders') }) +
        (reason === '' ? '' : ` · ${reason}`)
      }
      more={[valueDay === '' ? '' : say('formats.day', { day: valueDay }), bankReference]
        .filter((part) => part !== '')
        .join(' ')}
    />
  );
}
