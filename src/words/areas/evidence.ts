import type { WordsArea } from '../load-catalogue.ts';
import type { evidence } from '../zh-CN/evidence/evidence.ts';
import type { evidenceWork } from '../zh-CN/evidence/evidence-work.ts';
import type { downloads } from '../zh-CN/evidence/downloads.ts';
import type { held } from '../zh-CN/evidence/held.ts';
import type { lists } from '../zh-CN/evidence/lists.ts';

type Evidence = typeof evidence;
type EvidenceWork = typeof evidenceWork;
type Downloads = typeof downloads;
type Held = typeof held;
type Lists = typeof lists;

declare module '../catalogue.ts' {
  interface Catalogue extends Evidence, EvidenceWork, Downloads, Held, Lists {}
}

export const evidenceWords = {
  'zh-CN': async () => (await import('../zh-CN/evidence/evidence.ts')).evidence,
  en: async () => (await import('../en/evidence/evidence.ts')).evidence,
} satisfies WordsArea;

export const evidenceWorkWords = {
  'zh-CN': async () => (await import('../zh-CN/evidence/evidence-work.ts')).evidenceWork,
  en: async () => (await import('../en/evidence/evidence-work.ts')).evidenceWork,
} satisfies WordsArea;

export const downloadsWords = {
  'zh-CN': async () => (await import('../zh-CN/evidence/downloads.ts')).downloads,
  en: async () => (await import('../en/evidence/downloads.ts')).downloads,
} satisfies WordsArea;

export const heldWords = {
  'zh-CN': async () => (await import('../zh-CN/evidence/held.ts')).held,
  en: async () => (await import('../en/evidence/held.ts')).held,
} satisfies WordsArea;

export const listsWords = {
  'zh-CN': async () => (await import('../zh-CN/evidence/lists.ts')).lists,
  en: async () => (await import('../en/evidence/lists.ts')).lists,
} satisfies WordsArea;
