type Json = Record<string, unknown>;

export const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** The objects of a list; empty for a value that is not a list. */
export const recordsIn = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** The first lines of a failed test's message, indented. A failed property names its seed in the second of them. */
export function beginningOf(message: string): string {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  return lines
    .slice(0, 12)
    .map((line) => `     ${line.slice(0, 240)}`)
    .join('\n');
}

/** A word of a command, quoted for a shell. */
export const quoted = (word: string): string =>
  /^[\w./:@-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
