import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { moneyToText } from '../../../domain/money/money.ts';
import type { PaymentMonth } from '../../../domain/trade/shared/trade-figures.ts';
import type { PaymentsPresenter } from '../../../presentation/trade/payments/payments-presenter.ts';
import { tradeArea } from '../../../presentation/trade/trade-presenters.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { DetailSkeleton } from '../../design/panels/DetailSkeleton.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { phone } from '../../design/theme/breakpoints.ts';
import { useMedia } from '../../design/theme/use-media.ts';
import { usePresenter } from '../../pages/presenters-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { OverduePayments, PayingAccount, PaymentDays } from '../shared/PaymentParts.tsx';
import { useKind } from '../shared/kind-context.ts';
import { MonthGrid } from './MonthGrid.tsx';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  moves: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
  next: { margin: '0 0 8px', fontSize: '13px', lineHeight: '20px', color: tokens.colorNeutralForeground2 },
});

/** Links to the previous and the next month, to the present one, and to the other view. */
const Moves = observer(function Moves({
  presenter,
  hasGrid,
}: {
  readonly presenter: PaymentsPresenter;
  /** Whether the screen is wide enough for a month as a table. */
  readonly hasGrid: boolean;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { view, month, thisMonth } = presenter;
  const [before, after] = [presenter.pathOf(-1), presenter.pathOf(1)];
  return (
    <nav className={styles.moves} aria-label={say('trade.calendar-months')}>
      {before && (
        <LinkButton size="small" to={before}>
          {say('trade.calendar-month-before')}
        </LinkButton>
      )}
      {month !== thisMonth && (
        <LinkButton size="small" to={presenter.pathOfThisMonth}>
          {say('trade.calendar-month-now')}
        </LinkButton>
      )}
      {after && (
        <LinkButton size="small" to={after}>
          {say('trade.calendar-month-after')}
        </LinkButton>
      )}
      {hasGrid && (
        <LinkButton size="small" kind="subtle" to={presenter.pathOfOtherView}>
          {say(view === 'month' ? 'trade.calendar-as-list' : 'trade.calendar-as-month')}
        </LinkButton>
      )}
    </nav>
  );
});

function NextPayment({ day, about, path }: { readonly day: string; readonly about: boolean; readonly path: string }) {
  const { say } = useWords();
  return (
    <>
      {say('trade.calendar-next')}{' '}
      <PortalLink inText to={path}>
        {say('trade.payment-day', { day, about })}
      </PortalLink>
    </>
  );
}

const Shown = observer(function Shown({
  presenter,
  payments,
}: {
  readonly presenter: PaymentsPresenter;
  readonly payments: PaymentMonth;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const hasGrid = !useMedia(phone);
  const { month, view, isAbout, overdueDays, overduePath, paymentDays, next } = presenter;
  return (
    <div className={styles.page}>
      <Card padded title={say('trade.calendar-account-title')}>
        <OverduePayments payments={payments} days={overdueDays} path={overduePath} />
        <PayingAccount payments={payments} judged={presenter} />
      </Card>
      <Card
        padded
        title={say('trade.calendar-month', { month })}
        note={say('trade.calendar-unpaid-note')}
        more={<Moves presenter={presenter} hasGrid={hasGrid} />}
      >
        {isAbout && (
          <Notice small tone="info">
            {say('trade.calendar-not-announced', { year: month.slice(0, 4) })}
          </Notice>
        )}
        {hasGrid && view === 'month' ? (
          <>
            {next && (
              <p className={styles.next}>
                {say('trade.calendar-none')} <NextPayment {...next} />
              </p>
            )}
            <MonthGrid presenter={presenter} />
          </>
        ) : (
          <>
            <PaymentDays
              days={paymentDays}
              today={presenter.today}
              pathOf={(payment) => presenter.instrumentsPath(payment)}
              none={say('trade.calendar-none')}
            />
            {next && (
              <p className={styles.next}>
                <NextPayment {...next} />
              </p>
            )}
          </>
        )}
      </Card>
    </div>
  );
});

/** The calendar of a core enterprise's future payments (checklist F-247). */
export const PaymentsScreen = observer(function PaymentsScreen() {
  const { say } = useWords();
  const kind = useKind();
  const { search } = useLocation();
  const presenter = usePresenter(tradeArea, (offered) => offered.payments(kind));
  useEffect(() => presenter.addressChanged(search), [presenter, search]);
  useEffect(() => () => presenter.left(), [presenter]);
  const { content, total, month } = presenter;
  const { current } = content;
  const title = say('trade.payments-title');
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: say('trade.crumb') }, { label: title }]}
        facts={
          current.kind === 'ready' && (
            <span role="status">
              {say('trade.calendar-in-all', { month, count: total.count, amount: moneyToText(total.amount) })}
            </span>
          )
        }
      />
      {current.kind === 'loading' && <DetailSkeleton />}
      {current.kind === 'failed' && (
        <Card>
          <LoadFailure content={content} />
        </Card>
      )}
      {current.kind === 'ready' && <Shown presenter={presenter} payments={current.value} />}
    </>
  );
});
