import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import {
  digitalInvoiceTypes,
  maxFieldCharacters,
  taxpayerTypes,
  type ProfileField,
} from '../../../domain/invoicing/shared/invoicing-profile.ts';
import type { InvoicingInfoPresenter } from '../../../presentation/invoicing/invoicing-info/invoicing-info-presenter.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { ErrorSummary } from '../../design/fields/ErrorSummary.tsx';
import { SelectField } from '../../design/fields/SelectField.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { KeyValueFacts } from '../../design/panels/KeyValueFacts.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { emptyValue } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { fieldId, useFieldWords } from './use-field-words.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '16px',
    alignItems: 'start',
    [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
  unchanged: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
});

const contact: Partial<Record<ProfileField, 'tel' | 'email'>> = {
  registeredPhone: 'tel',
  mobile: 'tel',
  email: 'email',
};

/** The form for users who may change the invoicing details. */
export const InvoicingForm = observer(function InvoicingForm({
  presenter,
}: {
  readonly presenter: InvoicingInfoPresenter;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { nameOf } = useFieldWords();
  const { values, errors, content, changedBy, trouble, isChanged } = presenter;
  if (!content.value) return null;
  const { taxNumber, taxNumberVerified, paperType } = content.value;
  const errorOf = (field: ProfileField): string | undefined => {
    const error = errors[field];
    return error && say(error);
  };
  const isSpecial = values.invoiceType !== 'QD_GENERAL';
  const text = (field: keyof typeof maxFieldCharacters, hint?: string) => (
    <TextField
      id={fieldId(field)}
      label={nameOf(field)}
      type={contact[field] ?? 'text'}
      value={values[field]}
      // The limit is double the allowed length, so that an overlong text gets an error message instead of being cut
      // off.
      maxLength={maxFieldCharacters[field] * 2}
      hint={
        presenter.isProposed(field)
          ? say(field === 'title' ? 'invoicing.proposed-title' : 'invoicing.proposed-account')
          : hint
      }
      error={errorOf(field)}
      onChanged={(value) => presenter.fieldTyped(field, value)}
      onLeft={() => presenter.fieldLeft(field)}
    />
  );
  const specialHint = isSpecial ? say('invoicing.special-hint') : undefined;
  const wrong = Object.keys(errors) as readonly ProfileField[];
  return (
    <Card title={say('invoicing.form')} padded>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void presenter.savePressed();
        }}
      >
        <ErrorSummary
          attempt={presenter.attempt}
          errors={wrong.map((field) => ({
            fieldId: fieldId(field),
            text: `${nameOf(field)}${say('formats.clause-separator')}${errorOf(field) ?? ''}`,
          }))}
        />
        {changedBy !== undefined && (
          <Notice
            tone="warn"
            live
            actions={
              <>
                <PressButton size="small" onPress={async () => presenter.discardPressed()}>
                  {say('invoicing.changed-show')}
                </PressButton>
                <PressButton size="small" onPress={async () => presenter.keepMinePressed()}>
                  {say('invoicing.changed-keep')}
                </PressButton>
              </>
            }
          >
            {changedBy === '' ? say('invoicing.changed') : say('invoicing.changed-by', { by: changedBy })}
          </Notice>
        )}
        {presenter.isRestored && changedBy === undefined && <Notice tone="info">{say('invoicing.restored')}</Notice>}
        <div className={styles.fields}>
          <SelectField
            id={fieldId('taxpayerType')}
            label={nameOf('taxpayerType')}
            value={values.taxpayerType}
            placeholder={say('invoicing.choose')}
            choices={taxpayerTypes.map((each) => ({ value: each, label: say(`invoicing.taxpayer-${each}`) }))}
            error={errorOf('taxpayerType')}
            onChanged={(value) => presenter.fieldTyped('taxpayerType', value)}
          />
          <KeyValueFacts
            layout="down"
            facts={[
              { label: say('invoicing.tax-number'), value: taxNumber || emptyValue, strong: true },
              {
                label: '',
                value: say(taxNumberVerified ? 'invoicing.tax-number-verified' : 'invoicing.tax-number-note'),
              },
            ]}
          />
          {text('title')}
          <SelectField
            id={fieldId('invoiceType')}
            label={nameOf('invoiceType')}
            value={values.invoiceType}
            placeholder={say('invoicing.choose')}
            choices={digitalInvoiceTypes.map((each) => ({ value: each, label: say(`invoicing.type-${each}`) }))}
            error={errorOf('invoiceType')}
            onChanged={(value) => presenter.fieldTyped('invoiceType', value)}
          />
          {text('registeredAddress', specialHint)}
          {text('registeredPhone', specialHint)}
          {text('bankName', specialHint)}
          {text('bankAccount', specialHint)}
          {text('email', say('invoicing.delivery-hint'))}
          {text('mobile', say('invoicing.delivery-hint'))}
          <KeyValueFacts
            layout="down"
            facts={[
              {
                label: say('invoicing.paper'),
                value: say(paperType === undefined ? 'invoicing.paper-stopped' : `invoicing.paper-${paperType}`),
              },
            ]}
          />
        </div>
        {trouble && (
          <Notice tone="bad" live>
            {say(trouble)}
          </Notice>
        )}
        <div className={styles.foot}>
          <PressButton
            kind="primary"
            type="submit"
            busy={presenter.busy}
            unavailable={isChanged ? undefined : say('invoicing.unchanged')}
          >
            {say('invoicing.save')}
          </PressButton>
          {/* Hidden, because screen readers read it with the button. */}
          {!isChanged && !presenter.busy && (
            <span aria-hidden="true" className={styles.unchanged}>
              {say('invoicing.unchanged')}
            </span>
          )}
          {isChanged && (
            <PressButton onPress={async () => presenter.discardPressed()}>{say('invoicing.discard')}</PressButton>
          )}
        </div>
      </form>
    </Card>
  );
});
