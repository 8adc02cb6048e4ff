import { makeStyles } from '@fluentui/react-components';

import type { Failure } from '../../../presentation/shared/failure.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { FailureFacts } from '../../design/panels/FailureFacts.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  part: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    padding: '16px',
    color: portal.badWords,
  },
});

/** The notice for one part of the page that failed to load; the other parts stay. */
export function PartFailed({ failure, onRetry }: { readonly failure: Failure; readonly onRetry: () => Promise<void> }) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <div role="alert" className={styles.part}>
      <span>{say(failure.what)}</span>
      {failure.canRetry && (
        <PressButton size="small" onPress={onRetry}>
          {say('common.retry')}
        </PressButton>
      )}
      <FailureFacts code={failure.code || undefined} traceId={failure.traceId || undefined} />
    </div>
  );
}
