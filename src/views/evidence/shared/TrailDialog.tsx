import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { evidenceArea } from '../../../presentation/evidence/evidence-presenters.ts';
import type { TrailViewer } from '../../../presentation/evidence/shared/trail-viewer.ts';
import { usePresenter } from '../../pages/presenters-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { SkeletonBlock } from '../../design/panels/SkeletonBlock.tsx';
import { JourneyBody } from './JourneyBody.tsx';
import { OrderBody } from './OrderBody.tsx';
import { TrailContext } from './trail-context.ts';

const Body = observer(function Body({ trail }: { readonly trail: TrailViewer }) {
  const { say } = useWords();
  const { view, subject } = trail;
  if (view.kind === 'loading') return <SkeletonBlock width="100%" height="220px" />;
  if (view.kind === 'failed') {
    const { failure } = view;
    return (
      <FailedPanel
        message={say(failure.what)}
        code={failure.code || undefined}
        traceId={failure.traceId || undefined}
        onRetry={failure.canRetry ? () => trail.retryPressed() : undefined}
      />
    );
  }
  const { value } = view;
  if (value.kind === 'order') return <OrderBody view={value} accounts={trail.accounts} />;
  if (value.kind === 'journey') return <JourneyBody view={value} />;
  return <p>{say(subject?.kind === 'journey' ? 'orders.journey-nothing' : 'orders.nothing')}</p>;
});

/** The dialog with the order behind a business, or with the journey of an invoice (document 1, section 2). */
const TrailDialog = observer(function TrailDialog({ trail }: { readonly trail: TrailViewer }) {
  const { say } = useWords();
  const { subject } = trail;
  const title = subject?.kind === 'journey' ? 'orders.journey-title' : 'orders.title';
  return (
    <PortalDialog
      open={subject !== undefined}
      kind="info"
      width="wide"
      title={say(title)}
      confirmLabel={say('common.close')}
      onConfirmed={() => trail.closed()}
      onClosed={() => trail.closed()}
    >
      {subject && <Body trail={trail} />}
    </PortalDialog>
  );
});

/** Provides the dialog to a page whose rows link to orders and journeys. */
export function TrailPlace({ children }: { readonly children: ReactNode }) {
  const trail = usePresenter(evidenceArea, (offered) => offered.trailViewer());
  useEffect(() => () => trail.closed(), [trail]);
  return (
    <TrailContext value={trail}>
      {children}
      <TrailDialog trail={trail} />
    </TrailContext>
  );
}
