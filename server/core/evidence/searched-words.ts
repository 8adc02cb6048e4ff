import { readSearchedDays, type DaySpan } from '../../../src/domain/calendar/searched-days.ts';
import { addDays, shanghaiInstant, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import {
  displayStates,
  statesOfDisplayState,
  type PackageState,
} from '../../../src/domain/evidence/materials/package-state.ts';
import type { OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';
import { readSearchedAmount, type AmountSpan } from '../../../src/domain/money/searched-amount.ts';
import type { PackageQuery } from '../tables/evidence.ts';
import { stateNames } from './shared/state-names.ts';

/** A searched word with its possible meanings, besides a part of a number or of a name. */
export interface SearchedWord {
  readonly text: string;
  /** Names in lower case whose pinyin the word is. */
  readonly names: readonly string[];
  readonly amount: AmountSpan | undefined;
  readonly days: readonly DaySpan[];
  readonly states: readonly PackageState[];
  /** Products with this name. */
  readonly books: readonly OpenBook[];
}

/** Maximum number of queries in which a shelf is searched, one for each combination of the words' meanings. */
const maxQueries = 16;

const isChinese = (word: string): boolean => /\p{Script=Han}/u.test(word);

/** Whether a word names a state: a part of its Chinese name, or the beginning of a word of its English name. */
function isStateName(name: string, word: string): boolean {
  const [plain, searched] = [name.toLowerCase(), word.toLowerCase()];
  if (isChinese(searched)) return plain.includes(searched);
  return plain.split(' ').some((part) => part.startsWith(searched));
}

function statesCalled(word: string): readonly PackageState[] {
  if ([...word].length < 2) return [];
  return displayStates
    .filter((shown) => shown !== 'unrecognised')
    .filter((shown) => Object.values(stateNames).some((named) => isStateName(named[shown], word)))
    .flatMap((shown) => statesOfDisplayState(shown));
}

/** The words of a query, each once. */
export const wordsOf = (query: string): readonly string[] => [...new Set(query.toLowerCase().split(' '))];

/**
 * Finds the meanings of words. The two functions give the names whose pinyin a word is, and the books that it names.
 */
export function readWords(
  words: readonly string[],
  today: PlainDate,
  namesCalled: (word: string) => readonly string[],
  booksCalled: (word: string) => readonly OpenBook[],
): readonly SearchedWord[] {
  return words.map((text) => ({
    text,
    names: namesCalled(text),
    amount: readSearchedAmount(text),
    days: readSearchedDays(text, today),
    states: statesCalled(text),
    books: booksCalled(text),
  }));
}

type Narrowing = Pick<PackageQuery, 'words' | 'states' | 'amountFrom' | 'amountTo' | 'createdFrom' | 'createdTo'>;

const fromLatest = <Value>(a: Value | undefined, b: Value | undefined, later: (a: Value, b: Value) => boolean) =>
  a === undefined ? b : b === undefined ? a : later(a, b) ? a : b;

/** Combines two narrowings; both apply. */
function both(a: Narrowing, b: Narrowing): Narrowing {
  const words = [...(a.words ?? []), ...(b.words ?? [])];
  return {
    ...(words.length > 0 ? { words } : {}),
    states: a.states && b.states ? a.states.filter((state) => b.states?.includes(state)) : (a.states ?? b.states),
    amountFrom: fromLatest(a.amountFrom, b.amountFrom, (x, y) => x.fen > y.fen),
    amountTo: fromLatest(a.amountTo, b.amountTo, (x, y) => x.fen < y.fen),
    createdFrom: fromLatest(a.createdFrom, b.createdFrom, (x, y) => x > y),
    createdTo: fromLatest(a.createdTo, b.createdTo, (x, y) => x < y),
  };
}

const nothingNarrowed: Narrowing = {
  states: undefined,
  amountFrom: undefined,
  amountTo: undefined,
  createdFrom: undefined,
  createdTo: undefined,
};

/** Possible meanings of a word for the packages of a book; the first is a part of a number or name. */
function meanings(word: SearchedWord, book: OpenBook, today: PlainDate): readonly Narrowing[] {
  if (word.books.includes(book)) return [nothingNarrowed];
  const { text, names, amount, states } = word;
  return [
    { ...nothingNarrowed, words: [{ text, names }] },
    ...(states.length === 0 ? [] : [{ ...nothingNarrowed, states }]),
    ...(amount === undefined ? [] : [{ ...nothingNarrowed, amountFrom: amount.from, amountTo: amount.to }]),
    ...word.days
      .filter(({ from }) => from <= today)
      .map(({ from, to }) => ({
        ...nothingNarrowed,
        createdFrom: shanghaiInstant(from),
        createdTo: shanghaiInstant(addDays(to, 1)),
      })),
  ];
}

/**
 * Conditions for the packages of a book, one for each combination of the words' meanings; sixteen at most. The first
 * takes all words as parts of numbers and names.
 */
export function combinations(words: readonly SearchedWord[], book: OpenBook, today: PlainDate): readonly Narrowing[] {
  return words.reduce<readonly Narrowing[]>(
    (found, word) =>
      meanings(word, book, today)
        .flatMap((meaning) => found.map((each) => both(each, meaning)))
        .slice(0, maxQueries),
    [nothingNarrowed],
  );
}
