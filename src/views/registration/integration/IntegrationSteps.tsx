import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Circle20Regular } from '@fluentui/react-icons/svg/circle';
import { observer } from 'mobx-react-lite';

import { isOptional } from '../../../domain/registration/integration.ts';
import { type IntegrationPlace } from '../../../domain/registration/integration-places.ts';
import { stepWords } from '../../../presentation/home/shared/step-words.ts';
import type {
  IntegrationPresenter,
  IntegrationStepView,
} from '../../../presentation/registration/integration/integration-presenter.ts';
import { integrationNames } from '../../../presentation/registration/integration/step-names.ts';
import { useWords } from '../../../words/use-words.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { forcedColours, onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { StepMark } from '../../home/shared/StepMark.tsx';

const useStyles = makeStyles({
  steps: {
    listStyleType: 'none',
    display: 'flex',
    margin: '0 0 16px',
    padding: 0,
    backgroundColor: portal.card,
    border: `1px solid ${portal.hairline}`,
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: portal.shadowCard,
    [onPhone]: { flexDirection: 'column' },
  },
  step: {
    display: 'flex',
    gap: '10px',
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    minWidth: 0,
    boxSizing: 'border-box',
    padding: '12px 16px',
    borderTop: '3px solid transparent',
    ':not(:first-child)': { borderLeft: `1px solid ${portal.hairlineSoft}` },
    [onPhone]: {
      flexBasis: 'auto',
      padding: '8px 12px',
      minHeight: '44px',
      borderTop: 'none',
      borderLeft: '3px solid transparent',
      ':not(:first-child)': { borderTop: `1px solid ${portal.hairlineSoft}`, borderLeft: '3px solid transparent' },
    },
  },
  now: {
    borderTop: `3px solid ${portal.accent}`,
    [onPhone]: {
      borderTop: 'none',
      borderLeft: `3px solid ${portal.accent}`,
      ':not(:first-child)': { borderLeft: `3px solid ${portal.accent}` },
    },
    [forcedColours]: { borderTop: '3px solid Highlight' },
  },
  unknown: { display: 'inline-flex', flexShrink: 0, color: tokens.colorNeutralForeground3 },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
  name: { fontWeight: 400 },
  nowName: { fontWeight: 600 },
  about: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
});

const Step = observer(function Step({ view, isNow }: { readonly view: IntegrationStepView; readonly isNow: boolean }) {
  const styles = useStyles();
  const { say } = useWords();
  const { step, path, standing } = view;
  const name = say(integrationNames[step]);
  return (
    <li className={mergeClasses(styles.step, isNow && styles.now)} aria-current={isNow ? 'step' : undefined}>
      {standing ? (
        <StepMark state={standing.state} />
      ) : (
        <span className={styles.unknown} aria-hidden>
          <Circle20Regular />
        </span>
      )}
      <div className={styles.words}>
        <div className={isNow ? styles.nowName : styles.name}>
          {isNow || path === undefined ? name : <PortalLink to={path}>{name}</PortalLink>}
        </div>
        {standing && (
          <div className={styles.about}>
            {stepWords(standing)
              .map((each) => say(each))
              .join(say('formats.clause-separator'))}
          </div>
        )}
        {isOptional(step) && <div className={styles.about}>{say('registration.integration-optional')}</div>}
      </div>
    </li>
  );
});

/** The steps in which a registered company completes its details, each with its state, its holder and a link. */
export const IntegrationSteps = observer(function IntegrationSteps({
  presenter,
  at,
}: {
  readonly presenter: IntegrationPresenter;
  readonly at: IntegrationPlace;
}) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <nav aria-label={say('registration.integration')}>
      <ol className={styles.steps}>
        {presenter.steps.map((view) => (
          <Step key={view.step} view={view} isNow={view.step === at} />
        ))}
      </ol>
    </nav>
  );
});
