import type { Ref } from 'react';
import type { ViewerPresenter } from '../../presentation/viewer/shared/viewer-presenter.ts';

export interface DocumentViewerProps {
  readonly presenter: ViewerPresenter;
  /** Given where the viewer is a pane, to open it over the whole screen. */
  readonly onFullScreen?: () => void;
  /** The button that leads to the whole screen. */
  readonly fullScreenButton?: Ref<HTMLButtonElement>;
  /** Given where another file may be laid beside this one. */
  readonly onCompare?: () => void;
  /** Another file lies beside it. */
  readonly comparing?: boolean;
  /** It is the other one: which file it shows is chosen by name. */
  readonly chooses?: boolean;
  /** Given where the viewer is a dialog. */
  readonly onClose?: () => void;
}
