import { makeStyles, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import type { ReviewStage } from '../../domain/materials/package-machine.ts';
import { PressButton } from '../../views/design/PressButton.tsx';
import { useSandboxWords } from '../words/use-sandbox-words.ts';

const stages: readonly ReviewStage[] = ['first', 'final'];

const useStyles = makeStyles({
  group: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  label: { color: tokens.colorNeutralForeground3 },
  on: { '& button[aria-pressed="true"]': { fontWeight: 600 }, display: 'inline-flex' },
});

/** As whom one decides: only the one whose turn it is can be chosen, the other says why not. */
export function StageChoice({ stage }: { readonly stage: ReviewStage | undefined }) {
  const styles = useStyles();
  const say = useSandboxWords();
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId} className={styles.group}>
      <span id={labelId} className={styles.label}>
        {say('sandbox.decide-as')}
      </span>
      {stages.map((each) => (
        <span key={each} className={styles.on}>
          <PressButton size="small" kind={each === stage ? 'primary' : 'ordinary'} aria-pressed={each === stage} unavailable={each === stage ? undefined : say(stage === undefined ? 'sandbox.stage-closed' : `sandbox.stage-closed-${each}`)}>
            {say(`sandbox.as-${each}`)}
          </PressButton>
        </span>
      ))}
    </div>
  );
}
