import { policyOf, type BusinessKind } from '../../../domain/evidence/shared/book-policies.ts';
import { useBook } from './book-context.ts';

/** The kind of business of this page's book. */
export function useBusinessKind(): BusinessKind {
  return policyOf(useBook()).business;
}
