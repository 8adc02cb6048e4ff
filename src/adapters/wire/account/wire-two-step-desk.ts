import type { ReauthenticationRefusal } from '../../../application/ports/account/reauthentication-outcome.ts';
import { attemptChange, sealedProof } from './reauthenticated-change.ts';
import type { TwoStepDesk, TwoStepOutcome } from '../../../application/ports/account/two-step-desk.ts';
import type { PasswordSealing } from '../../../application/ports/identity/password-sealing.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import { twoStepExtensions } from '../../../contract/extensions/account/two-step-extensions.ts';
import type { TrustedDevice, TwoStep } from '../../../domain/account/two-step.ts';
import type { WireClient } from '../wire-client.ts';

function outcomeOf(fault: PortFault): TwoStepOutcome {
  const { code, values } = fault.detail;
  switch (code) {
    case 'PASSWORD_WRONG':
      return { done: false, because: 'wrong' };
    case 'PASSWORD_LOCKED':
      return { done: false, because: 'locked', minutes: Number(values?.['minutes'] ?? 15) };
    case 'SIGN_IN_EXPIRED':
    case 'XSRF_INVALID':
      return { done: false, because: 'expired' };
    case 'NOT_FOUND':
    case 'NOT_PERMITTED':
      return { done: false, because: 'not-here' };
    default:
      throw fault;
  }
}

export class WireTwoStepDesk implements TwoStepDesk {
  private readonly client: WireClient;
  private readonly sealing: PasswordSealing;

  constructor(client: WireClient, sealing: PasswordSealing) {
    this.client = client;
    this.sealing = sealing;
  }

  get isOffered(): boolean {
    return this.client.offers('second-factor');
  }

  async twoStep(signal?: AbortSignal): Promise<TwoStep> {
    const { devices, since, lastUsedAt, demandedFrom, authenticatorSince, recoveryCodes, ...rest } =
      await this.client.send(twoStepExtensions.twoStep, {}, { signal });
    return {
      ...rest,
      since: since ?? undefined,
      lastUsedAt: lastUsedAt ?? undefined,
      demandedFrom: demandedFrom ?? undefined,
      authenticatorSince: authenticatorSince ?? undefined,
      recoveryCodes: recoveryCodes ?? undefined,
      devices: devices.map(({ deviceId, ...device }) => ({ id: deviceId, ...device })),
    };
  }

  async choose(isOn: boolean, password: string): Promise<TwoStepOutcome> {
    try {
      const { cipher, keyId } = await this.sealing.seal(password);
      await this.client.send(twoStepExtensions.chooseTwoStep, { isOn, current: cipher, keyId });
      return { done: true };
    } catch (fault) {
      if (!(fault instanceof PortFault)) throw fault;
      return outcomeOf(fault);
    }
  }

  async endTrust(device: TrustedDevice | undefined, password?: string): Promise<ReauthenticationRefusal | undefined> {
    return attemptChange(async () =>
      this.client.send(twoStepExtensions.endTrust, {
        ...(device ? { deviceId: device.id } : {}),
        ...(await sealedProof(this.sealing, password)),
      }),
    );
  }
}
