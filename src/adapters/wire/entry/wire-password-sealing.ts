import type { PasswordSealing, SealedPassword } from '../../../application/ports/identity/password-sealing.ts';
import { signInCalls } from '../../../contract/documented/entry/sign-in.ts';
import { encryptPassword } from './password-cipher.ts';
import type { WireClient } from '../wire-client.ts';

export class WirePasswordSealing implements PasswordSealing {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async seal(password: string): Promise<SealedPassword> {
    // A signed-in user gets their current session.
    const { picAuthToken } = await this.client.send(signInCalls.loginSession, {});
    const { publicKey, keyId, boundTo } = await this.client.send(signInCalls.passwordKey, {});
    return {
      cipher: await encryptPassword(password, publicKey, boundTo === 'picAuthToken' ? picAuthToken : ''),
      keyId,
    };
  }
}
