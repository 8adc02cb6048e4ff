import { viewerArea, type ViewerPresenters } from '../../../presentation/viewer/shared/viewer-presenters.ts';
import type { Area } from '../area.ts';
import { viewerTokens as t } from './tokens.ts';

/** The document viewer, which has no pages of its own. */
export const viewer: Area<ViewerPresenters> = {
  key: viewerArea,
  pages: [],
  services: (container) => ({ viewer: () => container.get(t.ViewerPresenter) }),
};
