import { observer } from 'mobx-react-lite';
import { useState } from 'react';

import type { OnboardingProcessPresenter } from '../../../presentation/onboarding/onboarding-process/onboarding-process-presenter.ts';
import { successCountdown } from '../../design/dialogs/dialog-types.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { leaveByForm } from '../../pages/leave-by-form.ts';
import { useWords } from '../../../words/use-words.ts';

/**
 * The bank has accepted the company. The user goes to the bank's system after a countdown that can be paused, or at
 * once, or not now (document 1, section 2; F-143). The countdown waits while files are being uploaded.
 */
export const OnboardedDialog = observer(function OnboardedDialog({
  presenter,
}: {
  readonly presenter: OnboardingProcessPresenter;
}) {
  const { say } = useWords();
  const [wasUploading] = useState(presenter.isUploading);
  return (
    <PortalDialog
      open
      kind="success"
      title={say('onboarding.success-title')}
      confirmLabel={say('onboarding.go-now')}
      cancelLabel={say('onboarding.stay')}
      countdown={wasUploading ? undefined : successCountdown}
      onConfirmed={async () => {
        const over = await presenter.goPressed();
        if (over) leaveByForm(over);
      }}
      onClosed={() => presenter.successRead()}
    >
      {say(wasUploading ? 'onboarding.success-uploading' : 'onboarding.success')}
    </PortalDialog>
  );
});
