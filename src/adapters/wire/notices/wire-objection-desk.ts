import type { ObjectionDesk, ObjectionOutcome } from '../../../application/ports/notices/objection-desk.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import { noticeCalls } from '../../../contract/documented/agreements/notices.ts';
import { objectionExtensions } from '../../../contract/extensions/notices/objection-extensions.ts';
import { standingOfType, type AgencyNotice, type Objection } from '../../../domain/notices/agency-notice.ts';
import { objectorsOf } from '../products/shared/objectors.ts';
import type { WireClient } from '../wire-client.ts';
import { graverOf, noticeOf } from './wire-notice-desk.ts';

const states = { RECEIVED: 'received', UPHELD: 'upheld', REJECTED: 'rejected' } as const;

function objectionOf({
  receiptNumber,
  billAgencyType,
  statement,
  files,
  state,
  answer,
  sentAt,
  sentBy,
  answerBy,
}: AnswerOf<typeof objectionExtensions.objectToAgency>): Objection {
  return {
    receiptNumber,
    standing: standingOfType(billAgencyType),
    statement,
    proofs: files.map(({ pkFile, name }) => ({ fileId: pkFile, name })),
    state: states[state],
    answer,
    sentAt,
    sentBy,
    answerBy: answerBy ?? undefined,
  };
}

export class WireObjectionDesk implements ObjectionDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  get offers(): boolean {
    return this.client.offers('agency-objections');
  }

  async currentNotice(signal?: AbortSignal): Promise<AgencyNotice | undefined> {
    const notices = await this.client.send(noticeCalls.agencyNotices, {}, { signal });
    const type = graverOf(
      notices.flatMap(({ billAgencyType }) =>
        billAgencyType === null || billAgencyType === undefined || billAgencyType === '' ? [] : String(billAgencyType),
      ),
    );
    return type === undefined ? undefined : noticeOf(this.client, type, signal);
  }

  async objectors(signal?: AbortSignal): Promise<readonly string[]> {
    return objectorsOf(this.client, signal);
  }

  async all(signal?: AbortSignal): Promise<readonly Objection[]> {
    return (await this.client.send(objectionExtensions.agencyObjections, {}, { signal })).map(objectionOf);
  }

  async send(statement: string, pkFiles: readonly string[]): Promise<ObjectionOutcome> {
    try {
      return {
        sent: true,
        objection: objectionOf(
          await this.client.send(objectionExtensions.objectToAgency, { statement, pkFiles: [...pkFiles] }),
        ),
      };
    } catch (fault) {
      if (!(fault instanceof PortFault)) throw fault;
      if (fault.detail.code === 'NOT_IN_THIS_STATE') return { sent: false, because: 'not-now' };
      if (fault.detail.code === 'REQUEST_INVALID' && fault.detail.values?.['field'] === 'pkFiles')
        return { sent: false, because: 'files' };
      throw fault;
    }
  }
}
