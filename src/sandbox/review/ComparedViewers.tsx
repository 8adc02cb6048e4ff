import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { portal } from '../../views/design/theme/portal-tokens.ts';
import { DocumentViewerPane } from '../../views/viewer/shared/DocumentViewerPane.tsx';
import { useConsole } from '../frame/console-context.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import type { ReviewLine } from './review-line.ts';
import { toViewedFile } from './use-shown-file.ts';

const useStyles = makeStyles({
  both: { display: 'flex', flexDirection: 'column', gap: '8px', height: '100%' },
  one: { flexGrow: 1, flexBasis: 0, minHeight: 0, display: 'flex', flexDirection: 'column' },
  caption: { padding: '4px 2px', fontSize: '12px', lineHeight: '18px', fontWeight: 600, color: portal.idleWords },
  pane: { flexGrow: 1, minHeight: 0 },
});

/** The viewer of the present file, and below it the viewer of the file that was replaced. */
export const ComparedViewers = observer(function ComparedViewers({
  replacing,
}: {
  readonly replacing: ReviewLine | undefined;
}) {
  const styles = useStyles();
  const say = useSandboxWords();
  const { viewer, replacedViewer } = useConsole();
  const before = replacing?.filesBefore;
  const latest = useRef(before);
  const key = before && replacing?.key;

  useEffect(() => {
    latest.current = before;
  });

  useEffect(() => {
    // Only a change of the document reopens the viewer.
    if (key === undefined || !latest.current) return undefined;
    replacedViewer.opened(latest.current.map(toViewedFile));
    return () => replacedViewer.left();
  }, [replacedViewer, key]);

  if (!before) return <DocumentViewerPane presenter={viewer} />;
  return (
    <div className={styles.both}>
      {(
        [
          ['sandbox-actions.compare-now', viewer],
          ['sandbox-actions.compare-before', replacedViewer],
        ] as const
      ).map(([caption, presenter]) => (
        <section key={caption} aria-label={say(caption)} className={styles.one}>
          <div className={styles.caption}>{say(caption)}</div>
          <div className={styles.pane}>
            <DocumentViewerPane presenter={presenter} />
          </div>
        </section>
      ))}
    </div>
  );
});
