import type { KeyOwner, UsableKeys } from '../../../../application/ports/entry/shared/usable-keys.ts';
import { usableKeyCalls } from '../../../../contract/documented/entry/shared/usable-keys.ts';
import { keyList, registrarsOf, type UsableKey } from '../../../../domain/keys/usable-key.ts';
import type { WireClient } from '../../wire-client.ts';

export class WireUsableKeys implements UsableKeys {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async usableKeys(owner: KeyOwner): Promise<readonly UsableKey[]> {
    const isListed = await this.client.send(usableKeyCalls.isWhiteListed, { listCode: keyList });
    const found = await this.client.send(usableKeyCalls.usableKeys, {
      ...owner,
      raTypes: [...registrarsOf(isListed)],
      frequent: true,
    });
    return found.map(({ certNumber, uKeyCodeSuffix, raType, endTime }) => ({
      serial: certNumber,
      suffix: uKeyCodeSuffix,
      registrar: raType,
      validTo: endTime ?? Number.POSITIVE_INFINITY,
    }));
  }

  async canCompanySign(): Promise<boolean> {
    return this.client.send(usableKeyCalls.stateCaNormal, {});
  }
}
