import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import {
  detailSections,
  filteredFrom,
  lineResults,
  type DetailSection,
} from '../../../presentation/evidence/package-detail/detail-sections.ts';
import type { PackageDetailPresenter } from '../../../presentation/evidence/package-detail/package-detail-presenter.ts';
import type { PackageDetailView } from '../../../presentation/evidence/package-detail/package-detail-view-model.ts';
import type { ViewerPresenter } from '../../../presentation/viewer/shared/viewer-presenter.ts';
import { money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { SelectField } from '../../design/fields/SelectField.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { MissingPart } from '../../design/panels/MissingPart.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { DataTable } from '../../design/table/DataTable.tsx';
import { materialColumns } from './material-columns.tsx';

const useStyles = makeStyles({
  filter: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 16px',
    padding: '0 16px 12px',
    '& > div': { minWidth: '200px' },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '2px 12px',
    margin: 0,
    padding: '12px 16px 6px',
    fontSize: '14px',
    lineHeight: '20px',
    fontWeight: 600,
  },
  totals: {
    fontSize: '12px',
    lineHeight: '18px',
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground3,
  },
  none: { margin: 0, padding: '12px 16px 16px', color: tokens.colorNeutralForeground3 },
});

interface DetailMaterialsProps {
  readonly presenter: PackageDetailPresenter;
  readonly viewer: ViewerPresenter;
  readonly view: PackageDetailView;
}

/** The documents of one stage: a table with its totals; cards on a phone. */
const StageTable = observer(function StageTable({
  section: { stage, lines, count, total },
  presenter,
  viewer,
  view,
}: DetailMaterialsProps & { readonly section: DetailSection }) {
  const styles = useStyles();
  const { say } = useWords();
  const name = say(`materials.stage-${stage}`);
  return (
    <>
      <h3 className={styles.head}>
        {name}
        <span className={styles.totals}>
          {say('detail.stage-count', { count })}
          {total !== undefined && say('formats.clause-separator') + say('detail.stage-total', { total: money(total) })}
        </span>
      </h3>
      <DataTable
        name={name}
        rowCount={lines.length}
        rowAt={(index) => lines[index]}
        rowName={(line) => say(line.title)}
        rowTone={(line) => (view.returned.includes(line) ? 'bad' : undefined)}
        columns={materialColumns(say, view, { presenter, viewer })}
      />
    </>
  );
});

/** The filter of a large package's documents. */
const LineFilterBar = observer(function LineFilterBar({ presenter }: { readonly presenter: PackageDetailPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { keyword, result } = presenter.lineFilter;
  return (
    <div role="search" aria-label={say('detail.filter')} className={styles.filter}>
      <TextField
        label={say('detail.filter-keyword')}
        type="search"
        maxLength={64}
        value={keyword}
        onChanged={(typed) => presenter.lineFilterChanged({ keyword: typed })}
      />
      <SelectField
        label={say('detail.result')}
        value={result}
        choices={lineResults.map((each) => ({ value: each, label: say(`detail.filter-${each}`) }))}
        onChanged={(value) =>
          presenter.lineFilterChanged({ result: lineResults.find((each) => each === value) ?? 'all' })
        }
      />
    </div>
  );
});

/** Every document with its review result, by stage. */
export const DetailMaterials = observer(function DetailMaterials({ presenter, viewer, view }: DetailMaterialsProps) {
  const styles = useStyles();
  const { say } = useWords();
  const { lines, returned } = view;
  if (view.materialsMissing) {
    return (
      <Card title={say('detail.materials')} padded>
        <MissingPart label={say('detail.materials')} onRetry={() => presenter.retryPressed()} />
      </Card>
    );
  }
  const sections = detailSections(lines, presenter.lineFilter);
  return (
    <Card
      title={say('detail.materials')}
      note={say('detail.materials-count', {
        count: lines.filter((line) => line.status !== 'not-given').length,
        items: returned.length,
      })}
    >
      {lines.length >= filteredFrom && <LineFilterBar presenter={presenter} />}
      {sections.map((section) => (
        <StageTable key={section.stage} section={section} presenter={presenter} viewer={viewer} view={view} />
      ))}
      {sections.length === 0 && lines.length > 0 && (
        <p role="status" className={styles.none}>
          {say('detail.filter-none')}
        </p>
      )}
    </Card>
  );
});
