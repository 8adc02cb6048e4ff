import { makeStyles } from '@fluentui/react-components';
import { CheckmarkCircle24Regular } from '@fluentui/react-icons/svg/checkmark-circle';
import { observer } from 'mobx-react-lite';
import { Fragment, useEffect } from 'react';

import { maxPasswordCharacters } from '../../../domain/identity/password-rules.ts';
import { resetWindow } from '../../../domain/identity/reset-wait.ts';
import { recoveryArea } from '../../../presentation/entry/recovery-presenters.ts';
import type {
  NewPasswordField,
  ResetPasswordPresenter,
} from '../../../presentation/entry/reset-password/reset-password-presenter.ts';
import { PasswordRules } from '../../identity/PasswordRules.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { CheckBox } from '../../design/fields/CheckBox.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { StatePanel } from '../../design/panels/StatePanel.tsx';
import { hiddenText } from '../../design/theme/hidden-text.ts';
import { usePresenter, usePresenters } from '../../pages/presenters-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { RecoveryEnd, RecoveryPage, RecoverySteps } from '../shared/RecoveryPage.tsx';
import { StepForm } from '../shared/StepForm.tsx';

const useStyles = makeStyles({ hidden: hiddenText });

const fields = [
  ['next', 'account.password-next'],
  ['again', 'account.password-again'],
] as const satisfies readonly (readonly [NewPasswordField, string])[];
const otherField = ['other', 'recovery.other-code'] as const;
const idOf = (field: NewPasswordField | 'other'): string => `recovery-${field}`;

/**
 * The waiting period of a reset, or the offer to begin it, for a user with neither a code of the app nor a recovery
 * code. Also the end of the period.
 */
const WaitInstead = observer(function WaitInstead({ presenter }: { readonly presenter: ResetPasswordPresenter }) {
  const { say } = useWords();
  const { needs, identity } = presenter;
  if (!needs) return null;
  const moment = (time: number): string => say('formats.moment-short', { at: time, today: identity.today });
  const at = needs.at === undefined ? '' : moment(needs.at);
  const until = needs.at === undefined ? '' : moment(needs.at + resetWindow);
  return (
    <>
      {needs.state === 'waiting' && (
        <Notice tone="info" live>
          {say('recovery.wait-until', { at, until })}{' '}
          {say(needs.hasConfirmer ? 'recovery.wait-colleague' : 'recovery.wait-alone')}
        </Notice>
      )}
      {needs.state === 'ready' && (
        <Notice tone="info" live>
          {say('recovery.wait-ready', { until })}
        </Notice>
      )}
      {needs.state === 'stopped' && (
        <Notice tone="warn" live>
          {say('recovery.wait-stopped', { at })}
        </Notice>
      )}
      {presenter.canWait && (
        <div>
          <PressButton busy={presenter.busy} onPress={async () => presenter.waitPressed()}>
            {say('recovery.wait')}
          </PressButton>
          <p>{say('recovery.wait-note')}</p>
        </div>
      )}
    </>
  );
});

/** The step for an account with two-step sign-in that has only its telephone. */
const Waiting = observer(function Waiting({ presenter }: { readonly presenter: ResetPasswordPresenter }) {
  const { say } = useWords();
  const { notice } = presenter;
  return (
    <>
      <h2>{say('recovery.wait-title')}</h2>
      <p>{say('recovery.wait-why')}</p>
      {notice && (
        <Notice tone="bad" live>
          {say(notice)}
        </Notice>
      )}
      <WaitInstead presenter={presenter} />
    </>
  );
});

const PasswordStep = observer(function PasswordStep({
  presenter,
  arrives,
}: {
  readonly presenter: ResetPasswordPresenter;
  readonly arrives: boolean;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { session } = usePresenters();
  const { identity, errors, notice } = presenter;
  useEffect(() => void presenter.passwordStepOpened(), [presenter]);
  const shownFields = presenter.asksOther ? [...fields, otherField] : fields;
  const summary = shownFields.flatMap(([field]) => {
    const error = errors[field];
    return error ? [{ fieldId: idOf(field), text: say(error) }] : [];
  });
  if (presenter.mustWait) return <Waiting presenter={presenter} />;
  return (
    <StepForm
      title={say('recovery.step-password')}
      arrives={arrives}
      errors={summary}
      attempt={presenter.attempt}
      busy={presenter.busy}
      submit={say('recovery.submit')}
      onSubmit={() => void presenter.submitPressed()}
    >
      <Notice tone="info" small>
        {say('recovery.valid-until', {
          time: say('formats.moment-short', { at: identity.provedUntil, today: identity.today }),
        })}
      </Notice>
      {/* Password managers store the new password under this name. */}
      <input
        className={styles.hidden}
        type="text"
        name="username"
        autoComplete="username"
        value={session.who?.userName ?? identity.userName}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      {fields.map(([field, label]) => {
        const error = errors[field];
        return (
          <Fragment key={field}>
            <TextField
              id={idOf(field)}
              label={say(label)}
              required
              type={presenter.shown ? 'text' : 'password'}
              autoComplete="new-password"
              maxLength={maxPasswordCharacters + 1}
              value={presenter.values[field]}
              error={error && say(error)}
              hint={field === 'next' ? say('account.password-hint') : undefined}
              onChanged={(value) => presenter.typed(field, value)}
            />
            {field === 'next' && <PasswordRules kept={presenter.rulesKept} />}
          </Fragment>
        );
      })}
      {presenter.asksOther && (
        <TextField
          id={idOf('other')}
          label={say('recovery.other-code')}
          required
          autoComplete="one-time-code"
          maxLength={20}
          value={presenter.otherCode}
          error={errors.other && say(errors.other)}
          hint={say('recovery.other-hint')}
          onChanged={(value) => presenter.otherTyped(value)}
        />
      )}
      <CheckBox checked={presenter.shown} onToggled={() => presenter.shownPressed()}>
        {say('account.password-show')}
      </CheckBox>
      {notice && (
        <Notice tone="bad" live>
          {say(notice)}
        </Notice>
      )}
      {presenter.needs?.isNeeded && <WaitInstead presenter={presenter} />}
    </StepForm>
  );
});

/** The number of sessions that the new password ended, and where to continue. */
const Done = observer(function Done({ ended }: { readonly ended: number }) {
  const { say } = useWords();
  const { session, shell } = usePresenters();
  const own = session.who !== undefined;
  return (
    <RecoveryEnd>
      <StatePanel
        tone="ok"
        picture={<CheckmarkCircle24Regular />}
        title={say('recovery.done-title')}
        actions={
          own ? (
            <>
              <LinkButton kind="primary" to={shell.home}>
                {say('recovery.home')}
              </LinkButton>
              <LinkButton to="/my/account/info">{say('recovery.account')}</LinkButton>
            </>
          ) : (
            <LinkButton kind="primary" to={shell.signInPage}>
              {say('recovery.sign-in')}
            </LinkButton>
          )
        }
      >
        <p>{say(own ? 'recovery.done-own' : 'recovery.done')}</p>
        {ended > 0 && <p>{say('recovery.ended', { sessions: ended })}</p>}
      </StatePanel>
    </RecoveryEnd>
  );
});

const after = [
  { step: 'password', name: 'recovery.step-password' },
  { step: 'done', name: 'recovery.step-done' },
] as const;

const Steps = observer(function Steps() {
  const presenter = usePresenter(recoveryArea, (offered) => offered.resetPassword());
  useEffect(() => {
    presenter.opened();
    return () => presenter.left();
  }, [presenter]);
  const { step, identity, endedSessions } = presenter;
  return (
    <RecoverySteps label="recovery.steps" after={after} step={step} identity={identity}>
      {(arrives) =>
        step === 'done' ? <Done ended={endedSessions ?? 0} /> : <PasswordStep presenter={presenter} arrives={arrives} />
      }
    </RecoverySteps>
  );
});

/** Resets a lost password (document 1, section 2; checklist F-061, X-32). */
export function ResetPasswordScreen() {
  return (
    <RecoveryPage title="recovery.reset-title" facts="recovery.reset-facts">
      <Steps />
    </RecoveryPage>
  );
}
