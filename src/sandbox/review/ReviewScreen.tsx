import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Card } from '../../views/design/panels/Card.tsx';
import { DetailSkeleton } from '../../views/design/panels/DetailSkeleton.tsx';
import { FailedPanel } from '../../views/design/panels/FailedPanel.tsx';
import { LinkButton } from '../../views/design/actions/LinkButton.tsx';
import { PageHeader } from '../../views/design/panels/PageHeader.tsx';
import { useConsole } from '../frame/console-context.ts';
import { SandboxFailed } from '../frame/SandboxFailed.tsx';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { ReviewPage } from './ReviewPage.tsx';

function MissingPackage() {
  const say = useSandboxWords();
  const back = (
    <LinkButton kind="primary" to="/queue/first">
      {say('sandbox.to-queue')}
    </LinkButton>
  );
  return (
    <Card>
      <FailedPanel
        title={say('sandbox.package-missing-title')}
        message={say('sandbox.package-missing')}
        safe=""
        actions={back}
      />
    </Card>
  );
}

const ReviewContent = observer(function ReviewContent({ docDatumId }: { readonly docDatumId: string }) {
  const say = useSandboxWords();
  const { review } = useConsole();
  const { viewModel } = review;
  if (viewModel.kind === 'loading' || review.docDatumId !== docDatumId) return <DetailSkeleton />;
  if (viewModel.kind === 'ready' && viewModel.value) return <ReviewPage view={viewModel.value} />;
  return (
    <>
      <PageHeader
        title={docDatumId}
        crumbs={[{ label: say('sandbox.queue-title'), to: '/queue/first' }, { label: docDatumId }]}
      />
      {viewModel.kind === 'failed' ? (
        <SandboxFailed failure={viewModel.failure} onRetry={review.retryPressed} />
      ) : (
        <MissingPackage />
      )}
    </>
  );
});

/** The review of one package. */
export const ReviewScreen = observer(function ReviewScreen({ docDatumId }: { readonly docDatumId: string }) {
  const { review } = useConsole();
  const { viewModel } = review;

  useEffect(() => {
    review.opened(docDatumId);
    // Reviews taken up in another tab appear when this tab gets the focus.
    window.addEventListener('focus', review.windowFocused);
    return () => window.removeEventListener('focus', review.windowFocused);
  }, [review, docDatumId]);

  return (
    <>
      <ReviewContent docDatumId={docDatumId} />
      <ActionDialog queued={viewModel.kind === 'ready' ? viewModel.value?.reviewed : undefined} />
      <DecisionDialog view={viewModel.kind === 'ready' ? viewModel.value : undefined} />
    </>
  );
});
