import type { WrittenContent } from '../../application/ports/viewer/shared/content-reader.ts';
import { Refused } from './refused.ts';
import { textOf } from './text-of.ts';

/** So many characters are shown, from the beginning. */
export const longestText = 200_000;

/** A text as it is. What has the sign of nothing in it is no text. */
export function readText(bytes: Uint8Array): WrittenContent {
  const text = textOf(bytes);
  if (text.includes('\0')) throw new Refused('damaged');
  return { kind: 'text', text: text.slice(0, longestText), cut: text.length > longestText };
}
