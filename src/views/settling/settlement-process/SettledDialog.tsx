import { observer } from 'mobx-react-lite';
import { useState } from 'react';

import type { SettlementProcessPresenter } from '../../../presentation/settling/settlement-process/settlement-process-presenter.ts';
import { successCountdown } from '../../design/dialogs/dialog-types.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { leaveByForm } from '../../pages/leave-by-form.ts';
import { useWords } from '../../../words/use-words.ts';

/**
 * The bank has accepted the company. The user goes to the bank's system after a countdown that can be paused, or at
 * once, or not now (document 1, section 2; F-143). The countdown waits while files are being uploaded.
 */
export const SettledDialog = observer(function SettledDialog({
  presenter,
}: {
  readonly presenter: SettlementProcessPresenter;
}) {
  const { say } = useWords();
  const [wasUploading] = useState(presenter.isUploading);
  return (
    <PortalDialog
      open
      kind="success"
      title={say('settling.success-title')}
      confirmLabel={say('settling.go-now')}
      cancelLabel={say('settling.stay')}
      countdown={wasUploading ? undefined : successCountdown}
      onConfirmed={async () => {
        const over = await presenter.goPressed();
        if (over) leaveByForm(over);
      }}
      onClosed={() => presenter.successRead()}
    >
      {say(wasUploading ? 'settling.success-uploading' : 'settling.success')}
    </PortalDialog>
  );
});
