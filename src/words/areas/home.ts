import type { WordsArea } from '../load-catalogue.ts';
import type { home } from '../zh-CN/home/home.ts';
import type { toDo } from '../zh-CN/home/to-do.ts';

type Home = typeof home;
type ToDo = typeof toDo;

declare module '../catalogue.ts' {
  interface Catalogue extends Home, ToDo {}
}

export const homeWords = {
  'zh-CN': async () => (await import('../zh-CN/home/home.ts')).home,
  en: async () => (await import('../en/home/home.ts')).home,
} satisfies WordsArea;

/** Words of the queue of everything that waits, and of its line on the home page. */
export const toDoWords = {
  'zh-CN': async () => (await import('../zh-CN/home/to-do.ts')).toDo,
  en: async () => (await import('../en/home/to-do.ts')).toDo,
} satisfies WordsArea;
