import { areaKey } from '../../shared/area-key.ts';
import type { ViewerPresenter } from './viewer-presenter.ts';

export interface ViewerPresenters {
  viewer(): ViewerPresenter;
}

export const viewerArea = areaKey<ViewerPresenters>('viewer');
