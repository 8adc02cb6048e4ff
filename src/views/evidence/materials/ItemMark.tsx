import { observer } from 'mobx-react-lite';
import type { MaterialsPresenter } from '../../../presentation/evidence/materials/materials-presenter.ts';
import type { ItemView } from '../../../presentation/evidence/materials/materials-view-model.ts';
import { useWords } from '../../../words/use-words.ts';
import { CheckBox } from '../../design/fields/CheckBox.tsx';
import { FilePicture } from './FilePicture.tsx';

interface ItemMarkProps {
  readonly presenter: MaterialsPresenter;
  readonly view: ItemView;
  readonly docMaterialId: string;
}

/** At the start of a document: what kind of file it is, or a box to pick it by. */
export const ItemMark = observer(function ItemMark({ presenter, view, docMaterialId }: ItemMarkProps) {
  const { say } = useWords();
  const { removal } = presenter;
  const { docFileId, title, open } = view;
  if (removal.pickingFrom !== docMaterialId || !open.open || removal.removing.length > 0) return <FilePicture file={view.files[0]} />;
  return <CheckBox label={say('materials.pick', { name: title })} checked={removal.picked.has(docFileId)} onToggled={() => removal.pickToggled(docFileId)} />;
});
