import type { PartnerEntry, PartnerGuest, PartnerWords } from '../../../application/ports/entry/partner-entry.ts';
import { partnerEntryCalls } from '../../../contract/documented/entry/partner-entry.ts';
import { signInCalls } from '../../../contract/documented/entry/sign-in.ts';
import type { WireClient } from '../wire-client.ts';

export class WirePartnerEntry implements PartnerEntry {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async announced(words: PartnerWords): Promise<PartnerGuest> {
    const { picAuthToken } = await this.client.send(signInCalls.loginSession, {});
    const { token, personName, corpName } = await this.client.send(partnerEntryCalls.partnerAuth, { ...words, picAuthToken });
    return { token, personName: personName ?? '', companyName: corpName ?? '' };
  }

  async enter({ token }: PartnerGuest): Promise<void> {
    await this.client.send(signInCalls.loginSuccess, { token });
  }
}
