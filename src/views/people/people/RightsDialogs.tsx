import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import type { PeoplePresenter } from '../../../presentation/people/people/people-presenter.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { CheckBox } from '../../design/fields/CheckBox.tsx';
import { SelectField } from '../../design/fields/SelectField.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { SkeletonBlock } from '../../design/panels/SkeletonBlock.tsx';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  parts: { display: 'grid', gap: '10px' },
  line: { margin: 0, overflowWrap: 'anywhere' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3 },
  group: { margin: 0, padding: 0, border: 'none', display: 'grid', gap: '4px' },
});

const RolesDialog = observer(function RolesDialog({ presenter }: { readonly presenter: PeoplePresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { rights } = presenter;
  const { changing, newRoles, choices, rolesMissing } = rights;
  return (
    <PortalDialog
      open={changing !== undefined}
      kind="confirm"
      choosing
      title={changing ? say('people.roles-title', { name: changing.personName }) : ''}
      confirmLabel={say('people.roles-save')}
      cancelLabel={say('people.cancel')}
      unavailable={rolesMissing ? say('people.roles-missing') : undefined}
      onConfirmed={async () => rights.rolesConfirmed()}
      onClosed={() => rights.rolesDropped()}
    >
      <div className={styles.parts}>
        <fieldset className={styles.group} aria-label={say('people.roles')}>
          {choices.map((template) => (
            <CheckBox
              key={template}
              checked={newRoles.includes(template)}
              onToggled={(checked) => rights.roleToggled(template, checked)}
            >
              {say(`people.template-${template}`)}
            </CheckBox>
          ))}
        </fieldset>
        <p className={styles.quiet}>
          {say(presenter.content.value?.decidesAlone ? 'people.roles-by-one' : 'people.roles-two')}
        </p>
      </div>
    </PortalDialog>
  );
});

const LeavingDialog = observer(function LeavingDialog({ presenter }: { readonly presenter: PeoplePresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { rights } = presenter;
  const { leaving, work, needsSuccessor, successor, mayLeaveNow } = rights;
  const { current, value } = work;
  const nobody = value !== undefined && needsSuccessor && value.successors.length === 0;
  return (
    <PortalDialog
      open={leaving !== undefined}
      kind="confirm"
      title={leaving ? say('people.leave-title', { name: leaving.personName }) : ''}
      confirmLabel={say('people.leave')}
      destroys
      cancelLabel={say('people.cancel')}
      unavailable={mayLeaveNow ? undefined : say('people.refused-successor')}
      onConfirmed={async () => rights.leavingConfirmed()}
      onClosed={() => rights.leavingDropped()}
    >
      <div className={styles.parts}>
        <p className={styles.line}>{say('people.leave-body')}</p>
        {current.kind === 'loading' && <SkeletonBlock width="100%" height="48px" />}
        {current.kind === 'failed' && (
          <FailedPanel message={say(current.failure.what)} onRetry={async () => work.load()} />
        )}
        {value && (
          <>
            {value.packages > 0 && (
              <p className={styles.line}>
                {say('people.leave-packages', { count: value.packages, numbers: value.numbers })}
              </p>
            )}
            {value.certification && <p className={styles.line}>{say('people.leave-certification')}</p>}
            {leaving?.isMain && <p className={styles.line}>{say('people.leave-main')}</p>}
            {!needsSuccessor && <p className={styles.quiet}>{say('people.leave-nothing')}</p>}
            {nobody && <Notice tone="warn">{say('people.leave-nobody')}</Notice>}
            {needsSuccessor && !nobody && (
              <SelectField
                label={say('people.successor')}
                required
                placeholder={say('people.successor-choose')}
                value={successor}
                choices={value.successors.map(({ userId, personName }) => ({ value: userId, label: personName }))}
                onChanged={(chosen) => rights.successorChosen(chosen)}
              />
            )}
          </>
        )}
      </div>
    </PortalDialog>
  );
});

/** The dialogs that change a person's roles, or remove a person. */
export const RightsDialogs = observer(function RightsDialogs({ presenter }: { readonly presenter: PeoplePresenter }) {
  return (
    <>
      <RolesDialog presenter={presenter} />
      <LeavingDialog presenter={presenter} />
    </>
  );
});
