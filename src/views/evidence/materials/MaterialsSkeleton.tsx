import { makeStyles } from '@fluentui/react-components';
import { LoadingPage } from '../../design/panels/LoadingPage.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { PageHeadSkeleton } from '../../design/panels/PageHeadSkeleton.tsx';
import { SkeletonBlock } from '../../design/panels/SkeletonBlock.tsx';
import { useMedia } from '../../design/theme/use-media.ts';
import { besidePreview, useMaterialsStyles } from './use-materials-styles.ts';

const useStyles = makeStyles({ lines: { display: 'flex', flexDirection: 'column', gap: '24px' } });

/** The skeleton of the upload page: stages, categories, file. */
export function MaterialsSkeleton() {
  const styles = useMaterialsStyles();
  const { lines } = useStyles();
  const withPreview = useMedia(besidePreview);
  const block = (count: number) => (
    <Card padded>
      <div className={lines}>
        {Array.from({ length: count }, (_, index) => (
          <SkeletonBlock key={index} width={index % 2 === 0 ? '86%' : '62%'} />
        ))}
      </div>
    </Card>
  );
  return (
    <LoadingPage>
      <PageHeadSkeleton />
      <div className={styles.columns}>
        <div className={styles.aside}>{block(4)}</div>
        <Card padded>
          <div className={lines}>
            <SkeletonBlock width="40%" />
            <SkeletonBlock width="100%" height="76px" />
            <SkeletonBlock width="72%" />
            <SkeletonBlock width="90%" />
          </div>
        </Card>
        {withPreview && block(8)}
      </div>
    </LoadingPage>
  );
}
