import { useListCrumbs } from './use-list-crumbs.ts';
import { useWords } from '../../../words/use-words.ts';
import { PageHeader } from '../../design/panels/PageHeader.tsx';

/** The head of a page when its package cannot be shown. */
export function PackageTroubleHeader() {
  const crumbs = useListCrumbs();
  const { say } = useWords();
  return <PageHeader title={say('detail.loading-title')} crumbs={crumbs} />;
}
