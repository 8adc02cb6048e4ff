import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { moneyToText } from '../../../domain/money/money.ts';
import type { DuePayment } from '../../../domain/trade/shared/trade-figures.ts';
import type { LandingPresenter } from '../../../presentation/trade/landing/landing-presenter.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  account: { margin: '0 0 8px', fontSize: '13px', lineHeight: '20px', color: tokens.colorNeutralForeground2 },
  days: { listStyleType: 'none', margin: 0, padding: 0 },
  day: { padding: '8px 0', borderTop: `1px solid ${portal.hairlineSoft}` },
  line: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2px 12px' },
  sum: { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  payees: { listStyleType: 'none', margin: '4px 0 0', padding: 0 },
  quiet: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
});

function Day({ payment }: { readonly payment: DuePayment }) {
  const styles = useStyles();
  const { say } = useWords();
  const { day, about, count, amount, beside, namedFrom, payees } = payment;
  return (
    <li className={styles.day}>
      <div className={styles.line}>
        <span>
          {say('trade.payment-day', { day, about })}{' '}
          <span className={styles.quiet}>{say('trade.landing-count', { count })}</span>
        </span>
        <span className={styles.sum}>{money(moneyToText(amount))}</span>
      </div>
      {beside.fen > 0n && (
        <div className={styles.quiet}>{say('trade.payments-beside', { amount: moneyToText(beside) })}</div>
      )}
      {payees === undefined ? (
        <div className={styles.quiet}>{say('trade.payees-from', { day: namedFrom })}</div>
      ) : (
        <ul className={styles.payees}>
          {payees.map(({ companyName, amount: part }) => (
            <li key={companyName} className={`${styles.line} ${styles.quiet}`}>
              <span>{companyName}</span>
              <span>{money(moneyToText(part))}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** What is overdue, with what funders are owed beside it. */
const Overdue = observer(function Overdue({ presenter }: { readonly presenter: LandingPresenter }) {
  const { say } = useWords();
  const { overdue, overdueDays, overduePath } = presenter;
  if (!overdue) return null;
  const { count, amount, beside, since } = overdue;
  return (
    <Notice small tone="bad" title={say('trade.payments-overdue', { count, amount: moneyToText(amount) })}>
      {say('trade.payments-overdue-since', { day: since, days: overdueDays })}{' '}
      {overduePath && <PortalLink to={overduePath}>{say('trade.payments-overdue-list')}</PortalLink>}{' '}
      {beside.fen > 0n && say('trade.payments-overdue-beside', { amount: moneyToText(beside) })}
    </Notice>
  );
});

/** The days on which a core enterprise pays, to whom, and whether its account covers them. */
export const PaymentsCard = observer(function PaymentsCard({ presenter }: { readonly presenter: LandingPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { payments, firstMissing, overdue } = presenter;
  if (!payments) return null;
  const { days, account } = payments;
  const balance = account?.balance;
  return (
    <Card padded title={say('trade.payments-title')} note={say('trade.payments-note')}>
      <Overdue presenter={presenter} />
      <p className={styles.account}>
        {account
          ? say('trade.payments-account', { bank: account.bankName, ending: account.ending })
          : say('trade.payments-no-account')}{' '}
        {account &&
          (balance
            ? say('trade.payments-balance', { ...balance, amount: moneyToText(balance.amount) })
            : say('trade.payments-no-balance'))}
      </p>
      {firstMissing && (
        <Notice small tone="warn">
          {say('trade.payments-missing', {
            day: firstMissing.day,
            amount: moneyToText(firstMissing.missing),
            overdue: overdue !== undefined,
          })}
        </Notice>
      )}
      {days.length === 0 ? (
        <p className={styles.account}>{say('trade.payments-none')}</p>
      ) : (
        <ul className={styles.days}>
          {days.map((payment) => (
            <Day key={payment.day} payment={payment} />
          ))}
        </ul>
      )}
    </Card>
  );
});
