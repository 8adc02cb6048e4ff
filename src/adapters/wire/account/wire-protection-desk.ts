import type {
  ProtectionDesk,
  ProtectionOutcome,
  ProtectionRefusal,
} from '../../../application/ports/account/protection-desk.ts';
import type { PasswordSealing } from '../../../application/ports/identity/password-sealing.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import { authenticatorExtensions } from '../../../contract/extensions/account/authenticator-extensions.ts';
import { resetWaitExtensions } from '../../../contract/extensions/account/reset-wait-extensions.ts';
import type { NewAuthenticator, ResetWaits } from '../../../domain/account/protection.ts';
import type { WireClient } from '../wire-client.ts';

function toRefusal(fault: PortFault): ProtectionRefusal {
  const { code, values } = fault.detail;
  switch (code) {
    case 'PASSWORD_WRONG':
      return { done: false, because: 'wrong' };
    case 'APP_CODE_REFUSED':
      return { done: false, because: 'wrong-code' };
    case 'PASSWORD_LOCKED':
    case 'SIGN_IN_LOCKED':
      return { done: false, because: 'locked', minutes: Number(values?.['minutes'] ?? 15) };
    case 'SIGN_IN_EXPIRED':
    case 'XSRF_INVALID':
      return { done: false, because: 'expired' };
    case 'NOT_PERMITTED':
      return { done: false, because: 'needs-two' };
    case 'NOT_FOUND':
      return { done: false, because: 'over' };
    default:
      throw fault;
  }
}

async function outcomeOf<Given>(work: () => Promise<Given>): Promise<ProtectionOutcome<Given>> {
  try {
    return { done: true, given: await work() };
  } catch (fault) {
    if (!(fault instanceof PortFault)) throw fault;
    return toRefusal(fault);
  }
}

export class WireProtectionDesk implements ProtectionDesk {
  private readonly client: WireClient;
  private readonly sealing: PasswordSealing;

  constructor(client: WireClient, sealing: PasswordSealing) {
    this.client = client;
    this.sealing = sealing;
  }

  get offersApp(): boolean {
    return this.client.offers('authenticator');
  }

  get offersWaits(): boolean {
    return this.client.offers('reset-steps');
  }

  async beginApp(password: string): Promise<ProtectionOutcome<NewAuthenticator>> {
    return outcomeOf(async () => {
      const { secret, address } = await this.client.send(
        authenticatorExtensions.beginAuthenticator,
        await this.proof(password),
      );
      return { secret, address };
    });
  }

  async confirmApp(code: string): Promise<ProtectionOutcome<readonly string[]>> {
    return outcomeOf(
      async () => (await this.client.send(authenticatorExtensions.confirmAuthenticator, { code })).codes,
    );
  }

  async removeApp(password: string): Promise<ProtectionOutcome> {
    return outcomeOf(async () =>
      this.client.send(authenticatorExtensions.removeAuthenticator, await this.proof(password)),
    );
  }

  async makeCodes(password: string): Promise<ProtectionOutcome<readonly string[]>> {
    return outcomeOf(
      async () => (await this.client.send(authenticatorExtensions.makeRecoveryCodes, await this.proof(password))).codes,
    );
  }

  async waits(signal?: AbortSignal): Promise<ResetWaits> {
    const { own, colleagues } = await this.client.send(resetWaitExtensions.resetWaits, {}, { signal });
    return { own: own ?? undefined, colleagues };
  }

  async stopReset(): Promise<ProtectionOutcome> {
    return outcomeOf(async () => this.client.send(resetWaitExtensions.stopReset, {}));
  }

  async confirmReset(userId: string, password: string): Promise<ProtectionOutcome> {
    return outcomeOf(async () =>
      this.client.send(resetWaitExtensions.confirmReset, { userId, ...(await this.proof(password)) }),
    );
  }

  private async proof(password: string): Promise<{ readonly current: string; readonly keyId: string }> {
    const { cipher, keyId } = await this.sealing.seal(password);
    return { current: cipher, keyId };
  }
}
