import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { DetailSkeleton } from '../../design/panels/DetailSkeleton.tsx';
import { evidenceArea } from '../../../presentation/evidence/evidence-presenters.ts';
import { viewerArea } from '../../../presentation/viewer/shared/viewer-presenters.ts';
import { usePresenter } from '../../shell/shared/presenters-context.ts';
import { PackageDetailPage } from './PackageDetailPage.tsx';
import { PackageFailed } from '../shared/PackageFailed.tsx';
import { PackageMissing } from '../shared/PackageMissing.tsx';
import { usePackageAddress } from '../shared/use-package-address.ts';

/** Following one package (document 2, section 2). */
export const PackageDetailScreen = observer(function PackageDetailScreen() {
  const { docDatumId } = usePackageAddress();
  const presenter = usePresenter(evidenceArea, (offered) => offered.packageDetail());
  const viewer = usePresenter(viewerArea, (offered) => offered.viewer());

  useEffect(() => {
    if (docDatumId !== undefined) presenter.opened(docDatumId);
    return () => {
      presenter.left();
      viewer.left();
    };
  }, [presenter, viewer, docDatumId]);

  if (docDatumId === undefined) return <PackageMissing />;
  const { viewModel } = presenter;
  if (viewModel.kind === 'failed') return <PackageFailed failure={viewModel.failure} onRetry={() => presenter.retryPressed()} />;
  if (viewModel.kind === 'loading' || viewModel.value.docDatumId !== docDatumId) return <DetailSkeleton />;
  return <PackageDetailPage presenter={presenter} viewer={viewer} view={viewModel.value} />;
});
