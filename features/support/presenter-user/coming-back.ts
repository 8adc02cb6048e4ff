import { pathsOf } from '../../../src/presentation/evidence/shared/package-paths.ts';
import type { ComingBack } from '../abilities/coming-back.ts';
import { assembling } from './assembling.ts';
import type { OpenPortal } from './open-portal.ts';
import { signingIn } from './signing-in.ts';

export function returningEntries(portal: OpenPortal): ComingBack {
  return {
    close: () => portal.presenters.queue.clear(),
    comeBack: async () => {
      const open = portal.screens.materials?.packageId;
      await portal.reopen();
      if (open) await assembling(portal).openMaterials(open);
    },
    signInAgain: async (userName, password) => {
      await signingIn(portal).signIn(userName, password);
      const place = portal.navigator.current();
      const open = place.startsWith(pathsOf(portal.book).upload('').split('?')[0] ?? '')
        ? new URLSearchParams(place.split('?')[1]).get('p')
        : null;
      if (open === null) return undefined;
      await assembling(portal).openMaterials(open);
      await assembling(portal).settled();
      return open;
    },
  };
}
