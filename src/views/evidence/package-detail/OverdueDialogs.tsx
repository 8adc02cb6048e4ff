import { observer } from 'mobx-react-lite';
import type { OverdueDoings } from '../../../presentation/evidence/package-detail/overdue-doings.ts';
import { useWords } from '../../../words/use-words.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { OverdueLetterParts } from './OverdueLetterParts.tsx';

interface OverdueDialogsProps {
  readonly doings: OverdueDoings;
}

/** The letter of an overdue business: what is to be signed, what was given, and what failed. */
export const OverdueDialogs = observer(function OverdueDialogs({ doings }: OverdueDialogsProps) {
  const { say } = useWords();
  const { view, open, gone, failure } = doings;
  return (
    <>
      <PortalDialog
        open={open && view !== undefined}
        kind="info"
        width="medium"
        title={say('overdue.title')}
        confirmLabel={say('overdue.close')}
        onConfirmed={() => doings.dropped()}
        onClosed={() => doings.dropped()}
      >
        {view && <OverdueLetterParts doings={doings} view={view} />}
      </PortalDialog>
      <PortalDialog open={gone} kind="info" onConfirmed={() => doings.goneRead()} onClosed={() => doings.goneRead()}>
        {say('overdue.gone')}
      </PortalDialog>
      <PortalDialog
        open={failure !== undefined}
        kind="error"
        code={failure?.code || undefined}
        traceId={failure?.traceId || undefined}
        onConfirmed={() => doings.failureRead()}
        onClosed={() => doings.failureRead()}
      >
        {failure && say(failure.what)}
      </PortalDialog>
    </>
  );
});
