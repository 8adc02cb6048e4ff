import { PortFault } from '../../application/ports/port-fault.ts';
import type { Call, Extension } from '../../contract/call.ts';
import { calls } from '../../../server/core/desks.ts';
import type { CallName } from '../../contract/calls.ts';
import type { ExchangeOptions, RawAnswer, Transport } from '../../contract/transport.ts';
import { streamOf } from '../../../server/core/byte-stream.ts';
import type { CallResult } from '../../../server/core/answering.ts';
import type { BackEnd } from '../../../server/core/back-end.ts';
import type { CallerFacts } from '../../../server/core/context.ts';
import type { ServerLocale } from '../../../server/core/server-locale.ts';

/** Simulated connection problems, for tests and demonstrations. */
export interface Weather {
  /** Whether the connection is up; otherwise calls fault as offline. */
  isUp(): boolean;
  /** Resolves when a call may go on; a promise that never resolves hangs it. */
  passes(call: string): Promise<void>;
}

export const fairWeather: Weather = { isUp: () => true, passes: async () => undefined };

export interface InProcessOptions {
  readonly extensions: readonly Extension[];
  readonly locale: () => ServerLocale;
  readonly weather: Weather;
}

const nameOf = (call: Call): CallName => {
  const found = (Object.keys(calls) as CallName[]).find((name) => calls[name] === call);
  if (!found) throw new PortFault('unexpected-answer', { call: call.path });
  return found;
};

/** Calls the reference back end in process. Data is copied as JSON, as on a wire. */
export class InProcessTransport implements Transport {
  private sessionToken: string | undefined;
  private deviceToken: string | undefined;
  private traces = 0;
  private readonly backEnd: BackEnd;
  private readonly options: InProcessOptions;

  constructor(backEnd: BackEnd, options: InProcessOptions) {
    this.backEnd = backEnd;
    this.options = options;
  }

  async exchange(
    call: Call,
    request: unknown,
    { signal, idempotencyKey, account }: ExchangeOptions,
  ): Promise<RawAnswer> {
    const name = nameOf(call);
    await this.passage(name, signal);
    const copy: unknown = JSON.parse(JSON.stringify(request));
    return this.acceptAnswer(await this.backEnd.answer(name, copy, this.callerFacts(idempotencyKey, account)), signal);
  }

  async sendFile(
    fileName: string,
    bytes: Uint8Array<ArrayBuffer>,
    { onProgress, signal, account }: Parameters<Transport['sendFile']>[2],
  ): Promise<RawAnswer> {
    onProgress(Math.floor(bytes.length / 2));
    await this.passage('receiveFile', signal);
    const answered = await this.backEnd.receiveFile(fileName, streamOf(bytes), this.callerFacts(undefined, account));
    onProgress(bytes.length);
    return this.acceptAnswer(answered, signal);
  }

  async pictureAddress(call: Call, request: unknown): Promise<string> {
    const { body } = await this.exchange(call, request, {});
    const picture = (body as { data?: { mimeType?: string; base64?: string } }).data;
    return `data:${picture?.mimeType ?? ''};base64,${picture?.base64 ?? ''}`;
  }

  offers(extension: Extension): boolean {
    return this.options.extensions.includes(extension);
  }

  private async passage(call: string, signal: AbortSignal | undefined): Promise<void> {
    const { weather } = this.options;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const stop = (): void => reject(new PortFault('cancelled', { call }));
    signal?.addEventListener('abort', stop, { once: true });
    if (signal?.aborted) stop();
    weather.passes(call).then(resolve, reject);
    try {
      await promise;
    } finally {
      signal?.removeEventListener('abort', stop);
    }
    if (!weather.isUp()) throw new PortFault('offline', { call });
  }

  private acceptAnswer(answered: CallResult, signal: AbortSignal | undefined): RawAnswer {
    if (answered.session) this.sessionToken = answered.session.token;
    if (answered.device) this.deviceToken = answered.device.token;
    if (signal?.aborted) throw new PortFault('cancelled');
    return { status: 200, body: JSON.parse(JSON.stringify(answered.envelope)), traceId: answered.envelope.traceId };
  }

  private callerFacts(idempotencyKey: string | undefined, account: string | undefined): CallerFacts {
    this.traces += 1;
    return {
      sessionToken: this.sessionToken,
      deviceToken: this.deviceToken,
      locale: this.options.locale(),
      source: 'offline',
      host: '',
      traceId: `offline-${this.traces}`,
      idempotencyKey,
      account,
    };
  }
}
