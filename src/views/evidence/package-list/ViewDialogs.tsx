import { observer } from 'mobx-react-lite';

import type { PackageListPresenter } from '../../../presentation/evidence/package-list/package-list-presenter.ts';
import { maxNameCharacters } from '../../../presentation/evidence/package-list/saved-views.ts';
import { useWords } from '../../../words/use-words.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { TextField } from '../../design/fields/TextField.tsx';

const refusals = {
  'too-long': 'packages.view-long',
  taken: 'packages.view-taken',
  'too-many': 'packages.view-many',
} as const;

interface ViewDialogsProps {
  readonly presenter: PackageListPresenter;
  /** The view that the user wants to remove. */
  readonly removing: string | undefined;
  readonly onRemovalEnded: () => void;
}

/** The dialogs for naming and removing a view. */
export const ViewDialogs = observer(function ViewDialogs({ presenter, removing, onRemovalEnded }: ViewDialogsProps) {
  const { say } = useWords();
  const { naming } = presenter.viewModel.saved;
  const refusal = naming?.refusal;
  return (
    <>
      <PortalDialog
        open={naming !== undefined}
        kind="confirm"
        choosing
        startsAtField
        title={say(naming?.own === undefined ? 'packages.view-save' : 'packages.view-rename')}
        confirmLabel={say('packages.view-ok')}
        onConfirmed={() => presenter.views.nameGiven()}
        onClosed={() => presenter.views.namingDropped()}
      >
        {naming && (
          // Enter in the only field saves it, as in every form.
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              presenter.views.nameGiven();
            }}
          >
            <TextField
              label={say('packages.view-name')}
              value={naming.name}
              maxLength={maxNameCharacters}
              autoComplete="off"
              error={refusal === undefined || refusal === 'empty' ? undefined : say(refusals[refusal])}
              hint={refusal === 'empty' ? say('packages.view-empty') : undefined}
              onChanged={(name) => presenter.views.nameTyped(name)}
            />
          </form>
        )}
      </PortalDialog>
      <PortalDialog
        open={removing !== undefined}
        kind="confirm"
        destroys
        title={say('packages.view-rq', { name: removing ?? '' })}
        confirmLabel={say('packages.view-remove')}
        onConfirmed={() => {
          if (removing !== undefined) presenter.views.remove(removing);
          onRemovalEnded();
        }}
        onClosed={onRemovalEnded}
      >
        {say('packages.view-rb')}
      </PortalDialog>
    </>
  );
});
