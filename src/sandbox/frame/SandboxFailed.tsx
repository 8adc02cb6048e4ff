import { Card } from '../../views/design/panels/Card.tsx';
import { FailedPanel } from '../../views/design/panels/FailedPanel.tsx';
import type { Failure } from '../shared/failure.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import { useFailureWords } from './use-failure-words.ts';

/** Reports a failed load with its reason and a retry. */
export function SandboxFailed({
  failure,
  onRetry,
}: {
  readonly failure: Failure;
  readonly onRetry: () => void | Promise<unknown>;
}) {
  const say = useSandboxWords();
  const failureWords = useFailureWords();
  return (
    <Card>
      <FailedPanel
        message={failureWords(failure)}
        safe={say('sandbox.failed-safe')}
        code={failure.code || undefined}
        traceId={failure.traceId || undefined}
        onRetry={onRetry}
      />
    </Card>
  );
}
