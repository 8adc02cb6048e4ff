import { observer } from 'mobx-react-lite';
import type { PackageDetailPresenter } from '../../presentation/package-detail/package-detail-presenter.ts';
import { useWords } from '../../words/use-words.ts';
import { PortalDialog } from '../design/PortalDialog.tsx';

/** Whether a draft is to be given up; and where somebody else was faster, or it did not work, what happened and what is there now. */
export const DetailDialogs = observer(function DetailDialogs({ presenter }: { readonly presenter: PackageDetailPresenter }) {
  const { say } = useWords();
  const { trouble } = presenter;
  const failure = trouble?.because === 'failed' ? trouble.failure : undefined;
  const conflict = trouble !== undefined && trouble.because !== 'failed';
  return (
    <>
      <PortalDialog
        open={presenter.discardAsked}
        kind="confirm"
        title={say('detail.discard-title')}
        confirmLabel={say('detail.discard')}
        onConfirmed={async () => presenter.discardConfirmed()}
        onClosed={() => presenter.discardDropped()}
      >
        {say('detail.discard-body')}
      </PortalDialog>
      <PortalDialog open={conflict} kind="warning" mustAnswer title={say('detail.conflict-moved-title')} confirmLabel={say('detail.conflict-look')} onConfirmed={() => presenter.troubleRead()}>
        {trouble?.because === 'package-moved' ? say('detail.conflict-moved', { by: trouble.by }) : say('detail.conflict-state')}
      </PortalDialog>
      <PortalDialog
        open={failure !== undefined}
        kind="error"
        code={failure?.code || undefined}
        traceId={failure?.traceId || undefined}
        onConfirmed={() => presenter.troubleRead()}
        onClosed={() => presenter.troubleRead()}
      >
        {failure && say(failure.what)}
      </PortalDialog>
    </>
  );
});
