import { useEffect } from 'react';
import type { ViewerPresenter } from '../../../presentation/viewer/shared/viewer-presenter.ts';
import { useMaterials } from './materials-context.ts';

/** Shows the previewed file in the viewer while `seen` is true. */
export function usePreviewedFile(viewer: ViewerPresenter, seen: boolean): void {
  const { page } = useMaterials();
  useEffect(() => (seen ? viewer.follow(page.previewState) : undefined), [viewer, page, seen]);
}
