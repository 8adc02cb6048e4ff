import { areaKey } from '../shared/area-key.ts';
import type { CertificatesPresenter } from './certificate-management/certificates-presenter.ts';

/** A fresh presenter for each screen that opens. */
export interface CertificatesPresenters {
  certificates(): CertificatesPresenter;
}

export const certificatesArea = areaKey<CertificatesPresenters>('certificates');
