import { Notice } from '../../views/design/Notice.tsx';
import { useFailureWords } from '../frame/use-failure-words.ts';
import { stateWords } from '../words/state-words.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import type { ReviewTrouble } from './review-presenter.ts';

/** Why a decision was not carried out. */
export function TroubleNotice({ trouble }: { readonly trouble: ReviewTrouble | undefined }) {
  const say = useSandboxWords();
  const failureWords = useFailureWords();
  if (!trouble) return null;
  if (trouble.because === 'failed') {
    return (
      <Notice tone="bad" live title={say('sandbox.refused-title')}>
        {failureWords(trouble.failure)} {trouble.failure.code} {trouble.failure.traceId}
      </Notice>
    );
  }
  return (
    <Notice tone="bad" live title={say('sandbox.wrong-stage-title')}>
      {say(`sandbox.wrong-stage-${trouble.current ?? 'none'}`, { state: say(stateWords(trouble.state)) })}
    </Notice>
  );
}
