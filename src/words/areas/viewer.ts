import type { WordsArea } from '../load-catalogue.ts';
import type { written } from '../zh-CN/viewer/written.ts';
import type { viewer } from '../zh-CN/viewer/viewer.ts';

type Written = typeof written;
type Viewer = typeof viewer;

declare module '../catalogue.ts' {
  interface Catalogue extends Written, Viewer {}
}

export const writtenWords = {
  'zh-CN': async () => (await import('../zh-CN/viewer/written.ts')).written,
  en: async () => (await import('../en/viewer/written.ts')).written,
} satisfies WordsArea;

export const viewerWords = {
  'zh-CN': async () => (await import('../zh-CN/viewer/viewer.ts')).viewer,
  en: async () => (await import('../en/viewer/viewer.ts')).viewer,
} satisfies WordsArea;
