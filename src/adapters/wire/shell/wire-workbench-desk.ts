import { asPortFault } from '../../../application/ports/port-fault.ts';
import type {
  ExternalTarget,
  WorkbenchDesk,
  WorkbenchAccess,
} from '../../../application/ports/shell/workbench-desk.ts';
import { workbenchCalls } from '../../../contract/documented/identity/workbench.ts';
import type { WireClient } from '../wire-client.ts';
import { handOver, leadsSomewhere } from '../identity/hand-over.ts';

export class WireWorkbenchDesk implements WorkbenchDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async isShown(): Promise<boolean> {
    return (await this.client.send(workbenchCalls.isWorkbenchShown, {})) ?? false;
  }

  async access(): Promise<WorkbenchAccess> {
    try {
      await this.client.send(workbenchCalls.workbenchRelation, {});
      return { kind: (await this.client.send(workbenchCalls.workbenchStatus, {})) === true ? 'leave-first' : 'open' };
    } catch (thrown) {
      // If one of these two calls answers with a code, its message is shown unchanged. A missing answer is a fault.
      const { kind, detail } = asPortFault(thrown);
      if (kind === 'refused' && detail.serverMessage) return { kind: 'refused', words: detail.serverMessage };
      throw thrown;
    }
  }

  async leave(): Promise<ExternalTarget> {
    const address = await this.client.send(workbenchCalls.workbenchAddress, {});
    // A user who is already signed in there needs no key. If that cannot be found out, a key is requested.
    const there = await this.client.send(workbenchCalls.workbenchSession, {}).catch(() => undefined);
    if (there && leadsSomewhere(address)) return { address, fields: {} };
    return handOver(this.client, address, workbenchCalls.workbenchAddress.path);
  }

  async end(): Promise<void> {
    await this.client.send(workbenchCalls.workbenchLogout, {});
  }
}
