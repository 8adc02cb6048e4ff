import type { WordsArea } from '../load-catalogue.ts';
import type { identification } from '../zh-CN/registration/identification.ts';
import type { registration } from '../zh-CN/registration/registration.ts';

type Identification = typeof identification;
type Registration = typeof registration;

declare module '../catalogue.ts' {
  interface Catalogue extends Identification, Registration {}
}

export const identificationWords = {
  'zh-CN': async () => (await import('../zh-CN/registration/identification.ts')).identification,
  en: async () => (await import('../en/registration/identification.ts')).identification,
} satisfies WordsArea;

export const registrationWords = {
  'zh-CN': async () => (await import('../zh-CN/registration/registration.ts')).registration,
  en: async () => (await import('../en/registration/registration.ts')).registration,
} satisfies WordsArea;
