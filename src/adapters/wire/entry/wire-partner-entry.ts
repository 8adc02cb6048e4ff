import type {
  PartnerAnnouncement,
  PartnerEntry,
  PartnerGuest,
  PartnerWords,
} from '../../../application/ports/entry/partner-entry.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import { partnerEntryCalls } from '../../../contract/documented/entry/partner-entry.ts';
import { signInCalls } from '../../../contract/documented/entry/sign-in.ts';
import type { WireClient } from '../wire-client.ts';

export class WirePartnerEntry implements PartnerEntry {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async announcement(words: PartnerWords): Promise<PartnerAnnouncement> {
    const { picAuthToken } = await this.client.send(signInCalls.loginSession, {});
    try {
      const { token, personName, corpName } = await this.client.send(partnerEntryCalls.partnerAuth, {
        ...words,
        picAuthToken,
      });
      return { known: true, guest: { token, personName: personName ?? '', companyName: corpName ?? '' } };
    } catch (fault) {
      if (fault instanceof PortFault && fault.detail.code === 'REQUEST_INVALID')
        return { known: false, because: 'incomplete' };
      if (fault instanceof PortFault && fault.detail.code === 'SIGN_IN_EXPIRED')
        return { known: false, because: 'over' };
      throw fault;
    }
  }

  async enter({ token }: PartnerGuest): Promise<void> {
    await this.client.send(signInCalls.loginSuccess, { token });
  }
}
