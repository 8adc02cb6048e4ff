import type { TradeAct } from '../../../src/domain/trade/shared/application-policy.ts';
import { acceptanceAct } from './acceptance-act.ts';
import type { ActWork } from './act-work.ts';
import { cancellationAct } from './cancellation-act.ts';
import { contractAct } from './financing/contract-act.ts';
import { disbursementAct } from './financing/disbursement-act.ts';
import { disbursementReturnAct } from './financing/disbursement-return-act.ts';
import { repurchaseAct } from './financing/repurchase-act.ts';
import { financeAct } from './financing/finance-act.ts';
import { paymentAct } from './financing/payment-act.ts';
import { issueAct } from './issue-act.ts';
import { correctionAct } from './officers/correction-act.ts';
import { deregistrationAct, freezeAct, releaseAct } from './officers/freeze-acts.ts';
import { courtTransferAct, successionAct } from './officers/move-acts.ts';
import { returnToSenderAct } from './return-to-sender-act.ts';
import { transferAct } from './transfer-act.ts';

/** Implementation of each act. A new act needs a row here and in the policies. */
export const actWorks: Readonly<Record<TradeAct, ActWork>> = {
  issue: issueAct,
  'payroll-issue': issueAct,
  'issue-recall': returnToSenderAct('senderId', ({ originId }) => originId === undefined),
  accept: acceptanceAct,
  refuse: returnToSenderAct('companyId'),
  transfer: transferAct,
  'transfer-recall': returnToSenderAct('senderId', ({ originId }) => originId !== undefined),
  cancellation: cancellationAct,
  finance: financeAct,
  contract: contractAct,
  disbursement: disbursementAct,
  'disbursement-return': disbursementReturnAct,
  payment: paymentAct,
  repurchase: repurchaseAct,
  freeze: freezeAct,
  release: releaseAct,
  'court-transfer': courtTransferAct,
  succession: successionAct,
  correction: correctionAct,
  deregistration: deregistrationAct,
};
