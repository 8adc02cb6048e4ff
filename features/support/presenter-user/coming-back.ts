import type { ComingBack } from '../abilities/coming-back.ts';
import { assembling } from './assembling.ts';
import type { OpenPortal } from './open-portal.ts';

export function comingBack(portal: OpenPortal): ComingBack {
  return {
    close: () => portal.presenters.queue.emptied(),
    comeBack: async () => {
      const open = portal.screens.materials?.docDatumId;
      await portal.reopen();
      if (open) await assembling(portal).openMaterials(open);
    },
  };
}
