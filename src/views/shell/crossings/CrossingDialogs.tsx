import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';

import type { Crossings } from '../../../presentation/shell/crossings/crossings.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { useWords } from '../../../words/use-words.ts';
import { plainPath } from '../../pages/page.ts';
import { leaveByForm } from '../../pages/leave-by-form.ts';

/**
 * The questions before the user leaves for another place: whether running uploads may stop, and whether to return to
 * the old version (document 1, section 2).
 */
export const CrossingDialogs = observer(function CrossingDialogs({ crossings }: { readonly crossings: Crossings }) {
  const { say } = useWords();
  const path = plainPath(useLocation().pathname);
  const confirmReturn = async (): Promise<void> => {
    const address = await crossings.returnConfirmed(path);
    if (address !== undefined) window.location.assign(address);
  };
  const confirmDeparture = async (): Promise<void> => {
    const departure = await crossings.workbench.departureConfirmed();
    if (departure) leaveByForm(departure);
  };
  const { tip } = crossings.workbench;
  const tipRead = (): void => crossings.workbench.tipRead();
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
      {crossings.toConfirm && (
        <PortalDialog
          open
          kind="confirm"
          destroys
          title={say('crossings.uploads-title')}
          confirmLabel={say('crossings.uploads-go')}
          onConfirmed={() => crossings.switchConfirmed()}
          onClosed={() => crossings.switchDropped()}
        >
          {say('crossings.uploads-body', { company: crossings.toConfirm.company })}
        </PortalDialog>
      )}
      {crossings.workbench.isConfirming && (
        <PortalDialog
          open
          kind="confirm"
          destroys
          title={say('crossings.workbench-title')}
          confirmLabel={say('crossings.workbench-go')}
          onConfirmed={confirmDeparture}
          onClosed={() => crossings.workbench.departureDropped()}
        >
          {say('crossings.workbench-body')}
        </PortalDialog>
      )}
      {crossings.returning && (
        <PortalDialog
          open
          kind="confirm"
          title={say('crossings.old-title')}
          confirmLabel={say('crossings.old-go')}
          cancelLabel={say('crossings.old-stay')}
          onConfirmed={confirmReturn}
          onClosed={() => crossings.returnDropped()}
        >
          {say('crossings.old-body')}
        </PortalDialog>
      )}
    </>
  );
});
