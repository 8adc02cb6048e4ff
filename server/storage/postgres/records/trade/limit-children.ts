import type { Slice } from '../../../../core/tables/trade.ts';
import { PostgresTable } from '../../postgres-table.ts';

/** Records of a limit, which are listed with the newest first. */
export class PostgresLimitChildren<Each extends object> extends PostgresTable<Each> {
  /** Column of the time by which they are ordered. */
  protected readonly timeColumn: string = 'at';

  async page(limitId: string, { offset, limit }: Slice): Promise<readonly Each[]> {
    return this.read(
      await this.rows()
        .where('limit_id', '=', limitId)
        .orderBy(this.timeColumn, 'desc')
        .orderBy('id', 'desc')
        .offset(offset)
        .limit(limit)
        .execute(),
    );
  }

  async count(limitId: string): Promise<number> {
    const [row] = await this.connection
      .selectFrom(this.mapping.table)
      .select(({ fn }) => fn.countAll().as('count'))
      .where('limit_id', '=', limitId)
      .execute();
    return Number(row?.['count'] ?? 0);
  }
}
