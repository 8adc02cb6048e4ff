import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { needsReason } from '../../domain/onboarding/shared/onboarding.ts';
import { PressButton } from '../../views/design/actions/PressButton.tsx';
import { TextField } from '../../views/design/fields/TextField.tsx';
import { Card } from '../../views/design/panels/Card.tsx';
import { ListSkeleton } from '../../views/design/panels/ListSkeleton.tsx';
import { PageHeader } from '../../views/design/panels/PageHeader.tsx';
import { StateBadge } from '../../views/design/panels/StateBadge.tsx';
import type { OnboardingShown } from '../api/onboarding-answers.ts';
import { useConsole } from '../frame/console-context.ts';
import { useRowStyles } from '../frame/row-styles.ts';
import { SandboxFailed } from '../frame/SandboxFailed.tsx';
import { useSandboxWords } from '../words/use-sandbox-words.ts';

const tones = { open: 'idle', reviewing: 'warn', refused: 'bad', changed: 'bad', settled: 'ok' } as const;

const Company = observer(function Company({ company }: { readonly company: OnboardingShown }) {
  const styles = useRowStyles();
  const say = useSandboxWords();
  const { onboarding } = useConsole();
  const { pkCorp, name, uscc, state, reason, since, by, actions } = company;
  return (
    <li>
      <section className={styles.row} aria-label={name}>
        <div className={styles.head}>
          <b>{name}</b>
          <StateBadge tone={tones[state]} size="small">
            {say(`sandbox-onboarding.state-${state}`)}
          </StateBadge>
          <span>
            {[uscc, by, ...(since === 0 ? [] : [say('sandbox.moment', { at: since })])]
              .filter((each) => each !== '')
              .join(' · ')}
          </span>
        </div>
        {reason !== '' && <div>{reason}</div>}
        {actions.some(needsReason) && (
          <TextField
            label={say('sandbox-onboarding.reason')}
            value={onboarding.reasons.get(pkCorp) ?? ''}
            maxLength={200}
            onChanged={(value) => onboarding.reasonTyped(pkCorp, value)}
          />
        )}
        {actions.length > 0 && (
          <div className={styles.acts}>
            {actions.map((action) => (
              <PressButton
                key={action}
                size="small"
                busy={onboarding.busy}
                unavailable={
                  onboarding.lacksReason(pkCorp, action) ? say('sandbox-onboarding.reason-first') : undefined
                }
                onPress={async () => onboarding.decided(company, action)}
              >
                {say(`sandbox-onboarding.${action}`)}
              </PressButton>
            ))}
          </div>
        )}
      </section>
    </li>
  );
});

/**
 * The page of the partner bank: the companies that applied, were accepted, were refused, or no longer meet its
 * conditions.
 */
export const OnboardingScreen = observer(function OnboardingScreen() {
  const styles = useRowStyles();
  const say = useSandboxWords();
  const { onboarding } = useConsole();
  const { content } = onboarding;
  useEffect(() => {
    onboarding.opened();
    return () => onboarding.left();
  }, [onboarding]);
  return (
    <>
      <PageHeader title={say('sandbox-onboarding.title')} facts={say('sandbox-onboarding.facts')} />
      <Card title={say('sandbox-onboarding.companies')}>
        {content.kind === 'loading' && <ListSkeleton />}
        {content.kind === 'failed' && <SandboxFailed failure={content.failure} onRetry={onboarding.load} />}
        {content.kind === 'ready' && (
          <ul className={styles.list}>
            {content.value.map((company) => (
              <Company key={company.pkCorp} company={company} />
            ))}
          </ul>
        )}
      </Card>
    </>
  );
});
