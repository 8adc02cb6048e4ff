import { PortFault } from '../../../application/ports/port-fault.ts';
import type {
  SettlingDesk,
  SettlingOutcome,
  SettlingStatus,
  ExternalTarget,
} from '../../../application/ports/settling/settling-desk.ts';
import { settlingCalls, settlingStatusFromWire } from '../../../contract/documented/settling/settling.ts';
import type { CertificationStatus } from '../../../domain/keys/certification.ts';
import { platformCode } from '../../../domain/catalogue/product-code.ts';
import { settlingAgreement, settlingAgreementName } from '../../../domain/agreements/settling-agreement.ts';
import { settlingBars } from '../../../domain/settling/shared/settling.ts';
import { agreementsToSign, signAgreements } from '../agreements/agreement-calls.ts';
import { fetchCertification } from '../products/shared/certification-from-wire.ts';
import { handOver } from '../identity/hand-over.ts';
import type { WireClient } from '../wire-client.ts';

export class WireSettlingDesk implements SettlingDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async isShown(signal?: AbortSignal): Promise<boolean> {
    return (await this.client.send(settlingCalls.settlingShown, {}, { signal })) === true;
  }

  async status(signal?: AbortSignal): Promise<SettlingStatus> {
    const [told, over] = await Promise.all([
      this.client.send(settlingCalls.settlingChecked, {}, { signal }),
      this.client.send(settlingCalls.settledOver, {}, { signal }),
    ]);
    const { status, reason, since, by, expectedDay, expectedAbout } = told;
    return {
      // A finished process stays finished, regardless of the checks.
      state: over === true ? 'settled' : settlingStatusFromWire(status),
      reason: reason ?? '',
      since: since ?? undefined,
      by: by ?? '',
      expected: expectedDay ? { day: expectedDay, about: expectedAbout === true } : undefined,
    };
  }

  async certification(signal?: AbortSignal): Promise<CertificationStatus> {
    return fetchCertification(this.client, platformCode, signal);
  }

  async isFirstTime(signal?: AbortSignal): Promise<boolean> {
    const [ready, first] = await Promise.all([
      this.client.send(settlingCalls.workbenchReady, {}, { signal }),
      this.client.send(settlingCalls.migrationFirst, {}, { signal }),
    ]);
    return ready === true && first === true;
  }

  async isSigned(signal?: AbortSignal): Promise<boolean> {
    return (await agreementsToSign(this.client, [settlingAgreementName], signal)) === undefined;
  }

  async sign(): Promise<'signed' | 'text-changed'> {
    return signAgreements(this.client, [{ name: settlingAgreementName, textHash: settlingAgreement.textHash }]);
  }

  async settle(): Promise<SettlingOutcome> {
    try {
      const answer = await this.client.send(settlingCalls.settledIn, {});
      return { done: true, redirect: answer?.redirectUrl ? answer.redirectUrl : undefined };
    } catch (fault) {
      if (!(fault instanceof PortFault) || fault.detail.code !== 'SETTLING_REFUSED') throw fault;
      const reasons: unknown = fault.detail.values?.['reasons'];
      return {
        done: false,
        reasons: settlingBars.filter((bar) => Array.isArray(reasons) && reasons.includes(bar)),
        words: fault.detail.serverMessage ?? '',
      };
    }
  }

  async externalTarget(address: string): Promise<ExternalTarget> {
    return handOver(this.client, address, settlingCalls.settledIn.path);
  }
}
