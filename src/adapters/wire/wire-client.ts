import * as v from 'valibot';
import { PortFault, type FaultKind } from '../../application/ports/port-fault.ts';
import type { AnswerOf, Call, RequestOf } from '../../contract/call.ts';
import { envelope, success } from '../../contract/envelope.ts';
import type { ExchangeOptions, RawAnswer, Transport } from '../../contract/transport.ts';

const values = v.fallback(v.record(v.string(), v.unknown()), {});

const kinds: ReadonlyMap<string, FaultKind> = new Map([
  ['SESSION_REQUIRED', 'not-signed-in'],
  ['SESSION_REPLACED', 'not-signed-in'],
  ['ROLE_WITHDRAWN', 'not-signed-in'],
  ['PASSWORD_CHANGED', 'not-signed-in'],
  ['SESSION_ENDED_ELSEWHERE', 'not-signed-in'],
  ['COMPANY_DEREGISTERED', 'not-signed-in'],
  ['NOT_PERMITTED', 'forbidden'],
  ['NOT_FOUND', 'not-found'],
]);

function kindOf(code: string, status: number): FaultKind {
  if (status === 401) return 'not-signed-in';
  return kinds.get(code) ?? (status === 403 ? 'forbidden' : 'refused');
}

/**
 * The data of an answer with a code of success. Any other code is a fault, and an unreadable answer is a separate fault
 * (document 1, section 8).
 */
export function dataOf(call: string, raw: RawAnswer): unknown {
  const { status, traceId } = raw;
  const read = v.safeParse(envelope, raw.body);
  if (!read.success)
    throw new PortFault(status === 401 ? 'not-signed-in' : 'unexpected-answer', {
      call,
      status,
      ...(traceId === undefined ? {} : { traceId }),
    });
  const { code, message, data } = read.output;
  if (code === success) return data;
  const trace = read.output.traceId ?? traceId;
  throw new PortFault(kindOf(code, status), {
    call,
    status,
    code,
    serverMessage: message ?? '',
    values: v.parse(values, data),
    ...(trace === undefined ? {} : { traceId: trace }),
  });
}

/**
 * Speaks the contract over any transport: it sends a call, parses the envelope, and checks the answer against its
 * schema.
 */
export class WireClient {
  /** Number of sent calls that change business data. */
  changes = 0;
  /**
   * The account that this window works as, and the absent colleague that the user acts for (`accountText`). Requests
   * are only meant for that account.
   */
  account: () => string | undefined = () => undefined;
  /** Called after every call that changed business data. */
  changed: ((call: Call) => void) | undefined;
  /** Called for every failed call, with its name. */
  failed: ((call: string, thrown: unknown) => void) | undefined;
  private readonly transport: Transport;

  constructor(transport: Transport) {
    this.transport = transport;
  }

  async send<Sent extends Call>(
    call: Sent,
    request: RequestOf<Sent>,
    options: ExchangeOptions = {},
  ): Promise<AnswerOf<Sent>> {
    if (call.changes && !call.isPersonal) this.changes += 1;
    return this.reportFailure(call.path, async () => {
      const { account, ...rest } = options;
      const raw = await this.transport.exchange(
        call,
        request,
        call.ofSession || call.caller === 'anyone' ? rest : { ...this.accountOption(account), ...rest },
      );
      const answer = v.safeParse(call.answer, dataOf(call.path, raw));
      if (!answer.success)
        throw new PortFault('unexpected-answer', {
          call: call.path,
          status: raw.status,
          ...(raw.traceId === undefined ? {} : { traceId: raw.traceId }),
        });
      if (call.changes && !call.isPersonal) this.changed?.(call);
      // The answer was parsed with the schema of this call.
      return answer.output as AnswerOf<Sent>;
    });
  }

  async sendFile(
    fileName: string,
    bytes: Uint8Array<ArrayBuffer>,
    options: Parameters<Transport['sendFile']>[2],
  ): Promise<unknown> {
    this.changes += 1;
    return this.reportFailure('receiveFile', async () =>
      dataOf('receiveFile', await this.transport.sendFile(fileName, bytes, { ...this.accountOption(), ...options })),
    );
  }

  async pictureAddress<Asked extends Call>(call: Asked, request: RequestOf<Asked>): Promise<string> {
    return this.transport.pictureAddress(call, request);
  }

  offers(...extension: Parameters<Transport['offers']>): boolean {
    return this.transport.offers(...extension);
  }

  /** The account is sent only to a back end that offers accounts of several enterprises. */
  private accountOption(account = this.account()): { readonly account?: string } {
    return account !== undefined && this.offers('served-companies') ? { account } : {};
  }

  private async reportFailure<Answer>(call: string, sent: () => Promise<Answer>): Promise<Answer> {
    try {
      return await sent();
    } catch (thrown) {
      this.failed?.(call, thrown);
      throw thrown;
    }
  }
}
