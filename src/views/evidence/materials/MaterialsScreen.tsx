import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PackageFailed } from '../shared/PackageFailed.tsx';
import { PackageMissing } from '../shared/PackageMissing.tsx';
import { usePackageAddress } from '../shared/use-package-address.ts';
import { useBook } from '../shared/book-context.ts';
import { evidenceArea } from '../../../presentation/evidence/evidence-presenters.ts';
import { viewerArea } from '../../../presentation/viewer/shared/viewer-presenters.ts';
import { usePresenter } from '../../shell/shared/presenters-context.ts';
import { MaterialsPage } from './MaterialsPage.tsx';
import { MaterialsSkeleton } from './MaterialsSkeleton.tsx';

/** The upload page (document 2, section 2). */
export const MaterialsScreen = observer(function MaterialsScreen() {
  const { docDatumId, stage, item, field } = usePackageAddress();
  const book = useBook();
  const presenter = usePresenter(evidenceArea, (offered) => offered.materials(book));
  const viewer = usePresenter(viewerArea, (offered) => offered.viewer());

  useEffect(() => {
    if (docDatumId !== undefined) presenter.opened(stage, docDatumId, item);
  }, [presenter, docDatumId, stage, item]);
  useEffect(
    () => () => {
      presenter.left();
      viewer.left();
    },
    [presenter, viewer],
  );

  if (docDatumId === undefined) return <PackageMissing />;
  const { content, frame } = presenter;
  if (content.kind === 'failed') return <PackageFailed failure={content.failure} onRetry={() => presenter.retryPressed()} />;
  if (!frame || frame.docDatumId !== docDatumId) return <MaterialsSkeleton />;
  return <MaterialsPage presenter={presenter} viewer={viewer} frame={frame} mend={item === null ? undefined : { item, field }} />;
});
