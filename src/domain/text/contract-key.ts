/**
 * Separators in contract numbers, which do not distinguish one number from another. They apply after NFKC
 * normalisation. The database function `portal.contract_key` has the same list.
 */
export const contractSeparators =
  ' \t\n!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~«»·‐–—―‘’“”•…−─、。〈〉《》「」『』【】〔〕〖〗・';

const parts = new Set(contractSeparators);

/**
 * Key for comparing contract numbers: letters and digits of any script without separators, such as 启采202618号. Empty for
 * a text of separators only.
 */
export const contractKey = (number: string): string =>
  [...number.normalize('NFKC')].filter((sign) => !parts.has(sign)).join('');
