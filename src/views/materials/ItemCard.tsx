import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { beforeWords } from '../../presentation/materials/before-words.ts';
import type { MaterialsPresenter } from '../../presentation/materials/materials-presenter.ts';
import type { ItemView } from '../../presentation/materials/materials-view-model.ts';
import type { ViewerPresenter } from '../../presentation/viewer/viewer-presenter.ts';
import { useWords } from '../../words/use-words.ts';
import { onPhone } from '../design/breakpoints.ts';
import { portal } from '../design/portal-tokens.ts';
import { StateBadge } from '../design/StateBadge.tsx';
import type { Tone } from '../design/tone.ts';
import { ItemActions } from './ItemActions.tsx';
import { ItemConflict } from './ItemConflict.tsx';
import { ItemFacts } from './ItemFacts.tsx';
import { ItemFiles } from './ItemFiles.tsx';
import { ItemForm } from './ItemForm.tsx';
import { ItemMark } from './ItemMark.tsx';
import { ItemUnsaved } from './ItemUnsaved.tsx';
import { placeId } from './place-id.ts';
import { UploadTasks } from './UploadTasks.tsx';
import { narrowMaterials } from './use-materials-styles.ts';

const useStyles = makeStyles({
  item: {
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr) auto',
    gap: '6px 14px',
    padding: '14px 16px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    // Rows out of sight are not laid out: a package may hold two hundred invoices.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 140px',
    ':last-child': { borderRadius: '0 0 7px 7px' },
    [narrowMaterials]: { gridTemplateColumns: '48px minmax(0, 1fr)' },
  },
  returned: { backgroundColor: portal.badRow },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', alignSelf: 'start', minHeight: '28px', gap: '2px 8px', minWidth: 0 },
  body: { gridColumnStart: 2, gridColumnEnd: -1, gridRowStart: 2, minWidth: 0, display: 'flex', flexDirection: 'column', gap: '8px', [onPhone]: { gridColumnStart: 1 } },
  note: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  answered: { color: tokens.colorNeutralForeground2 },
  reason: { color: portal.badWords, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

const tones: Readonly<Record<ItemView['state'], Tone>> = { complete: 'ok', incomplete: 'warn', returned: 'bad', passed: 'ok', replaced: 'info', locked: 'idle' };

interface ItemCardProps {
  readonly presenter: MaterialsPresenter;
  readonly viewer: ViewerPresenter;
  readonly docFileId: string;
  readonly docMaterialId: string;
  readonly editable: boolean;
}

/** One document: its files, how it stands, what it says, and what may be done with it. */
export const ItemCard = observer(function ItemCard({ presenter, viewer, docFileId, docMaterialId, editable }: ItemCardProps) {
  const styles = useStyles();
  const { say } = useWords();
  const titleId = useId();
  const { view } = presenter.inside.card(docFileId);
  const { folds } = presenter.inside;
  const unfolded = folds.isUnfolded(docFileId);
  if (!view) return null;
  const open = editable && view.open.open;
  const { fields } = view;
  const before = beforeWords(view.replaced);
  const form = open && unfolded && fields.length > 0;

  return (
    <article id={placeId(docFileId)} aria-labelledby={titleId} className={mergeClasses(styles.item, view.state === 'returned' && styles.returned)}>
      <ItemMark presenter={presenter} view={view} docMaterialId={docMaterialId} />
      <div className={styles.head}>
        <ItemFiles presenter={presenter} viewer={viewer} view={view} titleId={titleId} open={open} />
        <StateBadge tone={tones[view.state]} size="small">
          {say(view.state === 'complete' && fields.length === 0 ? 'materials.given' : `materials.${view.state}`)}
        </StateBadge>
      </div>
      <div className={styles.body}>
        {view.reason !== '' && <div className={mergeClasses(styles.reason, view.state !== 'returned' && styles.answered)}>{say('common.label', { label: say('materials.returned-reason') }) + view.reason}</div>}
        {before !== undefined && <div className={styles.note}>{say(before)}</div>}
        <ItemUnsaved presenter={presenter} view={view} />
        <ItemConflict presenter={presenter} view={view} />
        {form ? <ItemForm presenter={presenter} view={view} /> : fields.length > 0 && <ItemFacts fields={fields} />}
        <UploadTasks presenter={presenter} docMaterialId={docMaterialId} docFileId={docFileId} />
      </div>
      <ItemActions presenter={presenter} viewer={viewer} view={view} docMaterialId={docMaterialId} open={open} unfolded={unfolded} onFolded={() => folds.toggle(docFileId)} />
    </article>
  );
});
