import { unseenSign } from '../text/unseen-sign.ts';

export const longestFileName = 255;

// What joins the parts of an emoji, and chooses colour or outline for one or for a key, has no shape of its own.
const emojiParts =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d|(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[\d#*])\ufe0f(?=\u20e3)/gu;
const separators = /[/\\]/u;

/**
 * Whether a file may come under this name: at most 255 characters, none of which is unseen, bar the parts of emoji, or
 * separates folders.
 */
export function isPlainFileName(name: string): boolean {
  return name.length <= longestFileName && !separators.test(name) && !unseenSign.test(name.replaceAll(emojiParts, ''));
}
