import type { Clock } from '../../../application/ports/clock.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import type { KeyAgent, KeyListing, KeySignature, SigningRequest } from '../../../application/ports/entry/shared/key-agent.ts';
import { signInCalls } from '../../../contract/documented/entry/sign-in.ts';
import { keyExtensions } from '../../../contract/extensions/entry/key-extensions.ts';
import type { WireClient } from '../wire-client.ts';

/** Milliseconds between two looks at whether a telephone has answered. */
const pause = 1500;

/** Certificates that lie at the authority: their owners confirm on their telephones. Whose there are is told to nobody, so that none are listed. */
export class CloudKeyAgent implements KeyAgent {
  readonly #client: WireClient;
  readonly #clock: Pick<Clock, 'wakeAfter'>;

  constructor(client: WireClient, clock: Pick<Clock, 'wakeAfter'>) {
    this.#client = client;
    this.#clock = clock;
  }

  async list(): Promise<KeyListing> {
    return { found: true, agent: '', tokens: [] };
  }

  async sign({ holder, text, onNumber }: SigningRequest, signal: AbortSignal): Promise<KeySignature> {
    const { picAuthToken } = await this.#client.send(signInCalls.loginSession, {});
    try {
      const { number, resendAfter } = await this.#client.send(keyExtensions.cloudAsked, { picAuthToken, userName: holder, text }, { signal });
      onNumber?.(number, resendAfter ?? 0);
    } catch (fault) {
      if (fault instanceof PortFault && fault.detail.code === 'SMS_TOO_SOON') return { signed: false, because: 'too-soon', seconds: Number(fault.detail.values?.['seconds'] ?? 60) };
      if (fault instanceof PortFault && fault.detail.code === 'SIGN_IN_EXPIRED') return { signed: false, because: 'too-late' };
      throw fault;
    }
    for (;;) {
      // Each look waits for the one before.
      // oxlint-disable-next-line no-await-in-loop
      await this.waited(signal);
      // oxlint-disable-next-line no-await-in-loop
      const { state, certificate, signature } = await this.#client.send(keyExtensions.cloudAnswer, { picAuthToken, text }, { signal });
      if (state === 'SIGNED' && certificate && signature) return { signed: true, certificate, signature };
      if (state === 'REFUSED') return { signed: false, because: 'refused' };
      if (state === 'OVER') return { signed: false, because: 'too-late' };
    }
  }

  private async waited(signal: AbortSignal): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const cancelled = (): void => {
        forget();
        reject(new PortFault('cancelled'));
      };
      const forget = this.#clock.wakeAfter(pause, () => {
        signal.removeEventListener('abort', cancelled);
        resolve();
      });
      if (signal.aborted) cancelled();
      else signal.addEventListener('abort', cancelled, { once: true });
    });
  }
}
