import { useWords } from '../../words/use-words.ts';
import { SkeletonBlock } from '../design/panels/SkeletonBlock.tsx';
import { useViewerStyles } from './use-viewer-styles.ts';

const lines = ['38%', '72%', '64%', '80%', '56%', '70%'];

interface ViewerSkeletonProps {
  readonly name: string;
  /** The loaded share of the file in percent; undefined while it is unknown. */
  readonly percent: number | undefined;
}

/** The skeleton of a page while its file is being opened, with the file's name. */
export function ViewerSkeleton({ name, percent }: ViewerSkeletonProps) {
  const styles = useViewerStyles();
  const { say } = useWords();
  return (
    <div className={styles.skeleton}>
      <div className={styles.blankPage}>
        <span className={styles.opening}>{say('viewer.opening', { name })}</span>
        {percent !== undefined && <span>{say('viewer.loading-part', { percent })}</span>}
        {lines.map((width) => (
          <SkeletonBlock key={width} width={width} />
        ))}
      </div>
    </div>
  );
}
