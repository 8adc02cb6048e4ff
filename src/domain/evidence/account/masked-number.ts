/** What stands for a digit that is not shown. */
const hidden = '*';

/**
 * An account number of which only the first six and last four digits are shown, as is usual for cards; of a short one
 * only the last two, and of one of four digits or fewer none (checklist F-268).
 */
export function maskedNumber(number: string): string {
  const bare = number.replace(/\s+/g, '');
  const [head, tail] = bare.length > 12 ? [6, 4] : bare.length > 4 ? [0, 2] : [0, 0];
  return bare.slice(0, head) + hidden.repeat(bare.length - head - tail) + bare.slice(bare.length - tail);
}
