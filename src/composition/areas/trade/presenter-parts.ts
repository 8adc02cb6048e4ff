import type { Container, ServiceIdentifier } from 'inversify';
import type { TradePresenters } from '../../../presentation/trade/trade-presenters.ts';
import { token } from '../../token.ts';

type Name = keyof TradePresenters;

/** Token of the factory of a screen's presenters, by the presenter's name among those that the area offers. */
export const presenterToken = <Offered extends Name>(name: Offered): ServiceIdentifier<TradePresenters[Offered]> =>
  token(`trade/${name}`);

/**
 * The presenters that the area offers its screens. Each factory is looked up when a screen asks for it, because its
 * page binds it first.
 */
export function presentersOf(container: Container): TradePresenters {
  const of = <Offered extends Name>(name: Offered): TradePresenters[Offered] => container.get(presenterToken(name));
  return {
    landing: (kind) => of('landing')(kind),
    issueForm: (kind) => of('issueForm')(kind),
    payrollForm: (kind) => of('payrollForm')(kind),
    tradeApplication: (kind) => of('tradeApplication')(kind),
    applications: (kind) => of('applications')(kind),
    tradeToDo: (kind) => of('tradeToDo')(kind),
    holdings: (kind) => of('holdings')(kind),
    transferForm: (kind) => of('transferForm')(kind),
    instrument: (kind) => of('instrument')(kind),
    instruments: (kind) => of('instruments')(kind),
    financeForm: (kind) => of('financeForm')(kind),
    financings: (kind) => of('financings')(kind),
    contracts: (kind) => of('contracts')(kind),
    financing: (kind) => of('financing')(kind),
    statistics: (kind) => of('statistics')(kind),
    payments: (kind) => of('payments')(kind),
    receipts: (kind) => of('receipts')(kind),
    suppliers: (kind) => of('suppliers')(kind),
    payrollPeople: () => of('payrollPeople')(),
    ledger: () => of('ledger')(),
  };
}
