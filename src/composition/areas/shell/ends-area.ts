import { areaKey } from '../../../presentation/shared/area-key.ts';
import { lazyScreen } from '../../../views/lazy/lazy-screen.ts';
import type { Area } from '../area.ts';
import { endsWords } from '../../../words/areas/shell.ts';

const screens = async () => import('../../../views/errors/EndScreens.tsx');
const end = { forAnybody: true, skeleton: 'detail', words: [endsWords], parts: async () => () => undefined } as const;

/** Pages for users who cannot continue where they were (document 1, section 2). */
export const ends: Area<object> = {
  key: areaKey('ends'),
  services: () => ({}),
  pages: [
    {
      ...end,
      path: '/error-page/authorized',
      title: 'ends.certified-title',
      Screen: lazyScreen(async () => (await screens()).CertifiedScreen),
    },
    {
      ...end,
      path: '/error-page/contact-manager-open-product',
      title: 'ends.contact-title',
      titlesItself: true,
      Screen: lazyScreen(async () => (await screens()).ContactManagerScreen),
    },
  ],
};
