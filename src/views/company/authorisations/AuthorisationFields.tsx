import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { authorisationActions } from '../../../domain/company/shared/authorisation-actions.ts';
import { authorisationFields, type AuthorisationField } from '../../../domain/company/shared/authorisation-entry.ts';
import type { AuthorisationsPresenter } from '../../../presentation/company/authorisations/authorisations-presenter.ts';
import { ChoiceGroup } from '../../design/fields/ChoiceGroup.tsx';
import { CheckBox } from '../../design/fields/CheckBox.tsx';
import { DateField } from '../../design/fields/DateField.tsx';
import { OpenedFormCard } from '../../design/fields/OpenedFormCard.tsx';
import { SelectField } from '../../design/fields/SelectField.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '16px',
    alignItems: 'start',
    [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  products: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))', gap: '4px 12px' },
  note: { margin: 0, color: tokens.colorNeutralForeground3 },
});

/** The DOM id of the button that opens the form. */
export const authoriseOpenerId = 'authorise-open';

const fieldId = (field: AuthorisationField): string => `authorise-${field}`;
const labels = {
  userId: 'group.auth-account',
  actions: 'group.auth-actions',
  personName: 'group.auth-person',
  organisationId: 'group.auth-org',
  products: 'group.auth-products',
  from: 'group.auth-from',
  until: 'group.auth-until',
} as const;

/** The form for a new authorisation. */
export const AuthorisationFields = observer(function AuthorisationFields({
  presenter,
}: {
  readonly presenter: AuthorisationsPresenter;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { changes, offeredProducts } = presenter;
  const { content, today } = changes;
  const { values, errors, trouble } = changes.form;
  const errorOf = (field: AuthorisationField): string | undefined => errors[field] && say(errors[field]);
  const day = (field: 'from' | 'until', earliest: string) => (
    <DateField
      id={fieldId(field)}
      label={say(labels[field])}
      required
      value={values[field]}
      earliest={earliest}
      error={errorOf(field)}
      onChanged={(value) => changes.fieldTyped(field, value)}
      onUnreadable={(text) => changes.fieldTyped(field, text)}
    />
  );
  return (
    <OpenedFormCard
      title={say('group.auth-form')}
      openerId={authoriseOpenerId}
      attempt={changes.form.attempt}
      errors={authorisationFields.flatMap((each) =>
        errors[each]
          ? [
              {
                fieldId: fieldId(each),
                text: `${say(labels[each])}${say('formats.clause-separator')}${errorOf(each) ?? ''}`,
              },
            ]
          : [],
      )}
      trouble={trouble && say(trouble)}
      busy={changes.form.busy}
      submitLabel={say('group.auth-give')}
      cancelLabel={say('group.auth-cancel')}
      onSubmitted={() => void changes.giveConfirmed()}
      onCancelled={() => changes.givingEnded()}
    >
      <div className={styles.fields}>
        {changes.people.length > 0 && (
          <SelectField
            id={fieldId('userId')}
            label={say('group.auth-account')}
            placeholder={say('group.auth-no-account')}
            value={values.userId}
            error={errorOf('userId')}
            choices={changes.people.map(({ userId, personName, mobile }) => ({
              value: userId,
              label: say('group.auth-account-of', { name: personName, mobile }),
            }))}
            onChanged={(value) => changes.accountChosen(value)}
          />
        )}
        {values.userId === '' && (
          <TextField
            id={fieldId('personName')}
            label={say('group.auth-person')}
            required
            autoComplete="off"
            maxLength={80}
            value={values.personName}
            error={errorOf('personName')}
            onChanged={(value) => changes.fieldTyped('personName', value)}
          />
        )}
        <SelectField
          id={fieldId('organisationId')}
          label={say('group.auth-org')}
          required
          placeholder={say('group.auth-choose')}
          value={values.organisationId}
          error={errorOf('organisationId')}
          choices={(content.value?.organisations ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChanged={(value) => changes.fieldTyped('organisationId', value)}
        />
        {day('from', today)}
        {day('until', values.from)}
      </div>
      <ChoiceGroup id={fieldId('products')} label={say('group.auth-products')} error={errorOf('products')}>
        <div className={styles.products}>
          {offeredProducts.map(({ product, name }) => (
            <CheckBox
              key={product}
              checked={values.products.includes(product)}
              onToggled={(checked) => changes.productToggled(product, checked)}
            >
              {name}
            </CheckBox>
          ))}
        </div>
      </ChoiceGroup>
      <ChoiceGroup id={fieldId('actions')} label={say('group.auth-actions')} error={errorOf('actions')}>
        <div className={styles.products}>
          {authorisationActions.map((action) => (
            <CheckBox
              key={action}
              checked={values.actions.includes(action)}
              onToggled={(checked) => changes.actionToggled(action, checked)}
            >
              {say(`group.auth-action-${action}`)}
            </CheckBox>
          ))}
        </div>
      </ChoiceGroup>
      <p className={styles.note}>{say(content.value?.decidesAlone ? 'group.auth-by-one' : 'group.auth-by-two')}</p>
    </OpenedFormCard>
  );
});
