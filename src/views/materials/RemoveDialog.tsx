import { observer } from 'mobx-react-lite';
import type { MaterialsPresenter } from '../../presentation/materials/materials-presenter.ts';
import { useWords } from '../../words/use-words.ts';
import { PortalDialog } from '../design/PortalDialog.tsx';
import { focusOnceLost } from './focus-in.ts';
import { placeId } from './place-id.ts';

/** Asks before a document is removed. */
export const RemoveDialog = observer(function RemoveDialog({ presenter }: { readonly presenter: MaterialsPresenter }) {
  const { say } = useWords();
  const { removing } = presenter;
  const removed = async (): Promise<void> => {
    const material = removing && presenter.inside.item(removing.docFileId)?.material;
    await presenter.removalConfirmed();
    // The button that opened the dialog is gone with its document.
    if (material) focusOnceLost(placeId(material.docMaterialId));
  };
  return (
    <PortalDialog
      open={removing !== undefined}
      kind="confirm"
      title={say('materials.remove-title')}
      confirmLabel={say('materials.remove')}
      onConfirmed={removed}
      onClosed={() => presenter.removalDropped()}
    >
      <div>{removing?.files.map((file) => file.name).join(say('formats.list-separator'))}</div>
      <div>{say('materials.remove-body')}</div>
    </PortalDialog>
  );
});
