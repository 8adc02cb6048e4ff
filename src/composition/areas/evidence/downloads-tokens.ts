import type { DownloadCentrePresenter } from '../../../presentation/evidence/download-centre/download-centre-presenter.ts';
import { token } from '../../token.ts';

/** Apart from the others of its area: the frame has it with every page's. */
export const downloadCentre = token<DownloadCentrePresenter>('DownloadCentrePresenter');
