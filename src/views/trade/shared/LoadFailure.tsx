import { observer } from 'mobx-react-lite';

import type { PageContent } from '../../../presentation/pages/page-content.ts';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { useWords } from '../../../words/use-words.ts';

/** Why content failed to load, with a button that tries again; nothing while it is loaded or loading. */
export const LoadFailure = observer(function LoadFailure({
  content,
}: {
  readonly content: Pick<PageContent<unknown>, 'current' | 'load'>;
}) {
  const { say } = useWords();
  const { current } = content;
  if (current.kind !== 'failed') return null;
  const { what, code, traceId, canRetry } = current.failure;
  return (
    <FailedPanel
      message={say(what)}
      code={code || undefined}
      traceId={traceId || undefined}
      onRetry={canRetry ? async () => content.load() : undefined}
    />
  );
});
