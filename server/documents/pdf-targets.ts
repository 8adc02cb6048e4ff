import type { ActiveContent } from './active-content.ts';
import { linkDanger, placeDanger } from './link-danger.ts';
import { afterBlanks } from './pdf-blanks.ts';
import { stringAt } from './pdf-strings.ts';
import type { PdfText } from './pdf-texts.ts';

// More than a key, what stands before its target, and as much of that as is looked at.
const atTheEnd = 5000;
// Files under any of their names, and what short links count from.
const keys = /\/(?:(URI)|U?F|DOS|Mac|Unix|Base)(?!\w)/gu;

/** Where links and files of a PDF lead. A target may be an object of its own, anywhere in the file. */
export class PdfTargets {
  #isElsewhere = false;
  #elsewhere: ActiveContent | undefined;

  /** What following one does, as far as this stretch and those before it say; undefined where that is no matter. */
  dangerIn({ text, at, goesOn }: PdfText): ActiveContent | undefined {
    for (const { index, 0: key, 1: link } of text.matchAll(keys)) {
      if (goesOn && index > text.length - atTheEnd) break;
      const place = afterBlanks(text, index + key.length);
      const danger = dangerAt(text, place, link ? linkDanger : placeDanger);
      if (danger) return danger;
      this.#isElsewhere ||= place !== undefined && isReference(text, place);
    }
    this.#elsewhere ??= firstDanger(text, at === undefined ? packedStrings(text) : ownStrings(text));
    return this.#isElsewhere ? this.#elsewhere : undefined;
  }
}

/** Two numbers in a row; one alone is a mark of an annotation, which are called /F as well. */
function isReference(text: string, place: number): boolean {
  const end = place + (/\d*/uy.exec(text.slice(place, place + 16))?.[0].length ?? 0);
  const next = afterBlanks(text, end);
  return end > place && (next === undefined || (next > end && /\d/u.test(text[next] ?? '')));
}

/** What cannot be found or read behind blanks and remarks leads where nobody should see that it leads. */
function dangerAt(text: string, place: number | undefined, judged: typeof placeDanger): ActiveContent | undefined {
  const target = place === undefined ? undefined : stringAt(text, place);
  return target === undefined ? 'launch' : judged(target);
}

function firstDanger(text: string, places: Iterable<number | undefined>): ActiveContent | undefined {
  for (const place of places) {
    const danger = dangerAt(text, place, placeDanger);
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
