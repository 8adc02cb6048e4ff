import { bookViews } from '../../../presentation/evidence/shared/book-views.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Crumb } from '../../design/panels/PageHeader.tsx';
import { useBook, usePaths } from './book-context.ts';

/** Where a page stands: among the documents, in its product, whose list it leads back to. */
export function useListCrumbs(): readonly [Crumb, Crumb] {
  const { say } = useWords();
  return [{ label: say('packages.crumb') }, { label: say(bookViews[useBook()].name), to: usePaths().list }];
}
