import { useEffect, useRef } from 'react';

const typing = 'input, textarea, select, [role="dialog"], [role="alertdialog"]';

const steps: ReadonlyMap<string, number> = new Map([['j', 1], ['k', -1]]);

export interface LineKeys {
  /** All documents in the order in which they stand on the page, by their keys. */
  readonly keys: readonly string[];
  readonly unmarked: readonly string[];
}

/** Brings a document into sight and focuses it. */
export function focusLine(key: string): void {
  const line = document.getElementById(lineId(key));
  line?.focus({ preventScroll: true });
  line?.scrollIntoView?.({ block: 'center' });
}

export function lineId(key: string): string {
  return `line-${key}`;
}

/** The next one after where one is that still has no mark, from the beginning again after the last. */
export function nextUnmarked({ keys, unmarked }: LineKeys, from: string | undefined): string | undefined {
  const at = from === undefined ? -1 : keys.indexOf(from);
  return [...keys.slice(at + 1), ...keys.slice(0, at + 1)].find((key) => unmarked.includes(key));
}

/** J and K go to the next and the previous document, N to the next one without a mark; not while one types. */
export function useLineKeys(lines: LineKeys): void {
  const latest = useRef(lines);
  useEffect(() => {
    latest.current = lines;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element) || event.target.closest(typing)) return;
      const { keys } = latest.current;
      const key = event.key.toLowerCase();
      const at = keys.find((each) => document.getElementById(lineId(each))?.contains(document.activeElement));
      const step = steps.get(key);
      const index = at === undefined ? -1 : keys.indexOf(at);
      const to = step === undefined ? (key === 'n' ? nextUnmarked(latest.current, at) : undefined) : keys[step > 0 ? index + 1 : index - 1];
      if (to !== undefined) focusLine(to);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
