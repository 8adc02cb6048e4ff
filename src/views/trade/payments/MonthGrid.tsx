import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { addMoney, moneyToText } from '../../../domain/money/money.ts';
import type { CalendarDay, PaymentsPresenter } from '../../../presentation/trade/payments/payments-presenter.ts';
import { dayStanding } from '../../../presentation/trade/shared/due-payments.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useHiddenText } from '../../design/theme/use-hidden-text.ts';
import { money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  table: { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' },
  head: {
    padding: '6px 8px',
    fontSize: '12px',
    fontWeight: 400,
    textAlign: 'left',
    color: tokens.colorNeutralForeground2,
  },
  cell: {
    height: '76px',
    padding: '6px 8px',
    verticalAlign: 'top',
    border: `1px solid ${portal.hairlineSoft}`,
    fontSize: '13px',
    lineHeight: '18px',
  },
  off: { backgroundColor: tokens.colorNeutralBackground2 },
  today: { boxShadow: `inset 0 0 0 2px ${portal.accent}` },
  missing: { backgroundColor: portal.warnGround },
  line: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 6px' },
  quiet: { fontSize: '12px', color: tokens.colorNeutralForeground2 },
  sum: { display: 'block', fontWeight: 600, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
});

/** Numbers of the weekdays from Monday to Sunday. */
const weekdays = [1, 2, 3, 4, 5, 6, 7];

const Cell = observer(function Cell({
  presenter,
  entry,
}: {
  readonly presenter: PaymentsPresenter;
  readonly entry: CalendarDay | undefined;
}) {
  const styles = useStyles();
  const { say } = useWords();
  if (!entry) return <td className={styles.cell}>{'\u00A0'}</td>;
  const { day, isToday, note, payment } = entry;
  const isOff = note === 'holiday' || note === 'weekend';
  const path = payment && presenter.instrumentsPath(payment);
  const lacks = payment !== undefined && payment.missing.fen > 0n;
  const standing = payment && dayStanding(payment, presenter.today);
  const separator = say('formats.clause-separator');
  return (
    <td
      className={mergeClasses(styles.cell, isOff && styles.off, lacks && styles.missing, isToday && styles.today)}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className={styles.line}>
        <time dateTime={day}>{say('trade.calendar-day-number', { day })}</time>
        {isToday && <span className={styles.quiet}>{say('trade.calendar-today')}</span>}
        {note && note !== 'weekend' && <span className={styles.quiet}>{say(`trade.calendar-note-${note}`)}</span>}
      </span>
      {payment && (
        <>
          <span className={styles.sum}>{money(moneyToText(addMoney(payment.amount, payment.beside)))}</span>
          {path === undefined ? (
            <span className={styles.quiet}>{say('trade.landing-count', { count: payment.count })}</span>
          ) : (
            <PortalLink inText to={path} label={say('trade.payment-list-of', { day, count: payment.count })}>
              {say('trade.landing-count', { count: payment.count })}
            </PortalLink>
          )}
          {standing && (
            <span className={styles.quiet}>
              {separator}
              {say(`trade.calendar-${standing}`)}
            </span>
          )}
          {lacks && (
            <span className={styles.quiet}>
              {separator}
              {say('trade.calendar-lacks', { amount: moneyToText(payment.missing) })}
            </span>
          )}
        </>
      )}
    </td>
  );
});

/** A month as a table of its weeks: the payments of each day, and the days without payments. */
export const MonthGrid = observer(function MonthGrid({ presenter }: { readonly presenter: PaymentsPresenter }) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const { say } = useWords();
  const { weeks, month } = presenter;
  return (
    <table className={styles.table}>
      <caption className={hidden}>{say('trade.calendar-month-of', { month })}</caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" className={styles.head}>
              {say('trade.calendar-weekday', { weekday })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          // Days of another month have no key of their own.
          <tr key={week.find((entry) => entry)?.day ?? index}>
            {week.map((entry, place) => (
              <Cell key={weekdays[place]} presenter={presenter} entry={entry} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
});
