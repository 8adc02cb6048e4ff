import type { ActiveContent } from './active-content.ts';
import { fileDanger, linkDanger, placeDanger, strangeLink } from './link-danger.ts';
import { attachedKey, baseKey, linkKey, nameKeys } from './pdf-keys.ts';
import type { PdfEntry, PdfObject } from './pdf-objects.ts';
import { stringAt } from './pdf-strings.ts';

/** The targets of links and file names in a PDF. A target may be a separate object, anywhere in the file. */
export class PdfTargets {
  readonly #links = new IndirectTargets(strangeLink);
  readonly #files = new IndirectTargets(placeDanger);

  /** The danger of the targets in this object and all objects before it. Undefined when they are harmless. */
  dangerIn(text: string, { top, dictionaries }: PdfObject): ActiveContent | undefined {
    for (const { under, entries } of dictionaries) {
      for (const entry of entries) {
        if (entry.key !== linkKey && entry.key !== baseKey && !nameKeys.has(entry.key)) continue;
        const danger = entryDanger(text, entry);
        if (danger) return danger;
        // Entries for the streams of an attached file have the same keys as those for its names.
        const isIndirect = under !== attachedKey && entry.values.some(({ kind }) => kind === 'reference');
        if (isIndirect) (entry.key === linkKey ? this.#links : this.#files).isReferenced = true;
      }
    }
    if (top?.kind === 'string') for (const targets of [this.#links, this.#files]) targets.add(text, top.at);
    return this.#links.danger ?? this.#files.danger;
  }
}

/** Strings that are separate objects. A link, or the name of a file, may refer to any of them. */
class IndirectTargets {
  /** Whether any link or name refers to a separate object. */
  isReferenced = false;
  readonly #dangerOf: typeof placeDanger;
  #found: ActiveContent | undefined;

  constructor(dangerOf: typeof placeDanger) {
    this.#dangerOf = dangerOf;
  }

  get danger(): ActiveContent | undefined {
    return this.isReferenced ? this.#found : undefined;
  }

  add(text: string, place: number): void {
    this.#found ??= dangerAt(text, place, this.#dangerOf);
  }
}

/** The danger of an entry. Long comments hide a target from people, so such a target counts as `launch`. */
function entryDanger(text: string, { key, values, isFar }: PdfEntry): ActiveContent | undefined {
  if (isFar) return 'launch';
  const dangerOf = key === linkKey ? linkDanger : fileDanger;
  const strings = values.filter(({ kind }) => kind === 'string');
  return strings.map(({ at }) => dangerAt(text, at, dangerOf)).find((danger) => danger !== undefined);
}

/** The danger of the string at a place. A target behind more blanks than any producer writes counts as `launch`. */
function dangerAt(text: string, place: number, dangerOf: typeof placeDanger): ActiveContent | undefined {
  const target = stringAt(text, place);
  return target === undefined ? 'launch' : dangerOf(target);
}
