import type { Clock } from '../../../application/ports/clock.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import type { KeyAgent, KeyListing, KeySignature, SigningRequest } from '../../../application/ports/keys/key-agent.ts';
import { signInCalls } from '../../../contract/documented/entry/sign-in.ts';
import { keyExtensions } from '../../../contract/extensions/entry/key-extensions.ts';
import { humanProofToWire } from './shared/code-asked.ts';
import type { WireClient } from '../wire-client.ts';

/** Milliseconds between two checks for the answer of a telephone. */
const pause = 1500;

/** Why a telephone was not asked; any other fault is rethrown. */
function toSigningRefusal(fault: unknown): KeySignature {
  if (!(fault instanceof PortFault)) throw fault;
  const { code, values } = fault.detail;
  switch (code) {
    case 'SMS_TOO_SOON':
      return { signed: false, because: 'too-soon', seconds: Number(values?.['seconds'] ?? 60) };
    case 'SIGN_IN_EXPIRED':
      return { signed: false, because: 'too-late' };
    case 'CAPTCHA_REQUIRED':
      return { signed: false, because: 'human-required', proofOnly: values?.['proofOnly'] === 'yes' };
    case 'CAPTCHA_WRONG':
      return { signed: false, because: 'human-wrong', proofOnly: values?.['proofOnly'] === 'yes' };
    default:
      throw fault;
  }
}

/**
 * Certificates that are stored at the authority. Their owners confirm on their telephones. No certificates are listed,
 * because their owners are not disclosed.
 */
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

  async sign({ holder, text, onNumber, human }: SigningRequest, signal: AbortSignal): Promise<KeySignature> {
    const { picAuthToken } = await this.#client.send(signInCalls.loginSession, {});
    try {
      const { number, resendAfter } = await this.#client.send(
        keyExtensions.requestCloudKey,
        { picAuthToken, userName: holder, text, ...(human && humanProofToWire(human)) },
        { signal },
      );
      onNumber?.(number, resendAfter ?? 0);
    } catch (fault) {
      return toSigningRefusal(fault);
    }
    for (;;) {
      // The checks run one after the other.
      // oxlint-disable-next-line no-await-in-loop
      await this.waitForNextLook(signal);
      // oxlint-disable-next-line no-await-in-loop
      const { state, certificate, signature } = await this.#client.send(
        keyExtensions.cloudAnswer,
        { picAuthToken, text },
        { signal },
      );
      if (state === 'SIGNED' && certificate && signature) return { signed: true, certificate, signature };
      if (state === 'REFUSED') return { signed: false, because: 'refused' };
      if (state === 'OVER') return { signed: false, because: 'too-late' };
    }
  }

  private async waitForNextLook(signal: AbortSignal): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const cancel = (): void => {
        forget();
        reject(new PortFault('cancelled'));
      };
      const forget = this.#clock.wakeAfter(pause, () => {
        signal.removeEventListener('abort', cancel);
        resolve();
      });
      if (signal.aborted) cancel();
      else signal.addEventListener('abort', cancel, { once: true });
    });
  }
}
