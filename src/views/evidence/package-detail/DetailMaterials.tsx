import { observer } from 'mobx-react-lite';
import type { PackageDetailPresenter } from '../../../presentation/evidence/package-detail/package-detail-presenter.ts';
import type { PackageDetailView } from '../../../presentation/evidence/package-detail/package-detail-view-model.ts';
import type { ViewerPresenter } from '../../../presentation/viewer/shared/viewer-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { MissingPart } from '../../design/panels/MissingPart.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { DataTable } from '../../design/table/DataTable.tsx';
import { materialColumns } from './material-columns.tsx';

interface DetailMaterialsProps {
  readonly presenter: PackageDetailPresenter;
  readonly viewer: ViewerPresenter;
  readonly view: PackageDetailView;
}

/** Every document with its review result; cards on a phone. */
export const DetailMaterials = observer(function DetailMaterials({ presenter, viewer, view }: DetailMaterialsProps) {
  const { say } = useWords();
  const { lines, returned } = view;
  if (view.materialsMissing) {
    return (
      <Card title={say('detail.materials')} padded>
        <MissingPart label={say('detail.materials')} onRetry={() => presenter.retryPressed()} />
      </Card>
    );
  }
  return (
    <Card
      title={say('detail.materials')}
      note={say('detail.materials-count', {
        count: lines.filter((line) => line.status !== 'not-given').length,
        items: returned.length,
      })}
    >
      <DataTable
        name={say('detail.materials')}
        rowCount={lines.length}
        rowAt={(index) => lines[index]}
        rowName={(line) => say(line.title)}
        rowTone={(line) => (returned.includes(line) ? 'bad' : undefined)}
        columns={materialColumns(say, view, { presenter, viewer })}
      />
    </Card>
  );
});
