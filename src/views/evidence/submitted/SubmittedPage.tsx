import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircle48Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { Info48Regular } from '@fluentui/react-icons/svg/info';
import type {
  SubmittedPackage,
  SubmittedPresenter,
} from '../../../presentation/evidence/submitted/submitted-presenter.ts';
import { money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { Card } from '../../design/panels/Card.tsx';
import { KeyValueFacts } from '../../design/panels/KeyValueFacts.tsx';
import { MissingPart } from '../../design/panels/MissingPart.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { platformName } from '../../platform/platform-name.ts';
import { usePresenters } from '../../pages/presenters-context.ts';

const useStyles = makeStyles({
  page: { maxWidth: '640px', margin: '32px auto 0' },
  panel: {
    padding: '40px 24px 32px',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '12px',
    textAlign: 'center',
  },
  ok: { display: 'inline-flex', color: portal.okWords },
  info: { display: 'inline-flex', color: portal.infoWords },
  title: { margin: 0, fontSize: '22px', lineHeight: '30px', fontWeight: 600 },
  words: { margin: 0, maxWidth: '460px', color: tokens.colorNeutralForeground2 },
  facts: {
    width: '100%',
    maxWidth: '460px',
    textAlign: 'start',
    padding: '12px 16px',
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: portal.head,
  },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px', marginTop: '4px' },
  hint: { margin: 0, fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
});

interface SubmittedPageProps {
  readonly presenter: SubmittedPresenter;
  readonly shown: SubmittedPackage;
}

/** Confirms the submission, names the next step with its deadline, and links to the progress. */
export function SubmittedPage({
  presenter,
  shown: { evidence, expected, expectedMissing, submitted },
}: SubmittedPageProps) {
  const styles = useStyles();
  const { say, locale } = useWords();
  const { session } = usePresenters();
  const number = evidence.packageId;
  return (
    <div className={styles.page}>
      <Card>
        <div className={styles.panel}>
          <span className={submitted ? styles.ok : styles.info} aria-hidden="true">
            {submitted ? <CheckmarkCircle48Filled /> : <Info48Regular />}
          </span>
          <h1 className={styles.title} tabIndex={-1}>
            {say(submitted ? 'submitted.title' : 'submitted.not-yet-title')}
          </h1>
          <p className={styles.words}>
            {submitted
              ? [say('submitted.body'), ...presenter.standing.map((sentence) => say(sentence))].join(
                  say('formats.sentence-separator'),
                )
              : say('submitted.not-yet')}
          </p>
          <div className={styles.facts}>
            <KeyValueFacts
              layout="down"
              facts={[
                { label: say('submitted.number-label'), value: number },
                { label: say('packages.amount'), value: money(presenter.amount), strong: true },
                { label: say('packages.funder'), value: evidence.funderName },
                ...(submitted && expected
                  ? [
                      {
                        label: say('submitted.until-label'),
                        value: say('check.expected-day', { until: expected.day, about: expected.about }),
                      },
                    ]
                  : []),
              ]}
            />
          </div>
          {submitted && expectedMissing && (
            <MissingPart label={say('submitted.until-label')} onRetry={() => presenter.retryPressed()} />
          )}
          <div className={styles.actions}>
            {submitted ? (
              <PressButton kind="primary" onPress={() => presenter.progressPressed()}>
                {say('submitted.progress')}
              </PressButton>
            ) : (
              <PressButton kind="primary" onPress={() => presenter.continuePressed()}>
                {say('submitted.continue')}
              </PressButton>
            )}
            {presenter.origin !== '' && <LinkButton to={presenter.origin}>{say('submitted.origin')}</LinkButton>}
            <PressButton onPress={() => presenter.listPressed()}>{say('submitted.list')}</PressButton>
          </div>
          {submitted && (
            <p className={styles.hint}>{say('submitted.wechat', { name: platformName(session.pageConfig, locale) })}</p>
          )}
        </div>
      </Card>
    </div>
  );
}
