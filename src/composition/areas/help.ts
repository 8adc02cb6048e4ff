import { helpArea, type HelpPresenters } from '../../presentation/help/shared/help-presenters.ts';
import type { Area } from './area.ts';

/** Asking, and telling the platform. */
export const help: Area<HelpPresenters> = {
  key: helpArea,
  offered: (container) => ({ corner: async () => (await import('./around-parts.ts')).helpCorner(container) }),
  pages: [],
};
