import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';

import type { ContextSwitcher } from '../../../presentation/shell/context-switch/context-switcher.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { useWords } from '../../../words/use-words.ts';
import { plainPath } from '../../pages/page.ts';
import { leaveByForm } from '../../pages/leave-by-form.ts';

/**
 * The questions before the user leaves for another place: whether running uploads may stop, and whether to return to
 * the old version (document 1, section 2).
 */
export const ContextSwitchDialogs = observer(function ContextSwitchDialogs({
  switcher,
}: {
  readonly switcher: ContextSwitcher;
}) {
  const { say } = useWords();
  const path = plainPath(useLocation().pathname);
  const confirmReturn = async (): Promise<void> => {
    const address = await switcher.returnConfirmed(path);
    if (address !== undefined) window.location.assign(address);
  };
  const confirmDeparture = async (): Promise<void> => {
    const departure = await switcher.workbench.departureConfirmed();
    if (departure) leaveByForm(departure);
  };
  const { tip } = switcher.workbench;
  const tipRead = (): void => switcher.workbench.tipRead();
  return (
    <>
      {tip && (
        <PortalDialog
          open
          kind="error"
          title={say(tip.title)}
          code={tip.code || undefined}
          traceId={tip.traceId || undefined}
          onConfirmed={tipRead}
          onClosed={tipRead}
        >
          {say(tip.words)}
        </PortalDialog>
      )}
      {switcher.toConfirm && (
        <PortalDialog
          open
          kind="confirm"
          destroys
          title={say('switchers.uploads-title')}
          confirmLabel={say('switchers.uploads-go')}
          onConfirmed={() => switcher.switchConfirmed()}
          onClosed={() => switcher.switchDropped()}
        >
          {say('switchers.uploads-body', { company: switcher.toConfirm.company })}
        </PortalDialog>
      )}
      {switcher.workbench.isConfirming && (
        <PortalDialog
          open
          kind="confirm"
          destroys
          title={say('switchers.workbench-title')}
          confirmLabel={say('switchers.workbench-go')}
          onConfirmed={confirmDeparture}
          onClosed={() => switcher.workbench.departureDropped()}
        >
          {say('switchers.workbench-body')}
        </PortalDialog>
      )}
      {switcher.returning && (
        <PortalDialog
          open
          kind="confirm"
          title={say('switchers.old-title')}
          confirmLabel={say('switchers.old-go')}
          cancelLabel={say('switchers.old-stay')}
          onConfirmed={confirmReturn}
          onClosed={() => switcher.returnDropped()}
        >
          {say('switchers.old-body')}
        </PortalDialog>
      )}
    </>
  );
});
