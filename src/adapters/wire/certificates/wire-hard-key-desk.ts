import type {
  ActivationRefusal,
  HardKeyApplication,
  HardKeyDesk,
  HardKeyDeskRefusal,
  HardKeyOutcome,
  HardKeys,
} from '../../../application/ports/certificates/hard-key-desk.ts';
import type { SignedText } from '../../../application/ports/keys/key-agent.ts';
import type { PasswordSealing } from '../../../application/ports/identity/password-sealing.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import { hardKeyExtensions } from '../../../contract/extensions/certificates/hard-key-extensions.ts';
import {
  hardKeyFields,
  hardKeyPurposes,
  hardKeyStates,
  type HardKeyEntry,
  type HardKeyRefusal,
  type HardKeyState,
} from '../../../domain/keys/hard-key.ts';
import { isPlainDate } from '../../../domain/calendar/plain-date.ts';
import { parseAuthState } from '../../../domain/keys/certification.ts';
import type { WireClient } from '../wire-client.ts';
import { proofRefusalOf } from './proof-refusal.ts';

type Reason = Exclude<HardKeyRefusal, 'applied'> | HardKeyState;

const reasons: ReadonlySet<string> = new Set<Reason>([
  'in-token',
  'too-early',
  'not-yet',
  'expired',
  'ended',
  'replaced',
  'role',
  'unauthenticated',
  'under-review',
  'review-failed',
  'unrecognised',
  'have-one',
  ...hardKeyStates,
]);
const isReason = (text: unknown): text is Reason => typeof text === 'string' && reasons.has(text);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Parses a refusal; rethrows any other fault. */
function refusalOf(fault: unknown): HardKeyDeskRefusal {
  if (!(fault instanceof PortFault)) throw fault;
  const proof = proofRefusalOf(fault);
  if (proof) return proof;
  const { code, values } = fault.detail;
  const field = hardKeyFields.find((each) => each === values?.['field']);
  switch (code) {
    case 'NOT_PERMITTED':
      return { because: 'not-permitted' };
    case 'REQUEST_INVALID':
      if (!field) throw fault;
      return { because: 'field', field };
    case 'NOT_IN_THIS_STATE': {
      const reason = values?.['because'];
      // For an application that already exists, the back end names the applicant.
      if (reason === 'applied' && values?.['by'] !== undefined)
        return { because: 'applied', by: textOf(values['by']), since: Number(values['since']) || undefined };
      return { because: 'not-now', reason: isReason(reason) ? reason : undefined };
    }
    default:
      throw fault;
  }
}

function activationRefusalOf(fault: unknown): ActivationRefusal {
  if (fault instanceof PortFault && fault.detail.code === 'KEY_REFUSED') return { because: 'other-key' };
  if (fault instanceof PortFault && fault.detail.code === 'KEY_EXPIRED')
    return { because: 'ended', on: textOf(fault.detail.values?.['on']) };
  return refusalOf(fault);
}

const hardKeysFromWire = ({
  hardCertAuthState,
  toldUntil,
  holders,
  keys,
}: AnswerOf<typeof hardKeyExtensions.hardKeys>): HardKeys => ({
  company: parseAuthState(hardCertAuthState),
  toldUntil: isPlainDate(toldUntil ?? '') ? (toldUntil ?? '') : '',
  holders,
  keys: keys.map(
    ({
      number,
      purpose,
      state,
      userId,
      holder,
      isOwn,
      mayChange,
      appliedBy,
      appliedAt,
      since,
      replaces,
      recipient,
      mobile,
      address,
      reason,
      courier,
      postedAt,
      activateUntil,
      certNumber,
      expectedDay,
      expectedAbout,
    }) => ({
      number,
      purpose: hardKeyPurposes.find((each) => each === purpose) ?? 'first',
      state: hardKeyStates.find((each) => each === state),
      holder,
      holderId: userId,
      isOwn,
      mayChange,
      appliedBy,
      appliedAt,
      since,
      replaces,
      recipient,
      mobile,
      address,
      reason,
      courier,
      postedAt,
      activateUntil,
      serial: certNumber,
      expected: expectedDay === '' ? undefined : { day: expectedDay, about: expectedAbout },
    }),
  ),
});

export class WireHardKeyDesk implements HardKeyDesk {
  private readonly client: WireClient;
  private readonly sealing: PasswordSealing;

  constructor(client: WireClient, sealing: PasswordSealing) {
    this.client = client;
    this.sealing = sealing;
  }

  get isOffered(): boolean {
    return this.client.offers('hard-certificates');
  }

  async keys(signal?: AbortSignal): Promise<HardKeys> {
    return hardKeysFromWire(await this.client.send(hardKeyExtensions.hardKeys, {}, { signal }));
  }

  async apply(application: HardKeyApplication, password: string): Promise<HardKeyOutcome> {
    return this.sendChange(async () =>
      this.client.send(hardKeyExtensions.applyForHardKey, { ...application, ...(await this.proof(password)) }),
    );
  }

  async correct(number: string, entry: HardKeyEntry, password: string): Promise<HardKeyOutcome> {
    return this.sendChange(async () =>
      this.client.send(hardKeyExtensions.correctHardKey, { ...entry, number, ...(await this.proof(password)) }),
    );
  }

  async withdraw(number: string): Promise<HardKeyOutcome> {
    return this.sendChange(async () => this.client.send(hardKeyExtensions.withdrawHardKey, { number }));
  }

  async miss(number: string): Promise<HardKeyOutcome> {
    return this.sendChange(async () => this.client.send(hardKeyExtensions.reportHardKeyMissing, { number }));
  }

  async challenge(number: string) {
    try {
      return { asked: true, ...(await this.client.send(hardKeyExtensions.hardKeyChallenge, { number })) } as const;
    } catch (fault) {
      return { asked: false, ...refusalOf(fault) } as const;
    }
  }

  async activate(number: string, { text, certificate, signature }: SignedText) {
    try {
      return {
        done: true,
        now: hardKeysFromWire(
          await this.client.send(hardKeyExtensions.activateHardKey, { number, text, certificate, signature }),
        ),
      } as const;
    } catch (fault) {
      return { done: false, ...activationRefusalOf(fault) } as const;
    }
  }

  private async proof(password: string): Promise<{ readonly current: string; readonly keyId: string }> {
    const { cipher: current, keyId } = await this.sealing.seal(password);
    return { current, keyId };
  }

  private async sendChange(work: () => Promise<AnswerOf<typeof hardKeyExtensions.hardKeys>>): Promise<HardKeyOutcome> {
    try {
      return { done: true, now: hardKeysFromWire(await work()) };
    } catch (fault) {
      return { done: false, ...refusalOf(fault) };
    }
  }
}
