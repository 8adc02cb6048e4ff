import { makeStyles } from '@fluentui/react-components';
import { memo } from 'react';
import type { FieldView } from '../../../presentation/evidence/materials/materials-view-model.ts';
import { invoiceTypeWords } from '../../../presentation/evidence/shared/invoice-type-words.ts';
import { useWords, type Say } from '../../../words/use-words.ts';
import { largestEntered } from '../../design/fields/amount-text.ts';
import { AmountField } from '../../design/fields/AmountField.tsx';
import { DateField } from '../../design/fields/DateField.tsx';
import type { FieldFrame } from '../../design/fields/field-frame.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { SelectField } from '../../design/fields/SelectField.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { placeId } from './place-id.ts';
import { useMaterials } from './materials-context.ts';

const useStyles = makeStyles({
  offered: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '2px',
    '& > :first-child': { width: '100%' },
  },
});

export interface ItemFieldProps {
  readonly documentId: string;
  readonly field: FieldView;
}

/** The source from which a field was read, short if there is little room. */
function readHint({ read }: FieldView, say: Say, short: boolean): string | undefined {
  if (!read || read.instead) return undefined;
  return short ? say(read.source) : say('reading.from', { source: say(read.source) });
}

/** One field of a document. It is rendered again only if it changes, and not while the user types in other fields. */
export const ItemField = memo(
  function ItemField({ documentId, field }: ItemFieldProps) {
    return <FieldControl documentId={documentId} field={field} />;
  },
  (before, after) => before.documentId === after.documentId && sameField(before.field, after.field),
);

function FieldControl({ documentId, field }: ItemFieldProps) {
  const { actions, beside } = useMaterials();
  const styles = useStyles();
  const { say } = useWords();
  const { id, kind, value, offer, types, asWritten } = field;
  const numberHint =
    asWritten === ''
      ? say('materials.contract-number-hint')
      : say('materials.contract-as-written', { number: asWritten });
  const typed = (text: string): void => actions.work.typed(documentId, id, text);
  const frame: FieldFrame = {
    id: placeId(documentId, id),
    label: say(field.label),
    required: field.required,
    error: field.problem && say(field.problem),
    hint: field.problem ? undefined : field.toCompare ? say('materials.compare-field') : readHint(field, say, beside),
  };
  switch (kind) {
    case 'invoice-type':
      return (
        <SelectField
          {...frame}
          value={value}
          placeholder={say('materials.type-choose')}
          choices={types.map((type) => ({ value: type, label: say(invoiceTypeWords[type]) }))}
          onChanged={typed}
        />
      );
    case 'date':
      return <DateField {...frame} value={value} onChanged={typed} onUnreadable={typed} />;
    case 'amount':
      return <AmountField {...frame} value={value} largest={largestEntered} onChanged={typed} onUnreadable={typed} />;
    case 'digits':
      return <TextField {...frame} value={value} autoComplete="off" onChanged={typed} />;
    case 'contract-number':
      return (
        <div className={styles.offered}>
          <TextField
            {...frame}
            value={value}
            autoComplete="off"
            hint={field.problem ? undefined : (frame.hint ?? numberHint)}
            onChanged={typed}
          />
          {offer !== undefined && (
            <PressButton kind="subtle" size="small" onPress={() => actions.work.separatorsRemovePressed(documentId)}>
              {say('common.label', { label: say('materials.offer') }) + offer}
            </PressButton>
          )}
        </div>
      );
  }
}

function sameField(a: FieldView, b: FieldView): boolean {
  return (
    a.id === b.id &&
    a.value === b.value &&
    a.required === b.required &&
    a.offer === b.offer &&
    a.types.length === b.types.length &&
    a.asWritten === b.asWritten &&
    a.toCompare === b.toCompare &&
    JSON.stringify([a.problem, a.read]) === JSON.stringify([b.problem, b.read])
  );
}
