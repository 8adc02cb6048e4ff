import { observer } from 'mobx-react-lite';

import { moneyToText } from '../../../domain/money/money.ts';
import { termDays } from '../../../domain/trade/shared/term.ts';
import type { ApplicationPresenter } from '../../../presentation/trade/shared/application-presenter.ts';
import { Card } from '../../design/panels/Card.tsx';
import { money, orDashes } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { InstrumentPaper } from '../shared/InstrumentPaper.tsx';

/** The paper of an issue; other acts concern a paper that exists. */
export const ApplicationPaper = observer(function ApplicationPaper({
  presenter,
}: {
  readonly presenter: ApplicationPresenter;
}) {
  const { say } = useWords();
  const { application, amountInWords } = presenter;
  if (application?.act !== 'issue') return null;
  const { form, instrument, amount } = application;
  // The term of what is issued is fixed; that of anything else would begin today.
  const days = instrument ? termDays(application.dueOn, instrument.issuedOn) : presenter.days;
  return (
    <Card title={say('trade.instrument')} padded>
      <InstrumentPaper
        lines={[
          { label: say('trade.number'), value: instrument?.number ?? say('trade.number-later') },
          {
            label: say('trade.issue-day'),
            value: instrument ? say('trade.day-of', { day: instrument.issuedOn }) : say('trade.issue-day-later'),
          },
          { label: say('trade.amount-figures'), value: money(moneyToText(amount)), weight: 'amount' },
          {
            label: say('trade.amount-words'),
            value: say('trade.amount-in-words', { words: amountInWords }),
            weight: 'strong',
          },
          { label: say('trade.payer'), value: application.companyName, weight: 'strong' },
          { label: say('trade.receiver'), value: application.counterpartyName, weight: 'strong' },
          { label: say('trade.due'), value: say('trade.day-of', { day: application.dueOn }), weight: 'strong' },
          { label: say('trade.term'), value: days === undefined ? orDashes('') : say('trade.days', { days }) },
          ...(form.contractNumber === '' ? [] : [{ label: say('trade.contract-behind'), value: form.contractNumber }]),
          {
            label: say('trade.flow'),
            value: say(form.isTransferable ? 'trade.transferable-yes' : 'trade.transferable-no'),
          },
          ...(form.remark === '' ? [] : [{ label: say('trade.remark'), value: form.remark }]),
        ]}
      />
    </Card>
  );
});
