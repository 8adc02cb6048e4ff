import type { DocumentAddresses } from '../../../application/ports/viewer/shared/document-addresses.ts';
import type { ViewerPresenter } from '../../../presentation/viewer/shared/viewer-presenter.ts';
import { token } from '../../token.ts';

/** Tokens that only this area uses. */
export const viewerTokens = {
  DocumentAddresses: token<DocumentAddresses>('DocumentAddresses'),
  ViewerPresenter: token<ViewerPresenter>('ViewerPresenter'),
} as const;
