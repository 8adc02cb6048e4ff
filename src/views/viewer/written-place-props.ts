import type { ViewerPresenter } from '../../presentation/viewer/shared/viewer-presenter.ts';
import type { ViewerContent } from '../../presentation/viewer/viewer-view-model.ts';

export interface WrittenPlaceProps {
  readonly presenter: ViewerPresenter;
  readonly content: Extract<ViewerContent, { kind: 'written' }>;
}
