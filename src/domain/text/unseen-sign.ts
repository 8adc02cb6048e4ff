/**
 * A sign that nobody sees where it stands: a control, the end of a line, half a character, what turns the direction of
 * reading, what has no shape. Two texts that look alike differ by it, and one that reads backwards hides its end.
 */
export const unseenSign = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

const unseenSigns = new RegExp(unseenSign, 'gu');

/** Whether a text says nothing that anybody sees: blanks and unseen signs alone. */
export function isBlank(text: string): boolean {
  return text.replaceAll(unseenSigns, '').trim() === '';
}
