/** Replaces each hidden digit. */
const hidden = '*';

/**
 * Masks an account number. The first six and last four digits stay visible, as is usual for cards. A short number shows
 * only its last two digits, and a number of at most four digits none (checklist F-268).
 */
export function maskAccountNumber(number: string): string {
  const bare = number.replace(/\s+/g, '');
  const [head, tail] = bare.length > 12 ? [6, 4] : bare.length > 4 ? [0, 2] : [0, 0];
  return bare.slice(0, head) + hidden.repeat(bare.length - head - tail) + bare.slice(bare.length - tail);
}
