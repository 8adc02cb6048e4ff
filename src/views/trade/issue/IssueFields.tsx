import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import {
  exceptionReasons,
  longestContractNumber,
  longestExceptionText,
  longestRemark,
} from '../../../domain/trade/shared/issue-rules.ts';
import type { IssueField, IssuePresenter } from '../../../presentation/trade/issue/issue-presenter.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { AmountField } from '../../design/fields/AmountField.tsx';
import { DateField } from '../../design/fields/DateField.tsx';
import { ErrorSummary } from '../../design/fields/ErrorSummary.tsx';
import { RadioChoices } from '../../design/fields/RadioChoices.tsx';
import { SelectField } from '../../design/fields/SelectField.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { useWords } from '../../../words/use-words.ts';
import { CheckList } from '../shared/CheckList.tsx';
import { PayeeField } from '../shared/PayeeField.tsx';
import { InvoiceLines } from './InvoiceLines.tsx';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '12px 16px',
    alignItems: 'start',
    [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  stack: { display: 'flex', flexDirection: 'column', gap: '12px' },
  words: { margin: '4px 0 0', fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  presses: { display: 'flex', flexWrap: 'wrap', gap: '6px', marginTop: '6px' },
});

const ids: Readonly<Record<IssueField, string>> = {
  payee: 'issue-payee',
  amount: 'issue-amount',
  due: 'issue-due',
  reason: 'issue-reason',
  invoices: 'issue-invoices',
};

/** What is asked for, part by part, with the rules beside what they are about. */
export const IssueFields = observer(function IssueFields({ presenter }: { readonly presenter: IssuePresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { form, amountInWords, days, isExceptionalTerm, obstacles, showsAll, attempt } = presenter;
  const errorAt = (field: IssueField): string | undefined => {
    const wrong = presenter.checksAt(field).find(({ outcome }) => outcome === 'refused');
    return wrong && say(wrong.what);
  };
  const others = (field: IssueField) => presenter.checksAt(field).filter(({ outcome }) => outcome !== 'refused');
  const refusals = showsAll ? presenter.refusals : [];
  return (
    <>
      <ErrorSummary
        attempt={attempt}
        errors={refusals.map(({ field, what }) => ({ fieldId: ids[field ?? 'payee'], text: say(what) }))}
      />
      {obstacles.length > 0 && !showsAll && (
        <Notice tone="warn" title={say('trade.to-settle')}>
          {obstacles.map(({ what }) => say(what)).join(say('formats.sentence-separator'))}
        </Notice>
      )}
      <Card title={say('trade.payee')} padded>
        <PayeeField
          id={ids.payee}
          label={say('trade.payee')}
          hint={say('trade.payee-hint')}
          error={errorAt('payee')}
          search={presenter.payees}
          onChosen={(party) => presenter.payeeChosen(party)}
        />
        {form.payeeId !== '' && <CheckList isCompact checks={others('payee')} />}
      </Card>
      <Card title={say('trade.amount-and-due')} padded>
        <div className={styles.fields}>
          <div>
            <AmountField
              id={ids.amount}
              label={say('trade.amount')}
              value={form.amount}
              error={errorAt('amount')}
              onChanged={(amount) => presenter.changed({ amount })}
            />
            {amountInWords !== '' && (
              <p className={styles.words}>{say('trade.amount-in-words', { words: amountInWords })}</p>
            )}
          </div>
          <div>
            <DateField
              id={ids.due}
              label={say('trade.due')}
              value={form.dueOn}
              earliest={presenter.earliestDay}
              latest={presenter.latestDay}
              hint={days === undefined ? undefined : say('trade.days', { days })}
              error={errorAt('due')}
              onChanged={(dueOn) => presenter.changed({ dueOn })}
            />
            <div className={styles.presses}>
              {presenter.usualDays.map(({ months, day }) => (
                <PressButton
                  key={months}
                  size="small"
                  aria-pressed={form.dueOn === day}
                  onPress={() => presenter.changed({ dueOn: day })}
                >
                  {say('trade.month-day', { months, day })}
                </PressButton>
              ))}
            </div>
          </div>
        </div>
        <CheckList isCompact checks={others('due')} />
        {isExceptionalTerm && (
          <div className={styles.fields}>
            <SelectField
              id={ids.reason}
              label={say('trade.exception-reason')}
              value={form.exceptionReason}
              placeholder={say('trade.exception-choose')}
              choices={exceptionReasons.map((reason) => ({ value: reason, label: say('trade.exception', { reason }) }))}
              error={errorAt('reason')}
              onChanged={(exceptionReason) => presenter.changed({ exceptionReason })}
            />
            <TextField
              label={say('trade.exception-text')}
              value={form.exceptionText}
              maxLength={longestExceptionText}
              autoComplete="off"
              onChanged={(exceptionText) => presenter.changed({ exceptionText })}
            />
          </div>
        )}
      </Card>
      <Card title={say('trade.papers')} padded>
        <div className={styles.stack}>
          <TextField
            label={say('trade.contract')}
            hint={say('trade.contract-hint')}
            value={form.contractNumber}
            maxLength={longestContractNumber}
            autoComplete="off"
            onChanged={(contractNumber) => presenter.changed({ contractNumber })}
          />
          <InvoiceLines presenter={presenter} id={ids.invoices} error={errorAt('invoices')} />
        </div>
        {form.invoices.length > 0 && <CheckList isCompact checks={others('invoices')} />}
      </Card>
      <Card title={say('trade.flow')} padded>
        <div className={styles.stack}>
          <RadioChoices
            label={say('trade.transferable')}
            value={form.isTransferable ? 'yes' : 'no'}
            choices={[
              { value: 'yes', label: say('trade.transferable-yes') },
              { value: 'no', label: say('trade.transferable-no'), more: say('trade.transferable-hint') },
            ]}
            onChanged={(value) => presenter.changed({ isTransferable: value === 'yes' })}
          />
          <TextField
            label={say('trade.remark')}
            hint={say('trade.remark-hint')}
            value={form.remark}
            maxLength={longestRemark}
            autoComplete="off"
            onChanged={(remark) => presenter.changed({ remark })}
          />
        </div>
      </Card>
    </>
  );
});
