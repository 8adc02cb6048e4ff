import type { Container, ServiceIdentifier } from 'inversify';
import type { TradePresenters } from '../../../presentation/trade/trade-presenters.ts';
import { token } from '../../token.ts';

type Name = keyof TradePresenters;

/** Token of what makes the presenters of a screen, by its name among those that the area offers. */
export const presenterToken = <Offered extends Name>(name: Offered): ServiceIdentifier<TradePresenters[Offered]> =>
  token(`trade/${name}`);

const names: Readonly<Record<Name, 1>> = {
  landing: 1,
  issueForm: 1,
  payrollForm: 1,
  payrollPeople: 1,
  tradeApplication: 1,
  applications: 1,
  tradeToDo: 1,
  holdings: 1,
  transferForm: 1,
  instrument: 1,
  instruments: 1,
  financeForm: 1,
  financings: 1,
  contracts: 1,
  financing: 1,
  statistics: 1,
  suppliers: 1,
  ledger: 1,
};

/** What the area offers its screens: each is looked up when a screen asks for it, once its page has bound it. */
export const presentersOf = (container: Container): TradePresenters =>
  Object.fromEntries(
    Object.keys(names).map((name) => [
      name,
      (...given: Parameters<TradePresenters['landing']>) => container.get(presenterToken(name as 'landing'))(...given),
    ]),
  ) as unknown as TradePresenters;
