import { usePaths } from './book-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { PageHeader } from '../../design/panels/PageHeader.tsx';

/** The head of a page whose package cannot be shown. */
export function PackageTroubleHeader() {
  const paths = usePaths();
  const { say } = useWords();
  return <PageHeader title={say('detail.loading-title')} crumbs={[{ label: say('packages.crumb') }, { label: say('packages.title'), to: paths.list }]} />;
}
