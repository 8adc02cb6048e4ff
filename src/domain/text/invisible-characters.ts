/**
 * An invisible character: control, line end, lone surrogate, direction mark, or a character without a shape. It can
 * make texts that look alike differ, or hide the end of a text.
 */
export const invisibleCharacter = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

const invisibleCharacters = new RegExp(invisibleCharacter, 'gu');

/** A text without invisible characters. */
export const stripInvisibleCharacters = (text: string): string => text.replaceAll(invisibleCharacters, '');

/** Whether a text has no visible characters. */
export function isBlank(text: string): boolean {
  return stripInvisibleCharacters(text).trim() === '';
}

/** A text with a space instead of each invisible character, such as direction marks. */
export const visibleText = (text: string): string => text.replaceAll(invisibleCharacters, ' ').trimStart();
