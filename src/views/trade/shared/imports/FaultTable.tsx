import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import type { GeneratedFile } from '../../../../application/ports/generated-file.ts';
import { PressButton } from '../../../design/actions/PressButton.tsx';
import { saveFile } from '../../../design/actions/save-file.ts';
import { Card } from '../../../design/panels/Card.tsx';
import { DataTable } from '../../../design/table/DataTable.tsx';
import type { Column } from '../../../design/table/data-table-types.ts';

const useStyles = makeStyles({
  download: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4px', padding: '12px 16px' },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: '12px', lineHeight: '18px' },
});

interface Props<Problem> {
  readonly title: string;
  readonly columns: readonly Column<Problem>[];
  readonly problems: readonly Problem[];
  /** The workbook of the faulty rows; undefined for none. */
  readonly file: GeneratedFile | undefined;
  readonly download: string;
  /** Instructions for the workbook. */
  readonly how: string;
  /** The number of problems that are only in the workbook; empty for none. */
  readonly more: string;
}

/** The problems of a sheet's rows, with a workbook of these rows; nothing if there are none. */
export function FaultTable<Problem extends { readonly key: string }>({
  title,
  columns,
  problems,
  file,
  download,
  how,
  more,
}: Props<Problem>) {
  const styles = useStyles();
  if (problems.length === 0) return null;
  return (
    <Card title={title}>
      {file && (
        <div className={styles.download}>
          <PressButton icon={<ArrowDownload20Regular />} onPress={() => saveFile(file)}>
            {download}
          </PressButton>
          <div className={styles.quiet}>{how}</div>
          {more !== '' && <div className={styles.quiet}>{more}</div>}
        </div>
      )}
      <DataTable
        name={title}
        columns={columns}
        rowCount={problems.length}
        rowAt={(index) => problems[index]}
        rowName={({ key }) => key}
        compact
      />
    </Card>
  );
}
