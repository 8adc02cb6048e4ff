import { ArrowClockwise16Regular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Card } from '../../views/design/panels/Card.tsx';
import { DataTable } from '../../views/design/table/DataTable.tsx';
import { EmptyPanel } from '../../views/design/panels/EmptyPanel.tsx';
import { FilterBar } from '../../views/design/filters/FilterBar.tsx';
import { ListSkeleton } from '../../views/design/panels/ListSkeleton.tsx';
import { PageHeader } from '../../views/design/panels/PageHeader.tsx';
import { PressButton } from '../../views/design/actions/PressButton.tsx';
import { useConsole } from '../frame/console-context.ts';
import { SandboxFailed } from '../frame/SandboxFailed.tsx';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import { queueColumns } from './queue-columns.tsx';
import type { QueueView } from './queue-presenter.ts';
import { QueueTabs } from './QueueTabs.tsx';

const QueueList = observer(function QueueList({ view }: { readonly view: QueueView }) {
  const say = useSandboxWords();
  const { queue } = useConsole();
  const { rows, state, states, tab } = view;
  return (
    <Card>
      <QueueTabs view={view} />
      <FilterBar
        filters={[
          {
            kind: 'select',
            id: 'state',
            label: say('sandbox.state'),
            value: state,
            onChanged: queue.stateChosen,
            choices: states.map(({ code, words }) => ({ value: code, label: say(words) })),
          },
        ]}
        onCleared={() => queue.stateChosen('')}
        aside={say('sandbox.total', { packages: rows.length })}
      />
      {rows.length === 0 ? (
        <EmptyPanel title={say('sandbox.empty-title')}>{say(`sandbox.empty-${tab}`)}</EmptyPanel>
      ) : (
        <DataTable
          name={say('sandbox.queue-title')}
          columns={queueColumns(say)}
          rowCount={rows.length}
          rowAt={(index) => rows[index]}
          rowName={(row) => row.docDatumId}
          onRowOpened={queue.rowOpened}
        />
      )}
    </Card>
  );
});

/** The packages in tabs by the party whose turn it is. */
export const QueueScreen = observer(function QueueScreen() {
  const say = useSandboxWords();
  const { queue } = useConsole();
  const { viewModel } = queue;

  useEffect(() => {
    queue.opened();
    // Submissions from the portal's tab appear when this tab gets the focus.
    window.addEventListener('focus', queue.opened);
    return () => window.removeEventListener('focus', queue.opened);
  }, [queue]);

  return (
    <>
      <PageHeader
        title={say('sandbox.queue-title')}
        facts={say('sandbox.queue-facts')}
        actions={
          <PressButton icon={<ArrowClockwise16Regular />} onPress={queue.refreshPressed}>
            {say('sandbox.refresh')}
          </PressButton>
        }
      />
      {viewModel.kind === 'loading' && <ListSkeleton rows={5} />}
      {viewModel.kind === 'failed' && <SandboxFailed failure={viewModel.failure} onRetry={queue.refreshPressed} />}
      {viewModel.kind === 'ready' && <QueueList view={viewModel.value} />}
    </>
  );
});
