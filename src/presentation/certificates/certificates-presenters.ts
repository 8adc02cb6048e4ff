import { areaKey } from '../shared/area-key.ts';
import type { CertificatesPresenter } from './certificate-management/certificates-presenter.ts';

/** Creates a presenter for each screen that opens. */
export interface CertificatesPresenters {
  certificates(): CertificatesPresenter;
}

export const certificatesArea = areaKey<CertificatesPresenters>('certificates');
