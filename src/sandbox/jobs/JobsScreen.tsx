import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Card } from '../../views/design/panels/Card.tsx';
import { ListSkeleton } from '../../views/design/panels/ListSkeleton.tsx';
import { PageHeader } from '../../views/design/panels/PageHeader.tsx';
import { DataTable } from '../../views/design/table/DataTable.tsx';
import type { Column } from '../../views/design/table/data-table-types.ts';
import { count } from '../../words/format.ts';
import type { JobCounts } from '../api/fault-answers.ts';
import { useConsole } from '../frame/console-context.ts';
import { EffectsCard } from './EffectsCard.tsx';
import { SandboxFailed } from '../frame/SandboxFailed.tsx';
import type { PlainSandboxKey } from '../words/sandbox-catalogue.ts';
import { useSandboxWords, type SandboxSay } from '../words/use-sandbox-words.ts';

/** The names of the kinds of jobs. A kind without a name here is shown by its code. */
const jobNames = new Map<string, PlainSandboxKey>([
  ['reading', 'sandbox-faults.job-reading'],
  ['optical-reading', 'sandbox-faults.job-optical-reading'],
  ['gathering', 'sandbox-faults.job-gathering'],
  ['ticket-mail', 'sandbox-faults.job-ticket-mail'],
  ['platform-step', 'sandbox-faults.job-platform-step'],
]);

function nameOf(say: SandboxSay, { name }: JobCounts): string {
  const known = jobNames.get(name);
  return known ? say(known) : name;
}

function columns(say: SandboxSay): readonly Column<JobCounts>[] {
  return [
    {
      id: 'job',
      title: say('sandbox-faults.job'),
      minWidth: 200,
      share: 1,
      cell: (job) => nameOf(say, job),
      onCard: 'title',
    },
    {
      id: 'waiting',
      title: say('sandbox-faults.waiting'),
      minWidth: 96,
      share: 0,
      cell: ({ waiting }) => count(waiting),
    },
    {
      id: 'running',
      title: say('sandbox-faults.running'),
      minWidth: 96,
      share: 0,
      cell: ({ running }) => count(running),
    },
    { id: 'failed', title: say('sandbox-faults.failed'), minWidth: 96, share: 0, cell: ({ failed }) => count(failed) },
  ];
}

/** The background jobs of the back end. */
export const JobsScreen = observer(function JobsScreen() {
  const say = useSandboxWords();
  const { jobs } = useConsole();
  const { content, underWay, effects } = jobs;
  useEffect(() => {
    jobs.opened();
    return () => jobs.left();
  }, [jobs]);
  const busy = underWay.waiting + underWay.running > 0;
  return (
    <>
      <PageHeader title={say('sandbox-faults.jobs-title')} facts={say('sandbox-faults.jobs-facts')} />
      {content.kind === 'loading' && <ListSkeleton />}
      {content.kind === 'failed' && <SandboxFailed failure={content.failure} onRetry={jobs.load} />}
      {content.kind === 'ready' && (
        <Card title={busy ? say('sandbox-faults.jobs-underway', underWay) : say('sandbox-faults.jobs-quiet')}>
          <DataTable
            name={say('sandbox-faults.jobs-title')}
            columns={columns(say)}
            rowCount={content.value.length}
            rowAt={(index) => content.value[index]}
            rowName={(job) => nameOf(say, job)}
          />
        </Card>
      )}
      {effects && <EffectsCard effects={effects} />}
    </>
  );
});
