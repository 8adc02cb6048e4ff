import { useEffect, useRef } from 'react';

const typing = 'input, textarea, select, [role="dialog"], [role="alertdialog"]';

/** What the keys do, by the letter as it stands on the keyboard; a digit is told to `digit`. */
export interface DeskKeys {
  readonly letters: Readonly<Record<string, () => void>>;
  readonly digit: (number: number) => void;
  /** Ctrl Enter, also while one types a reason. */
  readonly decide: () => void;
}

/** Keys of the reviewer's desk; not while one types, nor while a dialog asks. */
export function useDeskKeys(keys: DeskKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (!(event.target instanceof Element) || event.isComposing || event.repeat) return;
      const { letters, digit, decide } = latest.current;
      if (
        (event.ctrlKey || event.metaKey) &&
        event.key === 'Enter' &&
        document.querySelector('[aria-modal="true"]') === null
      ) {
        event.preventDefault();
        decide();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest(typing)) return;
      const key = event.key.toLowerCase();
      if (/^[1-9]$/.test(key)) digit(Number(key));
      else if (Object.hasOwn(letters, key)) {
        event.preventDefault();
        letters[key]?.();
      }
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
