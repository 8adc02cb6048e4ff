import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { bankFields, maxBankFieldCharacters, type BankField } from '../../../domain/company/shared/bank-account.ts';
import type { BankAccountsPresenter } from '../../../presentation/company/bank-accounts/bank-accounts-presenter.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { ErrorSummary } from '../../design/fields/ErrorSummary.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { KeyValueFacts } from '../../design/panels/KeyValueFacts.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '16px',
    alignItems: 'start',
    [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  note: { margin: 0, color: tokens.colorNeutralForeground3 },
  foot: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px' },
});

const fieldId = (field: BankField): string => `bank-account-${field}`;
const hints = {
  bankName: 'company.bankName-hint',
  branchName: 'company.branchName-hint',
  cnaps: 'company.cnaps-hint',
  accountNumber: undefined,
} as const;

/** The form that adds an account in the company's own name. */
export const BankAccountForm = observer(function BankAccountForm({
  presenter,
}: {
  readonly presenter: BankAccountsPresenter;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { form, content } = presenter;
  const errorOf = (field: BankField): string | undefined => {
    const error = form.errors[field];
    return error && say(error);
  };
  const wrong = bankFields.filter((field) => form.errors[field]);
  const canLeave = (content.value?.accounts.length ?? 0) > 0 || form.isBegun;
  return (
    <Card title={say('company.form')} padded>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void form.addPressed();
        }}
      >
        <ErrorSummary
          attempt={form.attempt}
          errors={wrong.map((field) => ({
            fieldId: fieldId(field),
            text: `${say(`company.${field}`)}${say('formats.clause-separator')}${errorOf(field) ?? ''}`,
          }))}
        />
        <KeyValueFacts
          layout="down"
          facts={[
            { label: say('company.holder'), value: content.value?.accountName ?? '', strong: true },
            { label: '', value: say('company.holder-note') },
          ]}
        />
        <div className={styles.fields}>
          {bankFields.map((field) => {
            const hint = hints[field];
            return (
              <TextField
                key={field}
                id={fieldId(field)}
                label={say(`company.${field}`)}
                value={form.values[field]}
                autoComplete="off"
                // A text that is too long is reported, and not cut off silently.
                maxLength={maxBankFieldCharacters[field] * 2}
                hint={hint && say(hint)}
                error={errorOf(field)}
                onChanged={(value) => form.typed(field, value)}
                onLeft={() => form.fieldLeft(field)}
              />
            );
          })}
        </div>
        <p className={styles.note}>{say('company.form-note')}</p>
        {form.trouble && (
          <Notice tone="bad" live>
            {say(form.trouble)}
          </Notice>
        )}
        <div className={styles.foot}>
          <PressButton kind="primary" type="submit" busy={form.busy}>
            {say('company.send')}
          </PressButton>
          {canLeave && <PressButton onPress={() => presenter.addingEnded()}>{say('company.cancel')}</PressButton>}
        </div>
      </form>
    </Card>
  );
});
