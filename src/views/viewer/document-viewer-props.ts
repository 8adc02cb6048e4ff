import type { Ref } from 'react';
import type { ViewerPresenter } from '../../presentation/viewer/shared/viewer-presenter.ts';

export interface DocumentViewerProps {
  readonly presenter: ViewerPresenter;
  /** Given where the viewer is a pane, to open it over the whole screen. */
  readonly onFullScreen?: () => void;
  /** The button that leads to the whole screen. */
  readonly fullScreenButton?: Ref<HTMLButtonElement>;
  /** Given where the viewer is a dialog. */
  readonly onClose?: () => void;
}
