import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { CorrectionNote } from '../shared/CorrectionNote.tsx';
import type { ViewerPresenter } from '../../../presentation/viewer/shared/viewer-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { ItemActions } from './ItemActions.tsx';
import { ItemConflict } from './ItemConflict.tsx';
import { ItemFacts } from './ItemFacts.tsx';
import { ItemFiles } from './ItemFiles.tsx';
import { ItemForm } from './ItemForm.tsx';
import { ItemMark } from './ItemMark.tsx';
import { ItemPaper } from './ItemPaper.tsx';
import { ItemRow } from './ItemRow.tsx';
import { ItemStateBadge } from './ItemStateBadge.tsx';
import { ItemTwins } from './ItemTwins.tsx';
import { ItemUnsaved } from './ItemUnsaved.tsx';
import { placeId } from './place-id.ts';
import { WordMarkLines } from './WordMarkLines.tsx';
import { UnfinishedRows } from './UnfinishedRows.tsx';
import { UploadTasks } from './UploadTasks.tsx';
import { narrowMaterials } from './use-materials-styles.ts';
import { useMaterials } from './materials-context.ts';

const useStyles = makeStyles({
  item: {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '0 8px',
    padding: '4px 16px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    // Rows outside the window are not laid out, because a package may contain two hundred invoices.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 41px',
    ':last-child': { borderRadius: '0 0 7px 7px' },
  },
  unfolded: { boxShadow: `inset 3px 0 0 ${portal.accent}` },
  onPaper: { backgroundColor: portal.accentSoft },
  beside: { paddingTop: 0, paddingBottom: 0, containIntrinsicBlockSize: 'auto 31px' },
  returned: { backgroundColor: portal.badRow },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    minHeight: '32px',
    gap: '2px 8px',
    minWidth: 0,
    [narrowMaterials]: { gridColumnEnd: -1 },
  },
  body: {
    gridColumnStart: 2,
    gridColumnEnd: -1,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '4px 0 10px',
    ':empty': { display: 'none' },
    [onPhone]: { gridColumnStart: 1 },
  },
  note: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  answered: { color: tokens.colorNeutralForeground2 },
  reason: { color: portal.badWords, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

interface ItemCardProps {
  readonly viewer: ViewerPresenter;
  readonly documentId: string;
  readonly materialId: string;
  readonly editable: boolean;
}

/**
 * One document: a row with its state and, if it is unfolded, its values and actions. A document without fields cannot
 * be unfolded.
 */
export const ItemCard = observer(function ItemCard({ viewer, documentId, materialId, editable }: ItemCardProps) {
  const { page, beside } = useMaterials();
  const styles = useStyles();
  const { say } = useWords();
  const titleId = useId();
  const view = page.item(documentId);
  // If the file is beside the list, the form and the actions of the selected document are below it.
  const selected = page.openItem?.documentId === documentId;
  const unfolded = beside ? selected : page.isUnfolded(documentId);
  if (!view) return null;
  const open = editable && view.open.open;
  const folds = view.fields.length > 0;
  const buttons = <ItemActions viewer={viewer} view={view} materialId={materialId} open={open} />;

  return (
    <article
      id={placeId(documentId)}
      aria-labelledby={titleId}
      {...(beside && selected ? { 'aria-current': true } : {})}
      className={mergeClasses(
        styles.item,
        beside && folds && styles.beside,
        folds && unfolded && styles.unfolded,
        beside && selected && styles.onPaper,
        view.state === 'returned' && styles.returned,
      )}
    >
      <ItemMark viewer={viewer} view={view} materialId={materialId} />
      {folds ? (
        <ItemRow view={view} titleId={titleId} unfolded={unfolded} />
      ) : (
        <>
          <div className={styles.head}>
            <ItemFiles viewer={viewer} view={view} titleId={titleId} open={open} />
            <ItemStateBadge view={view} />
          </div>
          {buttons}
        </>
      )}
      <div className={styles.body}>
        {view.reason !== '' && (
          <div className={mergeClasses(styles.reason, view.state !== 'returned' && styles.answered)}>
            {say('common.label', { label: say('materials.returned-reason') }) + view.reason}
          </div>
        )}
        {view.correction && <CorrectionNote correction={view.correction} />}
        {!(beside && selected && folds) && (
          <>
            <ItemUnsaved view={view} />
            <ItemConflict view={view} />
            {open && !beside && <ItemTwins view={view} />}
            {open && !beside && <ItemPaper view={view} />}
          </>
        )}
        {folds && unfolded && !beside && (
          <>
            {view.files.length > 1 && <ItemFiles viewer={viewer} view={view} open={open} />}
            {open ? <ItemForm viewer={viewer} view={view} /> : <ItemFacts fields={view.fields} />}
            <WordMarkLines viewer={viewer} view={view} editable={editable} />
            {buttons}
          </>
        )}
        <UploadTasks materialId={materialId} documentId={documentId} />
        <UnfinishedRows viewer={viewer} materialId={materialId} documentId={documentId} />
      </div>
    </article>
  );
});
