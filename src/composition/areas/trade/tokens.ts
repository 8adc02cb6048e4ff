import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { ApplicationsPresenter } from '../../../presentation/trade/applications/applications-presenter.ts';
import type {
  ApplicationChanged,
  ApplicationPresenter,
} from '../../../presentation/trade/shared/application-presenter.ts';
import type { FinancePresenter } from '../../../presentation/trade/financing/finance-presenter.ts';
import type { FinancingPresenter } from '../../../presentation/trade/financing/financing-presenter.ts';
import type { FinancingsPresenter } from '../../../presentation/trade/financing/financings-presenter.ts';
import type { HoldingsPresenter } from '../../../presentation/trade/holdings/holdings-presenter.ts';
import type { InstrumentPresenter } from '../../../presentation/trade/instrument/instrument-presenter.ts';
import type { InstrumentsPresenter } from '../../../presentation/trade/instruments/instruments-presenter.ts';
import type { LandingPresenter } from '../../../presentation/trade/landing/landing-presenter.ts';
import type { LedgerPresenter } from '../../../presentation/trade/ledger/ledger-presenter.ts';
import type { IssuePresenter } from '../../../presentation/trade/issue/issue-presenter.ts';
import type { TradeToDoPresenter } from '../../../presentation/trade/to-do/trade-to-do-presenter.ts';
import type { StatisticsPresenter } from '../../../presentation/trade/statistics/statistics-presenter.ts';
import type { TransferPresenter } from '../../../presentation/trade/transfer/transfer-presenter.ts';
import { token } from '../../token.ts';

/** Makes the presenter of a screen for the instruments of a product. */
export type ForKind<Presenter> = (kind: InstrumentKind) => Presenter;

export const landings = token<ForKind<LandingPresenter>>('LandingPresenters');
export const issues = token<ForKind<IssuePresenter>>('IssuePresenters');
export const applications =
  token<(kind: InstrumentKind, changed?: ApplicationChanged) => ApplicationPresenter>('ApplicationPresenters');
export const applicationLists = token<ForKind<ApplicationsPresenter>>('ApplicationsPresenters');
export const toDos = token<ForKind<TradeToDoPresenter>>('TradeToDoPresenters');
export const transfers = token<ForKind<TransferPresenter>>('TransferPresenters');
export const instrument = token<ForKind<InstrumentPresenter>>('InstrumentPresenters');
export const instruments = token<ForKind<InstrumentsPresenter>>('InstrumentsPresenters');
export const ledger = token<LedgerPresenter>('LedgerPresenter');
export const financeForms = token<ForKind<FinancePresenter>>('FinancePresenters');
export const financingLists = token<ForKind<FinancingsPresenter>>('FinancingsPresenters');
export const contractLists = token<ForKind<FinancingsPresenter>>('ContractsPresenters');
export const financings = token<ForKind<FinancingPresenter>>('FinancingPresenters');
export const holdings = token<ForKind<HoldingsPresenter>>('HoldingsPresenters');
export const statistics = token<ForKind<StatisticsPresenter>>('StatisticsPresenters');
