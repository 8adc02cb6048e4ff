import type { CertificationPresenter } from '../../../presentation/certification/real-name/certification-presenter.ts';
import type { IntegrationGate } from '../../../presentation/certification/real-name/integration-gate.ts';
import type { PictureMeasurer } from '../../../application/ports/uploads/picture-measurer.ts';
import { token } from '../../token.ts';

export const certificationForm = token<CertificationPresenter>('CertificationPresenter');
export const integrationGate = token<IntegrationGate>('IntegrationGate');

/** Without a browser, the caller provides one. */
export const pictureMeasurer = token<PictureMeasurer>('PictureMeasurer');
