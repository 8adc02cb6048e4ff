import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { moneyToText, type Money } from '../../../domain/money/money.ts';
import type { CalendarDay, MonthCalendar } from '../../../presentation/trade/payments/month-calendar.ts';
import { paymentDayNote } from '../../../presentation/trade/shared/due-payments.ts';
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

/** What the cell of a day shows of its payments. */
export interface DayPayments {
  readonly day: string;
  readonly about: boolean;
  readonly count: number;
}

interface CellFacts<Payment> {
  /** The amount of a day. */
  readonly amountOf: (payment: Payment) => Money;
  /** The amount that a balance lacks up to a day; undefined for nothing. */
  readonly lackOf?: (payment: Payment) => Money | undefined;
  /** Name of the link to that list. */
  readonly listName: (payment: Payment) => string;
  /** Path of the list of a day's payments; undefined for none. */
  readonly pathOf: (payment: Payment) => string | undefined;
}

function Cell<Payment extends DayPayments>({
  entry,
  today,
  facts: { amountOf, lackOf, pathOf, listName },
}: {
  readonly entry: CalendarDay<Payment> | undefined;
  readonly today: string;
  readonly facts: CellFacts<Payment>;
}) {
  const styles = useStyles();
  const { say } = useWords();
  if (!entry) return <td className={styles.cell}>{'\u00A0'}</td>;
  const { day, isToday, note, payment } = entry;
  const isOff = note === 'holiday' || note === 'weekend';
  const path = payment && pathOf(payment);
  const lack = payment && lackOf?.(payment);
  const standing = payment && paymentDayNote(payment, today);
  const separator = say('formats.clause-separator');
  return (
    <td
      className={mergeClasses(styles.cell, isOff && styles.off, lack && styles.missing, isToday && styles.today)}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className={styles.line}>
        <time dateTime={day}>{say('trade.calendar-day-number', { day })}</time>
        {isToday && <span className={styles.quiet}>{say('trade.calendar-today')}</span>}
        {note && note !== 'weekend' && <span className={styles.quiet}>{say(`trade.calendar-note-${note}`)}</span>}
      </span>
      {payment && (
        <>
          <span className={styles.sum}>{money(moneyToText(amountOf(payment)))}</span>
          {path === undefined ? (
            <span className={styles.quiet}>{say('trade.landing-count', { count: payment.count })}</span>
          ) : (
            <PortalLink inText to={path} label={listName(payment)}>
              {say('trade.landing-count', { count: payment.count })}
            </PortalLink>
          )}
          {standing && (
            <span className={styles.quiet}>
              {separator}
              {say(`trade.calendar-${standing}`)}
            </span>
          )}
          {lack && (
            <span className={styles.quiet}>
              {separator}
              {say('trade.calendar-lacks', { amount: moneyToText(lack) })}
            </span>
          )}
        </>
      )}
    </td>
  );
}

interface MonthGridProps<Payment extends DayPayments> {
  readonly calendar: MonthCalendar<Payment>;
  /** Name of the table, for readers that do not see it. */
  readonly caption: string;
  readonly facts: CellFacts<Payment>;
}

/** A month as a table of its weeks: the payments of each day, and the days without payments. */
export const MonthGrid = observer(function MonthGrid<Payment extends DayPayments>({
  calendar: { weeks, today },
  caption,
  facts,
}: MonthGridProps<Payment>) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const { say } = useWords();
  return (
    <table className={styles.table}>
      <caption className={hidden}>{caption}</caption>
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
              <Cell key={weekdays[place]} entry={entry} today={today} facts={facts} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
});
