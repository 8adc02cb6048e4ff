import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { DetailSkeleton } from '../../design/panels/DetailSkeleton.tsx';
import { PackageFailed } from '../shared/PackageFailed.tsx';
import { PackageMissing } from '../shared/PackageMissing.tsx';
import { usePackageAddress } from '../shared/use-package-address.ts';
import { useBook } from '../shared/book-context.ts';
import { evidenceArea } from '../../../presentation/evidence/evidence-presenters.ts';
import { usePresenter } from '../../pages/presenters-context.ts';
import { SubmittedPage } from './SubmittedPage.tsx';

/** The page after a submission (checklist F-209). */
export const SubmittedScreen = observer(function SubmittedScreen() {
  const { packageId } = usePackageAddress();
  const book = useBook();
  const presenter = usePresenter(evidenceArea, (offered) => offered.submitted(book));

  useEffect(() => {
    if (packageId !== undefined) presenter.opened(packageId);
  }, [presenter, packageId]);

  if (packageId === undefined) return <PackageMissing />;
  const { content } = presenter;
  if (content.kind === 'failed')
    return <PackageFailed failure={content.failure} onRetry={() => presenter.retryPressed()} />;
  if (content.kind === 'loading') return <DetailSkeleton />;
  return <SubmittedPage presenter={presenter} shown={content.value} />;
});
