/**
 * Usefulness of reading for one kind of document: number of fields submitted as read, corrected after reading, and
 * typed because nothing was read.
 */
export interface ReadingEffect {
  readonly kept: number;
  readonly corrected: number;
  readonly typed: number;
}

/** Submitted and read value of one field; empty for none. */
export interface HandedInField {
  readonly value: string;
  readonly read: string;
}

/**
 * Effect of reading on these fields. A read value that was removed counts as corrected; an empty field does not count.
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
