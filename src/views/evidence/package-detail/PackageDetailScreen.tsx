import { observer } from 'mobx-react-lite';
import { DetailSkeleton } from '../../design/panels/DetailSkeleton.tsx';
import { PackageDetailPage } from './PackageDetailPage.tsx';
import { PackageFailed } from '../shared/PackageFailed.tsx';
import { TrailPlace } from '../shared/TrailDialog.tsx';
import { PackageMissing } from '../shared/PackageMissing.tsx';
import { useOpenedPackage } from '../shared/use-opened-package.ts';

/** The detail of one package (document 2, section 2). */
export const PackageDetailScreen = observer(function PackageDetailScreen() {
  const { packageId, presenter, viewer } = useOpenedPackage((offered, book) => offered.packageDetail(book));
  if (packageId === undefined) return <PackageMissing />;
  const { viewModel } = presenter;
  if (viewModel.kind === 'failed')
    return <PackageFailed failure={viewModel.failure} onRetry={() => presenter.retryPressed()} />;
  if (viewModel.kind === 'loading' || viewModel.value.packageId !== packageId) return <DetailSkeleton />;
  return (
    <TrailPlace>
      <PackageDetailPage presenter={presenter} viewer={viewer} view={viewModel.value} />
    </TrailPlace>
  );
});
