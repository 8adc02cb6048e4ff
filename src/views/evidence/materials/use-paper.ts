import { useEffect } from 'react';
import type { ViewerPresenter } from '../../../presentation/viewer/shared/viewer-presenter.ts';
import { useMaterials } from './materials-context.ts';

/** Has the viewer show the file that is looked at, as long as it is to be seen. */
export function usePaper(viewer: ViewerPresenter, seen: boolean): void {
  const { page } = useMaterials();
  useEffect(() => (seen ? viewer.follow(page.previewState) : undefined), [viewer, page, seen]);
}
