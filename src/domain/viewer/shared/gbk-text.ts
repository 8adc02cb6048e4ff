/** Bytes that WinAnsi maps to other characters than Latin-1. */
const winAnsiBytes: ReadonlyMap<string, number> = new Map(
  Array.from('€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ').map((character, index) => [
    character,
    0x80 + index,
  ]),
);
/**
 * Characters that the reader shows instead of certain bytes. After the first half of a GBK character, they stand for
 * that byte.
 */
const secondHalves: ReadonlyMap<string, number> = new Map([
  ['-', 0xad],
  ['\u2010', 0xad],
  ['\u00ad', 0xad],
  [' ', 0xa0],
]);
const greekMu = '\u03bc';

/** Decodes GBK; undefined for invalid bytes. */
export type DecodeGbk = (bytes: Uint8Array) => string | undefined;

/** Makes a decoder from one that throws on invalid bytes, such as a strict `TextDecoder`. */
export function decodeStrictly(decoder: { readonly decode: (bytes: Uint8Array) => string }): DecodeGbk {
  return (bytes) => {
    try {
      return decoder.decode(bytes);
    } catch {
      return undefined;
    }
  };
}

/** Whether a text may be Chinese in GBK that was decoded as Western text. */
export function mayBeGbk(text: string): boolean {
  return /[\u0080-\u00ff\u0152-\u0178\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122\u03bc][^\s]/u.test(text);
}

/**
 * Recovers Chinese text in GBK that was decoded as WinAnsi; undefined where the bytes are not Chinese. Letters and
 * digits stay.
 */
export function gbkText(text: string, decode: DecodeGbk): string | undefined {
  const bytes: number[] = [];
  let isHalf = false;
  for (const character of text) {
    const byte = byteOf(character, isHalf);
    if (byte === undefined) return undefined;
    isHalf = !isHalf && byte >= 0x81;
    bytes.push(byte);
  }
  const decoded = decode(Uint8Array.from(bytes));
  return decoded !== undefined && /\p{Script=Han}|[\uff00-\uffef\u3000-\u303f]/u.test(decoded) ? decoded : undefined;
}

function byteOf(character: string, isHalf: boolean): number | undefined {
  if (isHalf && secondHalves.has(character)) return secondHalves.get(character);
  if (character === greekMu) return 0xb5;
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code;
  return winAnsiBytes.get(character);
}

const latinNames =
  /^(?:[A-Z]{6}\+)?@?(?:ST(?:Zhongsong|Song|Fangsong|Kai|Hei|Xihei|Xinwei|Xingkai|Liti|Caiyun|Hupo)|N?SimSun|SimHei|SimKai|SimFang|SimLi|SimYou|FangSong|KaiTi|LiSu|YouYuan|DengXian|FZ[A-Z]+|HY[A-Z]?[a-z]*(?:Song|Hei|Kai)|Microsoft ?YaHei|MSung|Song|Heiti|Kaiti)|GB(?:2312|K|18030)/iu;
const chineseNames = /[宋黑楷仿圆隶]|华文|方正|雅黑|等线|汉仪|新魏|行楷|琥珀|彩云/u;

/** Whether a font is Chinese according to its name, which may be in Chinese, GBK or UTF-8. */
export function isChineseFont(name: string, decode: DecodeGbk): boolean {
  if (latinNames.test(name)) return true;
  return [name, gbkText(name, decode) ?? '', utf8Text(name)].some((each) => chineseNames.test(each));
}

/** Recovers text in UTF-8 that was decoded as WinAnsi; empty for invalid bytes. */
function utf8Text(text: string): string {
  const bytes = Array.from(text, (character) => byteOf(character, false) ?? 0x3f);
  try {
    return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return '';
  }
}
