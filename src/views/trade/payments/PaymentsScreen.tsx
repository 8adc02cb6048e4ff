import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { addMoney, moneyToText } from '../../../domain/money/money.ts';
import type { PaymentMonth } from '../../../domain/trade/shared/trade-figures.ts';
import type { PaymentsPresenter } from '../../../presentation/trade/payments/payments-presenter.ts';
import { tradeArea } from '../../../presentation/trade/trade-presenters.ts';
import { Card } from '../../design/panels/Card.tsx';
import { DetailSkeleton } from '../../design/panels/DetailSkeleton.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { usePresenter } from '../../pages/presenters-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { OverduePayments, PayingAccount, PaymentDays } from '../shared/PaymentParts.tsx';
import { useKind } from '../shared/kind-context.ts';
import { CalendarCard } from './CalendarCard.tsx';
import { MonthGrid } from './MonthGrid.tsx';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
});

const Shown = observer(function Shown({
  presenter,
  payments,
}: {
  readonly presenter: PaymentsPresenter;
  readonly payments: PaymentMonth;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { calendar, overdueDays, overduePath } = presenter;
  const none = say('trade.calendar-none');
  return (
    <div className={styles.page}>
      <Card padded title={say('trade.calendar-account-title')}>
        <OverduePayments payments={payments} days={overdueDays} path={overduePath} />
        <PayingAccount payments={payments} judged={presenter} />
      </Card>
      <CalendarCard
        calendar={calendar}
        note={say('trade.calendar-unpaid-note')}
        none={none}
        nextText={say('trade.calendar-next')}
        grid={
          <MonthGrid
            calendar={calendar}
            caption={say('trade.calendar-month-of', { month: calendar.month })}
            facts={{
              amountOf: ({ amount, beside }) => addMoney(amount, beside),
              lackOf: ({ missing }) => (missing.fen > 0n ? missing : undefined),
              pathOf: (payment) => presenter.instrumentsPath(payment),
              listName: ({ day, count }) => say('trade.payment-list-of', { day, count }),
            }}
          />
        }
        list={
          <PaymentDays
            days={calendar.paymentDays}
            today={calendar.today}
            pathOf={(payment) => presenter.instrumentsPath(payment)}
            none={none}
          />
        }
      />
    </div>
  );
});

/** The calendar of a core enterprise's future payments (checklist F-247). */
export const PaymentsScreen = observer(function PaymentsScreen() {
  const { say } = useWords();
  const kind = useKind();
  const { search } = useLocation();
  const presenter = usePresenter(tradeArea, (offered) => offered.payments(kind));
  useEffect(() => presenter.calendar.addressChanged(search), [presenter, search]);
  useEffect(() => () => presenter.left(), [presenter]);
  const { content, total, calendar } = presenter;
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
              {say('trade.calendar-in-all', {
                month: calendar.month,
                count: total.count,
                amount: moneyToText(total.amount),
              })}
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
