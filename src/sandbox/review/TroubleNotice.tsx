import { observer } from 'mobx-react-lite';
import { Notice } from '../../views/design/panels/Notice.tsx';
import { PressButton } from '../../views/design/actions/PressButton.tsx';
import { useConsole } from '../frame/console-context.ts';
import { useFailureWords } from '../frame/use-failure-words.ts';
import { actorWords } from '../shared/actors.ts';
import { stateWords } from '../words/state-words.ts';
import { useSandboxWords, type SandboxSay } from '../words/use-sandbox-words.ts';
import type { StepTrouble } from './step-runner.ts';

function refusalWords(
  trouble: Exclude<StepTrouble, { readonly because: 'failed' | 'not-known' }>,
  say: SandboxSay,
): string {
  if (trouble.because === 'wrong-stage')
    return say(`sandbox.wrong-stage-${trouble.current ?? 'none'}`, { state: say(stateWords(trouble.state)) });
  if (trouble.because === 'taken') return say('sandbox-actions.turn-taken', { name: say(actorWords(trouble.by)) });
  return trouble.because === 'unmarked'
    ? say('sandbox-actions.pass-needs-marks', { items: trouble.count })
    : say('sandbox-actions.refused-same-reviewer');
}

/** The reason why a decision or an action failed, or the warning that its outcome is unknown. */
export const TroubleNotice = observer(function TroubleNotice() {
  const say = useSandboxWords();
  const failureWords = useFailureWords();
  const { steps } = useConsole();
  const { trouble } = steps;
  if (!trouble) return null;
  if (trouble.because === 'not-known') {
    return (
      <Notice
        tone="warn"
        live
        title={say('sandbox-actions.not-known-title')}
        actions={
          <PressButton size="small" onPress={steps.askAgainPressed}>
            {say('sandbox-actions.ask-again')}
          </PressButton>
        }
      >
        {say('sandbox-actions.not-known')}
      </Notice>
    );
  }
  if (trouble.because === 'failed') {
    return (
      <Notice tone="bad" live title={say('sandbox.refused-title')}>
        {failureWords(trouble.failure)} {trouble.failure.code} {trouble.failure.traceId}
      </Notice>
    );
  }
  return (
    <Notice
      tone="bad"
      live
      title={say(trouble.because === 'wrong-stage' ? 'sandbox.wrong-stage-title' : 'sandbox.refused-title')}
    >
      {refusalWords(trouble, say)}
    </Notice>
  );
});
