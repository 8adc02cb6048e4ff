import type { Container, ServiceIdentifier } from 'inversify';
import type { TradePresenters } from '../../../presentation/trade/trade-presenters.ts';
import { token } from '../../token.ts';

type Name = keyof TradePresenters;

/** Token of what makes the presenters of a screen, by its name among those that the area offers. */
export const presenterToken = <Offered extends Name>(name: Offered): ServiceIdentifier<TradePresenters[Offered]> =>
  token(`trade/${name}`);

/** What the area offers its screens: each is looked up when a screen asks for it, once its page has bound it. */
export const presentersOf = (container: Container): TradePresenters =>
  new Proxy({} as TradePresenters, { get: (_offered, name: Name) => container.get(presenterToken(name)) });
