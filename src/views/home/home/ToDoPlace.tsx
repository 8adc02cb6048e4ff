import { makeStyles } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { usePresenters } from '../../pages/presenters-context.ts';
import { toDoWords } from '../../../words/areas/home.ts';
import { useLearning } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  // As high as the line, so that nothing moves when it comes.
  place: { minHeight: '46px', marginTop: '16px' },
});

/**
 * The line of all that waits. It is loaded once the page stands, with the numbers of the menu; where that fails, the
 * page stays without it.
 */
export function ToDoPlace({ isDue }: { readonly isDue: boolean }) {
  const styles = useStyles();
  const learn = useLearning();
  const { waiting } = usePresenters();
  const [line, setLine] = useState<ReactNode>();
  useEffect(() => {
    if (!isDue) return undefined;
    let isGone = false;
    const load = async (): Promise<void> => {
      const [{ ToDoLine }, numbers] = await Promise.all([import('./ToDoLine.tsx'), waiting(), learn([toDoWords])]);
      if (isGone) return;
      setLine(<ToDoLine numbers={numbers} />);
      if (numbers.total === undefined) await numbers.refresh();
    };
    void load().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [isDue, learn, waiting]);
  return <div className={styles.place}>{line}</div>;
}
