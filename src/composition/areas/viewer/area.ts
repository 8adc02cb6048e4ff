import { viewerArea, type ViewerPresenters } from '../../../presentation/viewer/shared/viewer-presenters.ts';
import type { Area } from '../area.ts';
import { viewerTokens as t } from './tokens.ts';

/** Documents as they are read; on the pages of other areas. */
export const viewer: Area<ViewerPresenters> = {
  key: viewerArea,
  pages: [],
  services: (container) => ({ viewer: () => container.get(t.ViewerPresenter) }),
};
