import type { Failure } from '../../../presentation/shared/failure.ts';
import { useWords } from '../../../words/use-words.ts';
import { Card } from '../../design/panels/Card.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { ForbiddenPanel } from '../../design/panels/ForbiddenPanel.tsx';
import { PackageMissing } from './PackageMissing.tsx';
import { PackageTroubleHeader } from './PackageTroubleHeader.tsx';

export interface PackageFailedProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** The page of a package that could not be loaded: the reason and a retry. */
export function PackageFailed({ failure, onRetry }: PackageFailedProps) {
  const { say } = useWords();
  if (failure.kind === 'not-found') return <PackageMissing />;
  return (
    <>
      <PackageTroubleHeader />
      <Card>
        {failure.what.key === 'refusals.forbidden' ? (
          <ForbiddenPanel />
        ) : (
          <FailedPanel
            message={say(failure.what)}
            code={failure.code || undefined}
            traceId={failure.traceId || undefined}
            onRetry={failure.canRetry ? onRetry : undefined}
          />
        )}
      </Card>
    </>
  );
}
