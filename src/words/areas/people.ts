import type { WordsArea } from '../load-catalogue.ts';
import type { people } from '../zh-CN/people/people.ts';

type People = typeof people;

declare module '../catalogue.ts' {
  interface Catalogue extends People {}
}

export const peopleWords = {
  'zh-CN': async () => (await import('../zh-CN/people/people.ts')).people,
  en: async () => (await import('../en/people/people.ts')).people,
} satisfies WordsArea;
