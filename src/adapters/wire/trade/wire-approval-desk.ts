import { PortFault } from '../../../application/ports/port-fault.ts';
import type {
  ApprovalDesk,
  ApprovalResult,
  ReadApplication,
  SignedTogether,
} from '../../../application/ports/trade/approval-desk.ts';
import type { TradeRefusal } from '../../../application/ports/trade/trade-desk.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import { tradeApprovalExtensions } from '../../../contract/extensions/trade/trade-approval-extensions.ts';
import { financingStates } from '../../../domain/trade/financing/financing-machine.ts';
import type { WireClient } from '../wire-client.ts';
import { refusalOfOne } from './refusal-of-one.ts';
import { checksOf, refusalOf, rowOf } from './wire-trade-desk.ts';

type ResultWire = AnswerOf<typeof tradeApprovalExtensions.tradeApprovals>['results'][number];

const resultOf = ({ applicationId, application, rule, refusal, financingState }: ResultWire): ApprovalResult => ({
  applicationId,
  financing: financingStates.find((each) => each === financingState),
  application: application ? rowOf(application) : undefined,
  rule: checksOf(rule ? [rule] : [])[0],
  refusal: refusal ? refusalOfOne(refusal) : undefined,
});

/** The refusal of a whole request; any other fault is rethrown. */
function refusalOfAll(fault: unknown): TradeRefusal {
  const refusal = fault instanceof PortFault ? refusalOf(fault) : undefined;
  if (!refusal) throw fault;
  return refusal;
}

const listOf = (read: readonly ReadApplication[]) =>
  read.map(({ applicationId, version }) => ({ applicationId, version }));

const signatureToWire = ({ serial: certNumber, ...answer }: SignedTogether) => ({ certNumber, ...answer });

export class WireApprovalDesk implements ApprovalDesk {
  readonly #client: WireClient;

  constructor(client: WireClient) {
    this.#client = client;
  }

  async signingText(read: readonly ReadApplication[], serial: string): ReturnType<ApprovalDesk['signingText']> {
    const order = { decisions: listOf(read), certNumber: serial };
    try {
      return { asked: true, ...(await this.#client.send(tradeApprovalExtensions.tradeApprovalsChallenge, order)) };
    } catch (fault) {
      return { asked: false, ...refusalOfAll(fault) };
    }
  }

  async approve(read: readonly ReadApplication[], signed?: SignedTogether): ReturnType<ApprovalDesk['approve']> {
    try {
      const { results } = await this.#client.send(tradeApprovalExtensions.tradeApprovals, {
        decisions: listOf(read),
        signed: signed && signatureToWire(signed),
      });
      return { done: true, results: results.map(resultOf) };
    } catch (fault) {
      return { done: false, ...refusalOfAll(fault) };
    }
  }
}
