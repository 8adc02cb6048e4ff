import type { Catalogue } from './catalogue.ts';
import type { Locale } from './locale.ts';

export type SeldomWords =
  | 'account'
  | 'certificates'
  | 'hard-keys'
  | 'certification'
  | 'company'
  | 'company-data'
  | 'group'
  | 'people'
  | 'corner'
  | 'crossings'
  | 'downloads'
  | 'ends'
  | 'evidence'
  | 'evidence-work'
  | 'finding'
  | 'held'
  | 'help'
  | 'home'
  | 'identification'
  | 'lists'
  | 'member'
  | 'messages'
  | 'products'
  | 'recovery'
  | 'registration'
  | 'settling'
  | 'applying'
  | 'signing'
  | 'signing-turn'
  | 'viewer'
  | 'written';

/** Words of areas by language: all that the sign-in page has no need of. */
export const seldomWords: Readonly<Record<SeldomWords, Readonly<Record<Locale, () => Promise<Partial<Catalogue>>>>>> = {
  account: {
    'zh-CN': async () => (await import('./zh-CN/account/account.ts')).account,
    en: async () => (await import('./en/account/account.ts')).account,
  },
  certificates: {
    'zh-CN': async () => (await import('./zh-CN/certificates/certificates.ts')).certificates,
    en: async () => (await import('./en/certificates/certificates.ts')).certificates,
  },
  'hard-keys': {
    'zh-CN': async () => (await import('./zh-CN/certificates/hard-keys.ts')).hardKeys,
    en: async () => (await import('./en/certificates/hard-keys.ts')).hardKeys,
  },
  certification: {
    'zh-CN': async () => (await import('./zh-CN/certification/certification.ts')).certification,
    en: async () => (await import('./en/certification/certification.ts')).certification,
  },
  company: {
    'zh-CN': async () => (await import('./zh-CN/company/company.ts')).company,
    en: async () => (await import('./en/company/company.ts')).company,
  },
  'company-data': {
    'zh-CN': async () => (await import('./zh-CN/company/company-data.ts')).companyData,
    en: async () => (await import('./en/company/company-data.ts')).companyData,
  },
  group: {
    'zh-CN': async () => (await import('./zh-CN/company/group.ts')).group,
    en: async () => (await import('./en/company/group.ts')).group,
  },
  people: {
    'zh-CN': async () => (await import('./zh-CN/people/people.ts')).people,
    en: async () => (await import('./en/people/people.ts')).people,
  },
  identification: {
    'zh-CN': async () => (await import('./zh-CN/registration/identification.ts')).identification,
    en: async () => (await import('./en/registration/identification.ts')).identification,
  },
  registration: {
    'zh-CN': async () => (await import('./zh-CN/registration/registration.ts')).registration,
    en: async () => (await import('./en/registration/registration.ts')).registration,
  },
  written: {
    'zh-CN': async () => (await import('./zh-CN/viewer/written.ts')).written,
    en: async () => (await import('./en/viewer/written.ts')).written,
  },
  corner: {
    'zh-CN': async () => (await import('./zh-CN/help/corner.ts')).corner,
    en: async () => (await import('./en/help/corner.ts')).corner,
  },
  evidence: {
    'zh-CN': async () => (await import('./zh-CN/evidence/evidence.ts')).evidence,
    en: async () => (await import('./en/evidence/evidence.ts')).evidence,
  },
  'evidence-work': {
    'zh-CN': async () => (await import('./zh-CN/evidence/evidence-work.ts')).evidenceWork,
    en: async () => (await import('./en/evidence/evidence-work.ts')).evidenceWork,
  },
  crossings: {
    'zh-CN': async () => (await import('./zh-CN/shell/crossings.ts')).crossings,
    en: async () => (await import('./en/shell/crossings.ts')).crossings,
  },
  downloads: {
    'zh-CN': async () => (await import('./zh-CN/evidence/downloads.ts')).downloads,
    en: async () => (await import('./en/evidence/downloads.ts')).downloads,
  },
  ends: {
    'zh-CN': async () => (await import('./zh-CN/shell/ends.ts')).ends,
    en: async () => (await import('./en/shell/ends.ts')).ends,
  },
  finding: {
    'zh-CN': async () => (await import('./zh-CN/shell/finding.ts')).finding,
    en: async () => (await import('./en/shell/finding.ts')).finding,
  },
  held: {
    'zh-CN': async () => (await import('./zh-CN/evidence/held.ts')).held,
    en: async () => (await import('./en/evidence/held.ts')).held,
  },
  help: {
    'zh-CN': async () => (await import('./zh-CN/help/help.ts')).help,
    en: async () => (await import('./en/help/help.ts')).help,
  },
  home: {
    'zh-CN': async () => (await import('./zh-CN/home/home.ts')).home,
    en: async () => (await import('./en/home/home.ts')).home,
  },
  lists: {
    'zh-CN': async () => (await import('./zh-CN/evidence/lists.ts')).lists,
    en: async () => (await import('./en/evidence/lists.ts')).lists,
  },
  messages: {
    'zh-CN': async () => (await import('./zh-CN/messages/messages.ts')).messages,
    en: async () => (await import('./en/messages/messages.ts')).messages,
  },
  member: {
    'zh-CN': async () => (await import('./zh-CN/member.ts')).member,
    en: async () => (await import('./en/member.ts')).member,
  },
  products: {
    'zh-CN': async () => (await import('./zh-CN/products/products.ts')).products,
    en: async () => (await import('./en/products/products.ts')).products,
  },
  recovery: {
    'zh-CN': async () => (await import('./zh-CN/entry/recovery.ts')).recovery,
    en: async () => (await import('./en/entry/recovery.ts')).recovery,
  },
  viewer: {
    'zh-CN': async () => (await import('./zh-CN/viewer/viewer.ts')).viewer,
    en: async () => (await import('./en/viewer/viewer.ts')).viewer,
  },
  settling: {
    'zh-CN': async () => (await import('./zh-CN/settling/settling.ts')).settling,
    en: async () => (await import('./en/settling/settling.ts')).settling,
  },
  signing: {
    'zh-CN': async () => (await import('./zh-CN/products/signing.ts')).signing,
    en: async () => (await import('./en/products/signing.ts')).signing,
  },
  'signing-turn': {
    'zh-CN': async () => (await import('./zh-CN/products/shared/signing-turn.ts')).signingTurn,
    en: async () => (await import('./en/products/shared/signing-turn.ts')).signingTurn,
  },
  applying: {
    'zh-CN': async () => (await import('./zh-CN/products/applying.ts')).applying,
    en: async () => (await import('./en/products/applying.ts')).applying,
  },
};
