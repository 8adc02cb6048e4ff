import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { observer } from 'mobx-react-lite';

import type { SheetReading, ShownProblem } from '../../../../presentation/trade/shared/imports/sheet-reading.ts';
import { useWords, type Say } from '../../../../words/use-words.ts';
import { PressButton } from '../../../design/actions/PressButton.tsx';
import { saveFile } from '../../../design/actions/save-file.ts';
import { Card } from '../../../design/panels/Card.tsx';
import { DataTable } from '../../../design/table/DataTable.tsx';
import type { Column } from '../../../design/table/data-table-types.ts';

const useStyles = makeStyles({
  download: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4px', padding: '12px 16px' },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: '12px', lineHeight: '18px' },
});

const columnsOf = (say: Say): readonly Column<ShownProblem>[] => [
  {
    id: 'row',
    title: say('imports.row'),
    minWidth: 90,
    share: 0,
    onCard: 'title',
    cell: ({ row }) => say('imports.row-at', { row }),
  },
  { id: 'column', title: say('imports.column'), minWidth: 150, share: 0, cell: ({ column }) => column && say(column) },
  {
    id: 'value',
    title: say('imports.value'),
    minWidth: 160,
    share: 0.6,
    cell: ({ value }) => (value === '' ? say('imports.empty-value') : value),
  },
  { id: 'problem', title: say('imports.problem'), minWidth: 280, share: 1.4, cell: ({ words }) => say(words) },
];

/** What is wrong with the rows of a sheet, and the workbook in which they are corrected. */
export const FaultyRows = observer(function FaultyRows({ reading }: { readonly reading: SheetReading }) {
  const styles = useStyles();
  const { say } = useWords();
  const { problems, moreProblems, read } = reading;
  const file = read?.faultyRows;
  if (problems.length === 0) return null;
  return (
    <Card title={say('imports.faulty-table')}>
      {file && (
        <div className={styles.download}>
          <PressButton kind="ordinary" icon={<ArrowDownload20Regular />} onPress={() => saveFile(file)}>
            {say('imports.faulty-download')}
          </PressButton>
          <div className={styles.quiet}>{say('imports.faulty-how')}</div>
          {moreProblems > 0 && (
            <div className={styles.quiet}>{say('imports.faulty-more', { count: moreProblems })}</div>
          )}
        </div>
      )}
      <DataTable
        name={say('imports.faulty-table')}
        columns={columnsOf(say)}
        rowCount={problems.length}
        rowAt={(index) => problems[index]}
        rowName={({ key }) => key}
        compact
      />
    </Card>
  );
});
