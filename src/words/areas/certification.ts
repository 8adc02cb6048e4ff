import type { WordsArea } from '../load-catalogue.ts';
import type { certification } from '../zh-CN/certification/certification.ts';

type Certification = typeof certification;

declare module '../catalogue.ts' {
  interface Catalogue extends Certification {}
}

export const certificationWords = {
  'zh-CN': async () => (await import('../zh-CN/certification/certification.ts')).certification,
  en: async () => (await import('../en/certification/certification.ts')).certification,
} satisfies WordsArea;
