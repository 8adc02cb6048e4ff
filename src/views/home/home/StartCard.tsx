import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { Circle20Regular } from '@fluentui/react-icons/svg/circle';
import { observer } from 'mobx-react-lite';

import type { StartStep } from '../../../domain/home/company-facts.ts';
import type { StepView } from '../../../presentation/home/home/company-overview.ts';
import type { HomePresenter } from '../../../presentation/home/home/home-presenter.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useHiddenText } from '../../design/theme/use-hidden-text.ts';
import type { PlainKey } from '../../../words/catalogue.ts';
import { useWords } from '../../../words/use-words.ts';
import { GuidanceWays } from './GuidanceWays.tsx';

const useStyles = makeStyles({
  // Beside what follows, as the parts of the page are.
  place: { marginBottom: '16px' },
  steps: { listStyleType: 'none', margin: 0, padding: 0 },
  step: { display: 'flex', alignItems: 'center', gap: '12px', minHeight: '52px', padding: '6px 16px', borderTop: `1px solid ${portal.hairlineSoft}`, [onPhone]: { flexWrap: 'wrap' } },
  words: { flexGrow: 1, flexBasis: '200px', minWidth: 0 },
  name: { fontWeight: 600 },
  about: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  mark: { display: 'inline-flex', flexShrink: 0, color: tokens.colorNeutralForeground3 },
  done: { color: portal.okInk },
});

const names: Readonly<Record<StartStep, PlainKey>> = { agreements: 'home.step-agreements', invoicing: 'home.step-invoicing', made: 'home.step-made', submitted: 'home.step-submitted' };
const abouts: Readonly<Record<StartStep, PlainKey>> = { agreements: 'home.step-agreements-about', invoicing: 'home.step-invoicing-about', made: 'home.step-made-about', submitted: 'home.step-submitted-about' };

function Step({ view }: { readonly view: StepView }) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const { say } = useWords();
  const { step, done, path, isNext } = view;
  return (
    <li className={styles.step} aria-current={isNext ? 'step' : undefined}>
      <span className={mergeClasses(styles.mark, done && styles.done)} aria-hidden>
        {done ? <CheckmarkCircle20Filled /> : <Circle20Regular />}
      </span>
      <div className={styles.words}>
        <div className={styles.name}>
          {say(names[step])}
          {done && <span className={hidden}> {say('home.step-done')}</span>}
        </div>
        {!done && <div className={styles.about}>{say(abouts[step])}</div>}
      </div>
      {path !== undefined && (
        <LinkButton size="small" kind={isNext ? 'primary' : 'ordinary'} to={path}>
          {say('home.step-go')}
          <span className={hidden}> {say(names[step])}</span>
        </LinkButton>
      )}
    </li>
  );
}

/**
 * Where one begins, in one card: what a new company does first, each step ticked by what is so (checklist 1.4), and the way into
 * each product (F-081). It stands at the head while first steps are left, else where `isLow`; whoever hides it is not shown it again.
 */
export const StartCard = observer(function StartCard({ presenter, isLow = false }: { readonly presenter: HomePresenter; readonly isLow?: boolean }) {
  const styles = useStyles();
  const { say } = useWords();
  const { steps, ways, company } = presenter;
  if (isLow ? steps.length > 0 || ways.length === 0 : steps.length === 0) return null;
  return (
    <div className={isLow ? undefined : styles.place}>
      <Card
        title={say('home.start')}
        note={steps.length === 0 ? undefined : say('home.start-progress', { done: steps.filter(({ done }) => done).length, all: steps.length })}
        more={
          <PressButton size="small" kind="subtle" onPress={() => company.hidden()}>
            {say('home.start-hide')}
          </PressButton>
        }
      >
        {steps.length > 0 && (
          <ol className={styles.steps}>
            {steps.map((view) => (
              <Step key={view.step} view={view} />
            ))}
          </ol>
        )}
        <GuidanceWays presenter={presenter} />
      </Card>
    </div>
  );
});
