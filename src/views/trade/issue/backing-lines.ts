import { moneyToText, sumMoney } from '../../../domain/money/money.ts';
import type { IssuePresenter } from '../../../presentation/trade/issue/issue-presenter.ts';
import { orDashes } from '../../../words/format.ts';
import type { Say } from '../../../words/use-words.ts';
import type { PaperLine } from '../shared/InstrumentPaper.tsx';

/** The contract and the invoices on which an issue is based. */
export function backingLines({ form, invoiceLines }: IssuePresenter, say: Say): readonly PaperLine[] {
  const counted = invoiceLines.filter(({ share }) => share.fen > 0n);
  return [
    { label: say('trade.contract-behind'), value: orDashes(form.contractNumber) },
    {
      label: say('trade.invoices-behind'),
      value:
        counted.length === 0
          ? orDashes('')
          : say('trade.invoices-count', {
              count: counted.length,
              sum: moneyToText(sumMoney(counted.map(({ share }) => share))),
            }),
    },
  ];
}
