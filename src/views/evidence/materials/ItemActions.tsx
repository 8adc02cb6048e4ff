import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { allowedExtensions } from '../../../domain/uploads/file-limits.ts';
import { pictureLimits } from '../../../domain/evidence/upload/sheet-files.ts';
import { localFile } from '../../../presentation/uploads/local-file.ts';
import type { ItemView } from '../../../presentation/evidence/materials/materials-view-model.ts';
import type { ViewerPresenter } from '../../../presentation/viewer/shared/viewer-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { useTrail } from '../shared/trail-context.ts';
import { FilePick } from './FilePick.tsx';
import { narrowMaterials } from './use-materials-styles.ts';
import { useMaterials } from './materials-context.ts';

const useStyles = makeStyles({
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'center',
    minHeight: '28px',
    gap: '0 2px',
    [narrowMaterials]: { gridColumnStart: 1, gridColumnEnd: -1 },
  },
});

interface ItemActionsProps {
  readonly viewer: ViewerPresenter;
  readonly view: ItemView;
  readonly materialId: string;
  readonly open: boolean;
}

/** The actions on a document. */
export const ItemActions = observer(function ItemActions({ viewer, view, materialId, open }: ItemActionsProps) {
  const { page, actions, beside } = useMaterials();
  const trail = useTrail();
  const styles = useStyles();
  const { say } = useWords();
  const { documentId, title: name, files } = view;
  const types = allowedExtensions(
    pictureLimits(page.material(materialId)?.limits ?? { maximumKilobytes: {}, maximumFiles: 1 }),
  );
  const [first] = files;
  const leaving = page.removal.leaving.has(documentId);
  const replaceWords = files.length > 1 ? 'materials.replace-all' : 'upload.replace';
  return (
    <div className={styles.actions}>
      {/* If the file is shown beside the list, no button is needed to open it. */}
      {first && !(beside && view.fields.length > 0) && (
        <PressButton
          kind="subtle"
          size="small"
          label={say('materials.preview-of', { name })}
          onPress={() => actions.previewPressed(first.fileId)}
        >
          {say('materials.preview')}
        </PressButton>
      )}
      {trail && view.journeyNumber !== '' && (
        <PressButton
          kind="subtle"
          size="small"
          label={say('orders.journey-of', { name })}
          onPress={() => trail.opened({ kind: 'journey', invoiceNumber: view.journeyNumber })}
        >
          {say('orders.journey')}
        </PressButton>
      )}
      {open && (
        <>
          <FilePick
            label={`${say(replaceWords)} ${name}`}
            types={types}
            onFiles={([file], places) =>
              file && actions.files.fileReplaced(documentId, localFile(file, file.name, places.get(file)))
            }
            onExpected={() => viewer.prepare()}
          >
            {say(replaceWords)}
          </FilePick>
          {view.mayAppend && (
            <FilePick
              several
              label={say('materials.add-page-of', { name })}
              types={types}
              onFiles={(given, places) =>
                actions.files.pagesAdded(
                  documentId,
                  given.map((file) => localFile(file, file.name, places.get(file))),
                )
              }
              onExpected={() => viewer.prepare()}
            >
              {say('materials.add-page')}
            </FilePick>
          )}
          {actions.orderFill.isOfferedFor(documentId) && (
            <PressButton
              kind="subtle"
              size="small"
              label={say('reuse.order-fill-of', { name })}
              aria-haspopup="dialog"
              onPress={async () => actions.orderFill.ordersPressed(documentId)}
            >
              {say('reuse.order-fill')}
            </PressButton>
          )}
          {view.againLeft !== undefined && (
            <PressButton
              kind="subtle"
              size="small"
              busy={view.reading === 'under-way'}
              label={say('reading.again-of', { name })}
              unavailable={view.againLeft === 0 ? say('reading.again-no-more') : undefined}
              onPress={async () => actions.readAgainPressed(documentId)}
            >
              {say('reading.again')}
            </PressButton>
          )}
          <PressButton
            kind="subtle"
            size="small"
            busy={leaving}
            label={say('materials.remove-of', { name })}
            onPress={() => actions.removal.removePressed(documentId)}
          >
            {say('upload.remove')}
          </PressButton>
        </>
      )}
    </div>
  );
});
