import type { AgreementPresenter } from '../agreements/agreement-presenter.ts';
import { areaKey } from '../shared/area-key.ts';
import type { SettlementProcessPresenter } from './settlement-process/settlement-process-presenter.ts';
import type { SettlingEntryPresenter } from './shared/settling-entry-presenter.ts';

/** Creates a presenter for each screen that opens. */
export interface SettlingPresenters {
  settlingEntry(): SettlingEntryPresenter;
  settlementProcess(): SettlementProcessPresenter;
  settlingAgreement(): AgreementPresenter;
}

export const settlingArea = areaKey<SettlingPresenters>('settling');
