import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { maxProjectCharacters } from '../../../../domain/trade/payroll/payroll.ts';
import { maxContractNumberCharacters } from '../../../../domain/trade/shared/issue-rules.ts';
import type { PayrollPresenter } from '../../../../presentation/trade/issue/payroll/payroll-presenter.ts';
import { useWords } from '../../../../words/use-words.ts';
import { PressButton } from '../../../design/actions/PressButton.tsx';
import { SelectField } from '../../../design/fields/SelectField.tsx';
import { TextField } from '../../../design/fields/TextField.tsx';
import { Card } from '../../../design/panels/Card.tsx';
import { Notice } from '../../../design/panels/Notice.tsx';
import { onPhone } from '../../../design/theme/breakpoints.ts';
import { AmountCard, errorAt, FlowCard, issueFieldId, IssueTroubles, PayeeCard } from '../IssueCards.tsx';
import { PeoplePart } from './PeoplePart.tsx';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '12px 16px',
    alignItems: 'start',
    [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  press: { marginTop: '6px' },
});

/** The fields of a payroll in parts, with the rules beside their fields. */
export const PayrollFields = observer(function PayrollFields({ presenter }: { readonly presenter: PayrollPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { issue, sumToEnter, months } = presenter;
  const { form } = issue;
  const takeSum = (amount: string): void => {
    issue.changed({ amount });
    // The button disappears once the sum is entered, so the focus moves to the amount.
    document.querySelector<HTMLElement>(`#${issueFieldId('amount')}`)?.focus();
  };
  return (
    <>
      {issue.isCopy && form.payrollId === '' && <Notice tone="info">{say('payroll.copied')}</Notice>}
      <IssueTroubles presenter={issue} />
      <PayeeCard presenter={issue} label={say('payroll.company')} hint={say('payroll.company-hint')} />
      <Card title={say('payroll.project-and-month')} padded>
        <div className={styles.fields}>
          <TextField
            id={issueFieldId('project')}
            label={say('payroll.project')}
            hint={say('payroll.project-hint')}
            value={form.project}
            maxLength={maxProjectCharacters}
            autoComplete="off"
            error={errorAt(issue, 'project', say)}
            onChanged={(project) => issue.changed({ project })}
          />
          <SelectField
            id={issueFieldId('period')}
            label={say('payroll.month')}
            value={form.period}
            placeholder={say('payroll.month-choose')}
            choices={months.map((month) => ({ value: month, label: say('trade.wages-of', { month }) }))}
            error={errorAt(issue, 'period', say)}
            onChanged={(period) => issue.changed({ period })}
          />
          <TextField
            label={say('payroll.contract')}
            hint={say('payroll.contract-hint')}
            value={form.contractNumber}
            maxLength={maxContractNumberCharacters}
            autoComplete="off"
            onChanged={(contractNumber) => issue.changed({ contractNumber })}
          />
        </div>
      </Card>
      <PeoplePart presenter={presenter} />
      <AmountCard presenter={issue} hint={say('payroll.amount-hint')}>
        {sumToEnter !== undefined && (
          <div className={styles.press}>
            <PressButton size="small" onPress={() => takeSum(sumToEnter)}>
              {say('payroll.take-sum', { sum: sumToEnter })}
            </PressButton>
          </div>
        )}
      </AmountCard>
      <FlowCard presenter={issue} />
    </>
  );
});
