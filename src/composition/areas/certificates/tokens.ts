import type { CertificatesPresenter } from '../../../presentation/certificates/certificate-management/certificates-presenter.ts';
import { token } from '../../token.ts';

export const certificateManagement = token<CertificatesPresenter>('CertificatesPresenter');
