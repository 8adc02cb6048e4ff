import { observer } from 'mobx-react-lite';

import { PortalDialog } from '../design/dialogs/PortalDialog.tsx';
import { useWords } from '../../words/use-words.ts';
import { usePresenters } from '../pages/presenters-context.ts';

/** Asks for confirmation before the sign-out, and reminds of the UKey (document 1, section 2). */
export const SignOutDialog = observer(function SignOutDialog() {
  const { say } = useWords();
  const { shell, queue } = usePresenters();
  return (
    <PortalDialog
      open={shell.leaving}
      kind="confirm"
      title={say('shell.sign-out-title')}
      confirmLabel={say('shell.sign-out')}
      onConfirmed={() => shell.signOutConfirmed()}
      onClosed={() => shell.signOutDropped()}
    >
      <div>{say('shell.sign-out-body')}</div>
      {queue.isBusy && <div>{say('shell.sign-out-uploads')}</div>}
    </PortalDialog>
  );
});
