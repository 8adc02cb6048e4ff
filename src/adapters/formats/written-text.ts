import type { WrittenContent } from '../../application/ports/viewer/shared/content-reader.ts';
import { Refused } from './refused.ts';
import { textOf } from './text-of.ts';

/** Maximum number of shown characters. */
export const maxShownCharacters = 200_000;

/** Reads a plain text; a file with a NUL character is refused. */
export function readText(bytes: Uint8Array): WrittenContent {
  const text = textOf(bytes);
  if (text.includes('\0')) throw new Refused('damaged');
  return { kind: 'text', text: text.slice(0, maxShownCharacters), cut: text.length > maxShownCharacters };
}
