/**
 * Signs that part a contract's number and do not tell one number from another, after compatible forms were made one
 * (NFKC). The database has the same list: `portal.contract_key`.
 */
export const contractSeparators =
  ' \t\n!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~«»·‐–—―‘’“”•…−─、。〈〉《》「」『』【】〔〕〖〗・';

const parts = new Set(contractSeparators);

/**
 * What tells a contract's number from others: its letters and digits of any script, such as 启采202618号, without what
 * parts them. Empty for a text of separators alone.
 */
export const contractKey = (number: string): string =>
  [...number.normalize('NFKC')].filter((sign) => !parts.has(sign)).join('');
