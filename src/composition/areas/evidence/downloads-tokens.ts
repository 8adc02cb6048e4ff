import type { DownloadCentrePresenter } from '../../../presentation/evidence/download-centre/download-centre-presenter.ts';
import { token } from '../../token.ts';

/** Token of the frame. It is separate from the others of its area. */
export const downloadCentre = token<DownloadCentrePresenter>('DownloadCentrePresenter');
