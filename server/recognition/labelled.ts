import type { ReadPlace } from '../../src/domain/evidence/reading/read-place.ts';
import { placeOfEnd } from './read-places.ts';
import { bare, rightOf, type Run } from './page-runs.ts';

/**
 * A label's position, and the texts behind it up to the next label. `value` is the first of them; undefined where there
 * is none.
 */
export interface Labelled {
  readonly label: Run;
  readonly value: string | undefined;
  readonly values: readonly string[];
  /** Position of each value. */
  readonly places: readonly (ReadPlace | undefined)[];
}

/**
 * The values of a label on a page, from top to bottom and left to right: the rest of the label's own text, and the
 * texts to its right that begin no label themselves.
 *
 * @param label matches the beginning of a text without blanks, with the colon if there is one
 */
export function labelled(runs: readonly Run[], label: RegExp): readonly Labelled[] {
  return runs.flatMap((run): readonly Labelled[] => {
    const [spelt] = label.exec(bare(run.text)) ?? [];
    if (spelt === undefined) return [];
    const beside = rightOf(run, runs);
    const end = beside.findIndex(({ text }) => isLabel(text));
    const own = withoutBeginning(run.text, spelt);
    const found = [
      { text: own, place: placeOfEnd(run.place, run.text, own) },
      ...beside.slice(0, end < 0 ? beside.length : end),
    ].filter(({ text }) => text.trim() !== '');
    const values = found.map(({ text }) => text);
    return [{ label: run, value: values[0], values, places: found.map(({ place }) => place) }];
  });
}

// In boxes labels stand without a colon; beside an empty one stands the next label.
const boxLabel =
  /:$|^\p{Script=Han}[\p{Script=Han}/()]{1,20}:|^(?:纳税人识别号|单位代码|小写|厂牌型号|产地|车架号|车牌照号|完税凭证号码|开票日期|发票号码)$/u;

function isLabel(text: string): boolean {
  return boxLabel.test(bare(text));
}

/** A text without what it begins with, in which blanks and widths do not count; blanks of the rest stay. */
function withoutBeginning(text: string, beginning: string): string {
  let taken = '';
  let place = 0;
  while (place < text.length && taken.length < beginning.length) {
    taken += bare(text[place] ?? '');
    place += 1;
  }
  return text.slice(place);
}
