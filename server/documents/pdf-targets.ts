import type { ActiveContent } from './active-content.ts';
import { fileDanger, linkDanger, placeDanger, strangeLink } from './link-danger.ts';
import { attachedKey, baseKey, linkKey, nameKeys } from './pdf-keys.ts';
import type { PdfEntry, PdfObject } from './pdf-objects.ts';
import { stringAt } from './pdf-strings.ts';

/** Where links and files of a PDF lead. A target may be an object of its own, anywhere in the file. */
export class PdfTargets {
  readonly #links = new Elsewhere(strangeLink);
  readonly #files = new Elsewhere(placeDanger);

  /** What following a target does, as far as this object and those before it say. Undefined where it does no harm. */
  dangerIn(text: string, { top, dictionaries }: PdfObject): ActiveContent | undefined {
    for (const { under, entries } of dictionaries) {
      for (const entry of entries) {
        if (entry.key !== linkKey && entry.key !== baseKey && !nameKeys.has(entry.key)) continue;
        const danger = entryDanger(text, entry);
        if (danger) return danger;
        // The streams of an attached file are called as its names are.
        const isElsewhere = under !== attachedKey && entry.values.some(({ kind }) => kind === 'reference');
        if (isElsewhere) (entry.key === linkKey ? this.#links : this.#files).isMeant = true;
      }
    }
    if (top?.kind === 'string') for (const each of [this.#links, this.#files]) each.add(text, top.at);
    return this.#links.danger ?? this.#files.danger;
  }
}

/** Strings that are objects of their own. A link, or the name of a file, may lead to any of them. */
class Elsewhere {
  /** Whether any link or name leads to an object of its own. */
  isMeant = false;
  readonly #judged: typeof placeDanger;
  #found: ActiveContent | undefined;

  constructor(judged: typeof placeDanger) {
    this.#judged = judged;
  }

  get danger(): ActiveContent | undefined {
    return this.isMeant ? this.#found : undefined;
  }

  add(text: string, place: number): void {
    this.#found ??= dangerAt(text, place, this.#judged);
  }
}

/** Long remarks before a target hide it from people, so it counts as one that starts something. */
function entryDanger(text: string, { key, values, isFar }: PdfEntry): ActiveContent | undefined {
  if (isFar) return 'launch';
  const judged = key === linkKey ? linkDanger : fileDanger;
  const strings = values.filter(({ kind }) => kind === 'string');
  return strings.map(({ at }) => dangerAt(text, at, judged)).find((danger) => danger !== undefined);
}

/** A target that begins with more blanks than anyone writes counts as one that starts something. */
function dangerAt(text: string, place: number, judged: typeof placeDanger): ActiveContent | undefined {
  const target = stringAt(text, place);
  return target === undefined ? 'launch' : judged(target);
}
