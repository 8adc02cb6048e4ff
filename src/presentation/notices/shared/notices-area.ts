import { areaKey } from '../../shared/area-key.ts';
import type { AgreementPresenter } from '../../agreements/agreement-presenter.ts';
import type { ArrivalChain } from './arrival-chain.ts';

export interface ArrivalPresenters {
  /** One for the whole window, loaded once a user has arrived. */
  arrival(): Promise<ArrivalChain>;
  agreement(): AgreementPresenter;
}

export const noticesArea = areaKey<ArrivalPresenters>('notices');
