import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { delegationFields, type DelegationField } from '../../../domain/people/shared/delegating.ts';
import type { Delegating } from '../../../presentation/people/people/delegating.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { CheckBox } from '../../design/fields/CheckBox.tsx';
import { DateField } from '../../design/fields/DateField.tsx';
import { ErrorSummary } from '../../design/fields/ErrorSummary.tsx';
import { SelectField } from '../../design/fields/SelectField.tsx';
import { useOpenedForm } from '../../design/fields/use-opened-form.ts';
import { Card } from '../../design/panels/Card.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  fields: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '16px', alignItems: 'start', [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0, outlineStyle: 'none' },
  legend: { padding: 0, marginBottom: '6px', fontWeight: 600 },
  roles: { display: 'grid', gap: '8px' },
  allows: { margin: '0 0 0 24px', fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  note: { margin: 0, color: tokens.colorNeutralForeground3 },
  foot: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px' },
});

/** What opens the form. */
export const delegateOpenerId = 'delegate-open';

const fieldId = (field: DelegationField): string => `delegate-${field}`;
const labels = { fromUserId: 'people.delegate-from', toUserId: 'people.delegate-to', roles: 'people.delegate-roles', from: 'people.delegate-first', until: 'people.delegate-last' } as const;

/** The form by which somebody is named who acts for a colleague. */
export const DelegationFields = observer(function DelegationFields({ delegating }: { readonly delegating: Delegating }) {
  const styles = useStyles();
  const { say } = useWords();
  const form = useOpenedForm(delegateOpenerId);
  const { values, errors, trouble, delegators, delegates, roles, today } = delegating;
  const errorOf = (field: DelegationField): string | undefined => errors[field] && say(errors[field]);
  const person = (field: 'fromUserId' | 'toUserId', among: typeof delegators) => (
    <SelectField
      id={fieldId(field)} label={say(labels[field])} required placeholder={say('people.successor-choose')} value={values[field]} error={errorOf(field)} choices={among.map(({ userId, personName, isSelf, roles: held }) => ({ value: userId, label: say('people.delegate-choice', { name: personName, what: isSelf ? say('people.self') : held.map(({ name }) => name).join(say('formats.list-separator')) }) }))}
      onChanged={(value) => delegating.chosen(field, value)}
    />
  );
  const day = (field: 'from' | 'until', earliest: string) => (
    <DateField id={fieldId(field)} label={say(labels[field])} required value={values[field]} earliest={earliest} error={errorOf(field)} onChanged={(value) => delegating.chosen(field, value)} onUnreadable={(text) => delegating.chosen(field, text)} />
  );
  return (
    <Card title={say('people.delegate-form')} padded>
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void delegating.confirmed();
        }}
      >
        <ErrorSummary attempt={delegating.attempt} errors={delegationFields.flatMap((each) => (errors[each] ? [{ fieldId: fieldId(each), text: `${say(labels[each])}${say('formats.clause-separator')}${errorOf(each) ?? ''}` }] : []))} />
        <div className={styles.fields}>
          {person('fromUserId', delegators)}
          {person('toUserId', delegates)}
          {day('from', today)}
          {day('until', values.from)}
        </div>
        {roles.length > 0 && (
          <fieldset id={fieldId('roles')} tabIndex={-1} className={styles.group}>
            <legend className={styles.legend}>{say('people.delegate-roles')}</legend>
            <div className={styles.roles}>
              {roles.map(({ code, name, allows }) => (
                <div key={code}>
                  <CheckBox checked={values.roles.includes(code)} describedBy={`delegate-allows-${code}`} onToggled={(checked) => delegating.roleToggled(code, checked)}>
                    {name}
                  </CheckBox>
                  <p id={`delegate-allows-${code}`} className={styles.allows}>
                    {allows.map((each) => say(`people.may-${each}`)).join(say('formats.list-separator'))}
                  </p>
                </div>
              ))}
            </div>
            {errors.roles && (
              <Notice tone="bad" small>
                {errorOf('roles')}
              </Notice>
            )}
          </fieldset>
        )}
        <p className={styles.note}>{say('people.delegate-note')}</p>
        {delegating.waitsForAnother && <Notice tone="info">{say('people.delegate-waits')}</Notice>}
        {trouble && (
          <Notice tone="bad" live>
            {say(trouble)}
          </Notice>
        )}
        <div className={styles.foot}>
          <PressButton kind="primary" type="submit" busy={delegating.busy}>
            {say('people.delegate-save')}
          </PressButton>
          <PressButton onPress={() => delegating.namingEnded()}>{say('people.cancel')}</PressButton>
        </div>
      </form>
    </Card>
  );
});
