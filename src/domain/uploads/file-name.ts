import { invisibleCharacter } from '../text/invisible-characters.ts';

export const maxFileNameCharacters = 255;

export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
}

// The joiners and variation selectors of emoji are invisible.
const emojiParts =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d|(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[\d#*])\ufe0f(?=\u20e3)/gu;
const separators = /[/\\]/u;

/** Whether a file name is valid: at most 255 characters, none invisible except parts of emoji, no folder separators. */
export function isPlainFileName(name: string): boolean {
  return (
    name.length <= maxFileNameCharacters &&
    !separators.test(name) &&
    !invisibleCharacter.test(name.replaceAll(emojiParts, ''))
  );
}
