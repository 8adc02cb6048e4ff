import { listPath } from '../../../presentation/evidence/shared/package-paths.ts';
import { useWords } from '../../../words/use-words.ts';
import { PageHeader } from '../../design/panels/PageHeader.tsx';

/** The head of a page whose package cannot be shown. */
export function PackageTroubleHeader() {
  const { say } = useWords();
  return <PageHeader title={say('detail.loading-title')} crumbs={[{ label: say('packages.crumb') }, { label: say('packages.title'), to: listPath }]} />;
}
