/**
 * Words that anybody guesses in a password of this portal: what it is, who uses it, and what they do, in English and in
 * pinyin. Lower case, the longer ones first.
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

/** Minimum number of letters beside these words. */
const leastLetters = 4;

/** Whether a text, in lower case, consists of these words and hardly anything else. */
export function isOfContextWords(text: string): boolean {
  const rest = contextWords.reduce((left, word) => left.replaceAll(word, ' '), text);
  return rest !== text && Array.from(rest).filter((sign) => /\p{Letter}/u.test(sign)).length < leastLetters;
}
