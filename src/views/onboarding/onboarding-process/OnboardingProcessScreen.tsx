import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import { certificationWays } from '../../../presentation/onboarding/shared/onboarding-words.ts';
import { realNamePath } from '../../../domain/catalogue/product-paths.ts';
import type { OnboardingStepStatus } from '../../../domain/onboarding/shared/onboarding.ts';
import type {
  OnboardingProcessPresenter,
  OnboardingContent,
} from '../../../presentation/onboarding/onboarding-process/onboarding-process-presenter.ts';
import { onboardingArea } from '../../../presentation/onboarding/onboarding-presenters.ts';
import { barWords, stateLook } from '../../../presentation/onboarding/shared/onboarding-words.ts';
import type { PlainKey } from '../../../words/catalogue.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { ListSkeleton } from '../../design/panels/ListSkeleton.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { SupportLine } from '../../design/panels/SupportLine.tsx';
import { leaveByForm } from '../../pages/leave-by-form.ts';
import { usePresenter } from '../../pages/presenters-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { OnboardedDialog } from './OnboardedDialog.tsx';
import { OnboardingAgreementDialog } from './OnboardingAgreementDialog.tsx';
import { OnboardingStepRow } from './OnboardingStepRow.tsx';

const useStyles = makeStyles({
  steps: { listStyleType: 'none', margin: 0, padding: 0 },
  notices: { display: 'grid', gap: '12px', marginBottom: '16px', ':empty': { display: 'none' } },
  reasons: { margin: '4px 0 0', paddingLeft: '20px' },
});

interface PartProps {
  readonly presenter: OnboardingProcessPresenter;
  readonly told: OnboardingContent;
}

/** The details of a step beside its state. */
const About = observer(function About({
  presenter,
  told,
  standing: { step, because },
}: PartProps & { readonly standing: OnboardingStepStatus }) {
  const { say } = useWords();
  const { state, reason, since, by, expected } = told.standing;
  if (step === 'certification')
    return presenter.isDividedCore && because === undefined ? <div>{say('onboarding.core-divided')}</div> : null;
  if (step === 'requirements') {
    return because === undefined ? null : (
      <>
        {reason !== '' && <div>{say('onboarding.bank-said', { reason })}</div>}
        <SupportLine />
      </>
    );
  }
  if (step === 'hand-in') {
    if (state === 'refused') {
      return (
        <>
          {since !== undefined && <div>{say('onboarding.refused-at', { at: since })}</div>}
          {reason !== '' && <div>{say('onboarding.bank-said', { reason })}</div>}
        </>
      );
    }
    if (state === 'reviewing' && since !== undefined)
      return <div>{say('onboarding.handed-in-by', { by, at: since })}</div>;
    return presenter.isMain || presenter.isOnboarded || state === 'reviewing' ? null : (
      <div>{say(barWords['not-main'])}</div>
    );
  }
  if (state === 'reviewing' && expected)
    return <div>{say('onboarding.expected', { day: expected.day, about: expected.about })}</div>;
  if (state !== 'settled') return null;
  return (
    <>
      {since !== undefined && <div>{say('onboarding.taken-at', { at: since })}</div>}
      {!presenter.isMain && <div>{say('onboarding.only-main-goes')}</div>}
    </>
  );
});

/** The text that replaces "done" for a step that is done only as far as the bank requires for now. */
function stateTextOf(
  { isDividedCore, isOnboarded }: OnboardingProcessPresenter,
  { step, state }: OnboardingStepStatus,
): PlainKey | undefined {
  if (state !== 'done' || isOnboarded) return undefined;
  if (step === 'certification' && isDividedCore) return 'onboarding.is-later';
  return step === 'requirements' ? 'onboarding.is-met' : undefined;
}

/** The links or buttons that continue or correct a step; undefined if there are none. */
function waysOf(
  presenter: OnboardingProcessPresenter,
  told: OnboardingContent,
  { step, state, because }: OnboardingStepStatus,
  say: ReturnType<typeof useWords>['say'],
) {
  const way = because && certificationWays.get(because);
  if (step === 'certification') {
    const words =
      way ?? (told.certification.unified === false && !presenter.isOnboarded ? 'onboarding.go-certify' : undefined);
    return (
      words && (
        <PortalLink to={realNamePath} strong>
          {say(words)}
        </PortalLink>
      )
    );
  }
  if (step === 'hand-in') {
    return (
      <>
        <PressButton kind="subtle" onPress={() => presenter.readPressed()}>
          {say('onboarding.read')}
        </PressButton>
        {presenter.isMain && (state === 'open' || state === 'mend') && (
          <PressButton kind="primary" busy={presenter.busy} onPress={async () => presenter.handInPressed()}>
            {say(told.isSigned ? 'onboarding.hand-in-again' : 'onboarding.sign-and-hand-in')}
          </PressButton>
        )}
      </>
    );
  }
  if (step !== 'bank' || !presenter.isOnboarded || !presenter.isMain) return undefined;
  return (
    <PressButton
      kind="primary"
      busy={presenter.busy}
      unavailable={presenter.isUploading ? say('onboarding.go-uploading') : undefined}
      onPress={async () => {
        const over = await presenter.goPressed();
        if (over) leaveByForm(over);
      }}
    >
      {say('onboarding.go-workbench')}
    </PressButton>
  );
}

const Steps = observer(function Steps({ presenter, told }: PartProps) {
  const styles = useStyles();
  const { say } = useWords();
  const { steps } = presenter;
  const next = steps.find(({ state }) => state !== 'done')?.step;
  return (
    <Card title={say('onboarding.steps')}>
      <ol className={styles.steps}>
        {steps.map((standing, index) => (
          <OnboardingStepRow
            key={standing.step}
            number={index + 1}
            standing={standing}
            isNext={standing.step === next}
            told={stateTextOf(presenter, standing)}
            ways={waysOf(presenter, told, standing, say)}
          >
            <About presenter={presenter} told={told} standing={standing} />
          </OnboardingStepRow>
        ))}
      </ol>
    </Card>
  );
});

/**
 * The steps to the partner bank's merchant system, each with its state and a link to correct it (document 1, section 2;
 * F-142, F-146).
 */
export const OnboardingProcessScreen = observer(function OnboardingProcessScreen() {
  const styles = useStyles();
  const { say } = useWords();
  const presenter = usePresenter(onboardingArea, (offered) => offered.onboardingProcess());
  useEffect(() => {
    presenter.opened();
    return () => presenter.left();
  }, [presenter]);
  const { content, trouble, refusals, reading, isOnboarded } = presenter;
  const onboardWhy = isOnboarded ? 'onboarding.start-done' : 'onboarding.start-here';
  const look = content.value && stateLook[content.value.standing.state];
  return (
    <>
      <PageHeader
        title={say('onboarding.title')}
        facts={say('onboarding.facts')}
        state={look && <StateBadge tone={look.tone}>{say(look.words)}</StateBadge>}
        aside={presenter.isMain && look ? say(onboardWhy) : undefined}
        actions={
          presenter.isMain && look ? (
            <PressButton unavailable={say(onboardWhy)}>{say('onboarding.start')}</PressButton>
          ) : undefined
        }
      />
      <div className={styles.notices}>
        {trouble && reading === undefined && (
          <Notice tone="bad" live>
            {say(trouble)}
          </Notice>
        )}
        {refusals.length > 0 && (
          <Notice tone="bad" live title={say('onboarding.refused-title')}>
            <ul className={styles.reasons}>
              {refusals.map((bar) => (
                <li key={bar}>{say(barWords[bar])}</li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
      {content.current.kind === 'loading' && (
        <Card>
          <ListSkeleton />
        </Card>
      )}
      {content.current.kind === 'failed' && (
        <Card>
          <FailedPanel
            message={say(content.current.failure.what)}
            code={content.current.failure.code || undefined}
            traceId={content.current.failure.traceId || undefined}
            onRetry={content.current.failure.canRetry ? async () => presenter.retryPressed() : undefined}
          />
        </Card>
      )}
      {content.value && <Steps presenter={presenter} told={content.value} />}
      {reading && <OnboardingAgreementDialog presenter={presenter} signs={reading === 'sign'} />}
      {presenter.isSuccessShown && <OnboardedDialog presenter={presenter} />}
    </>
  );
});
