import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';

import type { PageContent } from '../../../presentation/pages/page-content.ts';
import { Card } from '../../design/panels/Card.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { FormSkeleton } from '../../design/panels/FormSkeleton.tsx';
import { useWords } from '../../../words/use-words.ts';

/** The content of a page: loading, failed or ready. */
export const AwaitedContent = observer(function AwaitedContent({
  kept,
  children,
}: {
  readonly kept: Pick<PageContent<unknown>, 'current' | 'load'>;
  readonly children: () => ReactNode;
}) {
  const { say } = useWords();
  const { current } = kept;
  if (current.kind === 'loading') return <FormSkeleton />;
  if (current.kind === 'failed')
    return (
      <Card>
        <FailedPanel
          message={say(current.failure.what)}
          code={current.failure.code || undefined}
          traceId={current.failure.traceId || undefined}
          onRetry={current.failure.canRetry ? async () => kept.load() : undefined}
        />
      </Card>
    );
  return children();
});
