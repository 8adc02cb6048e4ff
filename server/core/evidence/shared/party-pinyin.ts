import type { polyphonic as readingsInPinyin } from 'pinyin-pro';

/** All readings of each character of a name. */
type Readings = readonly (readonly string[])[];

/** Maximum number of names in the cache of readings. */
const maxCachedNames = 10_000;
const kept = new Map<string, Readings>();

function readingsOf(name: string, polyphonic: typeof readingsInPinyin): Readings {
  const known = kept.get(name);
  if (known) return known;
  // ü is typed as v or u.
  const readings = polyphonic(name.toLowerCase(), { toneType: 'none', type: 'array' }).map((all) =>
    all.flatMap((reading) =>
      reading.includes('ü') ? [reading.replaceAll('ü', 'v'), reading.replaceAll('ü', 'u')] : [reading],
    ),
  );
  if (kept.size >= maxCachedNames) kept.clear();
  kept.set(name, readings);
  return readings;
}

/**
 * Whether letters are the pinyin of the characters from an index on. The pinyin of the last character may be
 * incomplete.
 */
function isPinyinFrom(readings: Readings, place: number, letters: string): boolean {
  return (readings[place] ?? []).some(
    (reading) =>
      reading.startsWith(letters) ||
      (reading !== '' &&
        letters.startsWith(reading) &&
        isPinyinFrom(readings, place + 1, letters.slice(reading.length))),
  );
}

/** Whether letters are the initials of the characters from an index on. */
const areInitialsFrom = (readings: Readings, place: number, letters: string): boolean =>
  letters.split('').every((letter, index) => (readings[place + index] ?? []).some((reading) => reading[0] === letter));

/** Whether a word may be pinyin: two letters or more, and nothing else. */
export const mayBePinyin = (word: string): boolean => /^[a-z]{2,60}$/iu.test(word);

/** Two letters match many places of a long name, so they count only at its beginning. */
function isInPinyin(readings: Readings, letters: string): boolean {
  const places = letters.length === 2 ? [0] : [...readings.keys()];
  return places.some((place) => isPinyinFrom(readings, place, letters) || areInitialsFrom(readings, place, letters));
}

/**
 * Returns a function that finds the names whose pinyin or initials a word is. Any reading of a character with several
 * readings counts. The library with the readings is loaded by the first search that may need it.
 */
export async function pinyinSearch(names: readonly string[]): Promise<(word: string) => readonly string[]> {
  const { polyphonic } = await import('pinyin-pro');
  return (word) =>
    mayBePinyin(word) ? names.filter((name) => isInPinyin(readingsOf(name, polyphonic), word.toLowerCase())) : [];
}
