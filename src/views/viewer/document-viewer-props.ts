import type { ViewerPresenter } from '../../presentation/viewer/viewer-presenter.ts';

export interface DocumentViewerProps {
  readonly presenter: ViewerPresenter;
  /** Given where the viewer is a pane, to open it over the whole screen. */
  readonly onFullScreen?: () => void;
  /** Given where the viewer is a dialog. */
  readonly onClose?: () => void;
}
