import { observer } from 'mobx-react-lite';
import type { MaterialsPresenter } from '../../../presentation/evidence/materials/materials-presenter.ts';
import { besideRemoved } from '../../../presentation/evidence/materials/package-removal.ts';
import { useWords } from '../../../words/use-words.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { focusOnceLost } from '../shared/focus-in.ts';
import { placeId } from './place-id.ts';

/** More names than these are only counted. */
const namesShown = 8;

/** Asks before documents are removed. */
export const RemoveDialog = observer(function RemoveDialog({ presenter }: { readonly presenter: MaterialsPresenter }) {
  const { say } = useWords();
  const { removal, inside } = presenter;
  const { asked } = removal;
  const names = asked.slice(0, namesShown).map((item) => item.files.map((file) => file.name).join(say('formats.list-separator')));
  const removed = async (): Promise<void> => {
    const frame = inside.frameOf(asked[0]?.docFileId ?? '');
    const next = frame && besideRemoved(frame.itemIds, asked.map((item) => item.docFileId), inside.folds);
    await removal.confirmed();
    // The button that opened the dialog is gone with its document.
    if (frame) focusOnceLost([...(next === undefined ? [] : [placeId(next)]), placeId(frame.docMaterialId, 'drop'), placeId(frame.docMaterialId)]);
  };
  return (
    <PortalDialog
      open={asked.length > 0}
      kind="confirm"
      destroys
      title={asked.length > 1 ? say('materials.remove-several-title', { count: asked.length }) : say('materials.remove-title')}
      confirmLabel={say('materials.remove')}
      onConfirmed={removed}
      onClosed={() => removal.dropped()}
    >
      {names.map((name, index) => (
        <div key={asked[index]?.docFileId}>{name}</div>
      ))}
      {asked.length > namesShown && <div>{say('materials.remove-more', { count: asked.length - namesShown })}</div>}
      <div>{say('materials.remove-body')}</div>
    </PortalDialog>
  );
});
