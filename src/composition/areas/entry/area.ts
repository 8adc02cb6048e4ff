import { entryArea, type EntryPresenters } from '../../../presentation/entry/entry-presenters.ts';
import { lazyScreen } from '../../../views/lazy/lazy-screen.ts';
import type { Area, Parts } from '../area.ts';
import { entryTokens as t } from './tokens.ts';
import { waysInWords } from '../../../words/areas/entry.ts';

/** Bindings of the sign-in page, which is outside the frame. */
export const entryParts: Parts = async () => (await import('./parts.ts')).bindEntry;

/** Sign-in pages. */
export const entry: Area<EntryPresenters> = {
  key: entryArea,
  pages: [
    {
      path: '/ukey-test',
      forAnybody: true,
      title: 'key-test.title',
      skeleton: 'detail',
      words: [waysInWords],
      parts: async () => () => undefined,
      Screen: lazyScreen(async () => (await import('../../../views/entry/key-test/KeyTestScreen.tsx')).KeyTestScreen),
    },
  ],
  services: (container) => ({
    signIn: () => container.get(t.SignInPresenter),
    smsSignIn: async () => (await import('./sms-parts.ts')).smsSignIn(container),
    keySignIn: async () => (await import('./key-parts.ts')).keySignIn(container),
    secondStep: async (terms) => (await import('./second-parts.ts')).secondStep(container, terms),
    projectName: async (serial) => (await import('./project-parts.ts')).projectName(container, serial),
    keyTest: async () => (await import('./key-parts.ts')).keyTest(container),
  }),
};
