import { realNamePath } from '../../../domain/catalogue/product-paths.ts';
import {
  certificationArea,
  type CertificationPresenters,
} from '../../../presentation/certification/certification-presenters.ts';
import { lazyScreen } from '../../../views/lazy/lazy-screen.ts';
import type { Area } from '../area.ts';
import { certificationForm, integrationGate } from './tokens.ts';
import { certificationWords } from '../../../words/areas/certification.ts';
import { viewerWords } from '../../../words/areas/viewer.ts';
import { onboardingWords } from '../../../words/areas/onboarding.ts';

const pages = async () => import('./pages.ts');
const page = {
  forEverybody: true,
  title: 'certification.title',
  skeleton: 'form',
  words: [certificationWords, viewerWords, onboardingWords],
  parts: async () => (await pages()).bindCertificationPage,
} as const;

/** Real-name authentication of a company. */
export const certification: Area<CertificationPresenters> = {
  key: certificationArea,
  services: (container) => ({
    certification: () => container.get(certificationForm),
    integrationGate: () => container.get(integrationGate),
  }),
  pages: [{ ...page, path: realNamePath, Screen: lazyScreen(async () => (await pages()).RealNameScreen) }],
};
