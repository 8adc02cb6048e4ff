import type { ActiveContent } from './active-content.ts';
import { activeKeys, activeKinds, kindKeys } from './pdf-keys.ts';
import type { PdfDictionary, PdfObject, PdfValue } from './pdf-objects.ts';
import { nameIn } from './pdf-words.ts';

/**
 * The active content of an object, by the names of its keys and kinds. An object that is a name counts as well: it may
 * be the kind of another object.
 */
export function activeName(text: string, { top, dictionaries }: PdfObject): ActiveContent | undefined {
  const found = kindIn(text, top);
  if (found) return found;
  for (const dictionary of dictionaries) {
    const active = activeEntry(text, dictionary);
    if (active) return active;
  }
  return undefined;
}

/** Keys and values of a loose dictionary cannot be distinguished, so every name in it counts. */
function activeEntry(text: string, { entries, isLoose }: PdfDictionary): ActiveContent | undefined {
  for (const { key, values } of entries) {
    const found = activeKeys.get(key) ?? (isLoose ? activeKinds.get(key) : undefined);
    if (found) return found;
    if (!isLoose && !kindKeys.has(key)) continue;
    const kind = values.map((value) => kindIn(text, value)).find((each) => each !== undefined);
    if (kind) return kind;
  }
  return undefined;
}

function kindIn(text: string, value: PdfValue | undefined): ActiveContent | undefined {
  return value?.kind === 'name' ? activeKinds.get(nameIn(text, value)) : undefined;
}
