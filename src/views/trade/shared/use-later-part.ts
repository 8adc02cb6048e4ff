import { useEffect, useState } from 'react';
import type { WordsArea } from '../../../words/load-catalogue.ts';
import { useLearning } from '../../../words/use-words.ts';

/** A part of a page that is loaded with its texts when it is opened. */
export interface LaterPart<Part> {
  /** Undefined until it is loaded. */
  readonly part: Part | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** Loads a part of a page with its texts. `load` and `words` must be the same at each call. */
export function useLaterPart<Part extends object>(
  load: () => Promise<Part>,
  words: readonly WordsArea[],
): LaterPart<Part> {
  const learn = useLearning();
  const [part, setPart] = useState<Part>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    const loadPart = async (): Promise<void> => {
      try {
        const [loaded] = await Promise.all([load(), learn(words)]);
        if (wanted) setPart(loaded);
      } catch {
        if (wanted) setFailed(true);
      }
    };
    if (!failed) void loadPart();
    return () => {
      wanted = false;
    };
  }, [learn, load, words, failed]);
  return { part, failed, onRetry: () => setFailed(false) };
}
