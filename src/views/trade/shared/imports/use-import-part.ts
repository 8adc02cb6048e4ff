import { useEffect, useState } from 'react';
import { importWords } from '../../../../words/areas/trade-imports.ts';
import { useLearning } from '../../../../words/use-words.ts';

/** A part of the import from sheets that is loaded when it is opened, with its words. */
export interface ImportPart<Part> {
  /** Undefined until it is loaded. */
  readonly part: Part | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** Loads a part of the import from sheets with its words. `load` must be the same at each call. */
export function useImportPart<Part extends object>(load: () => Promise<Part>): ImportPart<Part> {
  const learn = useLearning();
  const [part, setPart] = useState<Part>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    const loadPart = async (): Promise<void> => {
      try {
        const [loaded] = await Promise.all([load(), learn([importWords])]);
        if (wanted) setPart(loaded);
      } catch {
        if (wanted) setFailed(true);
      }
    };
    if (!failed) void loadPart();
    return () => {
      wanted = false;
    };
  }, [learn, load, failed]);
  return { part, failed, onRetry: () => setFailed(false) };
}
