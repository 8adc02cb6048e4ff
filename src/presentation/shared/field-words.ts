import type { Message } from '../../words/catalogue.ts';

/** What is said beside each field that something is wrong with, in the order of the fields. */
export function fieldWords<Field extends string, Problem>(
  fields: readonly Field[],
  problems: Partial<Readonly<Record<Field, Problem>>>,
  words: (field: Field, problem: Problem) => Message,
): Partial<Record<Field, Message>> {
  const said: Partial<Record<Field, Message>> = {};
  for (const field of fields) {
    const problem = problems[field];
    if (problem !== undefined) said[field] = words(field, problem);
  }
  return said;
}
