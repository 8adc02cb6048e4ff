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

function consequenceOf(action: SandboxAction) {
  if (action === 'fund') return 'sandbox-actions.fund-means';
  if (action === 'repay') return 'sandbox-actions.repay-means';
  if (action === 'refuse-change' || action === 'refuse-removal') return 'sandbox-actions.refusing-means';
  return action === 'return-letter' ? 'sandbox-actions.letter-means' : 'sandbox-actions.ending-means';
}

/** Confirms an irreversible action, and asks for the reason that the customer receives. */
export const ActionDialog = observer(function ActionDialog({ queued }: { readonly queued: QueuedPackage | undefined }) {
  const say = useSandboxWords();
  const { actions } = useConsole();
  const [tried, setTried] = useState(false);
  const { actionToConfirm: action = 'cancel', reason } = actions;
  const lacks = needsReason(action) && reason.trim() === '';
  return (
    <PortalDialog
      open={actions.actionToConfirm !== undefined && queued !== undefined}
      kind="confirm"
      title={say('sandbox-actions.action-asked', { action: say(`sandbox-actions.action-${action}`) })}
      confirmLabel={say(`sandbox-actions.action-${action}`)}
      onConfirmed={async () => {
        setTried(lacks);
        if (queued && !lacks) await actions.confirmed(queued);
      }}
      onClosed={() => {
        setTried(false);
        actions.closed();
      }}
    >
      {say(consequenceOf(action))}
      {needsReason(action) && (
        <TextLinesField
          label={say('sandbox-actions.action-reason')}
          required
          lines={2}
          maxLength={longest}
          value={reason}
          hint={say('sandbox.reason-hint-first')}
          error={tried && lacks ? say('sandbox-actions.action-reason-missing') : undefined}
          onChanged={actions.reasonTyped}
        />
      )}
    </PortalDialog>
  );
});
