import type { GroupDirectory } from '../../../application/ports/pages/group-directory.ts';
import { corpCalls } from '../../../contract/documented/shell/corp.ts';
import type { GroupFlags } from '../../../domain/identity/group-pages.ts';
import type { WireClient } from '../wire-client.ts';

export class WireGroupDirectory implements GroupDirectory {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async flags(): Promise<GroupFlags> {
    const { innerOrgFlag, authorizationFlag } = await this.client.send(corpCalls.innerOrgFlags, {});
    // Without the extension there would be nothing on the page.
    return {
      innerOrganisations: innerOrgFlag === true,
      authorisations: authorizationFlag === true && this.client.offers('authorisations'),
    };
  }
}
