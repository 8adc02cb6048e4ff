import { observer } from 'mobx-react-lite';

import type { Failure } from '../../presentation/shared/failure.ts';
import { PortalDialog } from '../design/dialogs/PortalDialog.tsx';
import { useWords } from '../../words/use-words.ts';
import { usePresenters } from '../pages/presenters-context.ts';

/** Reports that the sign-out failed and the user is still signed in (document 1, section 8). */
export const SignOutFailedDialog = observer(function SignOutFailedDialog({ failure }: { readonly failure: Failure }) {
  const { say } = useWords();
  const { shell } = usePresenters();
  const read = (): void => shell.signOutFailureRead();
  return (
    <PortalDialog
      open
      kind="error"
      title={say('shell.sign-out-failed-title')}
      code={failure.code || undefined}
      traceId={failure.traceId || undefined}
      onConfirmed={read}
      onClosed={read}
    >
      <div>{say('shell.sign-out-failed')}</div>
      <div>{say(failure.what)}</div>
    </PortalDialog>
  );
});
