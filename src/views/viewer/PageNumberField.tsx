import { type KeyboardEvent, useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import { useViewerStyles } from './use-viewer-styles.ts';
import { isComposing } from '../design/actions/composing.ts';

interface PageNumberFieldProps {
  readonly number: number;
  readonly onAsked: (number: number) => void;
}

/** Shows the current page number. A typed number opens that page on Enter or when the field loses the focus. */
export function PageNumberField({ number, onAsked }: PageNumberFieldProps) {
  const styles = useViewerStyles();
  const { say } = useWords();
  const [typed, setTyped] = useState<string>();
  const openTypedPage = (): void => {
    if (typed !== undefined && /^\d+$/.test(typed)) onAsked(Number(typed));
    setTyped(undefined);
  };
  const keyPressed = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    if (event.key === 'Enter') openTypedPage();
    if (event.key !== 'Escape' || typed === undefined) return;
    event.stopPropagation();
    setTyped(undefined);
  };
  return (
    <input
      className={styles.number}
      inputMode="numeric"
      aria-label={say('viewer.page-number')}
      value={typed ?? String(number)}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={keyPressed}
      onBlur={openTypedPage}
    />
  );
}
