import { useState } from 'react';
import { useLearning } from '../../words/use-words.ts';
import type { WordsArea } from '../../words/load-catalogue.ts';
import { useFirstSign, type Standing } from './use-first-sign.ts';

type Around = typeof import('./around.ts');

/**
 * A part around the page, with its texts and data. It is loaded at the first sign of the user and undefined until then.
 */
export function useAround<Shown, Made>(
  wanted: boolean,
  words: readonly WordsArea[],
  shown: () => Promise<Shown>,
  make: (around: Around, shown: Shown) => Made,
  after?: Standing,
): Made | undefined {
  const learn = useLearning();
  const [made, setMade] = useState<{ readonly is: Made }>();
  useFirstSign(
    wanted && made === undefined,
    async () => {
      const [around, found] = await Promise.all([import('./around.ts'), shown(), learn(words)]);
      setMade({ is: make(around, found) });
    },
    after,
  );
  return made?.is;
}
