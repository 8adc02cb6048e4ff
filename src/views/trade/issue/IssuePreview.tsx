import { observer } from 'mobx-react-lite';

import { moneyToText } from '../../../domain/money/money.ts';
import { isSupportedDate } from '../../../domain/calendar/plain-date.ts';
import type { IssuePresenter } from '../../../presentation/trade/issue/issue-presenter.ts';
import { Card } from '../../design/panels/Card.tsx';
import { money, orDashes } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { InstrumentPaper, type PaperLine } from '../shared/InstrumentPaper.tsx';

/** The instrument as its payee will see it. It is updated while the user types. */
export const IssuePreview = observer(function IssuePreview({
  presenter,
  backing,
}: {
  readonly presenter: IssuePresenter;
  /** Lines about the basis of the instrument. */
  readonly backing: readonly PaperLine[];
}) {
  const { say } = useWords();
  const { form, payee, amount, amountInWords, days, companyName } = presenter;
  const hasAmount = amount !== undefined && amount.fen > 0n;
  return (
    <Card title={say('trade.preview', { act: presenter.act })} note={say('trade.preview-note')} padded>
      <InstrumentPaper
        lines={[
          { label: say('trade.number'), value: say('trade.number-later') },
          { label: say('trade.issue-day'), value: say('trade.issue-day-later') },
          {
            label: say('trade.amount-figures'),
            value: hasAmount ? money(moneyToText(amount)) : orDashes(''),
            weight: 'amount',
          },
          {
            label: say('trade.amount-words'),
            value: hasAmount ? say('trade.amount-in-words', { words: amountInWords }) : orDashes(''),
            weight: 'strong',
          },
          { label: say('trade.payer'), value: companyName, weight: 'strong' },
          { label: say('trade.receiver'), value: orDashes(payee?.name ?? ''), weight: 'strong' },
          {
            label: say('trade.due'),
            value: isSupportedDate(form.dueOn) ? say('trade.day-of', { day: form.dueOn }) : orDashes(''),
            weight: 'strong',
          },
          { label: say('trade.term'), value: days === undefined ? orDashes('') : say('trade.days', { days }) },
          ...backing,
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
