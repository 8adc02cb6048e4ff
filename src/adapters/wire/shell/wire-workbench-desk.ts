import { asPortFault, PortFault } from '../../../application/ports/port-fault.ts';
import type { Departure, WorkbenchDesk, WorkbenchStanding } from '../../../application/ports/shell/workbench-desk.ts';
import { workbenchCalls } from '../../../contract/documented/shell/workbench.ts';
import { isOwnAddress, isWebAddress } from '../../../domain/shell/shared/addresses.ts';
import type { WireClient } from '../wire-client.ts';

/** Said of an account that signs in at another domain (document 1, section 8). */
const otherDomain = '018000316';

const leadsSomewhere = (address: unknown): address is string => typeof address === 'string' && (isWebAddress(address) || isOwnAddress(address));

export class WireWorkbenchDesk implements WorkbenchDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async isShown(): Promise<boolean> {
    return (await this.client.send(workbenchCalls.workbenchShown, {})) ?? false;
  }

  async standing(): Promise<WorkbenchStanding> {
    try {
      await this.client.send(workbenchCalls.workbenchRelation, {});
      return { kind: (await this.client.send(workbenchCalls.workbenchStatus, {})) === true ? 'leave-first' : 'open' };
    } catch (thrown) {
      // A code of these two is an answer, which is told as it is; what is missing altogether is none.
      const { kind, detail } = asPortFault(thrown);
      if (kind === 'refused' && detail.serverMessage) return { kind: 'refused', words: detail.serverMessage };
      throw thrown;
    }
  }

  async leave(): Promise<Departure> {
    const address = await this.client.send(workbenchCalls.workbenchAddress, {});
    if (!leadsSomewhere(address)) throw new PortFault('unexpected-answer', { call: workbenchCalls.workbenchAddress.path });
    try {
      const saved = await this.client.send(workbenchCalls.addressSaved, { target: 'WORKBENCH', url: address });
      return { address, fields: saved?.key ? { key: saved.key } : {} };
    } catch (thrown) {
      const { detail } = asPortFault(thrown);
      const elsewhere = detail.code === otherDomain ? detail.values?.['url'] : undefined;
      if (leadsSomewhere(elsewhere)) return { address: elsewhere, fields: {} };
      throw thrown;
    }
  }
}
