import { companyDataPath } from '../../domain/company/shared/company-data.ts';
import { companyArea, type CompanyPresenters } from '../../presentation/company/company-presenters.ts';
import { lazyScreen } from '../../views/shell/shared/lazy-screen.ts';
import type { Area } from './area.ts';
import { bankAccounts, companyData } from './company-token.ts';

const page = async () => import('./company-page.ts');

/** The company's own things. */
export const company: Area<CompanyPresenters> = {
  key: companyArea,
  offered: (container) => ({ bankAccounts: () => container.get(bankAccounts), companyData: () => container.get(companyData) }),
  pages: [
    {
      path: companyDataPath, forEverybody: true, title: 'company-data.title', skeleton: 'detail', words: ['company', 'company-data', 'certification', 'viewer'],
      parts: async () => (await page()).bindCompanyPage, Screen: lazyScreen(async () => (await page()).CompanyDataScreen),
    },
    {
      path: '/my/enterprise-info/bank-account', forEverybody: true, title: 'company.accounts-title', skeleton: 'form', words: ['company'],
      parts: async () => (await page()).bindCompanyPage, Screen: lazyScreen(async () => (await page()).BankAccountsScreen),
    },
  ],
};
