import { policyOf, type BusinessKind } from '../../../domain/evidence/shared/book-policies.ts';
import { useBook } from './book-context.ts';

/** What the packages of this page's book are made for. */
export function useBusinessKind(): BusinessKind {
  return policyOf(useBook()).business;
}
