import { openHelpArea, type OpenHelpPresenters } from '../../../presentation/help/shared/open-help-area.ts';
import type { Area } from '../area.ts';

/** Help for users who cannot sign in. Its pages are outside the frame, as the sign-in pages are. */
export const openHelp: Area<OpenHelpPresenters> = {
  key: openHelpArea,
  pages: [],
  services: (container) => ({ openHelp: async () => (await import('./open-parts.ts')).openHelp(container) }),
};
