import { PortFault } from '../../../application/ports/port-fault.ts';
import type {
  OnboardingDesk,
  OnboardingOutcome,
  OnboardingStatus,
  ExternalTarget,
} from '../../../application/ports/onboarding/onboarding-desk.ts';
import { onboardingCalls, onboardingStatusFromWire } from '../../../contract/documented/onboarding/onboarding.ts';
import type { CertificationStatus } from '../../../domain/keys/certification.ts';
import { platformCode } from '../../../domain/catalogue/product-code.ts';
import { onboardingAgreement, onboardingAgreementName } from '../../../domain/agreements/onboarding-agreement.ts';
import { onboardingBars } from '../../../domain/onboarding/shared/onboarding.ts';
import { agreementsToSign, signAgreements } from '../agreements/agreement-calls.ts';
import { fetchCertification } from '../products/shared/certification-from-wire.ts';
import { handOver } from '../identity/hand-over.ts';
import type { WireClient } from '../wire-client.ts';

export class WireOnboardingDesk implements OnboardingDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async isShown(signal?: AbortSignal): Promise<boolean> {
    return (await this.client.send(onboardingCalls.isOnboardingShown, {}, { signal })) === true;
  }

  async status(signal?: AbortSignal): Promise<OnboardingStatus> {
    const [told, over] = await Promise.all([
      this.client.send(onboardingCalls.onboardingStatus, {}, { signal }),
      this.client.send(onboardingCalls.isOnboarded, {}, { signal }),
    ]);
    const { status, reason, since, by, expectedDay, expectedAbout } = told;
    return {
      // A finished process stays finished, regardless of the checks.
      state: over === true ? 'settled' : onboardingStatusFromWire(status),
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
      this.client.send(onboardingCalls.isWorkbenchReady, {}, { signal }),
      this.client.send(onboardingCalls.isFirstMigration, {}, { signal }),
    ]);
    return ready === true && first === true;
  }

  async isSigned(signal?: AbortSignal): Promise<boolean> {
    return (await agreementsToSign(this.client, [onboardingAgreementName], signal)) === undefined;
  }

  async sign(): Promise<'signed' | 'text-changed'> {
    return signAgreements(this.client, [{ name: onboardingAgreementName, textHash: onboardingAgreement.textHash }]);
  }

  async submit(): Promise<OnboardingOutcome> {
    try {
      const answer = await this.client.send(onboardingCalls.submitOnboarding, {});
      return { done: true, redirect: answer?.redirectUrl ? answer.redirectUrl : undefined };
    } catch (fault) {
      if (!(fault instanceof PortFault) || fault.detail.code !== 'SETTLING_REFUSED') throw fault;
      const reasons: unknown = fault.detail.values?.['reasons'];
      return {
        done: false,
        reasons: onboardingBars.filter((bar) => Array.isArray(reasons) && reasons.includes(bar)),
        words: fault.detail.serverMessage ?? '',
      };
    }
  }

  async externalTarget(address: string): Promise<ExternalTarget> {
    return handOver(this.client, address, onboardingCalls.submitOnboarding.path);
  }
}
