import { createContext, createElement, useContext } from 'react';
import type { ComponentType } from 'react';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { scopeOf, shelfOf, type Shelf } from '../../../domain/evidence/shared/shelf.ts';
import {
  indexPathsOf,
  pathsOf,
  type IndexPaths,
  type PackagePaths,
} from '../../../presentation/evidence/shared/package-paths.ts';
import { usePresenters } from '../../pages/presenters-context.ts';
import { lazyScreen, type LazyScreen } from '../../lazy/lazy-screen.ts';

const BookContext = createContext<OpenBook | undefined>(undefined);

export const BookProvider = BookContext.Provider;

/** The book that the page belongs to. */
export function useBook(): OpenBook {
  const book = useContext(BookContext);
  if (book === undefined) throw new Error('useBook needs a BookProvider above it');
  return book;
}

/** The book of the page; undefined on a page of all books. */
export function useListedBook(): OpenBook | undefined {
  return useContext(BookContext);
}

/** The addresses of this book's package pages. */
export function usePaths(): PackagePaths {
  return pathsOf(useBook());
}

/** The book of the page with the side of the signed-in user. */
export function useShelf(): Shelf {
  const { session } = usePresenters();
  return shelfOf(session.who?.role.code, useBook());
}

/** The list and the wizard of this book on the user's side, or the list of all books. */
export function useIndexPaths(): IndexPaths {
  const { session } = usePresenters();
  return indexPathsOf(scopeOf(session.who?.role.code, useListedBook()));
}

/** Converts a screen to a page of one book. */
export function bookScreen(book: OpenBook, load: () => Promise<ComponentType>): LazyScreen<object> {
  return lazyScreen(async () => {
    const Screen = await load();
    return function BookScreen() {
      return createElement(BookProvider, { value: book }, createElement(Screen));
    };
  });
}
