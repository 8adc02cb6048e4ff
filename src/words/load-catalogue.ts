import type { Catalogue } from './catalogue.ts';
import type { Locale } from './locale.ts';
import type { SeldomWords } from './seldom-words.ts';

type Loader = () => Promise<Partial<Catalogue>>;

/** Areas whose words are fetched with their pages. */
export type WordsArea = 'account' | 'applying' | 'certification' | 'certificates' | 'company' | 'corner' | 'crossings' | 'downloads' | 'ends' | 'evidence' | 'evidence-work' | 'finding' | 'help' | 'home' | 'lists' | 'member' | 'messages' | 'products' | 'recovery' | 'registration' | 'settling' | 'viewer' | 'ways-in' | 'written';

const base: Readonly<Record<Locale, Loader>> = {
  'zh-CN': async () => (await import('./zh-CN/base.ts')).base,
  en: async () => (await import('./en/base.ts')).base,
};

/** Of pages that are seldom opened: their files' names are fetched with the first of them, and not with every page. */
const seldom = (area: SeldomWords): Readonly<Record<Locale, Loader>> => ({ 'zh-CN': async () => (await import('./seldom-words.ts')).seldomWords[area]['zh-CN'](), en: async () => (await import('./seldom-words.ts')).seldomWords[area].en() });

const areas: Readonly<Record<WordsArea, Readonly<Record<Locale, Loader>>>> = {
  certificates: seldom('certificates'),
  certification: seldom('certification'),
  company: seldom('company'),
  registration: seldom('registration'),
  settling: seldom('settling'),
  applying: seldom('applying'),
  account: { 'zh-CN': async () => (await import('./zh-CN/account/account.ts')).account, en: async () => (await import('./en/account/account.ts')).account },
  corner: { 'zh-CN': async () => (await import('./zh-CN/help/corner.ts')).corner, en: async () => (await import('./en/help/corner.ts')).corner },
  evidence: { 'zh-CN': async () => (await import('./zh-CN/evidence/evidence.ts')).evidence, en: async () => (await import('./en/evidence/evidence.ts')).evidence },
  'evidence-work': {
    'zh-CN': async () => (await import('./zh-CN/evidence/evidence-work.ts')).evidenceWork,
    en: async () => (await import('./en/evidence/evidence-work.ts')).evidenceWork,
  },
  crossings: { 'zh-CN': async () => (await import('./zh-CN/shell/crossings.ts')).crossings, en: async () => (await import('./en/shell/crossings.ts')).crossings },
  downloads: { 'zh-CN': async () => (await import('./zh-CN/evidence/downloads.ts')).downloads, en: async () => (await import('./en/evidence/downloads.ts')).downloads },
  ends: { 'zh-CN': async () => (await import('./zh-CN/shell/ends.ts')).ends, en: async () => (await import('./en/shell/ends.ts')).ends },
  finding: { 'zh-CN': async () => (await import('./zh-CN/shell/finding.ts')).finding, en: async () => (await import('./en/shell/finding.ts')).finding },
  help: { 'zh-CN': async () => (await import('./zh-CN/help/help.ts')).help, en: async () => (await import('./en/help/help.ts')).help },
  home: { 'zh-CN': async () => (await import('./zh-CN/home/home.ts')).home, en: async () => (await import('./en/home/home.ts')).home },
  lists: { 'zh-CN': async () => (await import('./zh-CN/evidence/lists.ts')).lists, en: async () => (await import('./en/evidence/lists.ts')).lists },
  messages: { 'zh-CN': async () => (await import('./zh-CN/messages/messages.ts')).messages, en: async () => (await import('./en/messages/messages.ts')).messages },
  member: { 'zh-CN': async () => (await import('./zh-CN/member.ts')).member, en: async () => (await import('./en/member.ts')).member },
  products: { 'zh-CN': async () => (await import('./zh-CN/products/products.ts')).products, en: async () => (await import('./en/products/products.ts')).products },
  recovery: { 'zh-CN': async () => (await import('./zh-CN/entry/recovery.ts')).recovery, en: async () => (await import('./en/entry/recovery.ts')).recovery },
  'ways-in': { 'zh-CN': async () => (await import('./zh-CN/entry/ways-in.ts')).waysIn, en: async () => (await import('./en/entry/ways-in.ts')).waysIn },
  written: { 'zh-CN': async () => (await import('./zh-CN/viewer/written.ts')).written, en: async () => (await import('./en/viewer/written.ts')).written },
  viewer: { 'zh-CN': async () => (await import('./zh-CN/viewer/viewer.ts')).viewer, en: async () => (await import('./en/viewer/viewer.ts')).viewer },
};

/** The words of some areas in one language. */
export async function loadWords(locale: Locale, wanted: readonly WordsArea[]): Promise<Partial<Catalogue>> {
  return Object.assign({}, ...(await Promise.all(wanted.map(async (area) => areas[area][locale]()))));
}

/** Fetches the words of one language that are said everywhere, and those of some areas; the other languages stay on the server. */
export async function loadCatalogue(locale: Locale, wanted: readonly WordsArea[] = []): Promise<Catalogue> {
  const parts = await Promise.all([base[locale](), loadWords(locale, wanted)]);
  // An area's words are learnt before its pages are drawn: whoever asks finds them.
  return Object.assign({}, ...parts) as Catalogue;
}
