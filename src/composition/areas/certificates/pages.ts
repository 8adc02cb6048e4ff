export { CertificatesScreen } from '../../../views/certificates/certificate-management/CertificatesScreen.tsx';
export { bindCertificates } from './parts.ts';
