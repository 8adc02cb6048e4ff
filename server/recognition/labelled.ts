import type { ReadPlace } from '../../src/domain/evidence/reading/read-place.ts';
import { placeOfEnd } from './read-places.ts';
import { normaliseText, rightOf, type Run } from './page-runs.ts';

/** A label, and the texts behind it up to the next label. `value` is the first of these texts, or undefined. */
export interface LabelledValues {
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
export function labelledValues(runs: readonly Run[], label: RegExp): readonly LabelledValues[] {
  return runs.flatMap((run): readonly LabelledValues[] => {
    const [labelText] = label.exec(normaliseText(run.text)) ?? [];
    if (labelText === undefined) return [];
    const beside = rightOf(run, runs);
    const end = beside.findIndex(({ text }) => isLabel(text));
    const own = withoutPrefix(run.text, labelText);
    const found = [
      { text: own, place: placeOfEnd(run.place, run.text, own) },
      ...beside.slice(0, end < 0 ? beside.length : end),
    ].filter(({ text }) => text.trim() !== '');
    const values = found.map(({ text }) => text);
    return [{ label: run, value: values[0], values, places: found.map(({ place }) => place) }];
  });
}

// Labels in boxes have no colon. Behind an empty box the next label follows.
const boxLabel =
  /:$|^\p{Script=Han}[\p{Script=Han}/()]{1,20}:|^(?:纳税人识别号|单位代码|小写|厂牌型号|产地|车架号|车牌照号|完税凭证号码|开票日期|发票号码)$/u;

function isLabel(text: string): boolean {
  return boxLabel.test(normaliseText(text));
}

/** A text without its normalised beginning. Blanks of the rest stay. */
function withoutPrefix(text: string, beginning: string): string {
  let skipped = '';
  let place = 0;
  while (place < text.length && skipped.length < beginning.length) {
    skipped += normaliseText(text[place] ?? '');
    place += 1;
  }
  return text.slice(place);
}
