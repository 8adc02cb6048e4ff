import { useEffect, useState } from 'react';
import { useLearning, useWords } from '../../words/use-words.ts';
import { BusyRing } from '../design/actions/BusyRing.tsx';
import { PressButton } from '../design/actions/PressButton.tsx';
import { Notice } from '../design/panels/Notice.tsx';
import { useViewerStyles } from './use-viewer-styles.ts';
import type { WrittenPlaceProps } from './written-place-props.ts';
import type { WrittenSheet } from './WrittenSheet.tsx';
import { writtenWords } from '../../words/areas/viewer.ts';

/** Shows files without pages. Its code and texts are loaded when the first such file is opened. */
export function WrittenPlace({ presenter, content }: WrittenPlaceProps) {
  const styles = useViewerStyles();
  const { say } = useWords();
  const learn = useLearning();
  const [sheet, setSheet] = useState<{ readonly Drawn: typeof WrittenSheet }>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let wanted = true;
    const loadSheet = async (): Promise<void> => {
      try {
        const [loaded] = await Promise.all([import('./WrittenSheet.tsx'), learn([writtenWords])]);
        if (wanted) setSheet({ Drawn: loaded.WrittenSheet });
      } catch {
        if (wanted) setFailed(true);
      }
    };
    if (!failed) void loadSheet();
    return () => {
      wanted = false;
    };
  }, [learn, failed]);

  if (sheet) return <sheet.Drawn presenter={presenter} content={content} />;
  if (!failed) {
    return (
      <div className={styles.centre}>
        <span className={styles.wait}>
          <BusyRing /> {say('viewer.loading')}
        </span>
      </div>
    );
  }
  return (
    <div className={styles.centre}>
      <div className={styles.notice}>
        <Notice
          tone="bad"
          live
          title={say('viewer.failed')}
          actions={
            <PressButton size="small" onPress={() => setFailed(false)}>
              {say('common.retry')}
            </PressButton>
          }
        >
          {say('viewer.no-reader')}
        </Notice>
      </div>
    </div>
  );
}
