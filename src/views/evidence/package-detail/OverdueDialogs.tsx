import { observer } from 'mobx-react-lite';
import type { OverdueLetterController } from '../../../presentation/evidence/package-detail/overdue-letter-controller.ts';
import { useWords } from '../../../words/use-words.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { OverdueLetterParts } from './OverdueLetterParts.tsx';

interface OverdueDialogsProps {
  readonly controller: OverdueLetterController;
}

/** The dialogs for the letter of an overdue business: the letter and its signed copy, and a failure. */
export const OverdueDialogs = observer(function OverdueDialogs({ controller }: OverdueDialogsProps) {
  const { say } = useWords();
  const { view, open, gone, failure } = controller;
  return (
    <>
      <PortalDialog
        open={open && view !== undefined}
        kind="info"
        width="medium"
        title={say('overdue.title')}
        confirmLabel={say('overdue.close')}
        onConfirmed={() => controller.dialogClosed()}
        onClosed={() => controller.dialogClosed()}
      >
        {view && <OverdueLetterParts controller={controller} view={view} />}
      </PortalDialog>
      <PortalDialog
        open={gone}
        kind="info"
        onConfirmed={() => controller.goneRead()}
        onClosed={() => controller.goneRead()}
      >
        {say('overdue.gone')}
      </PortalDialog>
      <PortalDialog
        open={failure !== undefined}
        kind="error"
        code={failure?.code || undefined}
        traceId={failure?.traceId || undefined}
        onConfirmed={() => controller.failureRead()}
        onClosed={() => controller.failureRead()}
      >
        {failure && say(failure.what)}
      </PortalDialog>
    </>
  );
});
