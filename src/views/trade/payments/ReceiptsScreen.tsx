import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { moneyToText } from '../../../domain/money/money.ts';
import type { ReceiptDay } from '../../../domain/trade/shared/receipts.ts';
import type { ReceiptMonth } from '../../../domain/trade/shared/trade-figures.ts';
import type { ReceiptsPresenter } from '../../../presentation/trade/payments/receipts-presenter.ts';
import { dayStanding } from '../../../presentation/trade/shared/due-payments.ts';
import { tradeArea } from '../../../presentation/trade/trade-presenters.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { DetailSkeleton } from '../../design/panels/DetailSkeleton.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { usePresenter } from '../../pages/presenters-context.ts';
import { money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { useKind } from '../shared/kind-context.ts';
import { CalendarCard } from './CalendarCard.tsx';
import { MonthGrid } from './MonthGrid.tsx';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  none: { margin: '0 0 8px', fontSize: '13px', lineHeight: '20px', color: tokens.colorNeutralForeground2 },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  day: { padding: '8px 0', borderTop: `1px solid ${portal.hairlineSoft}` },
  line: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2px 12px' },
  sum: { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  payers: { listStyleType: 'none', margin: '4px 0 0', padding: 0 },
  quiet: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
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

function Day({
  receipt,
  today,
  path,
}: {
  readonly receipt: ReceiptDay;
  readonly today: string;
  readonly path: string | undefined;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { day, count, amount, payers } = receipt;
  const number = say('trade.landing-count', { count });
  const standing = dayStanding(receipt, today);
  return (
    <li className={styles.day}>
      <div className={styles.line}>
        <span>
          {say('trade.payment-day', { day, about: standing === 'about' })}{' '}
          <span className={styles.quiet}>
            {path === undefined ? (
              number
            ) : (
              <PortalLink inText to={path} label={say('trade.receipt-list-of', { day, count })}>
                {number}
              </PortalLink>
            )}
            {standing === 'overdue' && `${say('formats.clause-separator')}${say('trade.calendar-overdue')}`}
          </span>
        </span>
        <span className={styles.sum}>{money(moneyToText(amount))}</span>
      </div>
      <ul className={styles.payers}>
        {payers.map(({ companyName, amount: part }) => (
          <li key={companyName} className={`${styles.line} ${styles.quiet}`}>
            <span>{companyName}</span>
            <span>{money(moneyToText(part))}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

const Days = observer(function Days({ presenter }: { readonly presenter: ReceiptsPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { paymentDays, today } = presenter.calendar;
  if (paymentDays.length === 0) return <p className={styles.none}>{say('trade.receipts-none')}</p>;
  return (
    <ul className={styles.list}>
      {paymentDays.map((receipt) => (
        <Day key={receipt.day} receipt={receipt} today={today} path={presenter.holdingsPath(receipt)} />
      ))}
    </ul>
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
