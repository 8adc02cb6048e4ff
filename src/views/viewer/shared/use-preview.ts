import { useCallback, useState } from 'react';

import type { ViewerPresenter } from '../../../presentation/viewer/shared/viewer-presenter.ts';
import { viewerArea } from '../../../presentation/viewer/shared/viewer-presenters.ts';
import { usePresenter } from '../../pages/presenters-context.ts';

/** Shows files in the viewer. */
export type LookAt = (files: readonly { readonly fileId: string; readonly name: string }[]) => void;

/** The viewer of this page, and whether it is open. */
export function usePreview(): {
  readonly viewer: ViewerPresenter;
  readonly isOpen: boolean;
  readonly look: LookAt;
  readonly close: () => void;
} {
  const viewer = usePresenter(viewerArea, (offered) => offered.viewer());
  const [isOpen, setOpen] = useState(false);
  const look = useCallback<LookAt>(
    (files) => {
      viewer.opened(files);
      setOpen(true);
    },
    [viewer],
  );
  const close = useCallback(() => {
    viewer.left();
    setOpen(false);
  }, [viewer]);
  return { viewer, isOpen, look, close };
}
