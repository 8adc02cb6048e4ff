import type { PackageFilter } from '../../../application/ports/evidence/package-list.ts';
import type { UnpagedPackages } from '../../../application/ports/evidence/whole-list.ts';
import { bookToWire } from '../../../contract/documented/evidence/book-mapping.ts';
import { packageCalls } from '../../../contract/documented/evidence/packages.ts';
import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import type { ListScope } from '../../../domain/evidence/shared/shelf.ts';
import type { WireClient } from '../wire-client.ts';
import { packageOfKnownBook } from './known-package.ts';
import { conditionsOf, listKnowledge } from './wire-package-list.ts';

export class WireWholeList implements UnpagedPackages {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async all(
    { book, side }: ListScope,
    filter: PackageFilter,
    signal?: AbortSignal,
  ): Promise<readonly EvidencePackage[]> {
    const asked = {
      ...(book === undefined ? {} : bookToWire(book)),
      ...conditionsOf(side, filter, listKnowledge(this.client)),
    };
    return (await this.client.send(packageCalls.wholePackages, asked, { signal })).map(packageOfKnownBook);
  }
}
