import type { PgBoss } from 'pg-boss';
import { jobNames, type JobCounts } from '../core/ports.ts';
import { jobSchema } from './started-boss.ts';

/** Present numbers of waiting, running and failed jobs. The library's own counts are some seconds old. */
const counted = `
  select name, count(*) filter (where state in ('created', 'retry')) as waiting, count(*) filter (where state = 'active') as running, count(*) filter (where state = 'failed') as failed
  from ${jobSchema}.job group by name
`;

interface Counted {
  readonly name: string;
  readonly waiting: string;
  readonly running: string;
  readonly failed: string;
}

export async function jobCounts(boss: PgBoss): Promise<readonly JobCounts[]> {
  const rows: readonly Counted[] = (await boss.getDb().executeSql(counted)).rows;
  return jobNames.map((name) => {
    const row = rows.find((each) => each.name === name);
    return {
      name,
      waiting: Number(row?.waiting ?? 0),
      running: Number(row?.running ?? 0),
      failed: Number(row?.failed ?? 0),
    };
  });
}
