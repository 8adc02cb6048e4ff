/**
 * An invisible character: control, line end, lone surrogate, direction mark, or a character without a shape. It can
 * make texts that look alike differ, or hide the end of a text.
 */
export const unseenSign = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

const unseenSigns = new RegExp(unseenSign, 'gu');

/** A text without invisible characters. */
export const withoutUnseenSigns = (text: string): string => text.replaceAll(unseenSigns, '');

/** Whether a text has no visible characters. */
export function isBlank(text: string): boolean {
  return withoutUnseenSigns(text).trim() === '';
}

/** A text with a space instead of each invisible character, such as direction marks. */
export const visibleText = (text: string): string => text.replaceAll(unseenSigns, ' ').trimStart();
