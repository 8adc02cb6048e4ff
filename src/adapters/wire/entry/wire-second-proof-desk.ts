import type {
  SecondCodeOutcome,
  SecondProofDesk,
  SecondProofOutcome,
} from '../../../application/ports/entry/second-proof-desk.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import { signInCalls } from '../../../contract/documented/entry/sign-in.ts';
import { secondProofExtensions } from '../../../contract/extensions/entry/second-proof-extensions.ts';
import { resendAfter } from '../../../domain/identity/verify-codes.ts';
import type { WireClient } from '../wire-client.ts';

const endedCodes: ReadonlySet<string | undefined> = new Set(['PROOF_EXPIRED', 'SIGN_IN_EXPIRED', 'XSRF_INVALID']);

/** Why no code was sent; any other fault is rethrown. */
function toCodeRefusal(fault: PortFault): Extract<SecondCodeOutcome, { readonly sent: false }> {
  const { code, values } = fault.detail;
  if (endedCodes.has(code)) return { sent: false, because: 'over' };
  if (code === 'SMS_TOO_SOON')
    return { sent: false, because: 'too-soon', seconds: Number(values?.['seconds'] ?? resendAfter / 1000) };
  if (code === 'SIGN_IN_LOCKED') return { sent: false, because: 'locked', minutes: Number(values?.['minutes'] ?? 15) };
  throw fault;
}

function toProofRefusal(fault: PortFault): SecondProofOutcome {
  const { code, values } = fault.detail;
  if (endedCodes.has(code)) return { signedIn: false, because: 'over' };
  if (code === 'SIGN_IN_LOCKED')
    return { signedIn: false, because: 'locked', minutes: Number(values?.['minutes'] ?? 15) };
  if (code === 'SMS_CODE_REFUSED' || code === 'APP_CODE_REFUSED') return { signedIn: false, because: 'refused' };
  if (code === 'COMPANY_DEREGISTERED') return { signedIn: false, because: 'company-deregistered' };
  throw fault;
}

/** The visit is requested each time. It stays the same while it is valid. */
export class WireSecondProofDesk implements SecondProofDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async askCode(): Promise<SecondCodeOutcome> {
    try {
      const answer = await this.client.send(secondProofExtensions.secondProofCode, {
        picAuthToken: await this.visit(),
      });
      return { sent: true, resendAfter: answer.resendAfter };
    } catch (fault) {
      if (!(fault instanceof PortFault)) throw fault;
      return toCodeRefusal(fault);
    }
  }

  async prove({ code, trust, byApp = false }: Parameters<SecondProofDesk['prove']>[0]): Promise<SecondProofOutcome> {
    try {
      const { token } = await this.client.send(secondProofExtensions.secondProof, {
        picAuthToken: await this.visit(),
        ...(byApp ? { kind: 'APP' as const } : {}),
        code,
        trust,
      });
      await this.client.send(signInCalls.loginSuccess, { token });
      return { signedIn: true };
    } catch (fault) {
      if (!(fault instanceof PortFault)) throw fault;
      return toProofRefusal(fault);
    }
  }

  private async visit(): Promise<string> {
    return (await this.client.send(signInCalls.loginSession, {})).picAuthToken;
  }
}
