import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { DetailSkeleton } from '../../design/panels/DetailSkeleton.tsx';
import { PackageFailed } from '../shared/PackageFailed.tsx';
import { PackageMissing } from '../shared/PackageMissing.tsx';
import { usePackageAddress } from '../shared/use-package-address.ts';
import { evidenceArea } from '../../../presentation/evidence/evidence-presenters.ts';
import { viewerArea } from '../../../presentation/viewer/shared/viewer-presenters.ts';
import { usePresenter } from '../../shell/shared/presenters-context.ts';
import { CheckAnswersPage } from './CheckAnswersPage.tsx';

/** Everything once more before it is handed in (document 2, section 4). */
export const CheckAnswersScreen = observer(function CheckAnswersScreen() {
  const { docDatumId } = usePackageAddress();
  const presenter = usePresenter(evidenceArea, (offered) => offered.checkAnswers());
  const viewer = usePresenter(viewerArea, (offered) => offered.viewer());

  useEffect(() => {
    if (docDatumId !== undefined) presenter.opened(docDatumId);
    return () => {
      presenter.left();
      viewer.left();
    };
  }, [presenter, viewer, docDatumId]);

  if (docDatumId === undefined) return <PackageMissing />;
  const { content, shown } = presenter.viewModel;
  if (content.kind === 'failed') return <PackageFailed failure={content.failure} onRetry={() => presenter.retryPressed()} />;
  if (!shown || presenter.docDatumId !== docDatumId) return <DetailSkeleton />;
  return <CheckAnswersPage presenter={presenter} viewer={viewer} shown={shown} />;
});
