import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import { integrationPath, type IntegrationStep } from '../../../domain/registration/integration-places.ts';
import type { IntegrationPresenter } from '../../../presentation/registration/integration/integration-presenter.ts';
import { integrationNames } from '../../../presentation/registration/integration/step-names.ts';
import { registrationArea } from '../../../presentation/registration/registration-presenters.ts';
import { useWords } from '../../../words/use-words.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { usePresenter } from '../../pages/presenters-context.ts';
import type { StepPiece } from '../shared/step-piece.ts';
import { IntegrationSteps } from './IntegrationSteps.tsx';

const useStyles = makeStyles({
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    marginTop: '16px',
    paddingTop: '16px',
    borderTop: `1px solid ${portal.hairline}`,
  },
  words: { margin: 0, flexGrow: 1, flexBasis: '280px', color: tokens.colorNeutralForeground3 },
  ways: { display: 'flex', flexWrap: 'wrap', gap: '8px', [onPhone]: { flexDirection: 'column', width: '100%' } },
});

/** The note below a step: whether the step needs other people, or can be left for later. */
function useFootWords(presenter: IntegrationPresenter, step: IntegrationStep): string {
  const { say } = useWords();
  const standing = presenter.steps.find((each) => each.step === step)?.standing;
  if (standing?.state === 'done') return say('registration.integration-step-done');
  // Only the submitter may correct a returned form.
  if (step === 'realname' && standing?.state === 'mend')
    return say(standing.holder === 'you' ? 'registration.integration-mend' : 'registration.integration-mend-other');
  if (standing?.holder === 'platform') return say('registration.integration-platform');
  return say(
    standing?.holder === 'colleague' ? 'registration.integration-colleague' : 'registration.integration-resume',
  );
}

const Foot = observer(function Foot({
  presenter,
  step,
}: {
  readonly presenter: IntegrationPresenter;
  readonly step: IntegrationStep;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const words = useFootWords(presenter, step);
  const [back, next] = [presenter.previousPlace(step), presenter.nextPlace(step)];
  return (
    <div className={styles.foot}>
      <p className={styles.words}>{words}</p>
      <div className={styles.ways}>
        {back !== undefined && (
          <LinkButton to={integrationPath(back)}>
            {say('registration.integration-back', { step: say(integrationNames[back]) })}
          </LinkButton>
        )}
        <LinkButton kind={presenter.isOwn(step) ? 'ordinary' : 'primary'} to={integrationPath(next)}>
          {next === 'success'
            ? say('registration.integration-see-stands')
            : say('registration.integration-next', { step: say(integrationNames[next]) })}
        </LinkButton>
      </div>
    </div>
  );
});

export interface IntegrationScreenProps {
  readonly step: IntegrationStep;
  readonly Piece: StepPiece;
}

/**
 * One step in which a registered company completes its details, below the header of all steps (document 1, section 2;
 * F-056).
 */
export const IntegrationScreen = observer(function IntegrationScreen({ step, Piece }: IntegrationScreenProps) {
  const presenter = usePresenter(registrationArea, (offered) => offered.integration());
  useEffect(() => {
    presenter.opened();
    return () => presenter.left();
  }, [presenter]);
  return (
    <>
      <IntegrationSteps presenter={presenter} at={step} />
      <Piece onRead={presenter.stepLoaded} />
      <Foot presenter={presenter} step={step} />
    </>
  );
});
