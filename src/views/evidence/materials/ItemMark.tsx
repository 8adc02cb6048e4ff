import { observer } from 'mobx-react-lite';
import type { ItemView } from '../../../presentation/evidence/materials/materials-view-model.ts';
import type { ViewerPresenter } from '../../../presentation/viewer/shared/viewer-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { CheckBox } from '../../design/fields/CheckBox.tsx';
import { FilePicture } from './FilePicture.tsx';
import { useMaterials } from './materials-context.ts';

interface ItemMarkProps {
  readonly viewer: ViewerPresenter;
  readonly view: ItemView;
  readonly materialId: string;
}

/** The start of a document's row: the icon of its kind, or the checkbox by which it is picked. */
export const ItemMark = observer(function ItemMark({ viewer, view, materialId }: ItemMarkProps) {
  const { page, actions } = useMaterials();
  const { say } = useWords();
  const { removal } = page;
  const { documentId, title, open } = view;
  if (removal.pickingFrom !== materialId || !open.open || removal.leaving.size > 0)
    return <FilePicture viewer={viewer} file={view.files[0]} />;
  return (
    <CheckBox
      label={say('materials.pick', { name: title })}
      checked={removal.picked.has(documentId)}
      onToggled={() => actions.removal.pickToggled(documentId)}
    />
  );
});
