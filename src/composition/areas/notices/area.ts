import type { InvoicingPresenters } from '../../../presentation/invoicing/invoicing-presenters.ts';
import { noticesPages, type NoticesPresenters } from '../../../presentation/notices/notices-presenters.ts';
import { lazyScreen } from '../../../views/lazy/lazy-screen.ts';
import type { Area } from '../area.ts';
import { agreementPage, objectionPage, signedAgreementsPage } from './tokens.ts';
import { invoicingInfo } from '../invoicing/tokens.ts';
import { memberWords } from '../../../words/areas/notices.ts';
import { viewerWords } from '../../../words/areas/viewer.ts';
import { signingTurnWords } from '../../../words/areas/products.ts';

const pages = async () => import('./pages.ts');
const objection = async () => import('./objection-pages.ts');
const agreement = {
  forAnybody: true,
  skeleton: 'detail',
  words: [memberWords],
  parts: async () => (await pages()).bindNoticesPages,
  Screen: lazyScreen(async () => (await pages()).AgreementScreen),
} as const;
const form = { ...agreement, forAnybody: false, forEverybody: true, skeleton: 'form' } as const;

/**
 * Notices after sign-in, and their pages: agreements, objections and the invoicing information.
 */
export const notices: Area<NoticesPresenters & InvoicingPresenters> = {
  key: { name: noticesPages.name },
  services: (container) => ({
    arrival: async () => (await import('../shell/around-parts.ts')).arrivalChain(container),
    agreement: () => container.get(agreementPage),
    objection: () => container.get(objectionPage),
    protocols: () => container.get(signedAgreementsPage),
    invoicingInfo: () => container.get(invoicingInfo),
  }),
  pages: [
    { ...agreement, path: '/agreements/registration', title: 'notices.registration-title' },
    { ...agreement, path: '/agreements/privacy', title: 'notices.privacy-title' },
    {
      ...form,
      path: '/my/agency-objection',
      title: 'notices.objection-title',
      words: [memberWords, viewerWords],
      parts: async () => (await objection()).bindObjectionPage,
      Screen: lazyScreen(async () => (await objection()).ObjectionScreen),
    },
    {
      ...form,
      path: '/my/protocol',
      title: 'protocols.title',
      skeleton: 'detail',
      words: [memberWords, signingTurnWords],
      Screen: lazyScreen(async () => (await pages()).SignedAgreementsScreen),
    },
    {
      ...form,
      path: '/my/enterprise-info/invoice-info',
      title: 'invoicing.title',
      Screen: lazyScreen(async () => (await pages()).InvoicingInfoScreen),
    },
  ],
};
