import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import type { PlainDate } from '../../../domain/calendar/plain-date.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import type { Financing } from '../../../domain/trade/financing/financing.ts';
import {
  issuerPayments,
  type RepaymentLine,
  type RepaymentStatus,
} from '../../../domain/trade/financing/repayment-plan.ts';
import type { FinancingPresenter } from '../../../presentation/trade/financing/financing-presenter.ts';
import { money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { CopyText } from '../../design/actions/CopyText.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { KeyValueFacts } from '../../design/panels/KeyValueFacts.tsx';
import type { Tone } from '../../design/panels/tone.ts';
import { MoneyLine, MoneyLines } from '../shared/MoneyLine.tsx';
import { PaymentLine } from '../shared/PaymentLine.tsx';

const useStyles = makeStyles({
  note: { padding: '10px 16px', fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
});

interface Shown {
  readonly presenter: FinancingPresenter;
  readonly financing: Financing;
}

const tones: Readonly<Record<RepaymentStatus, Tone>> = {
  planned: 'idle',
  ahead: 'idle',
  part: 'warn',
  late: 'bad',
  paid: 'ok',
};

const PlanLine = observer(function PlanLine({
  line,
  financing,
  today,
}: Pick<Shown, 'financing'> & { readonly line: RepaymentLine; readonly today: PlainDate }) {
  const { say } = useWords();
  const { kind, payer, dueOn, amount, left, standing } = line;
  const { companyName, issuerName, funderName, paysAbout } = financing;
  const from = payer === 'issuer' ? issuerName : companyName;
  const when =
    dueOn === ''
      ? say('financing.repayment-at-once')
      : say('financing.repayment-day', { day: dueOn, about: paysAbout && today < dueOn && standing !== 'paid' });
  return (
    <MoneyLine
      title={say('financing.repayment-kind', { kind })}
      tone={tones[standing]}
      badge={say('financing.repayment-standing', { standing })}
      amount={amount}
      about={`${say('financing.repayment-from-to', { from, to: funderName })} · ${when}`}
      more={
        standing === 'part' || standing === 'late'
          ? `${say('financing.repayment-left')} ${money(moneyToText(left))}`
          : ''
      }
    />
  );
});

/** The repayments to the funder, with the payer and the deadline. */
export const Repayment = observer(function Repayment({ presenter, financing }: Shown) {
  const styles = useStyles();
  const { say } = useWords();
  const { penaltyFrom, graceUntil, offer } = financing;
  return (
    <Card title={say('financing.repayment-title')} note={say('financing.repayment-note')}>
      <MoneyLines>
        {presenter.plan.map((line) => (
          <PlanLine key={line.kind} line={line} financing={financing} today={presenter.today} />
        ))}
      </MoneyLines>
      {penaltyFrom !== '' && presenter.dues.principal.fen > 0n && (
        <div className={styles.note}>
          {say('financing.repayment-penalty', {
            millionths: offer.penaltyRate,
            from: penaltyFrom,
            grace: presenter.today <= graceUntil ? graceUntil : '',
          })}
        </div>
      )}
    </Card>
  );
});

/** The payments of the supplier itself, with the receiving account. */
export const OwnPayment = observer(function OwnPayment({ presenter, financing }: Shown) {
  const { say } = useWords();
  const { ownDues } = presenter;
  if (!ownDues) return null;
  const { funderName, number, offer } = financing;
  const account = offer.repaymentAccount;
  return (
    <Card title={say('financing.pay-title')} padded>
      <KeyValueFacts
        layout="down"
        facts={[
          { label: say('financing.pay-sum'), value: money(moneyToText(ownDues)), strong: true },
          { label: say('financing.pay-payee'), value: funderName },
          ...(account === ''
            ? [{ label: say('financing.pay-account'), value: say('financing.pay-account-none') }]
            : [
                { label: say('financing.pay-bank'), value: offer.repaymentBank },
                {
                  label: say('financing.pay-account'),
                  value: <CopyText text={account} label={say('financing.pay-account')} />,
                },
              ]),
          {
            label: say('financing.pay-remark'),
            value: <CopyText text={number} label={say('financing.pay-remark')} />,
          },
        ]}
      />
      <p>{say('financing.pay-note')}</p>
    </Card>
  );
});

/** Payments of a financing that banks made or are making. */
export const Payments = observer(function Payments({ financing }: Pick<Shown, 'financing'>) {
  const { say } = useWords();
  const paid = issuerPayments(financing);
  if (financing.payments.length + paid.length === 0) return null;
  return (
    <Card title={say('financing.payments-title')}>
      <MoneyLines>
        {financing.payments.map((payment) => (
          <PaymentLine key={payment.id} payment={payment} />
        ))}
        {paid.map(({ at, amount, bankReference }) => (
          <MoneyLine
            key={`${at} ${bankReference}`}
            title={say('financing.payment-purpose', { purpose: 'principal' })}
            tone="ok"
            badge={say('financing.payment-state', { state: 'CONFIRMED' })}
            amount={amount}
            about={say('financing.repayment-from-to', { from: financing.issuerName, to: financing.funderName })}
            more={`${say('formats.moment', { at })} ${bankReference}`}
          />
        ))}
      </MoneyLines>
    </Card>
  );
});
