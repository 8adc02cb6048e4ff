import { DetailSkeleton } from '../design/panels/DetailSkeleton.tsx';
import { FormSkeleton } from '../design/panels/FormSkeleton.tsx';
import { ListSkeleton } from '../design/panels/ListSkeleton.tsx';
import type { SkeletonKind } from '../pages/page.ts';

/** The skeleton of a page that is being loaded. */
export function PageSkeleton({ kind }: { readonly kind: SkeletonKind }) {
  if (kind === 'form') return <FormSkeleton />;
  if (kind === 'detail') return <DetailSkeleton />;
  return <ListSkeleton withHead />;
}
