import type { Locator } from 'playwright';
import { en, zhCN } from '../every-word.ts';
import { usualName } from '../../../src/words/en/usual-names.ts';
import type { Catalogue, PlainKey } from '../../../src/words/catalogue.ts';
import type { Locale } from '../../../src/words/locale.ts';

/**
 * The texts of the pages in the user's language, and their translation from and to English, in which scenarios are
 * written.
 */
export interface PageWords {
  readonly locale: Locale;
  readonly catalogue: Catalogue;
  /** The page's text for a text of a scenario. */
  onPage(english: string): string;
  /**
   * The scenario's text for a text of the page. It looks first in the texts of an area. Texts that users entered are
   * unchanged.
   */
  inScenario(written: string, area?: string): string;
  /** The page's name of a usual material or file. */
  material(name: string): string;
}

const plain = (catalogue: Catalogue): readonly (readonly [PlainKey, string])[] =>
  Object.entries(catalogue).filter((entry): entry is [PlainKey, string] => typeof entry[1] === 'string');

/**
 * Translates texts from one language to another. A text with several translations is resolved by the area, which is the
 * prefix of the keys.
 */
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

/** Throws for a language that the pages do not have. */
export function pageWords(language: unknown): PageWords {
  if (language === undefined || language === 'en') return english;
  if (language === 'zh-CN') return chinese();
  throw new Error(`No such language: ${JSON.stringify(language)}`);
}

/** The button that chooses one or several files for `name`. */
export const chooseButton = (region: Locator, name: string, words: Catalogue): Locator =>
  region
    .getByRole('button', { name: `${words['upload.choose']} ${name}` })
    .or(region.getByRole('button', { name: `${words['upload.choose-one']} ${name}` }));
