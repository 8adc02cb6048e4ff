import { makeStyles } from '@fluentui/react-components';

import { SkeletonBlock } from './SkeletonBlock.tsx';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    marginBottom: '16px',
    minHeight: '50px',
  },
  words: { display: 'flex', flexDirection: 'column', gap: '8px', flexGrow: 1 },
});

/** The skeleton of a page's title and first action. */
export function PageHeadSkeleton() {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <div className={styles.head} role="status">
      <div className={styles.words}>
        <SkeletonBlock width="140px" label={say('common.loading')} />
        <SkeletonBlock width="220px" height="24px" />
      </div>
      <SkeletonBlock width="104px" height="32px" />
    </div>
  );
}
