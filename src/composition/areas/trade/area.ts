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
import { signingWords } from '../../../words/areas/agreements.ts';
import { waysInWords } from '../../../words/areas/entry.ts';
import { financingWords, statisticsWords, tradeWords } from '../../../words/areas/trade.ts';
import { viewerWords } from '../../../words/areas/viewer.ts';
import type { Area, AreaPage } from '../area.ts';
import {
  applicationLists,
  applications,
  contractLists,
  financeForms,
  financingLists,
  financings,
  holdings,
  instruments,
  issues,
  landings,
  ledger,
  statistics,
  toDos,
  transfers,
} from './tokens.ts';

type FinancingPageKind = 'finance' | 'financings' | 'contracts' | 'statistics';

const pages = async () => import('./pages.ts');
/** The page of an application is fetched apart: the viewer of its files goes with it. */
const approvalPages = async () => import('./approval-pages.ts');

/** Pages of financings and statistics are fetched by themselves: most readers of the others never open them. */
const financingPages = async () => import('./financing-pages.ts');

type ScreenName = Exclude<keyof Awaited<ReturnType<typeof pages>>, 'bindTrade'> | 'ApplicationScreen';
type FinancingScreenName = Exclude<keyof Awaited<ReturnType<typeof financingPages>>, 'bindFinancingPages'>;

/** Title, skeleton and screen of each kind of page; the screen is the same for every product. */
const screens: Readonly<
  Record<
    Exclude<TradePageKind, FinancingPageKind>,
    { readonly title: PlainKey; readonly skeleton: SkeletonKind; readonly screen: ScreenName }
  >
> = {
  landing: { title: 'trade.landing-title', skeleton: 'detail', screen: 'LandingScreen' },
  'to-do': { title: 'trade.to-do-title', skeleton: 'list', screen: 'TradeToDoScreen' },
  issue: { title: 'trade.issue-title', skeleton: 'form', screen: 'IssueScreen' },
  approval: {
    title: 'trade.application-crumb',
    skeleton: 'detail',
    screen: 'ApplicationScreen',
  },
  applications: { title: 'trade.applications-title', skeleton: 'list', screen: 'ApplicationsScreen' },
  instruments: {
    title: 'trade.instruments-title',
    skeleton: 'list',
    screen: 'InstrumentsScreen',
  },
  holdings: { title: 'trade.holdings-title', skeleton: 'list', screen: 'HoldingsScreen' },
  acceptance: { title: 'trade.acceptance-title', skeleton: 'list', screen: 'AcceptanceScreen' },
  transfer: { title: 'trade.transfer', skeleton: 'form', screen: 'TransferScreen' },
};

const financingScreens: Readonly<
  Record<
    FinancingPageKind,
    { readonly title: PlainKey; readonly skeleton: SkeletonKind; readonly screen: FinancingScreenName }
  >
> = {
  finance: { title: 'trade.finance-title', skeleton: 'form', screen: 'FinanceScreen' },
  financings: { title: 'trade.financings-title', skeleton: 'list', screen: 'FinancingsScreen' },
  contracts: { title: 'trade.contracts-title', skeleton: 'list', screen: 'ContractsScreen' },
  statistics: { title: 'trade.statistics-title', skeleton: 'detail', screen: 'StatisticsScreen' },
};

const isFinancing = (kind: TradePageKind): kind is FinancingPageKind => Object.hasOwn(financingScreens, kind);

/** Pages on which approvals are signed. */
const signs: readonly TradePageKind[] = ['approval', 'to-do'];

/** A page of a work area. */
function pageOf(kind: InstrumentKind, { kind: pageKind, path }: TradePage): AreaPage {
  if (isFinancing(pageKind)) {
    const { title, skeleton, screen } = financingScreens[pageKind];
    return {
      path,
      title,
      skeleton,
      words: [tradeWords, financingWords, statisticsWords],
      parts: async () => (await financingPages()).bindFinancingPages,
      Screen: kindScreen(kind, async () => (await financingPages())[screen]),
    };
  }
  const { title, skeleton, screen } = screens[pageKind];
  return {
    path,
    ...(path === fixedLandingPath ? { forEverybody: true } : {}),
    title,
    skeleton,
    words: [
      tradeWords,
      // Who approves a financing reads its offer.
      ...(signs.includes(pageKind) ? [signingWords, waysInWords, financingWords] : []),
      ...(pageKind === 'approval' ? [viewerWords] : []),
    ],
    parts:
      pageKind === 'approval'
        ? async () => (await approvalPages()).bindApproval
        : async () => (await pages()).bindTrade,
    Screen: kindScreen(
      kind,
      screen === 'ApplicationScreen'
        ? async () => (await approvalPages()).ApplicationScreen
        : async () => (await pages())[screen],
    ),
  };
}

const ledgerPage: AreaPage = {
  path: ledgerPath,
  title: 'trade.ledger-title',
  skeleton: 'list',
  words: [tradeWords],
  parts: async () => (await pages()).bindTrade,
  Screen: lazyScreen(async () => (await pages()).LedgerScreen),
};

/** Business in instruments: issue, approval, acceptance, holdings, transfer. */
export const trade: Area<TradePresenters> = {
  key: tradeArea,
  services: (container) => ({
    landing: (kind) => container.get(landings)(kind),
    issueForm: (kind) => container.get(issues)(kind),
    tradeApplication: (kind) => container.get(applications)(kind),
    applications: (kind) => container.get(applicationLists)(kind),
    tradeToDo: (kind) => container.get(toDos)(kind),
    holdings: (kind) => container.get(holdings)(kind),
    transferForm: (kind) => container.get(transfers)(kind),
    instruments: (kind) => container.get(instruments)(kind),
    financeForm: (kind) => container.get(financeForms)(kind),
    financings: (kind) => container.get(financingLists)(kind),
    contracts: (kind) => container.get(contractLists)(kind),
    financing: (kind) => container.get(financings)(kind),
    statistics: (kind) => container.get(statistics)(kind),
    ledger: () => container.get(ledger),
  }),
  pages: [
    ledgerPage,
    ...workAreas.flatMap(({ instrumentKind, pages: listed }) => listed.map((page) => pageOf(instrumentKind, page))),
  ],
};
