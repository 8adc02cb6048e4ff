import { ToldPlaces } from './told-places.ts';
import { PortFault } from '../../src/application/ports/port-fault.ts';
import type { WindowFocus } from '../../src/application/ports/attention.ts';
import type { Connectivity } from '../../src/application/ports/connectivity.ts';
import type { Call } from '../../src/contract/call.ts';
import type { ExchangeOptions, RawAnswer, Transport } from '../../src/contract/transport.ts';

/** The simulated connection between one person's device and the back end. */
export class Weather implements Connectivity, WindowFocus {
  /** The handles to the device's files that its browser provides. */
  readonly places = new ToldPlaces();
  #up = true;
  #held: Promise<void> | undefined;
  #release: () => void = () => undefined;
  readonly #losses = new Map<string, number>();
  #beforeFile: (() => void) | undefined;
  /** Whether the back end ignores idempotency keys. */
  forgetsKeys = false;
  readonly #instead = new Map<string, (request: unknown) => RawAnswer | undefined>();
  #listeners = new Set<(online: boolean) => void>();
  #underWay = 0;
  readonly #quiet = new Set<() => void>();
  /** Number of requests of each call. */
  readonly sent = new Map<string, number>();
  /** Bytes of parts that left the device, whether they arrived or not. */
  partBytesSent = 0;
  #cut: { readonly after: number; readonly happens: () => void } | undefined;

  isOnline(): boolean {
    return this.#up;
  }

  /** The user of a scenario is always present at the portal. */
  isThere(): boolean {
    return true;
  }

  onChange(listener: (online: boolean) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  lost(): void {
    this.#up = false;
    for (const listener of this.#listeners) listener(false);
  }

  /** Closes the portal: listeners are removed, and unfinished requests never arrive. */
  portalClosed(): void {
    this.#listeners.clear();
  }

  back(): void {
    this.#up = true;
    for (const listener of this.#listeners) listener(true);
  }

  /** Blocks all requests without notifying anybody. */
  hold(): void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held = promise;
    this.#release = resolve;
  }

  release(): void {
    this.#held = undefined;
    this.#release();
  }

  /** Drops the next answers of a call (default 1) after the back end has processed it. */
  loseAnswerOf(path: string, times = 1): void {
    this.#losses.set(path, times);
  }

  /** Answers a call with a refusal in the platform's own words from now on. */
  refuse(path: string, words: string): void {
    this.answerInstead(path, () => refusal('REFUSED_BY_PLATFORM', words));
  }

  /** Answers a call with another function from now on; where it returns undefined, the back end answers. */
  answerInstead(path: string, answer: (request: unknown) => RawAnswer | undefined): void {
    this.#instead.set(path, answer);
  }

  /** Lets the back end answer again. */
  answerItself(path: string): void {
    this.#instead.delete(path);
  }

  /** The replacement for the back end's answer, if any. */
  insteadOf(path: string, request: unknown): RawAnswer | undefined {
    return this.#instead.get(path)?.(request);
  }

  /** Sets a callback that runs before the next fetched file arrives. */
  beforeNextFile(happens: () => void): void {
    this.#beforeFile = happens;
  }

  fileFetched(): void {
    const happens = this.#beforeFile;
    this.#beforeFile = undefined;
    happens?.();
  }

  /** Sets a callback that runs in the middle of the part after `parts` further ones, which interrupts that part. */
  afterParts(parts: number, happens: () => void): void {
    this.#cut = { after: parts, happens };
  }

  /** Sends a part. An interrupted part counts as sent. */
  async part(bytes: number, signal: AbortSignal, send: () => Promise<void>): Promise<void> {
    await this.passage('part', signal);
    const cut = this.#cut?.after === 0 ? this.#cut : undefined;
    this.partBytesSent += cut ? Math.floor(bytes / 2) : bytes;
    this.#cut = this.#cut && !cut ? { ...this.#cut, after: this.#cut.after - 1 } : undefined;
    if (!cut) return send();
    cut.happens();
    throw new PortFault('offline', { call: 'part' });
  }

  async passage(call: string, signal: AbortSignal | undefined): Promise<void> {
    this.sent.set(call, (this.sent.get(call) ?? 0) + 1);
    if (this.#held) await givenUp(this.#held, call, signal);
    if (!this.#up) throw new PortFault('offline', { call });
  }

  /** Resolves once no call is running and all callers have received their answers. */
  async quiet(): Promise<void> {
    if (this.#underWay === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#quiet.add(resolve);
    await promise;
    await new Promise((heard) => setImmediate(heard));
  }

  /** Counts work as a running call, from the request to the answer. */
  async during<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    this.#underWay += 1;
    try {
      return await work();
    } finally {
      this.#underWay -= 1;
      if (this.#underWay === 0) this.#becomeQuiet();
    }
  }

  #becomeQuiet(): void {
    for (const resolve of this.#quiet) resolve();
    this.#quiet.clear();
  }

  answered(call: string): void {
    const left = this.#losses.get(call) ?? 0;
    if (left === 0) return;
    this.#losses.set(call, left - 1);
    throw new PortFault('offline', { call });
  }
}

/** A refusal as answer. */
export function refusal(code: string, message: string, data: unknown = null, status = 200): RawAnswer {
  return { status, body: { code, message, data, traceId: 'trace-of-the-refusal' }, traceId: undefined };
}

/** Waits for a promise, or for the abort of the caller. */
async function givenUp(held: Promise<void>, call: string, signal: AbortSignal | undefined): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const stop = (): void => reject(new PortFault('cancelled', { call }));
  signal?.addEventListener('abort', stop, { once: true });
  held.then(resolve, reject);
  try {
    await promise;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

/** A transport with that simulated connection. */
export class WeatheredTransport implements Transport {
  readonly #inner: Transport;
  readonly #weather: Weather;

  constructor(inner: Transport, weather: Weather) {
    this.#inner = inner;
    this.#weather = weather;
  }

  async exchange(call: Call, request: unknown, options: ExchangeOptions): Promise<RawAnswer> {
    return this.#weather.during(async () => {
      await this.#weather.passage(call.path, options.signal);
      const answer =
        this.#weather.insteadOf(call.path, request) ??
        (await this.#inner.exchange(
          call,
          request,
          this.#weather.forgetsKeys ? { ...options, idempotencyKey: undefined } : options,
        ));
      this.#weather.answered(call.path);
      return answer;
    });
  }

  async sendFile(...order: Parameters<Transport['sendFile']>): Promise<RawAnswer> {
    await this.#weather.passage('sendFile', order[2].signal);
    return this.#inner.sendFile(...order);
  }

  async pictureAddress(...order: Parameters<Transport['pictureAddress']>): Promise<string> {
    return this.#inner.pictureAddress(...order);
  }

  offers(...extension: Parameters<Transport['offers']>): boolean {
    return this.#inner.offers(...extension);
  }
}
