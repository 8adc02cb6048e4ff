import type { WordsArea } from '../load-catalogue.ts';
import type { messages } from '../zh-CN/messages/messages.ts';

type Messages = typeof messages;

declare module '../catalogue.ts' {
  interface Catalogue extends Messages {}
}

export const messagesWords = {
  'zh-CN': async () => (await import('../zh-CN/messages/messages.ts')).messages,
  en: async () => (await import('../en/messages/messages.ts')).messages,
} satisfies WordsArea;
