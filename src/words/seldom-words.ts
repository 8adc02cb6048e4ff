import type { Catalogue } from './catalogue.ts';
import type { Locale } from './locale.ts';

export type SeldomWords = 'certificates' | 'certification' | 'company' | 'registration' | 'settling' | 'applying';

/** Words of pages that are seldom opened, by area and language. */
export const seldomWords: Readonly<Record<SeldomWords, Readonly<Record<Locale, () => Promise<Partial<Catalogue>>>>>> = {
  certificates: { 'zh-CN': async () => (await import('./zh-CN/certificates/certificates.ts')).certificates, en: async () => (await import('./en/certificates/certificates.ts')).certificates },
  certification: {
    'zh-CN': async () => (await import('./zh-CN/certification/certification.ts')).certification,
    en: async () => (await import('./en/certification/certification.ts')).certification,
  },
  company: { 'zh-CN': async () => (await import('./zh-CN/company/company.ts')).company, en: async () => (await import('./en/company/company.ts')).company },
  registration: { 'zh-CN': async () => (await import('./zh-CN/registration/registration.ts')).registration, en: async () => (await import('./en/registration/registration.ts')).registration },
  settling: { 'zh-CN': async () => (await import('./zh-CN/settling/settling.ts')).settling, en: async () => (await import('./en/settling/settling.ts')).settling },
  applying: { 'zh-CN': async () => (await import('./zh-CN/products/applying.ts')).applying, en: async () => (await import('./en/products/applying.ts')).applying },
};
