import type { CodeOutcome } from '../../../application/ports/identity/code-outcome.ts';
import type { PasswordSealing } from '../../../application/ports/identity/password-sealing.ts';
import type {
  PasswordResetOutcome,
  RecoveryDesk,
  RecoveryProofOutcome,
  UnfreezeOutcome,
} from '../../../application/ports/entry/recovery-desk.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import { passwordProblems } from '../../../domain/identity/password-rules.ts';
import { proofLife } from '../../../domain/entry/recovery.ts';
import { recoveryCalls } from '../../../contract/documented/entry/recovery.ts';
import type { WireClient } from '../wire-client.ts';
import { toSentOutcome, humanProofToWire, toCodeRefusal } from './shared/code-asked.ts';
import { outcomeOf } from '../outcome-of.ts';
import { recoveryOf } from './shared/recovery-of.ts';
import { visitToken } from './shared/visit.ts';

function toProofRefusal(fault: PortFault): RecoveryProofOutcome {
  switch (fault.detail.code) {
    case 'SMS_CODE_REFUSED':
      return { proved: false, because: 'refused' };
    case 'COMPANY_DEREGISTERED':
      return { proved: false, because: 'company-deregistered' };
    case 'ACCOUNT_FROZEN':
      return { proved: false, because: 'frozen' };
    case 'SIGN_IN_EXPIRED':
    case 'XSRF_INVALID':
      return { proved: false, because: 'form-expired' };
    default:
      throw fault;
  }
}

function toResetRefusal(fault: PortFault): PasswordResetOutcome {
  const { code, values } = fault.detail;
  switch (code) {
    case 'PASSWORD_REFUSED':
      return {
        reset: false,
        because: 'refused',
        problem: passwordProblems.find((each) => each === values?.['because']) ?? 'known',
      };
    case 'APP_CODE_REFUSED':
      return { reset: false, because: 'other-wrong' };
    case 'RESET_NEEDS_OTHER':
      return { reset: false, because: 'other-missing' };
    case 'SIGN_IN_LOCKED':
      return { reset: false, because: 'locked', minutes: Number(values?.['minutes'] ?? 15) };
    // A proof ends with its visit.
    case 'PROOF_EXPIRED':
    case 'SIGN_IN_EXPIRED':
    case 'XSRF_INVALID':
      return { reset: false, because: 'proof-over' };
    default:
      throw fault;
  }
}

function toUnfreezeOutcome(fault: PortFault): UnfreezeOutcome {
  const { code } = fault.detail;
  if (code === 'PROOF_EXPIRED' || code === 'SIGN_IN_EXPIRED' || code === 'XSRF_INVALID')
    return { outcome: 'proof-over' };
  throw fault;
}

/** The visit is requested each time. It stays the same while it is valid, and is that of the signed-in user. */
export class WireRecoveryDesk implements RecoveryDesk {
  private readonly client: WireClient;
  private readonly sealing: PasswordSealing;

  constructor(client: WireClient, sealing: PasswordSealing) {
    this.client = client;
    this.sealing = sealing;
  }

  async askCode({ captcha, proof, ...of }: Parameters<RecoveryDesk['askCode']>[0]): Promise<CodeOutcome> {
    return outcomeOf(async () => {
      const answer = await this.client.send(recoveryCalls.recoveryCode, {
        ...recoveryOf(of),
        picAuthToken: await visitToken(this.client),
        ...humanProofToWire({ captcha, proof }),
      });
      return toSentOutcome(answer);
    }, toCodeRefusal);
  }

  async prove({ code, ...of }: Parameters<RecoveryDesk['prove']>[0]): Promise<RecoveryProofOutcome> {
    return outcomeOf(async () => {
      const { ticket, validFor } = await this.client.send(recoveryCalls.recoveryProof, {
        ...recoveryOf(of),
        picAuthToken: await visitToken(this.client),
        kind: 'SMS',
        code,
      });
      return { proved: true, ticket, validFor: validFor ?? proofLife / 1000 };
    }, toProofRefusal);
  }

  async resetPassword({
    ticket,
    password,
    otherCode,
  }: Parameters<RecoveryDesk['resetPassword']>[0]): Promise<PasswordResetOutcome> {
    return outcomeOf(async () => {
      const { cipher, keyId } = await this.sealing.seal(password);
      const { endedSessions } = await this.client.send(recoveryCalls.passwordReset, {
        ticket,
        picAuthToken: await visitToken(this.client),
        password: cipher,
        keyId,
        ...(otherCode === undefined ? {} : { otherCode }),
      });
      return { reset: true, endedSessions: endedSessions ?? 0 };
    }, toResetRefusal);
  }

  async unfreeze({ ticket, reason }: Parameters<RecoveryDesk['unfreeze']>[0]): Promise<UnfreezeOutcome> {
    return outcomeOf(async (): Promise<UnfreezeOutcome> => {
      const { outcome, because, number, askedAt, answerBy } = await this.client.send(recoveryCalls.accountUnfreeze, {
        ticket,
        picAuthToken: await visitToken(this.client),
        reason,
      });
      if (outcome === 'REVIEW')
        return {
          outcome: 'review',
          because: because === 'FROZEN' ? 'frozen' : 'often',
          number: number ?? '',
          askedAt: askedAt ?? undefined,
          answerBy: answerBy ?? undefined,
        };
      return { outcome: outcome === 'UNLOCKED' ? 'unlocked' : 'nothing' };
    }, toUnfreezeOutcome);
  }
}
