import { makeStyles } from '@fluentui/react-components';

import { LoadingPage } from './LoadingPage.tsx';
import { Card } from './Card.tsx';
import { PageHeadSkeleton } from './PageHeadSkeleton.tsx';
import { SkeletonBlock } from './SkeletonBlock.tsx';

const useStyles = makeStyles({
  fields: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))', gap: '20px 24px' },
  field: { display: 'flex', flexDirection: 'column', gap: '8px' },
});

/** The skeleton of a form that is being loaded. */
export function FormSkeleton({ fields = 6 }: { readonly fields?: number }) {
  const styles = useStyles();
  return (
    <LoadingPage>
      <PageHeadSkeleton />
      <Card padded>
        <div className={styles.fields}>
          {Array.from({ length: fields }, (_, index) => (
            <div key={index} className={styles.field}>
              <SkeletonBlock width="96px" />
              <SkeletonBlock width="100%" height="32px" />
            </div>
          ))}
        </div>
      </Card>
    </LoadingPage>
  );
}
