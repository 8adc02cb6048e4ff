import { observer } from 'mobx-react-lite';
import type {
  DetailTrouble,
  PackageDetailPresenter,
} from '../../../presentation/evidence/package-detail/package-detail-presenter.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { useWords } from '../../../words/use-words.ts';
import { useBusinessKind } from '../shared/use-business-kind.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';

type DetailConflict = Exclude<DetailTrouble, { readonly because: 'failed' }>;

function conflictWords(trouble: DetailConflict): Message {
  if (trouble.because === 'unknown') return message('detail.unknown');
  if (trouble.because === 'package-moved')
    return message('detail.conflict-moved', { action: trouble.move?.action, by: trouble.by });
  return trouble.because === 'not-in-this-state' && trouble.move
    ? message('detail.conflict-moved', trouble.move)
    : message('detail.conflict-state');
}

/**
 * The questions before a draft is discarded or a submission is withdrawn, and the dialogs for a conflict or a failure.
 */
export const DetailDialogs = observer(function DetailDialogs({
  presenter,
}: {
  readonly presenter: PackageDetailPresenter;
}) {
  const { say } = useWords();
  const { trouble } = presenter;
  const failure = trouble?.because === 'failed' ? trouble.failure : undefined;
  const conflict = trouble !== undefined && trouble.because !== 'failed';
  return (
    <>
      <PortalDialog
        open={presenter.discardAsked}
        kind="confirm"
        destroys
        title={say('detail.discard-title')}
        confirmLabel={say('detail.discard')}
        onConfirmed={async () => presenter.discardConfirmed()}
        onClosed={() => presenter.discardDropped()}
      >
        {say('detail.discard-body', { kind: useBusinessKind() })}
      </PortalDialog>
      <PortalDialog
        open={presenter.withdrawAsked}
        kind="confirm"
        title={say('after.withdraw-title')}
        confirmLabel={say('after.withdraw')}
        onConfirmed={async () => presenter.withdrawConfirmed()}
        onClosed={() => presenter.withdrawDropped()}
      >
        {say('after.withdraw-body')}
      </PortalDialog>
      <PortalDialog
        open={conflict}
        kind="warning"
        mustAnswer
        title={say(trouble?.because === 'unknown' ? 'detail.unknown-title' : 'detail.conflict-moved-title')}
        confirmLabel={say('detail.conflict-look')}
        onConfirmed={() => presenter.troubleRead()}
      >
        {conflict && say(conflictWords(trouble))}
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
