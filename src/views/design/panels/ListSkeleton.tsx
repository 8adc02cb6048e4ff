import { makeStyles } from '@fluentui/react-components';

import { LoadingPage } from './LoadingPage.tsx';
import { Card } from './Card.tsx';
import { PageHeadSkeleton } from './PageHeadSkeleton.tsx';
import { portal } from '../theme/portal-tokens.ts';
import { SkeletonBlock } from './SkeletonBlock.tsx';

const useStyles = makeStyles({
  filters: { display: 'flex', flexWrap: 'wrap', gap: '8px', padding: '12px 16px' },
  row: {
    display: 'grid',
    gridTemplateColumns: '16px 2fr 2fr 1fr 1fr',
    alignItems: 'center',
    gap: '24px',
    minHeight: '44px',
    padding: '0 16px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
  },
});

export interface ListSkeletonProps {
  readonly rows?: number;
  /** Whether it includes the page's head, because the whole page is being loaded. */
  readonly withHead?: boolean;
}

/** The skeleton of a list that is being loaded. */
export function ListSkeleton({ rows = 9, withHead = false }: ListSkeletonProps) {
  const styles = useStyles();
  return (
    <LoadingPage>
      {withHead && <PageHeadSkeleton />}
      <Card>
        <div className={styles.filters}>
          <SkeletonBlock width="240px" height="32px" />
          <SkeletonBlock width="96px" height="32px" />
          <SkeletonBlock width="112px" height="32px" />
        </div>
        {Array.from({ length: rows }, (_, index) => (
          <div key={index} className={styles.row}>
            <SkeletonBlock width="16px" height="16px" />
            <SkeletonBlock width="70%" />
            <SkeletonBlock width={index % 2 === 0 ? '60%' : '80%'} />
            <SkeletonBlock width="90%" />
            <SkeletonBlock width="56px" height="20px" />
          </div>
        ))}
      </Card>
    </LoadingPage>
  );
}
