import { CheckmarkCircle24Regular } from '@fluentui/react-icons/svg/checkmark-circle';
import { PersonClock24Regular } from '@fluentui/react-icons/svg/person-clock';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import { maxReasonCharacters } from '../../../domain/identity/unfreeze-rules.ts';
import { recoveryArea } from '../../../presentation/entry/recovery-presenters.ts';
import type { UnfreezePresenter } from '../../../presentation/entry/unfreeze/unfreeze-presenter.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { TextLinesField } from '../../design/fields/TextLinesField.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { StatePanel } from '../../design/panels/StatePanel.tsx';
import { usePresenter, usePresenters } from '../../pages/presenters-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { RecoveryEnd, RecoveryPage, RecoverySteps } from '../shared/RecoveryPage.tsx';
import { StepForm } from '../shared/StepForm.tsx';

const reasonId = 'recovery-reason';

const ReasonStep = observer(function ReasonStep({
  presenter,
  arrives,
}: {
  readonly presenter: UnfreezePresenter;
  readonly arrives: boolean;
}) {
  const { say } = useWords();
  const { identity, error, notice } = presenter;
  const wrong = error && say(error);
  return (
    <StepForm
      title={say('recovery.step-reason')}
      arrives={arrives}
      errors={wrong === undefined ? [] : [{ fieldId: reasonId, text: wrong }]}
      attempt={presenter.attempt}
      busy={presenter.busy}
      submit={say('recovery.unfreeze-submit')}
      onSubmit={() => void presenter.submitPressed()}
    >
      <Notice tone="info" small>
        {say('recovery.valid-until', {
          time: say('formats.moment-short', { at: identity.provedUntil, today: identity.today }),
        })}
      </Notice>
      {/* A text that is too long is reported, and not cut off silently. */}
      <TextLinesField
        id={reasonId}
        label={say('recovery.reason')}
        required
        lines={3}
        maxLength={maxReasonCharacters * 2}
        hint={say('recovery.reason-hint')}
        value={presenter.reason}
        error={wrong}
        onChanged={(value) => presenter.reasonTyped(value)}
      />
      {notice && (
        <Notice tone="bad" live>
          {say(notice)}
        </Notice>
      )}
    </StepForm>
  );
});

/** The outcome of the request, and where to go next. */
const Done = observer(function Done({ opening }: { readonly opening: NonNullable<UnfreezePresenter['result']> }) {
  const { say } = useWords();
  const { session, shell } = usePresenters();
  const own = session.who !== undefined;
  const { outcome } = opening;
  return (
    <RecoveryEnd>
      <StatePanel
        tone={outcome === 'review' ? 'info' : 'ok'}
        picture={outcome === 'review' ? <PersonClock24Regular /> : <CheckmarkCircle24Regular />}
        title={say(`recovery.${outcome}-title`)}
        actions={
          <>
            {own ? (
              <LinkButton kind="primary" to={shell.home}>
                {say('recovery.home')}
              </LinkButton>
            ) : (
              <LinkButton kind="primary" to={shell.signInPage}>
                {say(outcome === 'review' ? 'recovery.cancel' : 'recovery.sign-in')}
              </LinkButton>
            )}
            {outcome !== 'review' && <LinkButton to="/register/reset-password">{say('recovery.to-reset')}</LinkButton>}
          </>
        }
      >
        {outcome === 'review' ? (
          <>
            <p>{say(`recovery.review-${opening.because}`)}</p>
            <p>
              {opening.answerBy === undefined
                ? say('recovery.review-told')
                : say('recovery.review-told-by', { day: opening.answerBy })}
            </p>
            <p>
              {opening.askedAt === undefined
                ? say('recovery.review-number', { number: opening.number })
                : say('recovery.review-number-of', { number: opening.number, at: opening.askedAt })}
            </p>
          </>
        ) : (
          <p>{say(outcome === 'nothing' ? 'recovery.nothing' : own ? 'recovery.unlocked-own' : 'recovery.unlocked')}</p>
        )}
      </StatePanel>
    </RecoveryEnd>
  );
});

const after = [
  { step: 'reason', name: 'recovery.step-reason' },
  { step: 'done', name: 'recovery.step-done' },
] as const;

const Steps = observer(function Steps() {
  const presenter = usePresenter(recoveryArea, (offered) => offered.unfreeze());
  useEffect(() => {
    presenter.opened();
    return () => presenter.left();
  }, [presenter]);
  const { step, identity, result } = presenter;
  return (
    <RecoverySteps
      label="recovery.unfreeze-steps"
      after={after}
      step={step}
      waits={result?.outcome === 'review'}
      identity={identity}
    >
      {(arrives) => (result ? <Done opening={result} /> : <ReasonStep presenter={presenter} arrives={arrives} />)}
    </RecoverySteps>
  );
});

/** Unlocks a locked account, or requests that a person unlocks it (document 1, section 2; checklist F-061, X-32). */
export function UnfreezeScreen() {
  return (
    <RecoveryPage title="recovery.unfreeze-title" facts="recovery.unfreeze-facts">
      <Steps />
    </RecoveryPage>
  );
}
