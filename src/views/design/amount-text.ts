/** The most an amount field takes unless told otherwise, in yuan (document 1, section 5; checklist X-05). */
export const largestAmount = '99999999999.98';

/** An amount as typed so far, or why it cannot be taken. */
export type AmountReading =
  | { readonly state: 'empty' }
  | { readonly state: 'amount'; readonly yuan: string; readonly fen: bigint }
  | { readonly state: 'too-big'; readonly yuan: string };

const fullWidth = /[０-９．]/g;
const narrowed = (character: string): string => String.fromCharCode(character.charCodeAt(0) - 0xfee0);

/**
 * What may stand in the field while someone types: digits and one point with at most two decimals; everything else,
 * such as ¥, commas and letters of a pasted text, is dropped. Digits beyond the second decimal are cut, not rounded.
 */
export function typedAmount(text: string): string {
  const bare = text.replace(fullWidth, narrowed).replace(/。/g, '.').replace(/[^\d.]/g, '');
  const [whole = '', ...rest] = bare.split('.');
  return rest.length === 0 ? whole : `${whole}.${rest.join('').slice(0, 2)}`;
}

function toFen(text: string): bigint {
  const [whole = '', decimals = ''] = text.split('.');
  return BigInt(whole || '0') * 100n + BigInt(decimals.padEnd(2, '0').slice(0, 2));
}

/** `1234.50` from 123450n: the decimal string that goes on the wire. */
function toYuan(fen: bigint): string {
  const digits = fen.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Reads typed text exactly, in whole fen; amounts above `largest` (decimal yuan) are refused, never cut. */
export function readAmount(text: string, largest: string = largestAmount): AmountReading {
  const typed = typedAmount(text);
  if (!/\d/.test(typed)) return { state: 'empty' };
  const fen = toFen(typed);
  const yuan = toYuan(fen);
  return fen > toFen(typedAmount(largest)) ? { state: 'too-big', yuan } : { state: 'amount', yuan, fen };
}
