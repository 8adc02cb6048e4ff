import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { moneyToText } from '../../../domain/money/money.ts';
import type { ReceiptMonth } from '../../../domain/trade/shared/trade-figures.ts';
import type { ReceiptsPresenter } from '../../../presentation/trade/payments/receipts-presenter.ts';
import { tradeArea } from '../../../presentation/trade/trade-presenters.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { DetailSkeleton } from '../../design/panels/DetailSkeleton.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { usePresenter } from '../../pages/presenters-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { CompanyAmounts, DayItem, DayList } from '../shared/PaymentParts.tsx';
import { useKind } from '../shared/kind-context.ts';
import { CalendarCard } from './CalendarCard.tsx';
import { MonthGrid } from './MonthGrid.tsx';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
});

/** The amount that should have been paid before today. */
const OverdueReceipts = observer(function OverdueReceipts({ presenter }: { readonly presenter: ReceiptsPresenter }) {
  const { say } = useWords();
  const overdue = presenter.content.value?.overdue;
  const { overdueDays, overduePath } = presenter;
  if (!overdue) return null;
  const { count, amount, since } = overdue;
  return (
    <Notice small tone="bad" title={say('trade.receipts-overdue', { count, amount: moneyToText(amount) })}>
      {say('trade.receipts-overdue-since', { day: since, days: overdueDays })}{' '}
      {overduePath && <PortalLink to={overduePath}>{say('trade.payments-overdue-list')}</PortalLink>}
    </Notice>
  );
});

const Days = observer(function Days({ presenter }: { readonly presenter: ReceiptsPresenter }) {
  const { say } = useWords();
  const { paymentDays, today } = presenter.calendar;
  return (
    <DayList none={say('trade.receipts-none')}>
      {paymentDays.map((receipt) => (
        <DayItem
          key={receipt.day}
          payment={receipt}
          path={presenter.holdingsPath(receipt)}
          today={today}
          listName={say('trade.receipt-list-of', receipt)}
        >
          <CompanyAmounts companies={receipt.payers} />
        </DayItem>
      ))}
    </DayList>
  );
});

const Shown = observer(function Shown({
  presenter,
  month: { month },
}: {
  readonly presenter: ReceiptsPresenter;
  readonly month: ReceiptMonth;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { calendar } = presenter;
  return (
    <div className={styles.page}>
      <OverdueReceipts presenter={presenter} />
      <CalendarCard
        calendar={calendar}
        note={say('trade.receipts-note')}
        none={say('trade.receipts-none')}
        nextText={say('trade.receipts-next')}
        grid={
          <MonthGrid
            calendar={calendar}
            caption={say('trade.receipts-month-of', { month })}
            facts={{
              amountOf: ({ amount }) => amount,
              pathOf: (receipt) => presenter.holdingsPath(receipt),
              listName: ({ day, count }) => say('trade.receipt-list-of', { day, count }),
            }}
          />
        }
        list={<Days presenter={presenter} />}
      />
    </div>
  );
});

/** The calendar of what a holder is to be paid: by whom, on which day (checklist, the supplier director's overview). */
export const ReceiptsScreen = observer(function ReceiptsScreen() {
  const { say } = useWords();
  const kind = useKind();
  const { search } = useLocation();
  const presenter = usePresenter(tradeArea, (offered) => offered.receipts(kind));
  useEffect(() => presenter.calendar.addressChanged(search), [presenter, search]);
  useEffect(() => () => presenter.left(), [presenter]);
  const { content, total, calendar } = presenter;
  const { current } = content;
  const title = say('trade.receipts-title');
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: say('trade.crumb') }, { label: title }]}
        facts={
          current.kind === 'ready' && (
            <span role="status">
              {say('trade.receipts-in-all', {
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
      {current.kind === 'ready' && <Shown presenter={presenter} month={current.value} />}
    </>
  );
});
