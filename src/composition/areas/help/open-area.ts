import { openHelpArea, type OpenHelpPresenters } from '../../../presentation/help/shared/open-help-area.ts';
import type { Area } from '../area.ts';

/** Help for whoever cannot come in: it stands before the frame, as the ways in do. */
export const openHelp: Area<OpenHelpPresenters> = {
  key: openHelpArea,
  pages: [],
  services: (container) => ({ openHelp: async () => (await import('./open-parts.ts')).openHelp(container) }),
};
