import { registeredPath, registerPaths } from '../../../domain/registration/registration-places.ts';
import { integrationPath, integrationSteps } from '../../../domain/registration/integration-places.ts';
import { identifyPath, identifyPlaces } from '../../../domain/registration/identify-places.ts';
import { identifyNames } from '../../../presentation/registration/identify/identify-names.ts';
import {
  registrationArea,
  type RegistrationPresenters,
} from '../../../presentation/registration/registration-presenters.ts';
import { integrationNames } from '../../../presentation/registration/integration/step-names.ts';
import { lazyScreen } from '../../../views/lazy/lazy-screen.ts';
import type { Area } from '../area.ts';
import { agreementPage } from '../notices/tokens.ts';
import { identify, integration, register, registerSuccess } from './tokens.ts';
import { accountWords } from '../../../words/areas/account.ts';
import { waysInWords } from '../../../words/areas/entry.ts';
import { recoveryWords } from '../../../words/areas/entry-recovery.ts';
import { memberWords } from '../../../words/areas/notices.ts';
import { registrationWords, identificationWords } from '../../../words/areas/registration.ts';
import { certificationWords } from '../../../words/areas/certification.ts';
import { viewerWords } from '../../../words/areas/viewer.ts';
import { onboardingWords } from '../../../words/areas/onboarding.ts';
import { homeWords } from '../../../words/areas/home.ts';
import { companyWords } from '../../../words/areas/company.ts';
import { peopleWords } from '../../../words/areas/people.ts';

const pages = async () => import('./pages.ts');
const steps = async () => (await pages()).integrationPages();
const identification = async () => (await pages()).identifyPages();
const page = {
  forAnybody: true,
  skeleton: 'form',
  title: 'registration.title',
  words: [accountWords, waysInWords, recoveryWords, memberWords, registrationWords],
  parts: async () => (await pages()).bindRegistration,
} as const;

/** Registration of a company: without a product, for a product, or for a guarantee project. */
export const registration: Area<RegistrationPresenters> = {
  key: registrationArea,
  services: (container) => ({
    register: () => container.get(register),
    registerSuccess: () => container.get(registerSuccess),
    integration: () => container.get(integration),
    identify: () => container.get(identify),
    registrationAgreement: () => container.get(agreementPage),
  }),
  pages: [
    // The root of the section leads to its first page (document 1, section 2).
    {
      ...page,
      path: '/register',
      parts: async () => () => undefined,
      words: [registrationWords],
      Screen: lazyScreen(
        async () => (await import('../../../views/registration/shared/RegisterRoot.tsx')).RegisterRoot,
      ),
    },
    ...registerPaths.map((path) => ({ ...page, path, Screen: lazyScreen(async () => (await pages()).RegisterScreen) })),
    {
      ...page,
      path: registeredPath,
      title: 'registration.success-page',
      Screen: lazyScreen(async () => (await pages()).RegisterSuccessScreen),
    },
    ...identifyPlaces.map((place) => ({
      ...page,
      path: identifyPath(place),
      title: identifyNames[place],
      words: [
        accountWords,
        registrationWords,
        identificationWords,
        ...(place === 'soft-key' ? ([certificationWords, viewerWords, onboardingWords] as const) : []),
      ] as const,
      parts: async () =>
        place === 'soft-key' ? (await identification()).bindIdentifyByLicence : (await identification()).bindIdentify,
      Screen: lazyScreen(async () => (await identification()).identifyScreen(place)),
    })),
    ...[...integrationSteps, 'success' as const].map((place) => ({
      ...page,
      forAnybody: false,
      forEverybody: true,
      path: integrationPath(place),
      title: integrationNames[place],
      words: [
        homeWords,
        registrationWords,
        certificationWords,
        viewerWords,
        companyWords,
        memberWords,
        peopleWords,
      ] as const,
      parts: async () => (await steps()).bindIntegrationPages,
      Screen: lazyScreen(async () => (await steps()).integrationScreen(place)),
    })),
  ],
};
