import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';

import type { PlainDate } from '../../../domain/calendar/plain-date.ts';
import { moneyToText, type Money } from '../../../domain/money/money.ts';
import type { DuePayment, DuePayments } from '../../../domain/trade/shared/trade-figures.ts';
import { paymentDayNote } from '../../../presentation/trade/shared/due-payments.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';

import { CollectionNeeds } from './CollectionNeeds.tsx';

const useStyles = makeStyles({
  account: { margin: '0 0 8px', fontSize: '13px', lineHeight: '20px', color: tokens.colorNeutralForeground2 },
  overdue: { marginBottom: '12px' },
  days: { listStyleType: 'none', margin: 0, padding: 0 },
  day: { padding: '8px 0', borderTop: `1px solid ${portal.hairlineSoft}` },
  line: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2px 12px' },
  sum: { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  companies: { listStyleType: 'none', margin: '4px 0 0', padding: 0 },
  quiet: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
});

/** The overdue amount, with the amount that funders are owed. */
export function OverduePayments({
  payments,
  days,
  path,
}: {
  readonly payments: DuePayments;
  readonly days: number;
  readonly path: string | undefined;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { overdue } = payments;
  if (!overdue) return null;
  const { count, amount, beside, since } = overdue;
  return (
    <div className={styles.overdue}>
      <Notice small tone="bad" title={say('trade.payments-overdue', { count, amount: moneyToText(amount) })}>
        {say('trade.payments-overdue-since', { day: since, days })}{' '}
        {say('trade.payments-overdue-pay', { mode: payments.collection.mode })}{' '}
        {path && <PortalLink to={path}>{say('trade.payments-overdue-list')}</PortalLink>}{' '}
        {beside.fen > 0n && say('trade.payments-overdue-beside', { amount: moneyToText(beside) })}
      </Notice>
    </div>
  );
}

/**
 * How payments are collected and what is missing for it, the paying account, its last known balance, and the first day
 * that the balance does not cover.
 */
export const PayingAccount = observer(function PayingAccount({
  payments: { account, overdue, collection },
  judged,
}: {
  readonly payments: DuePayments;
  readonly judged: {
    readonly firstMissing: DuePayment | undefined;
    readonly largestShortfall: DuePayment | undefined;
    readonly oldBalanceDays: number | undefined;
  };
}) {
  const styles = useStyles();
  const { say } = useWords();
  const balance = account?.balance;
  const { firstMissing, largestShortfall, oldBalanceDays } = judged;
  return (
    <>
      <p className={styles.account}>
        {account
          ? say('trade.payments-account', { bank: account.bankName, ending: account.ending, mode: collection.mode })
          : say('trade.payments-no-account')}{' '}
        {account &&
          (balance
            ? say('trade.payments-balance', { ...balance, amount: moneyToText(balance.amount) })
            : say('trade.payments-no-balance'))}{' '}
        {balance &&
          (balance.paidSince.fen > 0n || oldBalanceDays !== undefined) &&
          say('trade.payments-balance-may-differ', { paid: moneyToText(balance.paidSince), days: oldBalanceDays })}
      </p>
      <CollectionNeeds collection={collection} />
      {firstMissing && (
        <Notice small tone="warn">
          {say('trade.payments-missing', {
            day: firstMissing.day,
            amount: moneyToText(firstMissing.missing),
            overdue: overdue !== undefined,
            most: largestShortfall && { day: largestShortfall.day, amount: moneyToText(largestShortfall.missing) },
          })}
        </Notice>
      )}
    </>
  );
});

/** A list of days with payments. */
export function DayList({
  none,
  children,
}: {
  /** The text if there are none. */
  readonly none: string;
  readonly children: readonly ReactNode[];
}) {
  const styles = useStyles();
  if (children.length === 0) return <p className={styles.account}>{none}</p>;
  return <ul className={styles.days}>{children}</ul>;
}

/** A day with payments: its date, the link to its list, its amount, and what is said of it below. */
export function DayItem({
  payment,
  path,
  today,
  listName,
  children,
}: {
  readonly payment: Pick<DuePayment, 'day' | 'about' | 'count' | 'amount'>;
  readonly path: string | undefined;
  readonly today: PlainDate;
  readonly listName: string;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { day, count, amount } = payment;
  const number = say('trade.landing-count', { count });
  const standing = paymentDayNote(payment, today);
  return (
    <li className={styles.day}>
      <div className={styles.line}>
        <span>
          {say('trade.payment-day', { day, about: standing === 'about' })}{' '}
          <span className={styles.quiet}>
            {path === undefined ? (
              number
            ) : (
              <PortalLink inText to={path} label={listName}>
                {number}
              </PortalLink>
            )}
            {standing === 'overdue' && `${say('formats.clause-separator')}${say('trade.calendar-overdue')}`}
          </span>
        </span>
        <span className={styles.sum}>{money(moneyToText(amount))}</span>
      </div>
      {children}
    </li>
  );
}

/** The companies of a day, each with its amount. */
export function CompanyAmounts({
  companies,
}: {
  readonly companies: readonly { readonly companyName: string; readonly amount: Money }[];
}) {
  const styles = useStyles();
  return (
    <ul className={styles.companies}>
      {companies.map(({ companyName, amount }) => (
        <li key={companyName} className={`${styles.line} ${styles.quiet}`}>
          <span>{companyName}</span>
          <span>{money(moneyToText(amount))}</span>
        </li>
      ))}
    </ul>
  );
}

function Day({
  payment,
  path,
  today,
}: {
  readonly payment: DuePayment;
  readonly path: string | undefined;
  readonly today: PlainDate;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { day, count, beside, namedFrom, payees } = payment;
  return (
    <DayItem payment={payment} path={path} today={today} listName={say('trade.payment-list-of', { day, count })}>
      {beside.fen > 0n && (
        <div className={styles.quiet}>{say('trade.payments-beside', { amount: moneyToText(beside) })}</div>
      )}
      {payees === undefined ? (
        <div className={styles.quiet}>{say('trade.payees-from', { day: namedFrom })}</div>
      ) : (
        <CompanyAmounts companies={payees} />
      )}
    </DayItem>
  );
}

/** The days with payments, each with its list of instruments and its payees. */
export function PaymentDays({
  days,
  today,
  pathOf,
  none,
}: {
  readonly days: readonly DuePayment[];
  readonly today: PlainDate;
  readonly pathOf: (payment: DuePayment) => string | undefined;
  /** The text if there are none. */
  readonly none: string;
}) {
  return (
    <DayList none={none}>
      {days.map((payment) => (
        <Day key={payment.day} payment={payment} path={pathOf(payment)} today={today} />
      ))}
    </DayList>
  );
}
