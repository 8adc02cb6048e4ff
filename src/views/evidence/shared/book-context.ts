import { createContext, createElement, useContext } from 'react';
import type { ComponentType } from 'react';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { pathsOf, type PackagePaths } from '../../../presentation/evidence/shared/package-paths.ts';
import { lazyScreen, type LazyScreen } from '../../shell/shared/lazy-screen.ts';

const BookContext = createContext<OpenBook | undefined>(undefined);

export const BookProvider = BookContext.Provider;

/** The book that the page belongs to. */
export function useBook(): OpenBook {
  const book = useContext(BookContext);
  if (book === undefined) throw new Error('useBook needs a BookProvider above it');
  return book;
}

/** Where the other pages of this one's book stand. */
export function usePaths(): PackagePaths {
  return pathsOf(useBook());
}

/** A screen as the page of one book. */
export function bookScreen(book: OpenBook, load: () => Promise<ComponentType>): LazyScreen<object> {
  return lazyScreen(async () => {
    const Screen = await load();
    return function BookScreen() {
      return createElement(BookProvider, { value: book }, createElement(Screen));
    };
  });
}
