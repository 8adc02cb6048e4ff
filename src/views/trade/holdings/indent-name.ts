/** A name in a list of choices, moved to the right by its depth in a tree. Choices take no styles. */
export const indentName = (name: string, depth: number): string => `${'\u3000'.repeat(depth)}${name}`;
