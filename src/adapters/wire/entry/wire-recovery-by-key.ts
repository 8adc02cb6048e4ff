import type {
  RecoveryByKey,
  RecoveryChallenge,
  RecoveryKeyOutcome,
} from '../../../application/ports/entry/recovery-by-key.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import { keyRecoveryExtensions } from '../../../contract/extensions/entry/key-recovery-extensions.ts';
import { proofLife } from '../../../domain/entry/recovery.ts';
import type { WireClient } from '../wire-client.ts';
import { humanProofToWire } from './shared/code-asked.ts';
import { outcomeOf } from '../outcome-of.ts';
import { recoveryOf } from './shared/recovery-of.ts';
import { visitToken } from './shared/visit.ts';

/** The day and the minutes that a refusal names. */
const dayIn = ({ detail }: PortFault): string => (typeof detail.values?.['on'] === 'string' ? detail.values['on'] : '');
const minutesIn = ({ detail }: PortFault): number => Number(detail.values?.['minutes'] ?? 15);

function toChallengeRefusal(fault: PortFault): RecoveryChallenge {
  const { code, values } = fault.detail;
  switch (code) {
    case 'CAPTCHA_REQUIRED':
      return { asked: false, because: 'captcha-required', proofOnly: values?.['proofOnly'] === 'yes' };
    case 'CAPTCHA_WRONG':
      return { asked: false, because: 'captcha-wrong', proofOnly: values?.['proofOnly'] === 'yes' };
    case 'SIGN_IN_LOCKED':
      return { asked: false, because: 'locked', minutes: minutesIn(fault) };
    case 'SIGN_IN_EXPIRED':
    case 'XSRF_INVALID':
      return { asked: false, because: 'form-expired' };
    default:
      throw fault;
  }
}

function toProofRefusal(fault: PortFault): RecoveryKeyOutcome {
  switch (fault.detail.code) {
    case 'KEY_EXPIRED':
      return { proved: false, because: 'expired', on: dayIn(fault) };
    case 'KEY_NOT_YET_VALID':
      return { proved: false, because: 'not-yet', on: dayIn(fault) };
    case 'KEY_REVOKED':
      return { proved: false, because: 'revoked' };
    case 'KEY_REFUSED':
      return { proved: false, because: 'refused' };
    case 'COMPANY_DEREGISTERED':
      return { proved: false, because: 'company-deregistered' };
    case 'ACCOUNT_FROZEN':
      return { proved: false, because: 'frozen' };
    case 'SIGN_IN_LOCKED':
      return { proved: false, because: 'locked', minutes: minutesIn(fault) };
    case 'SIGN_IN_EXPIRED':
    case 'XSRF_INVALID':
      return { proved: false, because: 'form-expired' };
    default:
      throw fault;
  }
}

export class WireRecoveryByKey implements RecoveryByKey {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  get isOffered(): boolean {
    return this.client.offers('key-recovery');
  }

  async challenge({ captcha, proof, ...of }: Parameters<RecoveryByKey['challenge']>[0]): Promise<RecoveryChallenge> {
    return outcomeOf(async () => {
      const { text, validFor } = await this.client.send(keyRecoveryExtensions.recoveryKeyChallenge, {
        ...recoveryOf(of),
        picAuthToken: await visitToken(this.client),
        ...humanProofToWire({ captcha, proof }),
      });
      return { asked: true, text, validFor };
    }, toChallengeRefusal);
  }

  async prove({ signed, ...of }: Parameters<RecoveryByKey['prove']>[0]): Promise<RecoveryKeyOutcome> {
    return outcomeOf(async () => {
      const { ticket, validFor } = await this.client.send(keyRecoveryExtensions.recoveryKeyProof, {
        ...recoveryOf(of),
        picAuthToken: await visitToken(this.client),
        ...signed,
      });
      return { proved: true, ticket, validFor: validFor ?? proofLife / 1000 };
    }, toProofRefusal);
  }
}
