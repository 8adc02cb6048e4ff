import { bookTitles } from '../../../presentation/evidence/shared/book-titles.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Crumb } from '../../design/panels/PageHeader.tsx';
import { useIndexPaths, useListedBook } from './book-context.ts';

/** The breadcrumbs above a page: the documents, then the product with a link to its list. */
export function useListCrumbs(): readonly [Crumb, Crumb] {
  const { say } = useWords();
  const book = useListedBook();
  return [
    { label: say('packages.crumb') },
    { label: say(book === undefined ? 'packages.all-products' : bookTitles[book].name), to: useIndexPaths().list },
  ];
}
