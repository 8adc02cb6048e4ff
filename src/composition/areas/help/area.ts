import { helpArea, type HelpPresenters } from '../../../presentation/help/shared/help-presenters.ts';
import { lazyScreen } from '../../../views/lazy/lazy-screen.ts';
import type { Area } from '../area.ts';
import { helpCentre } from './tokens.ts';
import { helpWords } from '../../../words/areas/help.ts';

const pages = async () => import('./pages.ts');
const Screen = lazyScreen(async () => (await pages()).HelpCentreScreen);

/** Help and feedback. */
export const help: Area<HelpPresenters> = {
  key: helpArea,
  services: (container) => ({
    corner: async () => (await import('../shell/around-parts.ts')).helpCorner(container),
    helpCentre: () => container.get(helpCentre),
  }),
  pages: (['/help/index', '/help-center-new/index'] as const).map((path) => ({
    path,
    forEverybody: true,
    title: 'help.title',
    skeleton: 'detail',
    words: [helpWords],
    parts: async () => (await pages()).bindHelp,
    Screen,
  })),
};
