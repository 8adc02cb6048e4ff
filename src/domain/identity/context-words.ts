/**
 * Words that are easy to guess in passwords of this portal: its subject, its users and their work, in English and in
 * pinyin. Lower case; longer words come before words that they contain.
 */
export const contextWords: readonly string[] = [
  'administrator',
  'supplychain',
  'gongyinglian',
  'gongyingshang',
  'enterprise',
  'receivable',
  'guanliyuan',
  'caozuoyuan',
  'evidence',
  'supplier',
  'password',
  'customer',
  'operator',
  'director',
  'workbench',
  'financing',
  'finance',
  'company',
  'invoice',
  'pingtai',
  'jinrong',
  'qiye',
  'yinhang',
  'rongzi',
  'caiwu',
  'fapiao',
  'mima',
  'denglu',
  'portal',
  'supply',
  'credit',
  'chain',
  'admin',
  'login',
  'bank',
  'user',
  'scf',
].toSorted((one, other) => other.length - one.length);

/** Minimum number of letters that do not belong to these words. */
const minOtherLetters = 4;

/** Whether a text in lower case consists almost only of these words. */
export function isOfContextWords(text: string): boolean {
  const rest = contextWords.reduce((left, word) => left.replaceAll(word, ' '), text);
  return rest !== text && Array.from(rest).filter((sign) => /\p{Letter}/u.test(sign)).length < minOtherLetters;
}
