import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { startPath } from '../../../domain/parties/start-list.ts';
import type { HomePresenter } from '../../../presentation/home/home/home-presenter.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useWords } from '../../../words/use-words.ts';
import { StepRow } from '../shared/StepRow.tsx';
import { StepSegments } from '../shared/StepSegments.tsx';
import { GuidanceWays } from './GuidanceWays.tsx';

const useStyles = makeStyles({
  // The same distance as between the other parts of the page.
  place: { marginBottom: '16px' },
  steps: { listStyleType: 'none', margin: 0, padding: 0 },
  all: { padding: '10px 16px', borderTop: `1px solid ${portal.hairlineSoft}` },
});

/**
 * The first steps of a new company, with their progress (checklist 1.4), and the steps into each product (F-081). The
 * card is at the top of the page while first steps are left, otherwise at the place with `isLow`. A user who hides it
 * does not see it again.
 */
export const StartCard = observer(function StartCard({
  presenter,
  isLow = false,
}: {
  readonly presenter: HomePresenter;
  readonly isLow?: boolean;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { steps, namedSteps, productGuidance, company } = presenter;
  if (isLow ? steps.length > 0 || productGuidance.length === 0 : steps.length === 0) return null;
  return (
    <div className={isLow ? undefined : styles.place}>
      <Card
        title={say('home.start')}
        note={
          steps.length === 0
            ? undefined
            : say('home.start-progress', {
                done: steps.filter(({ state }) => state === 'done').length,
                all: steps.length,
              })
        }
        more={
          <PressButton size="small" kind="subtle" onPress={() => company.hideSteps()}>
            {say('home.start-hide')}
          </PressButton>
        }
      >
        {steps.length > 0 && (
          <>
            <StepSegments steps={steps} />
            <ol className={styles.steps}>
              {namedSteps.map((view) => (
                <StepRow key={view.step} view={view} />
              ))}
            </ol>
            <div className={styles.all}>
              <PortalLink to={startPath}>{say('home.start-all', { all: steps.length })}</PortalLink>
            </div>
          </>
        )}
        <GuidanceWays presenter={presenter} />
      </Card>
    </div>
  );
});
