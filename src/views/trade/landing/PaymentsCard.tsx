import { observer } from 'mobx-react-lite';

import type { LandingPresenter } from '../../../presentation/trade/landing/landing-presenter.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { useWords } from '../../../words/use-words.ts';
import { OverduePayments, PayingAccount, PaymentDays } from '../shared/PaymentParts.tsx';

/** The days on which a core enterprise pays, the payees, and whether its account covers the payments. */
export const PaymentsCard = observer(function PaymentsCard({ presenter }: { readonly presenter: LandingPresenter }) {
  const { say } = useWords();
  const { payments, overdueDays, overduePath, calendarPath } = presenter;
  if (!payments) return null;
  return (
    <Card
      padded
      title={say('trade.payments-title')}
      note={say('trade.payments-note', { about: payments.days.some(({ about }) => about) })}
      more={calendarPath && <PortalLink to={calendarPath}>{say('trade.payments-all')}</PortalLink>}
    >
      <OverduePayments payments={payments} days={overdueDays} path={overduePath} />
      <PayingAccount payments={payments} judged={presenter} />
      <PaymentDays
        days={payments.days}
        today={presenter.greeting.today}
        pathOf={(payment) => presenter.owedPath(payment)}
        none={say('trade.payments-none')}
      />
    </Card>
  );
});
