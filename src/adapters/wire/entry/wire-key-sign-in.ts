import type { KeyEntry, KeySignIn } from '../../../application/ports/entry/key-sign-in.ts';
import type { SignedText } from '../../../application/ports/keys/key-agent.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import { signInCalls } from '../../../contract/documented/entry/sign-in.ts';
import { keyExtensions } from '../../../contract/extensions/entry/key-extensions.ts';
import type { WireClient } from '../wire-client.ts';

/** The day that a refusal names. */
function dayIn(values: Readonly<Record<string, unknown>> | undefined): string {
  const on = values?.['on'];
  return typeof on === 'string' ? on : '';
}

function toKeySignInRefusal(fault: PortFault): KeyEntry {
  const { code, values } = fault.detail;
  switch (code) {
    case 'KEY_EXPIRED':
      return { signedIn: false, because: 'expired', on: dayIn(values) };
    case 'KEY_NOT_YET_VALID':
      return { signedIn: false, because: 'not-yet', on: dayIn(values) };
    case 'KEY_REVOKED':
      return { signedIn: false, because: 'revoked' };
    case 'KEY_REFUSED':
      return { signedIn: false, because: 'refused' };
    case 'COMPANY_DEREGISTERED':
      return { signedIn: false, because: 'company-deregistered' };
    case 'SIGN_IN_EXPIRED':
    case 'XSRF_INVALID':
      return { signedIn: false, because: 'form-expired' };
    default:
      throw fault;
  }
}

export class WireKeySignIn implements KeySignIn {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async challenge(): Promise<{ readonly text: string; readonly validFor: number }> {
    return this.client.send(keyExtensions.keyChallenge, { picAuthToken: await this.visit(), purpose: 'sign-in' });
  }

  async enter(signed: SignedText): Promise<KeyEntry> {
    try {
      const { token } = await this.client.send(keyExtensions.loginKey, { picAuthToken: await this.visit(), ...signed });
      await this.client.send(signInCalls.loginSuccess, { token });
      return { signedIn: true };
    } catch (fault) {
      if (!(fault instanceof PortFault)) throw fault;
      return toKeySignInRefusal(fault);
    }
  }

  private async visit(): Promise<string> {
    return (await this.client.send(signInCalls.loginSession, {})).picAuthToken;
  }
}
