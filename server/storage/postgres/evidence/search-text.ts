/** Separates texts that are searched together, so that no search spans two of them. */
export const separator = '\u001f';

/** Texts in their search form. They are lowercased here, because a database in the C locale lowercases only ASCII. */
export function searchText(...texts: readonly string[]): string {
  return texts.map((text) => text.toLowerCase()).join(separator);
}

/** A LIKE pattern for texts that contain this part, taken literally. */
export function likePart(part: string): string {
  return `%${part.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
}
