import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type {
  ApplicationChanged,
  ApplicationPresenter,
} from '../../../presentation/trade/shared/application-presenter.ts';
import type { ServiceIdentifier } from 'inversify';
import { presenterToken } from './presenter-parts.ts';

export const landings = presenterToken('landing');
export const issues = presenterToken('issueForm');
/** The page of an application. A queue beside it is notified of decisions. */
export const applications: ServiceIdentifier<
  (kind: InstrumentKind, changed?: ApplicationChanged) => ApplicationPresenter
> = presenterToken('tradeApplication');
export const applicationLists = presenterToken('applications');
export const toDos = presenterToken('tradeToDo');
export const transfers = presenterToken('transferForm');
export const instrument = presenterToken('instrument');
export const instruments = presenterToken('instruments');
export const ledger = presenterToken('ledger');
export const financeForms = presenterToken('financeForm');
export const financingLists = presenterToken('financings');
export const contractLists = presenterToken('contracts');
export const financings = presenterToken('financing');
export const holdings = presenterToken('holdings');
export const payrollForms = presenterToken('payrollForm');
export const payrollPeople = presenterToken('payrollPeople');
export const payments = presenterToken('payments');
export const receipts = presenterToken('receipts');
export const suppliers = presenterToken('suppliers');
export const statistics = presenterToken('statistics');
