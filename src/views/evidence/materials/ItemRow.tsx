import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronUp16Regular } from '@fluentui/react-icons/svg/chevron-up';
import type { FieldView, ItemView } from '../../../presentation/evidence/materials/materials-view-model.ts';
import type { ItemFields } from '../../../presentation/evidence/shared/item-fields.ts';
import { useWords } from '../../../words/use-words.ts';
import { CutInMiddle } from '../../design/panels/CutInMiddle.tsx';
import { phone } from '../../design/theme/breakpoints.ts';
import { useMedia } from '../../design/theme/use-media.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useHiddenText } from '../../design/theme/use-hidden-text.ts';
import { FieldValue } from '../shared/FieldValue.tsx';
import { ItemStateBadge } from './ItemStateBadge.tsx';
import { scrollToPlace } from './use-mend-place.ts';
import { smallMaterials, tinyMaterials } from './use-materials-styles.ts';
import { useMaterials } from './materials-context.ts';

const useStyles = makeStyles({
  // Beside the file a row is one line: its number (twenty digits), date, amount (billions), source and state.
  besideRow: {
    gridColumnStart: 2,
    gridColumnEnd: -1,
    display: 'grid',
    gridTemplateColumns: '160px 80px minmax(0, 1fr) minmax(0, 76px) 132px',
    alignItems: 'center',
    gap: '0 10px',
    minHeight: '30px',
    minWidth: 0,
    padding: 0,
    border: 'none',
    background: 'none',
    font: 'inherit',
    fontSize: '13px',
    color: tokens.colorNeutralForeground1,
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: '2px',
    ':hover .row-name': { color: portal.accent, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    // The source is omitted, because the form shows it too.
    [smallMaterials]: { gridTemplateColumns: '150px 72px minmax(0, 1fr) 124px', gap: '0 6px' },
  },
  end: { textAlign: 'end' },
  besideState: { minWidth: 0, '& > span': { overflowWrap: 'normal' } },
  bare: { color: tokens.colorNeutralForeground3, fontWeight: 400 },
  source: {
    fontSize: '12px',
    color: tokens.colorNeutralForeground3,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    [smallMaterials]: { display: 'none' },
  },
  // An amount that does not count is struck through; a text beside it says so.
  notCounted: { textDecorationLine: 'line-through' },
  row: {
    gridColumnStart: 2,
    gridColumnEnd: -1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 164px 80px 108px 100px 16px',
    alignItems: 'center',
    gap: '0 8px',
    minHeight: '32px',
    minWidth: 0,
    padding: 0,
    border: 'none',
    background: 'none',
    font: 'inherit',
    color: tokens.colorNeutralForeground1,
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: '2px',
    ':hover .row-name': { color: portal.accent, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    [smallMaterials]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto 16px', padding: '6px 0' },
    [tinyMaterials]: { gridTemplateColumns: 'minmax(0, 1fr) auto 16px', padding: '6px 0' },
  },
  // A name can have any length; the row's `title` contains all of it.
  name: { fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', unicodeBidi: 'isolate' },
  known: { fontWeight: 400, color: tokens.colorNeutralForeground1 },
  value: {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    unicodeBidi: 'isolate',
    color: tokens.colorNeutralForeground2,
  },
  // On a phone, twenty digits and a long amount need a line of their own, and so does the date.
  amount: {
    textAlign: 'end',
    [smallMaterials]: { gridRowStart: 2, gridColumnStart: 3, gridColumnEnd: -1 },
    [tinyMaterials]: { gridRowStart: 2, gridColumnStart: 2, gridColumnEnd: -1 },
  },
  number: {
    [smallMaterials]: { gridRowStart: 2, gridColumnStart: 1 },
    [tinyMaterials]: { gridRowStart: 2, gridColumnStart: 1 },
  },
  date: {
    [smallMaterials]: { gridRowStart: 2, gridColumnStart: 2 },
    [tinyMaterials]: { gridRowStart: 3, gridColumnStart: 1 },
  },
  state: {
    minWidth: 0,
    '& > span': { overflowWrap: 'normal' },
    [smallMaterials]: { gridRowStart: 1, gridColumnStart: 2, gridColumnEnd: 4, justifySelf: 'end' },
    [tinyMaterials]: { gridRowStart: 1, gridColumnStart: 2 },
  },
  chevron: {
    display: 'inline-flex',
    color: tokens.colorNeutralForeground3,
    [smallMaterials]: { gridRowStart: 1, gridColumnStart: 4 },
    [tinyMaterials]: { gridRowStart: 1, gridColumnStart: 3 },
  },
});

const fieldOf = ({ fields }: ItemView, ...ids: readonly (keyof ItemFields)[]): FieldView | undefined =>
  fields.find((field) => ids.includes(field.id));

interface ItemRowProps {
  readonly view: ItemView;
  readonly titleId: string;
  readonly unfolded: boolean;
}

/**
 * The row of a document: its name, number, date, amount and state. A press unfolds the document and folds the one that
 * was unfolded.
 */
export function ItemRow({ view, titleId, unfolded }: ItemRowProps) {
  const { actions, beside } = useMaterials();
  const styles = useStyles();
  const hidden = useHiddenText();
  const isPhone = useMedia(phone);
  const { say } = useWords();
  const { documentId, files, title } = view;
  const number = fieldOf(view, 'number', 'contractNumber');
  const value = (field: FieldView | undefined, className: string) => (
    <span className={mergeClasses(styles.value, className)}>
      {field && field.value !== '' && (
        <>
          <span className={hidden}>{say('common.label', { label: say(field.label) })}</span>
          {isPhone && field === number ? <CutInMiddle text={field.value} /> : <FieldValue value={field.shown} />}
        </>
      )}
    </span>
  );
  const name =
    files.length > 1
      ? say('materials.name-and-more', { name: title, count: files.length })
      : title || say('materials.nothing-yet');
  if (beside) {
    const opened = (): void => {
      actions.itemPressed(documentId);
      scrollToPlace({
        item: documentId,
        field: view.fields.find((field) => field.id === view.doubts[0]?.field)?.id ?? view.fields[0]?.id ?? null,
      });
    };
    return (
      <button
        type="button"
        data-row
        className={styles.besideRow}
        aria-expanded={unfolded}
        title={title}
        onClick={opened}
      >
        <span id={titleId} className={mergeClasses('row-name', styles.name, number?.value ? hidden : styles.bare)}>
          {name}
        </span>
        {number?.value && value(number, mergeClasses('row-name', styles.known))}
        {value(fieldOf(view, 'date'), styles.value)}
        {value(fieldOf(view, 'total', 'contractAmount'), mergeClasses(styles.end, !view.counts && styles.notCounted))}
        <span className={styles.source}>{view.sources.map((source) => say(source)).join('+')}</span>
        <span className={styles.besideState}>
          <ItemStateBadge view={view} />
        </span>
      </button>
    );
  }
  const pressed = (): void => actions.foldPressed(documentId);
  const Chevron = unfolded ? ChevronUp16Regular : ChevronDown16Regular;
  return (
    <button type="button" data-row className={styles.row} aria-expanded={unfolded} title={title} onClick={pressed}>
      <span id={titleId} className={mergeClasses('row-name', styles.name)}>
        {isPhone ? <CutInMiddle text={name} /> : name}
      </span>
      {value(number, styles.number)}
      {value(fieldOf(view, 'date'), styles.date)}
      {value(fieldOf(view, 'total', 'contractAmount'), mergeClasses(styles.amount, !view.counts && styles.notCounted))}
      <span className={styles.state}>
        <ItemStateBadge view={view} />
      </span>
      <span className={styles.chevron} aria-hidden="true">
        <Chevron />
      </span>
    </button>
  );
}
