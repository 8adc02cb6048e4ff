import { Input, makeStyles, tokens } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons/svg/search';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import {
  taskStages,
  type DownloadCentrePresenter,
} from '../../../presentation/evidence/download-centre/download-centre-presenter.ts';
import { evidenceArea } from '../../../presentation/evidence/evidence-presenters.ts';
import type { DownloadTasks } from '../../../presentation/evidence/shared/download-tasks.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { BoxSelect } from '../../design/fields/BoxSelect.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { ListSkeleton } from '../../design/panels/ListSkeleton.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { ViewTabs } from '../../design/panels/ViewTabs.tsx';
import { onNarrow, onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { usePresenter, usePresenters } from '../../pages/presenters-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { DownloadActions, DownloadState, type DownloadTaskProps } from '../shared/DownloadActions.tsx';

const useStyles = makeStyles({
  filters: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', padding: '12px 16px' },
  search: {
    flexGrow: 1,
    flexBasis: '220px',
    maxWidth: '360px',
    minWidth: 0,
    [onPhone]: { minHeight: '44px', maxWidth: 'none' },
  },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1.2fr) auto',
    alignItems: 'center',
    columnGap: '16px',
    minHeight: '60px',
    padding: '8px 16px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    ':hover': { backgroundColor: portal.quiet },
    [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '4px', padding: '12px 16px' },
  },
  name: { fontWeight: 600, overflowWrap: 'anywhere' },
  facts: {
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  state: {
    fontSize: '13px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  bad: { color: portal.badWords },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '4px',
    [onNarrow]: { justifyContent: 'flex-start', marginLeft: '-8px' },
  },
});

function TaskRow({ task, downloads }: DownloadTaskProps) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <li className={styles.row}>
      <div>
        <div className={styles.name}>{task.name}</div>
        <div className={styles.facts}>
          {say(`downloads.kind-${task.kind}`)}
          {say('formats.clause-separator')}
          {say('lists.task-requested', { at: say('formats.moment', { at: task.requestedAt }) })}
        </div>
      </div>
      <div className={styles.state}>
        <DownloadState task={task} bad={styles.bad} />
      </div>
      <div className={styles.actions}>
        <DownloadActions task={task} downloads={downloads} repeats />
      </div>
    </li>
  );
}

const Filters = observer(function Filters({ presenter }: { readonly presenter: DownloadCentrePresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { filter } = presenter;
  return (
    <div role="search" className={styles.filters}>
      <Input
        type="search"
        className={styles.search}
        contentBefore={<Search20Regular />}
        aria-label={say('downloads.search')}
        placeholder={say('downloads.search')}
        maxLength={100}
        value={filter.keyword}
        onChange={(_, { value }) => presenter.filterChanged({ keyword: value })}
      />
      <BoxSelect
        label={say('downloads.kind')}
        value={filter.kind}
        inUse={filter.kind !== 'all'}
        onChanged={(value) =>
          presenter.filterChanged({ kind: (['export', 'archive'] as const).find((kind) => kind === value) ?? 'all' })
        }
      >
        {(['all', 'export', 'archive'] as const).map((kind) => (
          <option key={kind} value={kind}>
            {say(`downloads.kind-${kind}`)}
          </option>
        ))}
      </BoxSelect>
    </div>
  );
});

const Tasks = observer(function Tasks({
  presenter,
  tasks,
}: {
  readonly presenter: DownloadCentrePresenter;
  readonly tasks: DownloadTasks;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { shown, isFiltered } = presenter;
  const home = usePresenters().shell.home;
  const { failure } = tasks;
  if (shown === undefined)
    return failure ? (
      <FailedPanel
        message={say(failure.what)}
        code={failure.code || undefined}
        traceId={failure.traceId || undefined}
        onRetry={async () => tasks.reloadPressed()}
      />
    ) : (
      <ListSkeleton />
    );
  if (shown.length > 0)
    return (
      <ul className={styles.list}>
        {shown.map((task) => (
          <TaskRow key={task.id} task={task} downloads={tasks} />
        ))}
      </ul>
    );
  if (isFiltered)
    return (
      <EmptyPanel
        title={say('downloads.none')}
        actions={<PressButton onPress={() => presenter.filterCleared()}>{say('downloads.show-all')}</PressButton>}
      >
        {say('downloads.none-body')}
      </EmptyPanel>
    );
  return (
    <EmptyPanel title={say('downloads.empty')} actions={<LinkButton to={home}>{say('shell.go-home')}</LinkButton>}>
      {say('downloads.empty-body')}
    </EmptyPanel>
  );
});

/** The files that the user had prepared for download, with their progress and actions (checklist F-178). */
export const DownloadCentreScreen = observer(function DownloadCentreScreen() {
  const { say } = useWords();
  const presenter = usePresenter(evidenceArea, (offered) => offered.downloadCentre());
  const { search } = useLocation();
  useEffect(() => presenter.addressChanged(search), [presenter, search]);
  const { tasks, counts, filter } = presenter;
  const fresh = tasks?.unseenCount;
  // Files that arrive while the page is open count as seen.
  useEffect(() => tasks?.opened(), [tasks, fresh]);
  return (
    <>
      <PageHeader title={say('downloads.centre')} facts={say('downloads.note')} />
      <Card>
        {tasks === undefined ? (
          <EmptyPanel title={say('downloads.not-offered')} />
        ) : (
          <>
            <ViewTabs
              label={say('downloads.centre')}
              views={taskStages.map((stage) => ({
                id: stage,
                label: say(`downloads.stage-${stage}`),
                count: counts?.get(stage),
              }))}
              chosen={filter.stage}
              onChosen={(id) => presenter.filterChanged({ stage: taskStages.find((stage) => stage === id) ?? 'all' })}
            />
            <Filters presenter={presenter} />
            <Tasks presenter={presenter} tasks={tasks} />
          </>
        )}
      </Card>
    </>
  );
});
