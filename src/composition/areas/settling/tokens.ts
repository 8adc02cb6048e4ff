import type { AgreementPresenter } from '../../../presentation/agreements/agreement-presenter.ts';
import type { SettlementProcessPresenter } from '../../../presentation/settling/settlement-process/settlement-process-presenter.ts';
import type { SettlingEntryPresenter } from '../../../presentation/settling/shared/settling-entry-presenter.ts';
import { token } from '../../token.ts';

export const settlingEntry = token<SettlingEntryPresenter>('SettlingEntryPresenter');
export const settlementProcess = token<SettlementProcessPresenter>('SettlementProcessPresenter');
export const settlingAgreementPaper = token<AgreementPresenter>('SettlingAgreementPresenter');
