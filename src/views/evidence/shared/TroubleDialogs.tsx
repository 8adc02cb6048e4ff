import { isRestrictionFailure } from '../../../presentation/evidence/shared/restriction-view.ts';
import type { Failure } from '../../../presentation/shared/failure.ts';
import type { Message } from '../../../words/catalogue.ts';
import { useWords } from '../../../words/use-words.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';

interface TroubleDialogsProps {
  /** A refusal that must be read before the user continues. */
  readonly trouble: Message | undefined;
  readonly failure: Failure | undefined;
  readonly onRead: () => void;
}

/** The dialogs of a refusal and of a failure. */
export function TroubleDialogs({ trouble, failure, onRead }: TroubleDialogsProps) {
  const { say } = useWords();
  return (
    <>
      <PortalDialog open={trouble !== undefined} kind="warning" mustAnswer onConfirmed={onRead}>
        {trouble && say(trouble)}
      </PortalDialog>
      <PortalDialog
        open={failure !== undefined}
        kind="error"
        {...(isRestrictionFailure(failure) ? { title: say('held.not-added') } : {})}
        code={failure?.code || undefined}
        traceId={failure?.traceId || undefined}
        onConfirmed={onRead}
        onClosed={onRead}
      >
        {failure && say(failure.what)}
      </PortalDialog>
    </>
  );
}
