import { observer } from 'mobx-react-lite';

import type { SheetReader, ShownProblem } from '../../../../presentation/trade/shared/imports/sheet-reader.ts';
import { useWords, type Say } from '../../../../words/use-words.ts';
import type { Column } from '../../../design/table/data-table-types.ts';
import { FaultTable } from './FaultTable.tsx';

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

/** The problems of a sheet's rows, and the workbook in which they are corrected. */
export const FaultyRows = observer(function FaultyRows({
  reading,
  how,
}: {
  readonly reading: SheetReader;
  /** Instructions for the workbook. */
  readonly how: string;
}) {
  const { say } = useWords();
  const { problems, moreProblems, read } = reading;
  return (
    <FaultTable
      title={say('imports.faulty-table')}
      columns={columnsOf(say)}
      problems={problems}
      file={read?.faultyRows}
      download={say('imports.faulty-download')}
      how={how}
      more={moreProblems > 0 ? say('imports.faulty-more', { count: moreProblems }) : ''}
    />
  );
});
