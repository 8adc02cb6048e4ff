import { observer } from 'mobx-react-lite';
import { DetailSkeleton } from '../../design/panels/DetailSkeleton.tsx';
import { PackageFailed } from '../shared/PackageFailed.tsx';
import { PackageMissing } from '../shared/PackageMissing.tsx';
import { useOpenedPackage } from '../shared/use-opened-package.ts';
import { CheckAnswersPage } from './CheckAnswersPage.tsx';

/** The check of a package before it is submitted (document 2, section 4). */
export const CheckAnswersScreen = observer(function CheckAnswersScreen() {
  const { packageId, presenter, viewer } = useOpenedPackage((offered, book) => offered.checkAnswers(book));
  if (packageId === undefined) return <PackageMissing />;
  const { content, shown } = presenter.viewModel;
  if (content.kind === 'failed')
    return <PackageFailed failure={content.failure} onRetry={() => presenter.retryPressed()} />;
  if (!shown || presenter.packageId !== packageId) return <DetailSkeleton />;
  return <CheckAnswersPage presenter={presenter} viewer={viewer} shown={shown} />;
});
