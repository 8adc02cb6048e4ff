import { LoadingPage } from '../../../views/design/panels/LoadingPage.tsx';
import { DetailSkeleton } from '../../../views/design/panels/DetailSkeleton.tsx';
import { FormSkeleton } from '../../../views/design/panels/FormSkeleton.tsx';
import { ListSkeleton } from '../../../views/design/panels/ListSkeleton.tsx';
import { PageHeadSkeleton } from '../../../views/design/panels/PageHeadSkeleton.tsx';
import { SkeletonBlock } from '../../../views/design/panels/SkeletonBlock.tsx';
import { examplesOf } from '../../example.ts';

export const examples = [
  ...examplesOf('SkeletonBlock', {
    usual: () => <SkeletonBlock width="60%" />,
    high: () => <SkeletonBlock width="220px" height="64px" />,
    'with words for readers': ({ tell }) => <SkeletonBlock width="60%" label={tell('正在加载', 'Loading')} />,
  }),
  ...examplesOf('PageHeadSkeleton', { loading: () => <PageHeadSkeleton /> }),
  ...examplesOf('ListSkeleton', {
    loading: () => <ListSkeleton />,
    'with a head': () => <ListSkeleton rows={3} withHead />,
  }),
  ...examplesOf('FormSkeleton', { loading: () => <FormSkeleton />, short: () => <FormSkeleton fields={2} /> }),
  ...examplesOf('DetailSkeleton', { loading: () => <DetailSkeleton /> }),
  ...examplesOf('LoadingPage', {
    loading: () => (
      <LoadingPage>
        <SkeletonBlock width="40%" />
      </LoadingPage>
    ),
  }),
];
