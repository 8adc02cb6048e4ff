import { makeStyles } from '@fluentui/react-components';
import type { FollowUpActions } from '../../../presentation/evidence/package-detail/after-view.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../../design/panels/Notice.tsx';

const useStyles = makeStyles({ notices: { display: 'grid', gap: '8px', marginBottom: '16px' } });

/** The requests to the platform, and their outcomes. */
export function AfterNotices({ view: { notices } }: { readonly view: FollowUpActions }) {
  const styles = useStyles();
  const { say } = useWords();
  if (notices.length === 0) return null;
  return (
    <div className={styles.notices}>
      {notices.map(({ key, tone, words }) => (
        <Notice key={key} tone={tone}>
          {say(words)}
        </Notice>
      ))}
    </div>
  );
}
