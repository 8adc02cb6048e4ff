import { useEffect } from 'react';
import type { ItemView } from '../../../presentation/evidence/materials/materials-view-model.ts';
import type { ViewerPresenter } from '../../../presentation/viewer/shared/viewer-presenter.ts';

/** Shows in the viewer where the fields of a document were read. */
export function useFieldHighlights(viewer: ViewerPresenter, { files: [file], places }: ItemView): void {
  const fileId = file?.fileId ?? '';
  useEffect(
    () =>
      viewer.lights.setLights(
        fileId,
        places.map(({ id, page, area, number }) => ({ id, page, area, number })),
      ),
    [viewer, fileId, places],
  );
}
