import type { Ref } from 'react';
import type { ViewerPresenter } from '../../presentation/viewer/shared/viewer-presenter.ts';

export interface DocumentViewerProps {
  readonly presenter: ViewerPresenter;
  /** Opens the viewer over the whole window; undefined if it is not a pane. */
  readonly onFullScreen?: () => void;
  /** The ref of the button that opens it over the whole window. */
  readonly fullScreenButton?: Ref<HTMLButtonElement>;
  /** Opens another file beside this one; undefined if that is not possible. */
  readonly onCompare?: () => void;
  /** Whether another file is beside it. */
  readonly comparing?: boolean;
  /** Whether it is the viewer of the other file, which is chosen by name. */
  readonly chooses?: boolean;
  /** Closes the viewer; undefined if it is not a dialog. */
  readonly onClose?: () => void;
}
