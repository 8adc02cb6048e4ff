import type { InstrumentKind } from '../../domain/trade/shared/instrument.ts';
import { areaKey } from '../shared/area-key.ts';
import type { ApplicationPresenter } from './shared/application-presenter.ts';
import type { ApplicationsPresenter } from './applications/applications-presenter.ts';
import type { FinancePresenter } from './financing/finance-presenter.ts';
import type { FinancingPresenter } from './financing/financing-presenter.ts';
import type { FinancingsPresenter } from './financing/financings-presenter.ts';
import type { HoldingsPresenter } from './holdings/holdings-presenter.ts';
import type { InstrumentPresenter } from './instrument/instrument-presenter.ts';
import type { InstrumentsPresenter } from './instruments/instruments-presenter.ts';
import type { LandingPresenter } from './landing/landing-presenter.ts';
import type { LedgerPresenter } from './ledger/ledger-presenter.ts';
import type { IssuePresenter } from './issue/issue-presenter.ts';
import type { PayrollPeople } from './shared/payroll/payroll-people.ts';
import type { PayrollPresenter } from './issue/payroll/payroll-presenter.ts';
import type { PaymentsPresenter } from './payments/payments-presenter.ts';
import type { ReceiptsPresenter } from './payments/receipts-presenter.ts';
import type { StatisticsPresenter } from './statistics/statistics-presenter.ts';
import type { SuppliersPresenter } from './suppliers/suppliers-presenter.ts';
import type { TransferPresenter } from './transfer/transfer-presenter.ts';
import type { TradeToDoPresenter } from './to-do/trade-to-do-presenter.ts';

/** Creates a presenter for each screen that opens, for one kind of instrument. */
export interface TradePresenters {
  landing(kind: InstrumentKind): LandingPresenter;
  issueForm(kind: InstrumentKind): IssuePresenter;
  payrollForm(kind: InstrumentKind): PayrollPresenter;
  /** The people of a payroll. They are shown on pages of any product. */
  payrollPeople(): PayrollPeople;
  tradeApplication(kind: InstrumentKind): ApplicationPresenter;
  applications(kind: InstrumentKind): ApplicationsPresenter;
  tradeToDo(kind: InstrumentKind): TradeToDoPresenter;
  holdings(kind: InstrumentKind): HoldingsPresenter;
  transferForm(kind: InstrumentKind): TransferPresenter;
  instrument(kind: InstrumentKind): InstrumentPresenter;
  instruments(kind: InstrumentKind): InstrumentsPresenter;
  financeForm(kind: InstrumentKind): FinancePresenter;
  financings(kind: InstrumentKind): FinancingsPresenter;
  contracts(kind: InstrumentKind): FinancingsPresenter;
  financing(kind: InstrumentKind): FinancingPresenter;
  statistics(kind: InstrumentKind): StatisticsPresenter;
  payments(kind: InstrumentKind): PaymentsPresenter;
  receipts(kind: InstrumentKind): ReceiptsPresenter;
  suppliers(kind: InstrumentKind): SuppliersPresenter;
  /** The ledger contains all products. */
  ledger(): LedgerPresenter;
}

export const tradeArea = areaKey<TradePresenters>('trade');
