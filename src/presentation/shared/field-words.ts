import type { Message } from '../../words/catalogue.ts';

/** The messages of the fields that have problems, in the order of the fields. */
export function fieldWords<Field extends string, Problem>(
  fields: readonly Field[],
  problems: Partial<Readonly<Record<Field, Problem>>>,
  words: (field: Field, problem: Problem) => Message,
): Partial<Record<Field, Message>> {
  const messages: Partial<Record<Field, Message>> = {};
  for (const field of fields) {
    const problem = problems[field];
    if (problem !== undefined) messages[field] = words(field, problem);
  }
  return messages;
}
