type Json = Record<string, unknown>;

export const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** The objects of a list; none of what is no list. */
export const recordsIn = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/**
 * The first lines of what a failed test said, indented. A property that failed names its seed in the second of them.
 */
export function beginningOf(message: string): string {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  return lines
    .slice(0, 12)
    .map((line) => `     ${line.slice(0, 240)}`)
    .join('\n');
}

/** A word of a command as a shell takes it. */
export const quoted = (word: string): string =>
  /^[\w./:@-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
