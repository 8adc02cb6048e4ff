import type { GuaranteeProjects } from '../../../application/ports/entry/guarantee-projects.ts';
import { guaranteeProjectCalls } from '../../../contract/documented/entry/shared/guarantee-project.ts';
import type { WireClient } from '../wire-client.ts';

export class WireGuaranteeProjects implements GuaranteeProjects {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async nameOf(serial: string): Promise<string | undefined> {
    const answer = await this.client.send(guaranteeProjectCalls.guaranteeProject, { serial });
    return answer?.projectName || undefined;
  }
}
