import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { onNarrow } from '../../views/design/theme/breakpoints.ts';
import { DetailSkeleton } from '../../views/design/panels/DetailSkeleton.tsx';
import { PageHeader } from '../../views/design/panels/PageHeader.tsx';
import { useConsole } from '../frame/console-context.ts';
import { SandboxFailed } from '../frame/SandboxFailed.tsx';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import { ArrivalCard } from './ArrivalCard.tsx';
import { ClockCard } from './ClockCard.tsx';
import { SwitchesCard } from './SwitchesCard.tsx';
import { ResetCard } from './ResetCard.tsx';

const useStyles = makeStyles({
  side: { display: 'flex', flexDirection: 'column', gap: '16px' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    gap: '16px',
    alignItems: 'start',
    [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** The portal's clock, businesses outside the portal, the switches of the products, and the reset. */
export const WorldScreen = observer(function WorldScreen() {
  const styles = useStyles();
  const say = useSandboxWords();
  const { world } = useConsole();
  const { ahead } = world;
  useEffect(() => world.opened(), [world]);
  if (ahead.kind === 'loading') return <DetailSkeleton />;
  return (
    <>
      <PageHeader title={say('sandbox.world-title')} />
      {ahead.kind === 'failed' ? (
        <SandboxFailed failure={ahead.failure} onRetry={world.load} />
      ) : (
        <div className={styles.columns}>
          <ClockCard ahead={ahead.value} />
          <div className={styles.side}>
            <ArrivalCard />
            <SwitchesCard />
            <ResetCard />
          </div>
        </div>
      )}
    </>
  );
});
