import { ToldPlaces } from './told-places.ts';
import { PortFault } from '../../src/application/ports/port-fault.ts';
import type { Attention } from '../../src/application/ports/attention.ts';
import type { Connectivity } from '../../src/application/ports/connectivity.ts';
import type { Call } from '../../src/contract/call.ts';
import type { ExchangeOptions, RawAnswer, Transport } from '../../src/contract/transport.ts';

/** The connection between one person's device and the back end, as a scenario wants it. */
export class Weather implements Connectivity, Attention {
  /** Where the device's files lie, as its browser tells it. */
  readonly places = new ToldPlaces();
  #up = true;
  #held: Promise<void> | undefined;
  #release: () => void = () => undefined;
  readonly #losses = new Map<string, number>();
  #beforeFile: (() => void) | undefined;
  /** The back end keeps no idempotency keys. */
  forgetsKeys = false;
  readonly #instead = new Map<string, (request: unknown) => RawAnswer | undefined>();
  #listeners = new Set<(online: boolean) => void>();
  #underWay = 0;
  readonly #quiet = new Set<() => void>();
  /** How often each call was sent. */
  readonly sent = new Map<string, number>();
  /** Bytes of parts that left the device, whether they arrived or not. */
  partBytesSent = 0;
  #cut: { readonly after: number; readonly happens: () => void } | undefined;

  isOnline(): boolean {
    return this.#up;
  }

  /** Whoever scenarios speak of sits before the portal. */
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

  /** The portal is closed: whoever listened is gone, and what was on its way never gets there. */
  portalClosed(): void {
    this.#listeners.clear();
  }

  back(): void {
    this.#up = true;
    for (const listener of this.#listeners) listener(true);
  }

  /** Nothing gets through, and nobody is told. */
  hold(): void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held = promise;
    this.#release = resolve;
  }

  release(): void {
    this.#held = undefined;
    this.#release();
  }

  /** The next answers of a call, one unless told otherwise, are lost after the back end has done its work. */
  loseAnswerOf(path: string, times = 1): void {
    this.#losses.set(path, times);
  }

  /** The platform answers a call with its own words of refusal from now on. */
  refuse(path: string, words: string): void {
    this.answerInstead(path, () => refusal('REFUSED_BY_PLATFORM', words));
  }

  /** Something else answers a call from now on; where it gives nothing, the back end does. */
  answerInstead(path: string, answer: (request: unknown) => RawAnswer | undefined): void {
    this.#instead.set(path, answer);
  }

  /** The back end answers for itself again. */
  answerItself(path: string): void {
    this.#instead.delete(path);
  }

  /** What is answered in place of the back end, if anything. */
  insteadOf(path: string, request: unknown): RawAnswer | undefined {
    return this.#instead.get(path)?.(request);
  }

  /** What happens before the next file that is fetched reaches its place. */
  beforeNextFile(happens: () => void): void {
    this.#beforeFile = happens;
  }

  fileFetched(): void {
    const happens = this.#beforeFile;
    this.#beforeFile = undefined;
    happens?.();
  }

  /** When so many more parts have come, something happens in the middle of the next, which is cut off by it. */
  afterParts(parts: number, happens: () => void): void {
    this.#cut = { after: parts, happens };
  }

  /** A part on its way; what is cut off has travelled, and counts as sent. */
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

  /** Resolves once no call is under way any more, and those who asked have heard. */
  async quiet(): Promise<void> {
    if (this.#underWay === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#quiet.add(resolve);
    await promise;
    await new Promise((heard) => setImmediate(heard));
  }

  /** Does what a call does, from its asking to its answer. */
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

/** An answer that says no. */
export function refusal(code: string, message: string, data: unknown = null, status = 200): RawAnswer {
  return { status, body: { code, message, data, traceId: 'trace-of-the-refusal' }, traceId: undefined };
}

/** Waits for something, or for the asker to give up. */
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

/** A transport under that weather. */
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
