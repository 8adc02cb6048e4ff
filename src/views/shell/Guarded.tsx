import { Fragment, useEffect } from 'react';
import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';

import type { Failure } from '../../presentation/shared/failure.ts';
import { Card } from '../design/panels/Card.tsx';
import { FailedPanel } from '../design/panels/FailedPanel.tsx';
import { useWords } from '../../words/use-words.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import type { SkeletonKind } from '../pages/page.ts';
import { usePresenters } from '../pages/presenters-context.ts';

export interface GuardedProps {
  /** The page's own path; without one, every signed-in user may open it. */
  readonly path?: string;
  readonly skeleton?: SkeletonKind;
  readonly children: ReactNode;
}

function SessionFailed({ failure, onRetry }: { readonly failure: Failure; readonly onRetry: () => Promise<void> }) {
  const { say } = useWords();
  return (
    <Card>
      <FailedPanel
        message={say(failure.what)}
        code={failure.code || undefined}
        traceId={failure.traceId || undefined}
        onRetry={failure.canRetry ? onRetry : undefined}
      />
    </Card>
  );
}

/** Renders a page only if the user may open it (document 1, sections 2 and 4). */
export const Guarded = observer(function Guarded({ path, skeleton = 'list', children }: GuardedProps) {
  const { session, shell } = usePresenters();
  const passage = shell.passage(path);

  useEffect(() => {
    if (passage === 'to-sign-in') shell.signedOut();
    if (passage === 'forbidden') shell.forbiddenVisited();
  }, [passage, shell]);

  if (passage === 'failed' && shell.failure)
    return <SessionFailed failure={shell.failure} onRetry={() => shell.retryPressed()} />;
  if (passage !== 'allowed') return <PageSkeleton kind={skeleton} />;
  // Another role gets a new page, even at the same address.
  return <Fragment key={session.who?.role.code}>{children}</Fragment>;
});
