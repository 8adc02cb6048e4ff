import { observer } from 'mobx-react-lite';

import { isIssuing } from '../../../domain/trade/shared/application-policy.ts';
import { termDays } from '../../../domain/trade/shared/term.ts';
import type { ApplicationPresenter } from '../../../presentation/trade/shared/application-presenter.ts';
import { Card } from '../../design/panels/Card.tsx';
import { useWords } from '../../../words/use-words.ts';
import { InstrumentPaper } from '../shared/InstrumentPaper.tsx';
import { paperLines } from '../shared/paper-lines.ts';

/** The instrument of an issue as a paper. It is not shown for other acts, which concern an existing paper. */
export const ApplicationPaper = observer(function ApplicationPaper({
  presenter,
}: {
  readonly presenter: ApplicationPresenter;
}) {
  const { say } = useWords();
  const { application, amountInWords } = presenter;
  if (!application || !isIssuing(application.act)) return null;
  const { form, instrument, amount } = application;
  // The term of an issued instrument is fixed. That of a planned one would begin today.
  const days = instrument ? termDays(application.dueOn, instrument.issuedOn) : presenter.days;
  return (
    <Card title={say('trade.instrument')} padded>
      <InstrumentPaper
        lines={paperLines(say, {
          number: instrument?.number,
          issuedOn: instrument?.issuedOn,
          amount,
          amountInWords,
          issuerName: application.companyName,
          payeeName: application.counterpartyName,
          dueOn: application.dueOn,
          days,
          payroll: presenter.payroll,
          contractNumber: form.contractNumber,
          isTransferable: form.isTransferable,
          remark: form.remark,
        })}
      />
    </Card>
  );
});
