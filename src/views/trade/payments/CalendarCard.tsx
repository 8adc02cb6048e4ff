import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';

import type { MonthCalendar } from '../../../presentation/trade/payments/month-calendar.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { phone } from '../../design/theme/breakpoints.ts';
import { useMedia } from '../../design/theme/use-media.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  moves: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
  below: { margin: '0 0 12px' },
  next: { margin: '0 0 8px', fontSize: '13px', lineHeight: '20px', color: tokens.colorNeutralForeground2 },
});

/** What the card needs of a calendar, whatever is paid on its days. */
type ShownCalendar = Pick<
  MonthCalendar<{ readonly day: string }>,
  'month' | 'view' | 'thisMonth' | 'pathOf' | 'pathOfThisMonth' | 'pathOfOtherView' | 'next' | 'isAbout'
>;

/** Links to the previous and the next month, to the present one, and to the other view. */
const Moves = observer(function Moves({
  calendar,
  hasGrid,
}: {
  readonly calendar: ShownCalendar;
  /** Whether the screen is wide enough for a month as a table. */
  readonly hasGrid: boolean;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { view, month, thisMonth } = calendar;
  const [before, after] = [calendar.pathOf(-1), calendar.pathOf(1)];
  return (
    <nav className={styles.moves} aria-label={say('trade.calendar-months')}>
      {before && (
        <LinkButton size="small" to={before}>
          {say('trade.calendar-month-before')}
        </LinkButton>
      )}
      {month !== thisMonth && (
        <LinkButton size="small" to={calendar.pathOfThisMonth}>
          {say('trade.calendar-month-now')}
        </LinkButton>
      )}
      {after && (
        <LinkButton size="small" to={after}>
          {say('trade.calendar-month-after')}
        </LinkButton>
      )}
      {hasGrid && (
        <LinkButton size="small" kind="subtle" to={calendar.pathOfOtherView}>
          {say(view === 'month' ? 'trade.calendar-as-list' : 'trade.calendar-as-month')}
        </LinkButton>
      )}
    </nav>
  );
});

function NextPayment({
  text,
  day,
  about,
  path,
}: {
  readonly text: string;
  readonly day: string;
  readonly about: boolean;
  readonly path: string;
}) {
  const { say } = useWords();
  return (
    <>
      {text}{' '}
      <PortalLink inText to={path}>
        {say('trade.payment-day', { day, about })}
      </PortalLink>
    </>
  );
}

/** A month of a calendar, as a table where the screen is wide enough, or as a list of the days with payments. */
export const CalendarCard = observer(function CalendarCard({
  calendar,
  note,
  none,
  nextText,
  grid,
  list,
}: {
  readonly calendar: ShownCalendar;
  readonly note: string;
  /** The text for a month without payments. */
  readonly none: string;
  /** The text before the next day with payments. */
  readonly nextText: string;
  readonly grid: ReactNode;
  readonly list: ReactNode;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const hasGrid = !useMedia(phone);
  const { month, view, isAbout, next } = calendar;
  const moves = <Moves calendar={calendar} hasGrid={hasGrid} />;
  const isGrid = hasGrid && view === 'month';
  return (
    <Card padded title={say('trade.calendar-month', { month })} note={note} {...(hasGrid ? { more: moves } : {})}>
      {/* Below the title on a phone, where the end of its line has no room. */}
      {!hasGrid && <div className={styles.below}>{moves}</div>}
      {isAbout && (
        <Notice small tone="info">
          {say('trade.calendar-not-announced', { year: month.slice(0, 4) })}
        </Notice>
      )}
      {isGrid && next && (
        <p className={styles.next}>
          {none} <NextPayment text={nextText} {...next} />
        </p>
      )}
      {isGrid ? grid : list}
      {!isGrid && next && (
        <p className={styles.next}>
          <NextPayment text={nextText} {...next} />
        </p>
      )}
    </Card>
  );
});
