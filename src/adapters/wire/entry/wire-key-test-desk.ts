import type { SignedText } from '../../../application/ports/keys/key-agent.ts';
import type { KeyTestDesk, KeyTestResult } from '../../../application/ports/entry/key-test-desk.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import { keyHelpCalls } from '../../../contract/documented/keys/key-helps.ts';
import { signInCalls } from '../../../contract/documented/entry/sign-in.ts';
import { keyExtensions } from '../../../contract/extensions/entry/key-extensions.ts';
import { isOwnAddress, isWebAddress } from '../../../domain/text/addresses.ts';
import type { WireClient } from '../wire-client.ts';

export class WireKeyTestDesk implements KeyTestDesk {
  readonly #client: WireClient;

  constructor(client: WireClient) {
    this.#client = client;
  }

  async helperAddress(): Promise<string> {
    const address = (await this.#client.send(keyHelpCalls.keyHelper, {})) ?? '';
    // Any other address is invalid.
    return isOwnAddress(address) || isWebAddress(address) ? address : '';
  }

  async demandsControl(): Promise<boolean> {
    return (await this.#client.send(keyHelpCalls.keyControls, {})) ?? false;
  }

  async challenge(): Promise<string> {
    return (await this.#client.send(keyExtensions.keyChallenge, { picAuthToken: await this.visit(), purpose: 'test' }))
      .text;
  }

  async test(signed: SignedText): Promise<KeyTestResult | undefined> {
    try {
      const { verdict, subject, issuer, serial, validFrom, validTo } = await this.#client.send(keyExtensions.keyTest, {
        picAuthToken: await this.visit(),
        ...signed,
      });
      if (
        subject === undefined ||
        issuer === undefined ||
        serial === undefined ||
        validFrom === undefined ||
        validTo === undefined
      )
        return { verdict, facts: undefined };
      return { verdict, facts: { subject, issuer, serial, validFrom, validTo } };
    } catch (fault) {
      if (fault instanceof PortFault && fault.detail.code === 'SIGN_IN_EXPIRED') return undefined;
      throw fault;
    }
  }

  private async visit(): Promise<string> {
    return (await this.#client.send(signInCalls.loginSession, {})).picAuthToken;
  }
}
