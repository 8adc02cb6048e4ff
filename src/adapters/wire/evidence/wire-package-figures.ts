import type { PackageFigure, PackageFigures } from '../../../application/ports/evidence/package-figures.ts';
import type { PackageFilter } from '../../../application/ports/evidence/package-list.ts';
import { packageListCalls } from '../../../contract/documented/evidence/package-list.ts';
import { packageFigureExtensions } from '../../../contract/extensions/evidence/package-figure-extensions.ts';
import type { BookSide } from '../../../domain/catalogue/books.ts';
import { moneyFromWire } from '../money-from-wire.ts';
import type { WireClient } from '../wire-client.ts';
import { conditionsOf, listKnowledge } from './wire-package-list.ts';

export class WirePackageFigures implements PackageFigures {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async of(side: BookSide, filters: readonly PackageFilter[], signal?: AbortSignal): Promise<readonly PackageFigure[]> {
    const asked = filters.map((filter) => conditionsOf(side, filter, listKnowledge(this.client)));
    if (this.client.offers('package-figures')) {
      const { figures } = await this.client.send(packageFigureExtensions.packageFigures, { asked }, { signal });
      return figures.map(({ count, totalAmount, oldestSince }) => ({
        count,
        totalAmount: moneyFromWire(totalAmount),
        oldestSince: oldestSince ?? undefined,
      }));
    }
    // The documented list counts together with its rows.
    return Promise.all(
      asked.map(async (conditions) => {
        const { total } = await this.client.send(
          packageListCalls.allPackagePage,
          { ...conditions, page: 1, pageSize: 1 },
          { signal },
        );
        return { count: total ?? 0, totalAmount: undefined, oldestSince: undefined };
      }),
    );
  }
}
