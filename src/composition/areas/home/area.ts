import { homeArea, type HomePresenters } from '../../../presentation/home/home-presenters.ts';
import { limitsPath } from '../../../domain/catalogue/limits-path.ts';
import { toDoPath } from '../../../domain/catalogue/to-do-path.ts';
import { lazyScreen } from '../../../views/lazy/lazy-screen.ts';
import type { Area } from '../area.ts';
import { homePage, limitsPage, startPage, toDoPage } from './tokens.ts';
import { homeWords, toDoWords } from '../../../words/areas/home.ts';
import { evidenceWords } from '../../../words/areas/evidence.ts';
import { limitWords, tradeWords } from '../../../words/areas/trade.ts';
import { messagesWords } from '../../../words/areas/messages.ts';
import { settlingWords } from '../../../words/areas/settling.ts';
import { signingTurnWords } from '../../../words/areas/products.ts';

const pages = async () => import('./pages.ts');
const startPages = async () => import('./start-pages.ts');
/** The page of limits loads by itself, so that home, which is read far more often, is drawn sooner. */
const limitPages = async () => import('./limits-pages.ts');
/** The queue of all that waits loads by itself for the same reason. */
const toDoPages = async () => import('./to-do-pages.ts');

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
      words: [homeWords, evidenceWords, messagesWords, settlingWords, signingTurnWords],
      parts: async () => (await pages()).bindHome,
      Screen: lazyScreen(async () => (await pages()).HomeScreen),
    },
    {
      path: '/my/start',
      forEverybody: true,
      title: 'home.start',
      skeleton: 'list',
      words: [homeWords],
      parts: async () => (await startPages()).bindStart,
      Screen: lazyScreen(async () => (await startPages()).StartScreen),
    },
    {
      path: limitsPath,
      forEverybody: true,
      title: 'home.limits-all',
      skeleton: 'list',
      words: [homeWords, evidenceWords, limitWords],
      parts: async () => (await limitPages()).bindLimits,
      Screen: lazyScreen(async () => (await limitPages()).LimitsScreen),
    },
    {
      path: toDoPath,
      forEverybody: true,
      title: 'to-do.title',
      skeleton: 'list',
      words: [toDoWords, evidenceWords, tradeWords],
      parts: async () => (await toDoPages()).bindToDo,
      Screen: lazyScreen(async () => (await toDoPages()).ToDoScreen),
    },
  ],
};
