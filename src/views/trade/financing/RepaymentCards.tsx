import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import type { PlainDate } from '../../../domain/calendar/plain-date.ts';
import { moneyToText, type Money } from '../../../domain/money/money.ts';
import type { Financing, FinancingPayment } from '../../../domain/trade/financing/financing.ts';
import {
  issuerPayments,
  type RepaymentLine,
  type RepaymentStanding,
} from '../../../domain/trade/financing/repayment-plan.ts';
import type { FinancingPresenter } from '../../../presentation/trade/financing/financing-presenter.ts';
import { money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { CopyText } from '../../design/actions/CopyText.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { KeyValueFacts } from '../../design/panels/KeyValueFacts.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import type { Tone } from '../../design/panels/tone.ts';
import { portal } from '../../design/theme/portal-tokens.ts';

const useStyles = makeStyles({
  lines: { listStyleType: 'none', margin: 0, padding: 0 },
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2px 12px',
    padding: '10px 16px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    overflowWrap: 'anywhere',
  },
  amount: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  quiet: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  note: { padding: '10px 16px', fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
});

interface Shown {
  readonly presenter: FinancingPresenter;
  readonly financing: Financing;
}

interface LineProps {
  readonly title: string;
  readonly tone: Tone;
  readonly badge: string;
  readonly amount: Money;
  readonly about: string;
  readonly more: string;
}

/** A line of money: what it is, how it stands, how much, and two lines in small type. */
function Line({ title, tone, badge, amount, about, more }: LineProps) {
  const styles = useStyles();
  return (
    <li className={styles.line}>
      <span className={styles.head}>
        {title}
        <StateBadge tone={tone} size="small">
          {badge}
        </StateBadge>
      </span>
      <span className={styles.amount}>{money(moneyToText(amount))}</span>
      <span className={styles.quiet}>{about}</span>
      <span className={styles.quiet}>{more}</span>
    </li>
  );
}

const tones: Readonly<Record<RepaymentStanding, Tone>> = { ahead: 'idle', part: 'warn', late: 'bad', paid: 'ok' };

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
      : say('financing.repayment-day', { day: dueOn, about: paysAbout && today < dueOn });
  return (
    <Line
      title={say('financing.repayment-kind', { kind })}
      tone={tones[standing]}
      badge={say('financing.repayment-standing', { standing })}
      amount={amount}
      about={`${say('financing.repayment-from-to', { from, to: funderName })} · ${when}`}
      more={left.fen > 0n ? `${say('financing.repayment-left')} ${money(moneyToText(left))}` : ''}
    />
  );
});

/** What is repaid to the funder, by whom and until when. */
export const Repayment = observer(function Repayment({ presenter, financing }: Shown) {
  const styles = useStyles();
  const { say } = useWords();
  const { penaltyFrom, graceUntil, offer } = financing;
  return (
    <Card title={say('financing.repayment-title')} note={say('financing.repayment-note')}>
      <ul className={styles.lines}>
        {presenter.plan.map((line) => (
          <PlanLine key={line.kind} line={line} financing={financing} today={presenter.today} />
        ))}
      </ul>
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

/** What the supplier itself pays, and where to. */
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

const paymentTones: Readonly<Record<NonNullable<FinancingPayment['state']>, Tone>> = {
  EXPECTED: 'idle',
  INSTRUCTED: 'warn',
  CONFIRMED: 'ok',
  FAILED: 'bad',
  RETURNED: 'bad',
};

/** Money that banks moved for a financing, or are moving. */
export const Payments = observer(function Payments({ financing }: Pick<Shown, 'financing'>) {
  const styles = useStyles();
  const { say } = useWords();
  const paid = issuerPayments(financing);
  if (financing.payments.length + paid.length === 0) return null;
  return (
    <Card title={say('financing.payments-title')}>
      <ul className={styles.lines}>
        {financing.payments.map(
          ({ id, purpose, state, payerName, payeeName, amount, valueDay, bankReference, reason }) => (
            <Line
              key={id}
              title={say('financing.payment-purpose', { purpose })}
              tone={state ? paymentTones[state] : 'idle'}
              badge={say('financing.payment-state', { state })}
              amount={amount}
              about={
                say('financing.repayment-from-to', { from: payerName, to: payeeName }) +
                (reason === '' ? '' : ` · ${reason}`)
              }
              more={[valueDay === '' ? '' : say('formats.day', { day: valueDay }), bankReference]
                .filter((part) => part !== '')
                .join(' ')}
            />
          ),
        )}
        {paid.map(({ at, amount, bankReference }) => (
          <Line
            key={`${at} ${bankReference}`}
            title={say('financing.payment-purpose', { purpose: 'principal' })}
            tone="ok"
            badge={say('financing.payment-state', { state: 'CONFIRMED' })}
            amount={amount}
            about={say('financing.repayment-from-to', { from: financing.issuerName, to: financing.funderName })}
            more={`${say('formats.moment', { at })} ${bankReference}`}
          />
        ))}
      </ul>
    </Card>
  );
});
