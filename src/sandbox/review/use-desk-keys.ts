import { useEffect, useRef } from 'react';
import { isComposing } from '../../views/design/actions/composing.ts';

const typing = 'input, textarea, select, [role="dialog"], [role="alertdialog"]';

/** The actions of the keys: `letters` by letter, `digit` for 1 to 9. */
export interface DeskKeys {
  readonly letters: Readonly<Record<string, () => void>>;
  readonly digit: (number: number) => void;
  /** Control and Enter, also while a reason is being typed. */
  readonly decide: () => void;
}

/** The keys of the review. Letters and digits are ignored while the user types, or in a dialog. */
export function useDeskKeys(keys: DeskKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (!(event.target instanceof Element) || isComposing(event) || event.repeat) return;
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
