import { useConsole } from '../frame/console-context.ts';
import type { DeskPlace } from './desk-presenter.ts';
import { problemsIn } from './line-comparison.ts';
import type { ReviewLine } from './review-line.ts';
import type { ReviewView } from './review-view-model.ts';

export interface Desk {
  readonly lines: readonly ReviewLine[];
  readonly places: readonly DeskPlace[];
  /** The open document; undefined in a package without documents and categories. */
  readonly open: ReviewLine | undefined;
}

/** The documents of a package in the order of the list. Must be called by observers. */
export function useDesk({ groups, unmarked }: ReviewView): Desk {
  const { desk, papers } = useConsole();
  const lines = groups.flatMap((group) => group.lines);
  const places = lines.map((line) => ({
    key: line.key,
    unmarked: unmarked.includes(line),
    problems: problemsIn(line.item, papers.readingOf(line.files)),
  }));
  const key = desk.openIn(places);
  return { lines, places, open: lines.find((line) => line.key === key) };
}
