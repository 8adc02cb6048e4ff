import type { Container } from 'inversify';
import type { ComponentType } from 'react';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import {
  fixedLandingPath,
  ledgerPath,
  workAreas,
  type TradePage,
  type TradePageKind,
} from '../../../domain/trade/shared/work-areas.ts';
import { tradeArea, type TradePresenters } from '../../../presentation/trade/trade-presenters.ts';
import { lazyScreen } from '../../../views/lazy/lazy-screen.ts';
import { kindScreen } from '../../../views/trade/shared/kind-context.ts';
import type { SkeletonKind } from '../../../views/pages/page.ts';
import type { PlainKey } from '../../../words/catalogue.ts';
import { evidenceWords } from '../../../words/areas/evidence.ts';
import { signingWords } from '../../../words/areas/agreements.ts';
import { waysInWords } from '../../../words/areas/entry.ts';
import {
  financingWords,
  instrumentWords,
  statisticsWords,
  supplierWords,
  tradeWords,
} from '../../../words/areas/trade.ts';
import { viewerWords } from '../../../words/areas/viewer.ts';
import type { WordsArea } from '../../../words/load-catalogue.ts';
import type { Area, AreaPage } from '../area.ts';
import { presentersOf } from './presenter-parts.ts';

const pages = async () => import('./pages.ts');
/** Pages of one application and one instrument are loaded separately, because they need the viewer of their files. */
const detailPages = async () => import('./detail-pages.ts');

/**
 * Pages of financings, payments, statistics and suppliers are loaded separately, because users of the other pages
 * seldom open them.
 */
const financingPages = async () => import('./financing-pages.ts');

interface LoadedPage extends Pick<AreaPage, 'title' | 'skeleton' | 'words' | 'parts'> {
  readonly load: () => Promise<ComponentType>;
}

/** A page whose bindings and screen are in one module. */
const loadedPage = <Name extends string>(
  load: () => Promise<{ readonly bind: (container: Container) => void } & Readonly<Record<Name, ComponentType>>>,
  screen: Name,
  title: PlainKey,
  skeleton: SkeletonKind,
  ...words: readonly WordsArea[]
): LoadedPage => ({
  title,
  skeleton,
  words: [tradeWords, ...words],
  parts: async () => (await load()).bind,
  load: async () => (await load())[screen],
});

/**
 * Texts of pages on which approvals are signed. They include those of financings, because an approver of a financing
 * reads its offer.
 */
const approvalWords = [signingWords, waysInWords, financingWords];

/** Each kind of page; the same for every product. */
const kinds: Readonly<Record<TradePageKind, LoadedPage>> = {
  landing: loadedPage(pages, 'LandingScreen', 'trade.landing-title', 'detail'),
  'to-do': loadedPage(pages, 'TradeToDoScreen', 'trade.to-do-title', 'list', ...approvalWords),
  issue: loadedPage(pages, 'IssueScreen', 'trade.issue-title', 'form'),
  'payroll-issue': loadedPage(pages, 'PayrollScreen', 'trade.payroll-title', 'form'),
  approval: loadedPage(
    detailPages,
    'ApplicationScreen',
    'trade.application-crumb',
    'detail',
    ...approvalWords,
    viewerWords,
  ),
  applications: loadedPage(pages, 'ApplicationsScreen', 'trade.applications-title', 'list'),
  instrument: loadedPage(
    detailPages,
    'InstrumentScreen',
    'trade.instrument',
    'detail',
    instrumentWords,
    financingWords,
    evidenceWords,
    viewerWords,
  ),
  instruments: loadedPage(pages, 'InstrumentsScreen', 'trade.instruments-title', 'list'),
  holdings: loadedPage(pages, 'HoldingsScreen', 'trade.holdings-title', 'list'),
  acceptance: loadedPage(pages, 'AcceptanceScreen', 'trade.acceptance-title', 'list'),
  transfer: loadedPage(pages, 'TransferScreen', 'trade.transfer', 'form'),
  finance: loadedPage(financingPages, 'FinanceScreen', 'trade.finance-title', 'form', financingWords),
  financings: loadedPage(financingPages, 'FinancingsScreen', 'trade.financings-title', 'list', financingWords),
  contracts: loadedPage(financingPages, 'ContractsScreen', 'trade.contracts-title', 'list', financingWords),
  suppliers: loadedPage(financingPages, 'SuppliersScreen', 'trade.suppliers-title', 'list', supplierWords),
  payments: loadedPage(financingPages, 'PaymentsScreen', 'trade.payments-title', 'detail'),
  receipts: loadedPage(financingPages, 'ReceiptsScreen', 'trade.receipts-title', 'detail'),
  statistics: loadedPage(financingPages, 'StatisticsScreen', 'trade.statistics-title', 'detail', statisticsWords),
};

/** A page of a work area. */
function pageOf(kind: InstrumentKind, { kind: pageKind, path }: TradePage): AreaPage {
  const { load, ...page } = kinds[pageKind];
  return {
    ...page,
    path,
    ...(path === fixedLandingPath ? { forEverybody: true } : {}),
    Screen: kindScreen(kind, load),
  };
}

const { load: loadLedger, ...ledger } = loadedPage(
  pages,
  'LedgerScreen',
  'trade.ledger-title',
  'list',
  statisticsWords,
);

/** Business in instruments: issue, approval, acceptance, holdings, transfer. */
export const trade: Area<TradePresenters> = {
  key: tradeArea,
  services: presentersOf,
  pages: [
    { ...ledger, path: ledgerPath, Screen: lazyScreen(loadLedger) },
    ...workAreas.flatMap(({ instrumentKind, pages: listed }) => listed.map((page) => pageOf(instrumentKind, page))),
  ],
};
