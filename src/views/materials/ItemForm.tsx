import { makeStyles } from '@fluentui/react-components';
import { useRef } from 'react';
import type { MaterialsPresenter } from '../../presentation/materials/materials-presenter.ts';
import type { FieldView, ItemView } from '../../presentation/materials/materials-view-model.ts';
import { useWords } from '../../words/use-words.ts';
import { onPhone } from '../design/breakpoints.ts';
import { ItemField } from './ItemField.tsx';
import { NextItem } from './NextItem.tsx';
import { useControlEnter } from './use-control-enter.ts';
import { leadTo } from './use-mend-place.ts';

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
  whole: { gridColumnStart: 1, gridColumnEnd: -1 },
});

const isLong = ({ id, kind }: FieldView): boolean => kind === 'invoice-type' || kind === 'contract-number' || id === 'number' || id === 'checkCode';

interface ItemFormProps {
  readonly presenter: MaterialsPresenter;
  readonly view: ItemView;
}

/** What a document says, to be typed; saved as one goes. */
export function ItemForm({ presenter, view }: ItemFormProps) {
  const styles = useStyles();
  const { say } = useWords();
  const { docFileId } = view;
  const onNext = (): void => {
    const next = presenter.nextPressed(docFileId);
    if (next) leadTo(next);
  };
  const form = useRef<HTMLDivElement>(null);
  useControlEnter(form, onNext);
  return (
    <div ref={form} role="group" className={styles.form} onFocus={() => presenter.fieldsEntered(docFileId)} aria-label={say('materials.fields-of', { name: view.title })}>
      {view.fields.map((field) => (
        <div key={field.id} className={isLong(field) ? styles.long : styles.short}>
          <ItemField docFileId={docFileId} field={field} presenter={presenter} />
        </div>
      ))}
      <div className={styles.whole}>
        <NextItem presenter={presenter} docFileId={docFileId} onNext={onNext} />
      </div>
    </div>
  );
}
