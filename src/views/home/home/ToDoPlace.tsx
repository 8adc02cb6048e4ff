import { makeStyles } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

import { runAfterPaint } from '../../pages/run-after-paint.ts';

// As high as the line, so that nothing moves when it comes.
const useStyles = makeStyles({ place: { minHeight: '46px' } });

/**
 * The place of the line of waiting items. The line is loaded once the figures are rendered. If that fails, the page
 * does without it.
 */
export function ToDoPlace({ isDue }: { readonly isDue: boolean }) {
  const styles = useStyles();
  const [loaded, setLoaded] = useState<{ readonly Line: ComponentType }>();
  useEffect(() => {
    if (!isDue) return undefined;
    const load = async (): Promise<void> => {
      const { HomeToDo: Line } = await import('./ToDoLine.tsx');
      setLoaded({ Line });
    };
    return runAfterPaint(() => void load().catch(() => undefined));
  }, [isDue]);
  return <div className={styles.place}>{loaded && <loaded.Line />}</div>;
}
