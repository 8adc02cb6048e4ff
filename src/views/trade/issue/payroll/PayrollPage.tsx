import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import { tradeArea } from '../../../../presentation/trade/trade-presenters.ts';
import { useWords } from '../../../../words/use-words.ts';
import { Card } from '../../../design/panels/Card.tsx';
import { usePresenter } from '../../../pages/presenters-context.ts';
import { IssueForm } from '../IssueForm.tsx';
import { useKind } from '../../shared/kind-context.ts';
import { payrollLines } from '../../shared/paper-lines.ts';
import { PayrollPanel } from '../../shared/payroll/PayrollPanel.tsx';
import { PeopleTable } from '../../shared/payroll/PeopleTable.tsx';
import { PayrollFields } from './PayrollFields.tsx';

/**
 * The form by which a core enterprise pays the people of a payroll, and its check before the submission (checklist
 *
 */
export const PayrollPage = observer(function PayrollPage() {
  const { say } = useWords();
  const kind = useKind();
  const presenter = usePresenter(tradeArea, (offered) => offered.payrollForm(kind));
  useEffect(() => () => presenter.left(), [presenter]);
  const { issue, reading, people, applicationId } = presenter;
  const { form } = issue;
  const count = reading.kept?.people.length ?? people.payroll?.people.length;
  return (
    <IssueForm
      presenter={issue}
      title={say('trade.payroll-title')}
      facts={say('payroll.facts')}
      fields={<PayrollFields presenter={presenter} />}
      checked={
        reading.kept ? (
          <Card title={say('payroll.masked')}>
            <PeopleTable people={reading.kept.people} />
          </Card>
        ) : (
          applicationId !== undefined && <PayrollPanel people={people} applicationId={applicationId} />
        )
      }
      backing={[
        ...payrollLines(say, { project: form.project, period: form.period, people: count }),
        ...(form.contractNumber === '' ? [] : [{ label: say('trade.contract-behind'), value: form.contractNumber }]),
      ]}
    />
  );
});
