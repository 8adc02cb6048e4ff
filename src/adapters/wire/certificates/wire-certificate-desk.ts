import type {
  PhoneAnswer,
  OrderedAction,
  AskOutcome,
  CertificateDesk,
  CertificateStatus,
  CompanyKeys,
  DeskRefusal,
  HeldCertificate,
  LossOutcome,
} from '../../../application/ports/certificates/certificate-desk.ts';
import type { PasswordSealing } from '../../../application/ports/identity/password-sealing.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import { certificateCalls } from '../../../contract/documented/certificates/certificates.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import { heldKeyCalls } from '../../../contract/documented/certificates/shared/held-keys.ts';
import { keyHelpCalls } from '../../../contract/documented/keys/key-helps.ts';
import { certificateExtensions } from '../../../contract/extensions/certificates/certificate-extensions.ts';
import {
  certificateEvents,
  type CertificateEnd,
  type CertificateActionRefusal,
  type LossReason,
} from '../../../domain/keys/certificate.ts';
import type { OpeningRefusal } from '../../../domain/keys/cloud-certificate-opening.ts';
import { parseAuthState } from '../../../domain/keys/certification.ts';
import type { WireClient } from '../wire-client.ts';
import { proofRefusalOf } from './proof-refusal.ts';

const reasons: ReadonlySet<string> = new Set<CertificateActionRefusal | OpeningRefusal>([
  'in-token',
  'too-early',
  'not-yet',
  'expired',
  'ended',
  'replaced',
  'no-phone',
  'role',
  'unauthenticated',
  'under-review',
  'review-failed',
  'unrecognised',
  'have-one',
]);
const isReason = (text: unknown): text is CertificateActionRefusal | OpeningRefusal =>
  typeof text === 'string' && reasons.has(text);

const ends: ReadonlyMap<string, CertificateEnd> = new Map([
  ['RENEWED', 'renewed'],
  ['REISSUED', 'reissued'],
  ['LOST', 'lost'],
]);
const actions: ReadonlyMap<string, OrderedAction> = new Map([
  ['open', 'open'],
  ['renew', 'renew'],
  ['reissue', 'reissue'],
]);
const answers = { WAITING: 'waiting', REFUSED: 'refused', OVER: 'over', DONE: 'done' } as const;

/** Parses a refusal; rethrows any other fault. */
function refusalOf(fault: unknown): DeskRefusal {
  if (!(fault instanceof PortFault)) throw fault;
  const proof = proofRefusalOf(fault);
  if (proof) return proof;
  const { code, values } = fault.detail;
  switch (code) {
    case 'NOT_IN_THIS_STATE': {
      const reason = values?.['because'];
      return reason === 'asked'
        ? { because: 'busy' }
        : { because: 'not-now', reason: isReason(reason) ? reason : undefined };
    }
    default:
      throw fault;
  }
}

const certificateOf = (
  {
    certNumber,
    personName,
    isOwn,
    caName,
    startTime,
    endTime,
    certState,
    revokeTime,
    revokeReason,
  }: AnswerOf<typeof heldKeyCalls.allUkeys>[number],
  kind: HeldCertificate['kind'],
): HeldCertificate => {
  const isRevoked = certState === 'REVOKED';
  return {
    serial: certNumber,
    kind,
    holder: personName,
    issuer: caName ?? '',
    isOwn: isOwn !== false,
    validFrom: startTime,
    validTo: endTime,
    revokedAt: isRevoked ? (revokeTime ?? endTime) : undefined,
    endedAs: isRevoked ? (ends.get(revokeReason ?? '') ?? 'taken-back') : undefined,
  };
};

export class WireCertificateDesk implements CertificateDesk {
  private readonly client: WireClient;
  private readonly sealing: PasswordSealing;

  constructor(client: WireClient, sealing: PasswordSealing) {
    this.client = client;
    this.sealing = sealing;
  }

  get isOffered(): boolean {
    return this.client.offers('certificates');
  }

  async certificates(signal?: AbortSignal): Promise<readonly HeldCertificate[]> {
    const [own, tokens, soft] = await Promise.all([
      this.client.send(certificateCalls.certificates, {}, { signal }),
      this.client.send(heldKeyCalls.allUkeys, {}, { signal }),
      this.client.send(heldKeyCalls.allSoftKeys, {}, { signal }),
    ]);
    // The user's own certificates come in full; the other calls give those of colleagues.
    const others = [
      ...tokens.map((each) => certificateOf(each, 'hard')),
      ...soft.map((each) => certificateOf(each, 'cloud')),
    ].filter(({ isOwn }) => !isOwn);
    return [...own.map((each) => certificateOf(each, each.certType === 'HARD' ? 'hard' : 'cloud')), ...others];
  }

  async companyKeys(signal?: AbortSignal): Promise<CompanyKeys> {
    const [state, held] = await Promise.all([
      this.client.send(heldKeyCalls.ukeyAuthState, {}, { signal }),
      this.client.send(heldKeyCalls.hasSoftKey, {}, { signal }),
    ]);
    return { ukey: parseAuthState(state), holdsSoftKey: held === true };
  }

  async status(signal?: AbortSignal): Promise<CertificateStatus> {
    const { realNameAuthState, currentNodeState, softKeyUsable, applied, mobile, asked, events } =
      await this.client.send(certificateExtensions.certificateStanding, {}, { signal });
    const action = asked ? actions.get(asked.action) : undefined;
    return {
      realName: parseAuthState(realNameAuthState),
      node: currentNodeState,
      companyHas: softKeyUsable,
      applied: applied ? { by: applied.personName, at: applied.time, isOwn: applied.isOwn } : undefined,
      mobile,
      question:
        asked && action
          ? { action, serial: asked.certNumber, number: asked.number, validFor: asked.validFor }
          : undefined,
      events: events.map(({ certNumber, what, time, detail }) => ({
        serial: certNumber,
        what: certificateEvents.find((each) => each === what),
        at: time,
        detail,
      })),
    };
  }

  async ask(action: OrderedAction, serial: string, password: string): Promise<AskOutcome> {
    try {
      const { cipher: current, keyId } = await this.sealing.seal(password);
      return { asked: true, ...(await this.sendAction(action, serial, { current, keyId })) };
    } catch (fault) {
      return { asked: false, ...refusalOf(fault) };
    }
  }

  async answer(signal?: AbortSignal): Promise<PhoneAnswer> {
    return answers[(await this.client.send(certificateExtensions.certificateAnswer, {}, { signal })).state];
  }

  async reportLoss(serial: string, reason: LossReason, password: string): Promise<LossOutcome> {
    try {
      const { cipher: current, keyId } = await this.sealing.seal(password);
      return {
        done: true,
        ...(await this.client.send(certificateExtensions.reportCertificateLoss, {
          certNumber: serial,
          lossReason: reason,
          current,
          keyId,
        })),
      };
    } catch (fault) {
      return { done: false, ...refusalOf(fault) };
    }
  }

  async helperAddress(signal?: AbortSignal): Promise<string> {
    return (await this.client.send(keyHelpCalls.keyHelper, {}, { signal })) ?? '';
  }

  private async sendAction(
    action: OrderedAction,
    certNumber: string,
    proof: { readonly current: string; readonly keyId: string },
  ) {
    if (action === 'open') return this.client.send(certificateExtensions.openCertificate, proof);
    return this.client.send(
      action === 'renew' ? certificateCalls.renewCertificate : certificateCalls.reissueCertificate,
      { certNumber, ...proof },
    );
  }
}
