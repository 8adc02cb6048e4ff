import { invisibleCharacter } from './invisible-characters.ts';

const invisibleCharacters = new RegExp(invisibleCharacter, 'gu');
/** Blanks and all kinds of dashes, which people use to group the characters of a number. */
const separators = /[\s\-\u2010-\u2015\u2212]/gu;

/** A text in half width, without invisible characters. */
const plain = (typed: string): string => typed.replaceAll(invisibleCharacters, '').normalize('NFKC');

/** Normalises a typed or pasted number or code: half width, without separators. */
export function numberIn(typed: string): string {
  return plain(typed).replaceAll(separators, '');
}

/** Words that precede or follow a code in messages. */
const naming = /验证码|校验码|确认码|动态码|动态密码|口令|passcode|code/giu;
/** Six digits, possibly in two groups, that are not part of a longer number. */
const group = /(?<!\d[ -]?)\d{3}[ -]?\d{3}(?![ -]?\d)/gu;

/** Distance of a code from the word that names it. A code behind its name is preferred. */
function distance(code: number, name: number): number {
  return code >= name ? code - name : (name - code) * 2;
}

/** The six digits of a message that are most likely its code; undefined where there are none. */
function codeOfMessage(message: string): string | undefined {
  const names = [...message.matchAll(naming)].map(({ index }) => index);
  const codes = [...message.matchAll(group)].map(({ 0: text, index }) => ({
    digits: numberIn(text),
    far: Math.min(...names.map((name) => distance(index, name))),
  }));
  return codes.reduce((best, each) => (each.far < best.far ? each : best), codes[0] ?? { digits: undefined, far: 0 })
    .digits;
}

/** The code of a given length that was typed, or that a pasted message contains, such as “【汇誉】您的验证码是 482913，5分钟内有效”. */
export function codeIn(typed: string, digits = 6): string {
  const text = plain(typed);
  const bare = numberIn(typed);
  const found = /^\d*$/u.test(bare) ? bare : (codeOfMessage(text) ?? bare.replaceAll(/\D/gu, ''));
  return found.slice(0, digits);
}

/** Normalises the typed letters of a picture: half width, without blanks. */
export function captchaIn(typed: string): string {
  return plain(typed).replaceAll(/\s/gu, '');
}

/** Maximum length of a message that can be pasted into a code field. */
export const maxPastedCharacters = 500;
