import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import { startPath } from '../../../domain/parties/start-list.ts';
import { integrationPath } from '../../../domain/registration/integration-places.ts';
import type { IntegrationPresenter } from '../../../presentation/registration/integration/integration-presenter.ts';
import { integrationNames } from '../../../presentation/registration/integration/step-names.ts';
import { registrationArea } from '../../../presentation/registration/registration-presenters.ts';
import { useWords } from '../../../words/use-words.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { ListSkeleton } from '../../design/panels/ListSkeleton.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { SupportLine } from '../../design/panels/SupportLine.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { StepRow } from '../../home/shared/StepRow.tsx';
import { usePresenter } from '../../pages/presenters-context.ts';

const useStyles = makeStyles({
  page: { maxWidth: '880px' },
  steps: { listStyleType: 'none', margin: 0, padding: 0 },
  on: {
    display: 'flex',
    justifyContent: 'flex-end',
    padding: '12px 16px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
  },
  help: { marginTop: '12px' },
});

const Standings = observer(function Standings({ presenter }: { readonly presenter: IntegrationPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { outcome, steps } = presenter;
  const left = steps.filter(({ standing }) => standing?.holder === 'you').length;
  return (
    <>
      <Card
        title={
          outcome === 'yours'
            ? say('registration.integration-yours', { count: left })
            : say(outcome === 'done' ? 'registration.integration-done' : 'registration.integration-others')
        }
        note={outcome === 'done' ? say('registration.integration-done-next') : undefined}
      >
        <ol className={styles.steps}>
          {steps.map(({ step, standing }) => standing && <StepRow key={step} view={standing} />)}
        </ol>
        <div className={styles.on}>
          <LinkButton kind={outcome === 'yours' ? 'ordinary' : 'primary'} to={startPath}>
            {say('registration.integration-all')}
          </LinkButton>
        </div>
      </Card>
      <div className={styles.help}>
        <SupportLine />
      </div>
    </>
  );
});

/** Plain links to all steps, where their state is unknown. */
const Unknown = observer(function Unknown({ presenter }: { readonly presenter: IntegrationPresenter }) {
  const { say } = useWords();
  return (
    <Card>
      <EmptyPanel
        title={say('home.start-not-offered')}
        actions={presenter.steps.map(({ step }) => (
          <LinkButton key={step} to={integrationPath(step)}>
            {say(integrationNames[step])}
          </LinkButton>
        ))}
      />
    </Card>
  );
});

/**
 * The state of a registered company's steps: the finished ones, and the waiting ones with their holders and deadlines
 * (document 1, section 2; R-033).
 */
export const IntegrationSuccessScreen = observer(function IntegrationSuccessScreen() {
  const styles = useStyles();
  const { say } = useWords();
  const presenter = usePresenter(registrationArea, (offered) => offered.integration());
  useEffect(() => {
    presenter.opened();
    return () => presenter.left();
  }, [presenter]);
  const { company, outcome, companyName } = presenter;
  const { content, isOffered } = company;
  return (
    <div className={styles.page}>
      <PageHeader title={say('registration.integration-stands')} facts={companyName} />
      {isOffered && content.kind === 'loading' && <ListSkeleton />}
      {isOffered && content.kind === 'failed' && (
        <Card>
          <FailedPanel
            message={say(content.failure.what)}
            code={content.failure.code || undefined}
            traceId={content.failure.traceId || undefined}
            onRetry={content.failure.canRetry ? async () => company.opened() : undefined}
          />
        </Card>
      )}
      {isOffered && content.kind === 'ready' && outcome !== 'unknown' && <Standings presenter={presenter} />}
      {(!isOffered || (content.kind === 'ready' && outcome === 'unknown')) && <Unknown presenter={presenter} />}
    </div>
  );
});
