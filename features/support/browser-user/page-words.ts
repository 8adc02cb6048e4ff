import type { Locator } from 'playwright';
import { en, zhCN } from '../every-word.ts';
import { usualName } from '../../../src/words/en/usual-names.ts';
import type { Catalogue, PlainKey } from '../../../src/words/catalogue.ts';
import type { Locale } from '../../../src/words/locale.ts';

/**
 * What stands on the pages in the language that a person reads, and what a scenario, which is written in English, calls
 * it.
 */
export interface PageWords {
  readonly locale: Locale;
  readonly catalogue: Catalogue;
  /** What a scenario names, as the pages write it. */
  onPage(english: string): string;
  /**
   * What the pages write, as a scenario names it, by the words of an area first; a person's own words stay as they are.
   */
  inScenario(written: string, area?: string): string;
  /** The name of a material or a file that is usual, as the pages write it. */
  material(name: string): string;
}

const plain = (catalogue: Catalogue): readonly (readonly [PlainKey, string])[] =>
  Object.entries(catalogue).filter((entry): entry is [PlainKey, string] => typeof entry[1] === 'string');

/** What a text of one language is in another; one that stands for several is told by the area whose keys begin so. */
function translated(from: Catalogue, to: Catalogue): (text: string, area?: string) => string | undefined {
  const keys = new Map<string, PlainKey[]>();
  for (const [key, text] of plain(from)) keys.set(text, [...(keys.get(text) ?? []), key]);
  return (text, area = '') => {
    const found = keys.get(text) ?? [];
    const key = found.find((each) => each.startsWith(area)) ?? found[0];
    return key && to[key];
  };
}

const english: PageWords = {
  locale: 'en',
  catalogue: en,
  onPage: (text) => text,
  inScenario: (text) => text,
  material: usualName,
};

function chinese(): PageWords {
  const [toPage, toScenario] = [translated(en, zhCN), translated(zhCN, en)];
  return {
    locale: 'zh-CN',
    catalogue: zhCN,
    onPage: (text) => toPage(text) ?? text,
    inScenario: (text, area) => toScenario(text, area) ?? usualName(text),
    material: (name) => name,
  };
}

/** Refuses a language in which no page is written. */
export function pageWords(language: unknown): PageWords {
  if (language === undefined || language === 'en') return english;
  if (language === 'zh-CN') return chinese();
  throw new Error(`No such language: ${JSON.stringify(language)}`);
}

/** The button that chooses files for `name`, whether several may be given or one. */
export const chooseButton = (region: Locator, name: string, words: Catalogue): Locator =>
  region
    .getByRole('button', { name: `${words['upload.choose']} ${name}` })
    .or(region.getByRole('button', { name: `${words['upload.choose-one']} ${name}` }));
