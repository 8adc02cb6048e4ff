import { makeStyles } from '@fluentui/react-components';

import { onNarrow } from '../theme/breakpoints.ts';
import { LoadingPage } from './LoadingPage.tsx';
import { Card } from './Card.tsx';
import { PageHeadSkeleton } from './PageHeadSkeleton.tsx';
import { SkeletonBlock } from './SkeletonBlock.tsx';

const useStyles = makeStyles({
  two: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    gap: '16px',
    alignItems: 'start',
    [onNarrow]: { gridTemplateColumns: '1fr' },
  },
  column: { display: 'flex', flexDirection: 'column', gap: '16px' },
  facts: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))', gap: '16px 32px' },
  fact: { display: 'flex', flexDirection: 'column', gap: '8px' },
  lines: { display: 'flex', flexDirection: 'column', gap: '22px' },
});

/** The skeleton of a package that is being loaded: facts, materials, progress. */
export function DetailSkeleton() {
  const styles = useStyles();
  return (
    <LoadingPage>
      <PageHeadSkeleton />
      <div className={styles.two}>
        <div className={styles.column}>
          <Card padded>
            <div className={styles.facts}>
              {Array.from({ length: 4 }, (_, index) => (
                <div key={index} className={styles.fact}>
                  <SkeletonBlock width="64px" />
                  <SkeletonBlock width="80%" />
                </div>
              ))}
            </div>
          </Card>
          <Card padded>
            <div className={styles.lines}>
              {Array.from({ length: 5 }, (_, index) => (
                <SkeletonBlock key={index} width={index % 2 === 0 ? '92%' : '76%'} />
              ))}
            </div>
          </Card>
        </div>
        <Card padded>
          <div className={styles.lines}>
            {Array.from({ length: 6 }, (_, index) => (
              <SkeletonBlock key={index} width={index % 2 === 0 ? '70%' : '50%'} />
            ))}
          </div>
        </Card>
      </div>
    </LoadingPage>
  );
}
