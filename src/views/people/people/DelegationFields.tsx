import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { delegationFields, type DelegationField } from '../../../domain/people/shared/delegation-entry.ts';
import type { DelegationActions } from '../../../presentation/people/people/delegation-actions.ts';
import { ChoiceGroup } from '../../design/fields/ChoiceGroup.tsx';
import { CheckBox } from '../../design/fields/CheckBox.tsx';
import { DateField } from '../../design/fields/DateField.tsx';
import { OpenedFormCard } from '../../design/fields/OpenedFormCard.tsx';
import { SelectField } from '../../design/fields/SelectField.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
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
  roles: { display: 'grid', gap: '8px' },
  allows: { margin: '0 0 0 24px', fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  note: { margin: 0, color: tokens.colorNeutralForeground3 },
});

/** The DOM id of the button that opens the form. */
export const delegateOpenerId = 'delegate-open';

const fieldId = (field: DelegationField): string => `delegate-${field}`;
const labels = {
  fromUserId: 'people.delegate-from',
  toUserId: 'people.delegate-to',
  roles: 'people.delegate-roles',
  from: 'people.delegate-first',
  until: 'people.delegate-last',
} as const;

/** The form that names a person who acts for a colleague. */
export const DelegationFields = observer(function DelegationFields({
  delegations: delegating,
}: {
  readonly delegations: DelegationActions;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { delegators, delegates, roles, today } = delegating;
  const { values, errors, trouble } = delegating.form;
  const errorOf = (field: DelegationField): string | undefined => errors[field] && say(errors[field]);
  const person = (field: 'fromUserId' | 'toUserId', among: typeof delegators) => (
    <SelectField
      id={fieldId(field)}
      label={say(labels[field])}
      required
      placeholder={say('people.successor-choose')}
      value={values[field]}
      error={errorOf(field)}
      choices={among.map(({ userId, personName, isSelf, roles: held }) => ({
        value: userId,
        label: say('people.delegate-choice', {
          name: personName,
          what: isSelf ? say('people.self') : held.map(({ name }) => name).join(say('formats.list-separator')),
        }),
      }))}
      onChanged={(value) => delegating.fieldChosen(field, value)}
    />
  );
  const day = (field: 'from' | 'until', earliest: string) => (
    <DateField
      id={fieldId(field)}
      label={say(labels[field])}
      required
      value={values[field]}
      earliest={earliest}
      error={errorOf(field)}
      onChanged={(value) => delegating.fieldChosen(field, value)}
      onUnreadable={(text) => delegating.fieldChosen(field, text)}
    />
  );
  return (
    <OpenedFormCard
      title={say('people.delegate-form')}
      openerId={delegateOpenerId}
      attempt={delegating.form.attempt}
      errors={delegationFields.flatMap((each) =>
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
      busy={delegating.form.busy}
      submitLabel={say('people.delegate-save')}
      cancelLabel={say('people.cancel')}
      onSubmitted={() => void delegating.namingConfirmed()}
      onCancelled={() => delegating.namingEnded()}
    >
      <div className={styles.fields}>
        {person('fromUserId', delegators)}
        {person('toUserId', delegates)}
        {day('from', today)}
        {day('until', values.from)}
      </div>
      {roles.length > 0 && (
        <ChoiceGroup id={fieldId('roles')} label={say('people.delegate-roles')} error={errorOf('roles')}>
          <div className={styles.roles}>
            {roles.map(({ code, name, allows }) => (
              <div key={code}>
                <CheckBox
                  checked={values.roles.includes(code)}
                  describedBy={`delegate-allows-${code}`}
                  onToggled={(checked) => delegating.roleToggled(code, checked)}
                >
                  {name}
                </CheckBox>
                <p id={`delegate-allows-${code}`} className={styles.allows}>
                  {allows.map((each) => say(`people.may-${each}`)).join(say('formats.list-separator'))}
                </p>
              </div>
            ))}
          </div>
        </ChoiceGroup>
      )}
      <p className={styles.note}>{say('people.delegate-note')}</p>
      {delegating.waitsForAnother && <Notice tone="info">{say('people.delegate-waits')}</Notice>}
    </OpenedFormCard>
  );
});
