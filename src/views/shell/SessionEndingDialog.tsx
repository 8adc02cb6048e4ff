import { observer } from 'mobx-react-lite';
import { useState } from 'react';

import { PortalDialog } from '../design/dialogs/PortalDialog.tsx';
import { useWords } from '../../words/use-words.ts';
import { usePresenters } from '../pages/presenters-context.ts';

const halfMinute = 30_000;

/**
 * Opens two minutes before the session ends and offers to stay. A key pressed by chance while typing never signs out.
 */
export const SessionEndingDialog = observer(function SessionEndingDialog() {
  const { say } = useWords();
  const { watch, shell } = usePresenters();
  const { left = 0, endsAt } = watch;
  /** The session's end at which the user tried to stay and failed. */
  const [tried, setTried] = useState<number>();
  const minutes = Math.ceil(left / 60_000);
  if (watch.isLast) {
    return (
      <PortalDialog
        open={watch.endsAt !== undefined}
        kind="warning"
        title={say('shell.ending-title')}
        confirmLabel={say('dialogs.ok')}
        onConfirmed={() => watch.lastEndRead()}
        onClosed={() => watch.lastEndRead()}
      >
        <div role="status">{say('shell.ending-last', { minutes })}</div>
      </PortalDialog>
    );
  }
  return (
    <PortalDialog
      open={watch.endsAt !== undefined}
      kind="warning"
      title={say('shell.ending-title')}
      confirmLabel={say('shell.stay')}
      cancelLabel={say('shell.sign-out')}
      mustAnswer
      confirmingIsSafe
      onConfirmed={async () => {
        await watch.stayPressed();
        setTried(watch.endsAt);
      }}
      onClosed={() => void shell.signOutConfirmed()}
    >
      <div role="status">
        {left > halfMinute
          ? say('shell.ending-body', { minutes })
          : say(left > 0 ? 'shell.ending-now' : 'shell.ending-unknown')}
      </div>
      {endsAt !== undefined && tried === endsAt && <div role="alert">{say('refusals.network')}</div>}
    </PortalDialog>
  );
});
