import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { PackageFailed } from '../shared/PackageFailed.tsx';
import { PackageMissing } from '../shared/PackageMissing.tsx';
import { usePackageAddress } from '../shared/use-package-address.ts';
import { useBook } from '../shared/book-context.ts';
import { evidenceArea } from '../../../presentation/evidence/evidence-presenters.ts';
import { viewerArea } from '../../../presentation/viewer/shared/viewer-presenters.ts';
import { usePresenter } from '../../pages/presenters-context.ts';
import { useStandardDownloads } from '../shared/use-standard-downloads.ts';
import { DownloadsContext } from './downloads-context.ts';
import { TrailPlace } from '../shared/TrailDialog.tsx';
import { useMedia } from '../../design/theme/use-media.ts';
import { besidePreview } from './use-materials-styles.ts';
import { MaterialsContext } from './materials-context.ts';
import { MaterialsPage } from './MaterialsPage.tsx';
import { MaterialsSkeleton } from './MaterialsSkeleton.tsx';

/** The upload page (document 2, section 2). */
export const MaterialsScreen = observer(function MaterialsScreen() {
  const { packageId, stage, item, field, tab } = usePackageAddress();
  const book = useBook();
  const presenter = usePresenter(evidenceArea, (offered) => offered.materials(book));
  const viewer = usePresenter(viewerArea, (offered) => offered.viewer());

  const downloads = useStandardDownloads(packageId === undefined ? undefined : { book, packageId });

  const beside = useMedia(besidePreview);
  const materials = useMemo(() => ({ page: presenter.page, actions: presenter, beside }), [presenter, beside]);

  useEffect(() => {
    if (packageId !== undefined) presenter.opened(stage, packageId, item, tab);
  }, [presenter, packageId, stage, item, tab]);
  useEffect(
    () => () => {
      presenter.left();
      viewer.left();
    },
    [presenter, viewer],
  );

  if (packageId === undefined) return <PackageMissing />;
  const { viewModel } = presenter;
  if (viewModel.kind === 'failed')
    return <PackageFailed failure={viewModel.failure} onRetry={() => presenter.retryPressed()} />;
  if (viewModel.kind === 'loading' || viewModel.value.frame.packageId !== packageId) return <MaterialsSkeleton />;
  return (
    <MaterialsContext value={materials}>
      <DownloadsContext value={downloads}>
        <TrailPlace>
          <MaterialsPage
            viewer={viewer}
            frame={viewModel.value.frame}
            mend={item === null ? undefined : { item, field }}
          />
        </TrailPlace>
      </DownloadsContext>
    </MaterialsContext>
  );
});
