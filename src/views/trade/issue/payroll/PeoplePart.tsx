import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';

import { moneyToText } from '../../../../domain/money/money.ts';
import { maxPayrollPeople } from '../../../../domain/trade/payroll/payroll.ts';
import type { PayrollPresenter } from '../../../../presentation/trade/issue/payroll/payroll-presenter.ts';
import type {
  PayrollReader,
  ShownPayrollProblem,
} from '../../../../presentation/trade/issue/payroll/payroll-reader.ts';
import { useWords, type Say } from '../../../../words/use-words.ts';
import { PressButton } from '../../../design/actions/PressButton.tsx';
import { Card } from '../../../design/panels/Card.tsx';
import { Notice } from '../../../design/panels/Notice.tsx';
import type { Column } from '../../../design/table/data-table-types.ts';
import { portal } from '../../../design/theme/portal-tokens.ts';
import { errorAt, issueFieldId } from '../IssueCards.tsx';
import { FaultTable } from '../../shared/imports/FaultTable.tsx';
import { SheetGiven } from '../../shared/imports/SheetGiven.tsx';
import { PayrollPanel } from '../../shared/payroll/PayrollPanel.tsx';
import { PeopleTable } from '../../shared/payroll/PeopleTable.tsx';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: '12px' },
  error: { margin: 0, color: portal.badWords, fontSize: '12px', lineHeight: '18px' },
});

const columnsOf = (say: Say): readonly Column<ShownPayrollProblem>[] => [
  {
    id: 'row',
    title: say('payroll.row'),
    minWidth: 76,
    share: 0,
    onCard: 'title',
    cell: ({ row }) => say('payroll.row-at', { row }),
  },
  { id: 'name', title: say('payroll.column-name'), minWidth: 72, share: 0, cell: ({ name }) => name },
  { id: 'column', title: say('payroll.column'), minWidth: 96, share: 0, cell: ({ column }) => column && say(column) },
  {
    id: 'value',
    title: say('imports.value'),
    minWidth: 140,
    share: 0.6,
    cell: ({ value }) => (value === '' ? say('imports.empty-value') : value),
  },
  { id: 'problem', title: say('payroll.problem'), minWidth: 200, share: 1, cell: ({ words }) => say(words) },
];

/** The problems of a sheet's rows, with a workbook that lists them. */
const Faults = observer(function Faults({ reading }: { readonly reading: PayrollReader }) {
  const { say } = useWords();
  const { problems, moreProblems, read } = reading;
  return (
    <FaultTable
      title={say('payroll.faulty-table')}
      columns={columnsOf(say)}
      problems={problems}
      file={read?.faultyRows}
      download={say('payroll.faulty-download')}
      how={say('payroll.faulty-how')}
      more={moreProblems > 0 ? say('payroll.faulty-more', { count: moreProblems }) : ''}
    />
  );
});

/** The sheet of people: its upload, its result, and the people on it. */
export const PeoplePart = observer(function PeoplePart({ presenter }: { readonly presenter: PayrollPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { issue, reading, people, applicationId } = presenter;
  const { read, kept, faulty, unread } = reading;
  const error = errorAt(issue, 'people', say);
  const part = useRef<HTMLDivElement>(null);
  const remove = (): void => {
    presenter.listRemoved();
    // The button disappears with the list.
    part.current?.focus();
  };
  return (
    <>
      <Card title={say('payroll.people')} padded>
        <div ref={part} className={styles.part} id={issueFieldId('people')} tabIndex={-1}>
          <SheetGiven
            reading={reading}
            intro={say('payroll.intro', { most: maxPayrollPeople })}
            label={say('payroll.label')}
            onGiven={(files) => void reading.filesGiven(files)}
          />
          {error !== undefined && <p className={styles.error}>{error}</p>}
          {read && (
            <Notice tone={kept ? 'ok' : 'bad'} live>
              {kept
                ? say('payroll.kept', { count: kept.people.length, sum: moneyToText(kept.total) })
                : say('payroll.not-kept', { count: read.rows, faulty })}
            </Notice>
          )}
          {issue.form.payrollId !== '' && (
            <div>
              <PressButton size="small" onPress={remove}>
                {say('payroll.remove')}
              </PressButton>
            </div>
          )}
          {unread.length > 0 && (
            <Notice tone="warn">{unread.map((each) => say(each)).join(say('formats.sentence-separator'))}</Notice>
          )}
        </div>
      </Card>
      <Faults reading={reading} />
      {kept && (
        <Card title={say('payroll.masked')}>
          <PeopleTable people={kept.people} />
        </Card>
      )}
      {applicationId !== undefined && <PayrollPanel people={people} applicationId={applicationId} />}
    </>
  );
});
