import { bankAccountsPath } from '../../../domain/catalogue/bank-accounts-path.ts';
import { companyDataPath } from '../../../domain/company/shared/company-data.ts';
import { authorisationsPath, innerOrganisationsPath } from '../../../domain/identity/group-pages.ts';
import { companyArea, type CompanyPresenters } from '../../../presentation/company/company-presenters.ts';
import { lazyScreen } from '../../../views/lazy/lazy-screen.ts';
import type { Area } from '../area.ts';
import { authorisations, bankAccounts, companyData, innerOrgs } from './tokens.ts';
import { companyWords, companyDataWords, groupWords } from '../../../words/areas/company.ts';
import { certificationWords } from '../../../words/areas/certification.ts';
import { viewerWords } from '../../../words/areas/viewer.ts';

const pages = async () => import('./pages.ts');

/** Data of the company. */
export const company: Area<CompanyPresenters> = {
  key: companyArea,
  services: (container) => ({
    bankAccounts: () => container.get(bankAccounts),
    companyData: () => container.get(companyData),
    innerOrgs: () => container.get(innerOrgs),
    authorisations: () => container.get(authorisations),
  }),
  pages: [
    {
      path: companyDataPath,
      forEverybody: true,
      title: 'company-data.title',
      skeleton: 'detail',
      words: [companyWords, companyDataWords, certificationWords, viewerWords],
      parts: async () => (await pages()).bindCompanyPage,
      Screen: lazyScreen(async () => (await pages()).CompanyDataScreen),
    },
    {
      path: bankAccountsPath,
      forEverybody: true,
      title: 'company.accounts-title',
      skeleton: 'form',
      words: [companyWords],
      parts: async () => (await pages()).bindCompanyPage,
      Screen: lazyScreen(async () => (await pages()).BankAccountsScreen),
    },
    // These pages open only if the menus list them. The menus omit them if they are switched off (F-009).
    {
      path: innerOrganisationsPath,
      title: 'group.orgs-title',
      skeleton: 'form',
      words: [groupWords],
      parts: async () => (await pages()).bindCompanyPage,
      Screen: lazyScreen(async () => (await pages()).InnerOrgsScreen),
    },
    {
      path: authorisationsPath,
      title: 'group.auth-title',
      skeleton: 'form',
      words: [groupWords],
      parts: async () => (await pages()).bindCompanyPage,
      Screen: lazyScreen(async () => (await pages()).AuthorisationsScreen),
    },
  ],
};
