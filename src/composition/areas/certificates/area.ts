import { certificatesPath } from '../../../domain/keys/certificate-path.ts';
import {
  certificatesArea,
  type CertificatesPresenters,
} from '../../../presentation/certificates/certificates-presenters.ts';
import { lazyScreen } from '../../../views/lazy/lazy-screen.ts';
import type { Area } from '../area.ts';
import { certificateManagement } from './tokens.ts';
import { certificatesWords, hardKeysWords } from '../../../words/areas/certificates.ts';

const pages = async () => import('./pages.ts');

/** Keys and certificates of users and their companies. */
export const certificates: Area<CertificatesPresenters> = {
  key: certificatesArea,
  services: (container) => ({ certificates: () => container.get(certificateManagement) }),
  pages: [
    {
      path: certificatesPath,
      forEverybody: true,
      title: 'certificates.title',
      skeleton: 'detail',
      words: [certificatesWords, hardKeysWords],
      parts: async () => (await pages()).bindCertificates,
      Screen: lazyScreen(async () => (await pages()).CertificatesScreen),
    },
  ],
};
