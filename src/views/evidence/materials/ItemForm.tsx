import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useRef } from 'react';
import type { FieldView, ItemView } from '../../../presentation/evidence/materials/materials-view-model.ts';
import { useWords } from '../../../words/use-words.ts';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { ItemComparison } from './ItemComparison.tsx';
import { ItemField } from './ItemField.tsx';
import { NextItem } from './NextItem.tsx';
import { useControlEnter } from './use-control-enter.ts';
import { leadTo } from './use-mend-place.ts';
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
  // Twenty digits, and the longest names of types, want the whole width of a phone.
  long: { minWidth: 0, [onPhone]: { gridColumnStart: 1, gridColumnEnd: -1 } },
  short: { minWidth: 0 },
  old: { '& .fui-Field__hint': { color: portal.warnWords } },
  whole: { gridColumnStart: 1, gridColumnEnd: -1 },
  notes: { listStyleType: 'none', margin: 0, padding: 0, fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  doubt: { color: portal.warnWords, fontWeight: 600 },
  missing: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground2 },
});

const isLong = ({ id, kind }: FieldView): boolean => kind === 'invoice-type' || kind === 'contract-number' || id === 'number' || id === 'checkCode';

interface ItemFormProps {
  readonly view: ItemView;
}

/** What a document says, to be typed; saved as one goes. */
export function ItemForm({ view }: ItemFormProps) {
  const { actions } = useMaterials();
  const styles = useStyles();
  const { say } = useWords();
  const { docFileId } = view;
  const onNext = (): void => {
    const next = actions.work.nextPressed(docFileId);
    if (next) leadTo(next);
  };
  const form = useRef<HTMLDivElement>(null);
  useControlEnter(form, onNext);
  return (
    <div ref={form} role="group" className={styles.form} aria-label={say('materials.fields-of', { name: view.title })}>
      <div className={styles.whole}>
        <ItemComparison view={view} onDone={() => leadTo({ item: docFileId, field: view.fields[0]?.id ?? null })} />
      </div>
      {view.fields.map((field) => (
        <div key={field.id} className={mergeClasses(isLong(field) ? styles.long : styles.short, field.toCompare && styles.old)} onFocus={() => actions.work.fieldEntered(docFileId, field.id)} onBlur={() => actions.work.fieldLeft()}>
          <ItemField docFileId={docFileId} field={field} />
        </div>
      ))}
      {view.readNotes.length > 0 && (
        <ul className={mergeClasses(styles.whole, styles.notes)}>
          {view.readNotes.map(({ words, doubt }) => (
            <li key={words.key}>
              {say(words)}
              {doubt && <span className={styles.doubt}> {say(doubt)}</span>}
            </li>
          ))}
        </ul>
      )}
      {view.missing.length > 0 && (
        <div className={mergeClasses(styles.whole, styles.missing)}>{say('materials.still-missing', { fields: view.missing.map((label) => say(label)).join(say('formats.list-separator')) })}</div>
      )}
      <div className={styles.whole}>
        <NextItem docFileId={docFileId} onNext={onNext} />
      </div>
    </div>
  );
}
