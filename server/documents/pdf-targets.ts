import type { ActiveContent } from './active-content.ts';
import { fileDanger, linkDanger, placeDanger, strangeLink } from './link-danger.ts';
import { afterBlanks, isReference } from './pdf-blanks.ts';
import { stringAt } from './pdf-strings.ts';
import type { PdfText } from './pdf-texts.ts';

// More than a key, what stands before its target, and as much of that as is looked at.
const atTheEnd = 5000;
// Files under any of their names, and what short links count from.
const keys = /\/(?:(URI)|U?F|DOS|Mac|Unix|Base)(?!\w)/gu;
// What an attached file consists of, which is no name.
const attachedStream = /\/EF\s*<<[^<>()%]*$/u;

/** Where links and files of a PDF lead. A target may be an object of its own, anywhere in the file. */
export class PdfTargets {
  readonly #links = new Elsewhere(strangeLink);
  readonly #files = new Elsewhere(placeDanger);

  /** What following one does, as far as this stretch and those before it say; undefined where that is no matter. */
  dangerIn({ text, at, goesOn }: PdfText): ActiveContent | undefined {
    for (const { index, 0: key, 1: link } of text.matchAll(keys)) {
      if (goesOn && index > text.length - atTheEnd) break;
      const place = afterBlanks(text, index + key.length);
      const danger = dangerAt(text, place, link ? linkDanger : fileDanger);
      if (danger) return danger;
      if (place !== undefined && isReference(text, place) && !attachedStream.test(text.slice(Math.max(0, index - 80), index))) (link ? this.#links : this.#files).isMeant = true;
    }
    return [this.#links, this.#files].map((each) => each.dangerIn(text, at === undefined)).find((danger) => danger !== undefined);
  }
}

/** Strings of a file that one of its links, or the name of a file, might be. */
class Elsewhere {
  /** Whether any is an object of its own. */
  isMeant = false;
  readonly #judged: typeof placeDanger;
  #danger: ActiveContent | undefined;

  constructor(judged: typeof placeDanger) {
    this.#judged = judged;
  }

  dangerIn(text: string, isPacked: boolean): ActiveContent | undefined {
    this.#danger ??= firstDanger(text, isPacked ? packedStrings(text) : ownStrings(text), this.#judged);
    return this.isMeant ? this.#danger : undefined;
  }
}

/** What cannot be found or read behind blanks and remarks leads where nobody should see that it leads. */
function dangerAt(text: string, place: number | undefined, judged: typeof placeDanger): ActiveContent | undefined {
  const target = place === undefined ? undefined : stringAt(text, place);
  return target === undefined ? 'launch' : judged(target);
}

function firstDanger(text: string, places: Iterable<number | undefined>, judged: typeof placeDanger): ActiveContent | undefined {
  for (const place of places) {
    const danger = dangerAt(text, place, judged);
    if (danger) return danger;
  }
  return undefined;
}

/** Where an object is a string; titles and what is written on pages stand within others. */
function* ownStrings(text: string): Generator<number | undefined> {
  for (const { index } of text.matchAll(/(?<!end)obj/gu)) yield afterBlanks(text, index + 3);
}

/** Where any string begins: an index of packed objects may point at each. */
function* packedStrings(text: string): Generator<number> {
  for (const { index } of text.matchAll(/[(<]/gu)) yield index;
}
