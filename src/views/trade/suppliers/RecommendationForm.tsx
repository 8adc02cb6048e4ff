import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import {
  maxRecommendationCharacters,
  recommendationFields,
  type RecommendationField,
} from '../../../domain/trade/suppliers/recommendation.ts';
import type { SuppliersPresenter } from '../../../presentation/trade/suppliers/suppliers-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { OpenedFormCard } from '../../design/fields/OpenedFormCard.tsx';
import { TextField, type TextFieldProps } from '../../design/fields/TextField.tsx';
import { TextLinesField } from '../../design/fields/TextLinesField.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';

const useStyles = makeStyles({
  facts: { margin: 0, fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '12px 16px',
    alignItems: 'start',
    [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

const idOf = (field: RecommendationField): string => `recommendation-${field}`;

/** The form by which an operator recommends a supplier. */
export const RecommendationForm = observer(function RecommendationForm({
  presenter,
  openerId,
}: {
  readonly presenter: SuppliersPresenter;
  readonly openerId: string;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { form } = presenter;
  const { values, errors } = form;
  const fieldOf = (field: RecommendationField) => ({
    id: idOf(field),
    label: say('suppliers.field', { field }),
    value: values[field],
    error: errors[field] && say(errors[field]),
    onChanged: (text: string) => form.change({ [field]: text }, field),
  });
  const line = (field: RecommendationField, more: Partial<TextFieldProps> = {}) => (
    <TextField {...fieldOf(field)} {...more} />
  );
  return (
    <OpenedFormCard
      title={say('suppliers.recommend')}
      openerId={openerId}
      attempt={form.attempt}
      errors={recommendationFields.flatMap((field) => {
        const error = errors[field];
        return error ? [{ fieldId: idOf(field), text: say(error) }] : [];
      })}
      trouble={form.trouble && say(form.trouble)}
      busy={form.busy}
      submitLabel={say('suppliers.send')}
      cancelLabel={say('suppliers.cancel')}
      onSubmitted={() => void presenter.submitPressed()}
      onCancelled={() => form.close()}
    >
      <p className={styles.facts}>{say('suppliers.recommend-facts')}</p>
      <div className={styles.fields}>
        {line('name', { maxLength: maxRecommendationCharacters.name })}
        {line('uscc', { hint: say('suppliers.uscc-hint') })}
        {line('contactName', { maxLength: maxRecommendationCharacters.contactName })}
        {line('mobile', { type: 'tel', hint: say('suppliers.mobile-hint') })}
      </div>
      <TextLinesField
        {...fieldOf('reason')}
        hint={say('suppliers.reason-hint')}
        lines={2}
        maxLength={maxRecommendationCharacters.reason}
      />
    </OpenedFormCard>
  );
});
