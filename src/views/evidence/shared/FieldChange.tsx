import { makeStyles } from '@fluentui/react-components';
import { ArrowRight12Regular } from '@fluentui/react-icons/svg/arrow-right';
import type { ShownValue } from '../../../presentation/evidence/shared/shown-value.ts';
import type { PlainKey } from '../../../words/catalogue.ts';
import { useWords } from '../../../words/use-words.ts';
import { FieldValue } from './FieldValue.tsx';

const useStyles = makeStyles({
  change: { display: 'flex', flexWrap: 'wrap', gap: '0 6px' },
  to: { alignSelf: 'center' },
});

export interface FieldChangeProps {
  readonly change: { readonly label: PlainKey; readonly before: ShownValue; readonly after: ShownValue };
  /** The class of the value before, if it differs from the surrounding text. */
  readonly beforeClass?: string | undefined;
}

/** A field's value before and after. */
export function FieldChange({ change: { label, before, after }, beforeClass }: FieldChangeProps) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <div className={styles.change}>
      <span>{say('common.label', { label: say(label) })}</span>
      <del className={beforeClass}>
        <FieldValue value={before} />
      </del>
      <ArrowRight12Regular className={styles.to} aria-label={say('materials.mended-to')} />
      <ins>
        <FieldValue value={after} />
      </ins>
    </div>
  );
}
