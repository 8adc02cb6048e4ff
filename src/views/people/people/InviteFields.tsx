import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { invitationFields, type InvitationField } from '../../../domain/people/shared/invitation.ts';
import type { PeoplePresenter } from '../../../presentation/people/people/people-presenter.ts';
import type { TypedField } from '../../../presentation/people/people/invite-form.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { CheckBox } from '../../design/fields/CheckBox.tsx';
import { ErrorSummary } from '../../design/fields/ErrorSummary.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { Card } from '../../design/panels/Card.tsx';
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
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0, outlineStyle: 'none' },
  legend: { padding: 0, marginBottom: '6px', fontWeight: 600 },
  roles: { display: 'grid', gap: '8px' },
  role: { display: 'grid', gap: '0' },
  allows: { margin: '0 0 0 24px', fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  note: { margin: 0, color: tokens.colorNeutralForeground3 },
  foot: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px' },
});

const fieldId = (field: InvitationField): string => `invite-${field}`;
const lines: readonly { readonly field: Exclude<TypedField, 'institution'>; readonly type: 'text' | 'tel' }[] = [
  { field: 'personName', type: 'text' },
  { field: 'idNumber', type: 'text' },
  { field: 'mobile', type: 'tel' },
];
const labels = {
  personName: 'people.person',
  idNumber: 'people.id',
  mobile: 'people.mobile',
  roles: 'people.roles',
  institution: 'people.institution',
} as const;
const hints = {
  personName: 'people.person-hint',
  idNumber: 'people.id-hint',
  mobile: 'people.mobile-hint',
  institution: 'people.institution-hint',
} as const;

/** The form that invites a person, without the head of a page. */
export const InviteFields = observer(function InviteFields({
  presenter,
  canClose = true,
}: {
  readonly presenter: PeoplePresenter;
  readonly canClose?: boolean;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { form, offeredRoles } = presenter;
  const errorOf = (field: InvitationField): string | undefined => {
    const error = form.errors[field];
    return error && say(error);
  };
  const field = (name: TypedField, type: 'text' | 'tel' = 'text') => (
    <TextField
      key={name}
      id={fieldId(name)}
      label={say(labels[name])}
      hint={say(hints[name])}
      required
      type={type}
      autoComplete="off"
      maxLength={80}
      value={form.values[name]}
      error={errorOf(name)}
      onChanged={(value) => form.typed(name, value)}
      onLeft={() => form.fieldLeft(name)}
    />
  );
  return (
    <Card title={say('people.form')} padded>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void form.invitePressed();
        }}
      >
        <ErrorSummary
          attempt={form.attempt}
          errors={invitationFields.flatMap((each) =>
            form.errors[each]
              ? [
                  {
                    fieldId: fieldId(each),
                    text: `${say(labels[each])}${say('formats.clause-separator')}${errorOf(each) ?? ''}`,
                  },
                ]
              : [],
          )}
        />
        <div className={styles.fields}>{lines.map(({ field: name, type }) => field(name, type))}</div>
        <fieldset id={fieldId('roles')} tabIndex={-1} className={styles.group}>
          <legend className={styles.legend}>{say('people.roles')}</legend>
          <div className={styles.roles}>
            {offeredRoles.map(({ template, allows }) => (
              <div key={template} className={styles.role}>
                <CheckBox
                  checked={form.values.roles.includes(template)}
                  describedBy={`invite-allows-${template}`}
                  onToggled={(checked) => form.roleToggled(template, checked)}
                >
                  {say(`people.template-${template}`)}
                </CheckBox>
                <p id={`invite-allows-${template}`} className={styles.allows}>
                  {allows.map((each) => say(`people.may-${each}`)).join(say('formats.list-separator'))}
                </p>
              </div>
            ))}
          </div>
          {form.errors.roles && (
            <Notice tone="bad" small>
              {errorOf('roles')}
            </Notice>
          )}
        </fieldset>
        {form.asksInstitution && <div className={styles.fields}>{field('institution')}</div>}
        <p className={styles.note}>{say('people.form-note')}</p>
        {form.waitsForAnother && <Notice tone="info">{say('people.form-waits')}</Notice>}
        {form.trouble && (
          <Notice tone="bad" live>
            {say(form.trouble)}
          </Notice>
        )}
        <div className={styles.foot}>
          <PressButton kind="primary" type="submit" busy={form.busy}>
            {say('people.send')}
          </PressButton>
          {(canClose || form.isBegun) && (
            <PressButton onPress={() => presenter.invitingEnded()}>{say('people.cancel')}</PressButton>
          )}
        </div>
      </form>
    </Card>
  );
});
