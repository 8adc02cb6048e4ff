import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { PortalDialog } from '../../views/design/dialogs/PortalDialog.tsx';
import { TextLinesField } from '../../views/design/fields/TextLinesField.tsx';
import type { QueuedPackage } from '../api/sandbox-answers.ts';
import { useConsole } from '../frame/console-context.ts';
import type { SandboxAction } from '../shared/actors.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import { needsReason } from './action-presenter.ts';

/** The maximum number of characters that the server accepts. */
const longest = 500;

function meansOf(asked: SandboxAction) {
  if (asked === 'fund') return 'sandbox-deeds.fund-means';
  if (asked === 'repay') return 'sandbox-deeds.repay-means';
  if (asked === 'refuse-change' || asked === 'refuse-removal') return 'sandbox-deeds.refusing-means';
  return asked === 'return-letter' ? 'sandbox-deeds.letter-means' : 'sandbox-deeds.ending-means';
}

/** Confirms an irreversible action, and asks for the reason that the customer receives. */
export const ActionDialog = observer(function DeedDialog({ queued }: { readonly queued: QueuedPackage | undefined }) {
  const say = useSandboxWords();
  const { actions } = useConsole();
  const [tried, setTried] = useState(false);
  const { asked = 'cancel', reason } = actions;
  const lacks = needsReason(asked) && reason.trim() === '';
  return (
    <PortalDialog
      open={actions.asked !== undefined && queued !== undefined}
      kind="confirm"
      title={say('sandbox-deeds.deed-asked', { deed: say(`sandbox-deeds.deed-${asked}`) })}
      confirmLabel={say(`sandbox-deeds.deed-${asked}`)}
      onConfirmed={async () => {
        setTried(lacks);
        if (queued && !lacks) await actions.confirmed(queued);
      }}
      onClosed={() => {
        setTried(false);
        actions.closed();
      }}
    >
      {say(meansOf(asked))}
      {needsReason(asked) && (
        <TextLinesField
          label={say('sandbox-deeds.deed-reason')}
          required
          lines={2}
          maxLength={longest}
          value={reason}
          hint={say('sandbox.reason-hint-first')}
          error={tried && lacks ? say('sandbox-deeds.deed-reason-missing') : undefined}
          onChanged={actions.reasonTyped}
        />
      )}
    </PortalDialog>
  );
});
