import { books } from '../../../domain/evidence/shared/books.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';

/** Which package it is, and in which book it is kept. */
export interface PackageKey {
  readonly book: OpenBook;
  readonly docDatumId: string;
}

/** Where the pages of a book stand (document 2, section 2): the list, the wizard's first step, and each package's own. */
export interface PackagePaths {
  readonly list: string;
  readonly create: string;
  detail(docDatumId: string): string;
  upload(docDatumId: string, stage?: string): string;
  submitted(docDatumId: string): string;
}

export function pathsOf(book: OpenBook): PackagePaths {
  const base = books[book].path;
  const of = (docDatumId: string): string => `p=${encodeURIComponent(docDatumId)}`;
  return {
    list: `${base}/index/finance`, create: `${base}/create/finance`,
    detail: (docDatumId) => `${base}/detail?${of(docDatumId)}`,
    upload: (docDatumId, stage) => `${base}/upload/default?${stage === undefined ? '' : `s=${stage}&`}${of(docDatumId)}`,
    submitted: (docDatumId) => `${base}/upload/success?${of(docDatumId)}`,
  };
}
