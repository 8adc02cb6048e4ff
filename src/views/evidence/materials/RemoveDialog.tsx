import { observer } from 'mobx-react-lite';
import { useWords } from '../../../words/use-words.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { focusOnceLost } from '../../design/actions/focus-in.ts';
import { placeId } from './place-id.ts';
import { useMaterials } from './materials-context.ts';

/** The maximum number of names; of further ones, only the number is shown. */
const namesShown = 8;

/** Asks before documents are removed. */
export const RemoveDialog = observer(function RemoveDialog() {
  const { page, actions } = useMaterials();
  const { say } = useWords();
  const { toConfirm, next } = page.removal;
  const names = toConfirm.slice(0, namesShown).map(({ fileNames }) => fileNames.join(say('formats.list-separator')));
  const removed = async (): Promise<void> => {
    await actions.removal.removalConfirmed();
    // The button that opened the dialog was removed with its document.
    if (next)
      focusOnceLost([
        ...(next.documentId === undefined ? [] : [placeId(next.documentId)]),
        placeId(next.materialId, 'drop'),
        placeId(next.materialId),
      ]);
  };
  return (
    <PortalDialog
      open={toConfirm.length > 0}
      kind="confirm"
      destroys
      title={
        toConfirm.length > 1
          ? say('materials.remove-several-title', { count: toConfirm.length })
          : say('materials.remove-title')
      }
      confirmLabel={say('materials.remove')}
      onConfirmed={removed}
      onClosed={() => actions.removal.removalDropped()}
    >
      {names.map((name, index) => (
        <div key={toConfirm[index]?.documentId}>{name}</div>
      ))}
      {toConfirm.length > namesShown && (
        <div>{say('materials.remove-more', { count: toConfirm.length - namesShown })}</div>
      )}
      <div>{say('materials.remove-body')}</div>
    </PortalDialog>
  );
});
