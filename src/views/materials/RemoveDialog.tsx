import { observer } from 'mobx-react-lite';
import type { MaterialsPresenter } from '../../presentation/materials/materials-presenter.ts';
import { useWords } from '../../words/use-words.ts';
import { PortalDialog } from '../design/PortalDialog.tsx';

/** Asks before a document is removed. */
export const RemoveDialog = observer(function RemoveDialog({ presenter }: { readonly presenter: MaterialsPresenter }) {
  const { say } = useWords();
  const { removing } = presenter;
  return (
    <PortalDialog
      open={removing !== undefined}
      kind="confirm"
      title={say('materials.remove-title')}
      confirmLabel={say('materials.remove')}
      onConfirmed={async () => presenter.removalConfirmed()}
      onClosed={() => presenter.removalDropped()}
    >
      <div>{removing?.files.map((file) => file.name).join(say('formats.list-separator'))}</div>
      <div>{say('materials.remove-body')}</div>
    </PortalDialog>
  );
});
