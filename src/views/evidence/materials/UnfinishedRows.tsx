import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { allowedExtensions } from '../../../domain/uploads/file-limits.ts';
import { localFile } from '../../../presentation/uploads/local-file.ts';
import type { ViewerPresenter } from '../../../presentation/viewer/shared/viewer-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { FileRow } from '../../design/fields/FileRow.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { FilePick } from './FilePick.tsx';
import { focusOnceLost } from '../../design/actions/focus-in.ts';
import { placeId } from './place-id.ts';
import { useMaterials } from './materials-context.ts';

interface UnfinishedRowsProps {
  readonly viewer: ViewerPresenter;
  readonly materialId: string;
  /** Limits the rows to this document; without it, the rows of new documents are shown. */
  readonly documentId?: string;
}

/** Uploads that were interrupted when the portal was closed, each with its state and its actions. */
export const UnfinishedRows = observer(function UnfinishedRows({
  viewer,
  materialId,
  documentId,
}: UnfinishedRowsProps) {
  const { page, actions } = useMaterials();
  const { say } = useWords();
  const [asked, setAsked] = useState<string>();
  const types = allowedExtensions(page.material(materialId)?.limits ?? { maximumKilobytes: {}, maximumFiles: 1 });
  const rows = page.unfinishedUploads(materialId, documentId);
  const leaving = rows.find(({ id }) => id === asked);
  const letGo = async (id: string): Promise<void> => {
    setAsked(undefined);
    await actions.unfinished.abandonPressed(id);
    focusOnceLost([placeId(materialId, 'drop')]);
  };
  const drawn = rows.map(({ id, name, kept, size, busy, trouble, findable }) => (
    <FileRow
      key={id}
      name={name}
      state="waiting"
      verdict={{ tone: 'idle', words: say('materials.unfinished-state') }}
      reason={say(findable ? 'materials.unfinished-findable' : 'materials.unfinished', { kept, size })}
      actions={
        <>
          {findable && (
            <PressButton
              kind="subtle"
              size="small"
              busy={busy}
              label={say('materials.unfinished-go-on-of', { name })}
              onPress={async () => actions.unfinished.resumePressed(id)}
            >
              {say('materials.unfinished-go-on')}
            </PressButton>
          )}
          <FilePick
            label={say('materials.unfinished-pick-of', { name })}
            types={types}
            onFiles={([file], places) =>
              file && void actions.unfinished.fileGiven(id, localFile(file, file.name, places.get(file)))
            }
            onExpected={() => viewer.prepare()}
          >
            {say('materials.unfinished-pick')}
          </FilePick>
          <PressButton
            kind="subtle"
            size="small"
            busy={busy}
            label={say('materials.unfinished-let-go-of', { name })}
            onPress={() => setAsked(id)}
          >
            {say('materials.unfinished-let-go')}
          </PressButton>
        </>
      }
    >
      <div role="status">
        {trouble && (
          <Notice tone="bad" small>
            {say(trouble)}
          </Notice>
        )}
      </div>
    </FileRow>
  ));
  return (
    <>
      {drawn}
      <PortalDialog
        open={leaving !== undefined}
        kind="confirm"
        destroys
        title={say('materials.unfinished-let-go-title')}
        confirmLabel={say('materials.unfinished-let-go')}
        onConfirmed={async () => leaving && letGo(leaving.id)}
        onClosed={() => setAsked(undefined)}
      >
        {leaving && <div>{say('materials.unfinished-let-go-ask', leaving)}</div>}
      </PortalDialog>
    </>
  );
});
