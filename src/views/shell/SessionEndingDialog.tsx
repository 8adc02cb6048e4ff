import { observer } from 'mobx-react-lite';

import { endWarning } from '../../domain/shell/shared/session-limits.ts';
import { PortalDialog } from '../design/dialogs/PortalDialog.tsx';
import { useWords } from '../../words/use-words.ts';
import { usePresenters } from './shared/presenters-context.ts';

const minutes = Math.ceil(endWarning / 60_000);

/** Two minutes before a session ends it says so, and offers to stay. */
export const SessionEndingDialog = observer(function SessionEndingDialog() {
  const { say } = useWords();
  const { watch, shell } = usePresenters();
  return (
    <PortalDialog
      open={watch.endsAt !== undefined}
      kind="warning"
      title={say('shell.ending-title')}
      confirmLabel={say('shell.stay')}
      cancelLabel={say('shell.sign-out')}
      mustAnswer
      onConfirmed={() => watch.stayPressed()}
      onClosed={() => void shell.signOutConfirmed()}
    >
      {say('shell.ending-body', { minutes })}
    </PortalDialog>
  );
});
