/**
 * Effect of reading on one kind of document: number of fields handed in as they were read, corrected after reading, and
 * typed because nothing was read.
 */
export interface ReadingEffect {
  readonly kept: number;
  readonly corrected: number;
  readonly typed: number;
}

/** One field as it was handed in, and as it was read; empty for nothing. */
export interface HandedInField {
  readonly value: string;
  readonly read: string;
}

/**
 * What reading helped with these fields. What was read and emptied again was corrected; what neither was read nor
 * filled in counts nowhere.
 */
export function readingEffect(fields: readonly HandedInField[]): ReadingEffect {
  const read = fields.filter((field) => field.read !== '');
  const kept = read.filter(({ value, read: was }) => value === was).length;
  return {
    kept,
    corrected: read.length - kept,
    typed: fields.filter((field) => field.read === '' && field.value !== '').length,
  };
}

export function addEffects(one: ReadingEffect, other: ReadingEffect): ReadingEffect {
  return { kept: one.kept + other.kept, corrected: one.corrected + other.corrected, typed: one.typed + other.typed };
}

export const noEffect: ReadingEffect = { kept: 0, corrected: 0, typed: 0 };
