import type { WordsArea } from '../load-catalogue.ts';
import type { certificates } from '../zh-CN/certificates/certificates.ts';
import type { hardKeys } from '../zh-CN/certificates/hard-keys.ts';

type Certificates = typeof certificates;
type HardKeys = typeof hardKeys;

declare module '../catalogue.ts' {
  interface Catalogue extends Certificates, HardKeys {}
}

export const certificatesWords = {
  'zh-CN': async () => (await import('../zh-CN/certificates/certificates.ts')).certificates,
  en: async () => (await import('../en/certificates/certificates.ts')).certificates,
} satisfies WordsArea;

export const hardKeysWords = {
  'zh-CN': async () => (await import('../zh-CN/certificates/hard-keys.ts')).hardKeys,
  en: async () => (await import('../en/certificates/hard-keys.ts')).hardKeys,
} satisfies WordsArea;
