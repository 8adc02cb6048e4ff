import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import type { FieldView, ItemView } from '../../../presentation/evidence/materials/materials-view-model.ts';
import type { ViewerPresenter } from '../../../presentation/viewer/shared/viewer-presenter.ts';
import { useMedia } from '../../design/theme/use-media.ts';
import { useWords, type Say } from '../../../words/use-words.ts';
import { forcedColours, onPhone, phone as phoneWidth } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { ConfirmButtons } from './ConfirmButtons.tsx';
import { DoubtNumber } from './DoubtNumber.tsx';
import { DoubtLines } from './DoubtLines.tsx';
import { ItemComparison } from './ItemComparison.tsx';
import { ItemField } from './ItemField.tsx';
import { OneDoubt } from './OneDoubt.tsx';
import { NextItem } from './NextItem.tsx';
import { useControlEnter, useEnter } from './use-control-enter.ts';
import { scrollToPlace } from './use-mend-place.ts';
import { useFieldHighlights } from './use-field-highlights.ts';
import { useMaterials } from './materials-context.ts';

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 168px), 1fr))',
    gap: '8px 14px',
    alignItems: 'start',
    margin: 0,
    padding: 0,
    border: 'none',
    minWidth: 0,
    '& label': { fontSize: '12px', lineHeight: '16px', paddingTop: '2px', paddingBottom: '2px', fontWeight: 400 },
    [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
  // Twenty digits and the longest names of types need the whole width of a phone.
  long: { minWidth: 0, [onPhone]: { gridColumnStart: 1, gridColumnEnd: -1 } },
  short: { minWidth: 0 },
  place: { position: 'relative' },
  // Below the file: as many fields as possible are visible, and a field's source is at the end of its label's line.
  beside: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
    gap: '4px 10px',
    // Twenty digits fit into a third of the file's width.
    '& .fui-Input': { minHeight: '28px', paddingLeft: '6px', paddingRight: '6px' },
    '& input': { height: '26px', fontSize: '13px', paddingLeft: '2px', paddingRight: '2px' },
    '& select': { height: '28px' },
    '& .fui-Field': { position: 'relative' },
    '& .fui-Field__hint': {
      position: 'absolute',
      right: 0,
      top: '2px',
      marginTop: 0,
      maxWidth: '48%',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontSize: '11px',
      lineHeight: '18px',
    },
  },
  // A hint that is a sentence is never cut off.
  said: { '& .fui-Field__hint': { position: 'static', maxWidth: 'none', marginTop: '2px', whiteSpace: 'normal' } },
  old: { '& .fui-Field__hint': { color: portal.warnWords } },
  whole: { gridColumnStart: 1, gridColumnEnd: -1 },
  notes: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  doubtful: {
    '& label': { paddingLeft: '20px' },
    borderRadius: '6px',
    boxShadow: `0 0 0 4px ${portal.warnGround}`,
    backgroundColor: portal.warnGround,
    [forcedColours]: { outline: '2px solid CanvasText' },
  },
  missing: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground2 },
});

const isLong = ({ id, kind }: FieldView): boolean =>
  kind === 'invoice-type' || kind === 'contract-number' || id === 'number' || id === 'checkCode';

/** Whether the field's hint is a sentence instead of its source. */
const isSaid = ({ kind, read }: FieldView): boolean =>
  kind === 'contract-number' && (read === undefined || read.instead !== undefined);

interface ItemFormProps {
  readonly viewer: ViewerPresenter;
  readonly view: ItemView;
}

/** The missing fields, or that a reading will fill them. */
function missingWords({ reading, check, missing }: ItemView, say: Say): string {
  if (reading === 'asked') return say('reading.asked');
  if (check === 'reading') return say('reading.form-under-way');
  return say('materials.still-missing', {
    fields: missing.map((label) => say(label)).join(say('formats.list-separator')),
  });
}

/** The form of a document; it is saved while the user types. */
export function ItemForm({ viewer, view }: ItemFormProps) {
  const { actions, beside } = useMaterials();
  const styles = useStyles();
  const { say } = useWords();
  const { documentId } = view;
  const onNext = (): void => {
    const next = actions.work.nextPressed(documentId);
    if (next) scrollToPlace(next);
  };
  const confirmed = (): void => {
    const next = actions.work.confirmPressed(documentId);
    if (next) scrollToPlace(next);
  };
  const phone = useMedia(phoneWidth);
  useFieldHighlights(viewer, view);
  const entered = (field: FieldView['id']): void => {
    actions.work.fieldEntered(documentId, field);
    viewer.showLight(field);
  };
  const left = (): void => {
    actions.work.fieldLeft();
    viewer.showLight('');
  };
  const [whole, setWhole] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  useControlEnter(form, onNext);
  // While single doubts are shown, Enter goes to the next one, and only after the last it confirms the document.
  useEnter(form, confirmed, phone && !whole && view.doubts.length > 0 ? 'off' : 'on');
  const numberOf = ({ id }: FieldView): number | undefined => view.doubts.find(({ field }) => field === id)?.number;
  // Notes with a doubt are shown among the doubts.
  const notes = view.readNotes.filter(({ doubt }) => doubt === undefined);
  if (phone && !whole && view.doubts.length > 0) {
    return (
      <div ref={form} role="group" aria-label={say('materials.fields-of', { name: view.title })}>
        <OneDoubt viewer={viewer} view={view} onConfirmed={confirmed} onWhole={() => setWhole(true)} />
      </div>
    );
  }
  return (
    <div
      ref={form}
      role="group"
      className={mergeClasses(styles.form, beside && styles.beside)}
      aria-label={say('materials.fields-of', { name: view.title })}
    >
      <div className={styles.whole}>
        <ItemComparison
          view={view}
          onDone={() => scrollToPlace({ item: documentId, field: view.fields[0]?.id ?? null })}
        />
      </div>
      {view.fields.map((field) => (
        <div
          key={field.id}
          className={mergeClasses(
            styles.place,
            isLong(field) ? styles.long : styles.short,
            field.toCompare && styles.old,
            beside && isSaid(field) && styles.said,
            numberOf(field) !== undefined && styles.doubtful,
          )}
          onFocus={() => entered(field.id)}
          onBlur={left}
        >
          {numberOf(field) !== undefined && <DoubtNumber atLabel number={numberOf(field) ?? 0} />}
          <ItemField documentId={documentId} field={field} />
        </div>
      ))}
      <div className={styles.whole}>
        <DoubtLines view={view} />
      </div>
      {notes.length > 0 && (
        <ul className={mergeClasses(styles.whole, styles.notes)}>
          {notes.map(({ words }) => (
            <li key={words.key}>{say(words)}</li>
          ))}
        </ul>
      )}
      {view.missing.length > 0 && (
        <div className={mergeClasses(styles.whole, styles.missing)}>{missingWords(view, say)}</div>
      )}
      <div className={styles.whole}>
        {view.check === undefined || view.check === 'reading' || view.state === 'to-compare' ? (
          <NextItem documentId={documentId} onNext={onNext} />
        ) : (
          <ConfirmButtons documentId={documentId} onConfirmed={confirmed} onLater={onNext} />
        )}
      </div>
    </div>
  );
}
