import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { DetailSkeleton } from '../../views/design/panels/DetailSkeleton.tsx';
import { PageHeader } from '../../views/design/panels/PageHeader.tsx';
import { onNarrow } from '../../views/design/theme/breakpoints.ts';
import { useConsole } from '../frame/console-context.ts';
import { SandboxFailed } from '../frame/SandboxFailed.tsx';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import { CallFaultsCard } from './CallFaultsCard.tsx';
import { PermanentFaultsCard } from './PermanentFaultsCard.tsx';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    gap: '16px',
    alignItems: 'start',
    [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** The page of the simulated faults. */
export const FaultsScreen = observer(function FaultsScreen() {
  const styles = useStyles();
  const say = useSandboxWords();
  const { faults } = useConsole();
  const { content } = faults;
  useEffect(() => faults.opened(), [faults]);
  return (
    <>
      <PageHeader title={say('sandbox-faults.title')} facts={say('sandbox-faults.facts')} />
      {content.kind === 'loading' && <DetailSkeleton />}
      {content.kind === 'failed' && <SandboxFailed failure={content.failure} onRetry={faults.load} />}
      {content.kind === 'ready' && (
        <div className={styles.columns}>
          <CallFaultsCard {...content.value} />
          <PermanentFaultsCard {...content.value} />
        </div>
      )}
    </>
  );
});
