const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/**
 * Whether a text is a unified social credit code: 18 characters, the last of which is a check character (GB 32100-2015;
 * checklist 3.6).
 */
export function isCreditCode(text: string): boolean {
  if (!/^[0-9A-HJ-NPQRTUWXY]{18}$/u.test(text)) return false;
  let sum = 0;
  let weight = 1;
  for (const character of text.slice(0, 17)) {
    sum += alphabet.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return alphabet[(31 - (sum % 31)) % 31] === text[17];
}
