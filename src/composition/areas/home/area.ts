import { homeArea, type HomePresenters } from '../../../presentation/home/home-presenters.ts';
import { limitsPath } from '../../../domain/catalogue/limits-path.ts';
import { toDoPath } from '../../../domain/catalogue/to-do-path.ts';
import { lazyScreen } from '../../../views/lazy/lazy-screen.ts';
import type { Area } from '../area.ts';
import { homePage, limitsPage, startPage, toDoPage } from './tokens.ts';
import { homeWords, toDoWords } from '../../../words/areas/home.ts';
import { signingWords } from '../../../words/areas/agreements.ts';
import { waysInWords } from '../../../words/areas/entry.ts';
import { evidenceWords } from '../../../words/areas/evidence.ts';
import { financingWords, limitWords, tradeWords } from '../../../words/areas/trade.ts';
import { messagesWords } from '../../../words/areas/messages.ts';
import { onboardingWords } from '../../../words/areas/onboarding.ts';
import { signingTurnWords } from '../../../words/areas/products.ts';

const pages = async () => import('./pages.ts');
/**
 * The other pages are loaded separately, so that the home page, which is opened far more often, is rendered sooner.
 * They are one file, because the names of all files are loaded with every page.
 */
const morePages = async () => import('./more-pages.ts');

/** The home page after sign-in. */
export const home: Area<HomePresenters> = {
  key: homeArea,
  services: (container) => ({
    home: () => container.get(homePage),
    start: () => container.get(startPage),
    limits: () => container.get(limitsPage),
    toDo: () => container.get(toDoPage),
  }),
  pages: [
    {
      path: '/index',
      forEverybody: true,
      title: 'home.title',
      skeleton: 'detail',
      words: [homeWords, evidenceWords, messagesWords, onboardingWords, signingTurnWords],
      parts: async () => (await pages()).bindHome,
      Screen: lazyScreen(async () => (await pages()).HomeScreen),
    },
    {
      path: '/my/start',
      forEverybody: true,
      title: 'home.start',
      skeleton: 'list',
      words: [homeWords],
      parts: async () => (await morePages()).bindStart,
      Screen: lazyScreen(async () => (await morePages()).StartScreen),
    },
    {
      path: limitsPath,
      forEverybody: true,
      title: 'home.limits-all',
      skeleton: 'list',
      words: [homeWords, evidenceWords, limitWords],
      parts: async () => (await morePages()).bindLimits,
      Screen: lazyScreen(async () => (await morePages()).LimitsScreen),
    },
    {
      path: toDoPath,
      forEverybody: true,
      title: 'to-do.title',
      skeleton: 'list',
      words: [toDoWords, evidenceWords, tradeWords, financingWords, signingWords, waysInWords],
      parts: async () => (await morePages()).bindToDo,
      Screen: lazyScreen(async () => (await morePages()).ToDoScreen),
    },
  ],
};
