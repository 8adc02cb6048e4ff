import type { CompanyDataPresenter } from '../../../src/presentation/company/company-data/company-data-presenter.ts';
import type { KnowingCompany } from '../abilities/knowing-company.ts';
import { until } from '../until.ts';
import { opened, type OpenPortal } from './open-portal.ts';

export function knowingCompany(portal: OpenPortal): KnowingCompany {
  let page: CompanyDataPresenter | undefined;
  const shown = () =>
    opened(opened(page, 'What is known of the company').content.value, 'What is known of the company');

  return {
    openCompanyData: async () => {
      page?.left();
      const next = (page = portal.presenters.companyData());
      next.opened();
      await until('what is known of the company is shown', () => next.content.value !== undefined);
    },
    groupHead: async () => {
      const asked = portal.presenters.companyData();
      asked.opened();
      await until('the head of the group is known', () => asked.isHeadKnown);
      asked.left();
      return asked.head
        ? `${asked.head.name}, ${asked.head.isOwn ? 'itself' : asked.head.isMember ? 'registered' : 'elsewhere'}`
        : '';
    },
    certifiedLegalName: () => shown().certified?.legalName ?? '',
    companyChange: () => shown().change.state,
    companyPapers: () =>
      shown()
        .papers.map(({ slot, versions }) => `${slot} ${versions.length}`)
        .join(', '),
    seesCompanyPapers: () => shown().papers.some(({ versions }) => versions.some(({ files }) => files.length > 0)),
  };
}
