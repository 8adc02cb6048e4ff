import { makeStyles } from '@fluentui/react-components';
import { useHiddenText } from '../theme/use-hidden-text.ts';

const useStyles = makeStyles({
  place: { display: 'inline-flex', maxWidth: '100%', minWidth: 0, whiteSpace: 'nowrap', unicodeBidi: 'isolate' },
  start: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre' },
  end: { flexShrink: 0, whiteSpace: 'pre' },
});

/** The number of characters kept at the end, where numbers of one issuer differ. */
const kept = 8;

/**
 * A number or name that is shortened in the middle if there is no room for all of it. Screen readers read the whole
 * text.
 */
export function CutInMiddle({ text }: { readonly text: string }) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const signs = [...text];
  const at = Math.max(0, signs.length - kept);
  return (
    <span className={styles.place} title={text}>
      <span className={hidden}>{text}</span>
      <span aria-hidden="true" className={styles.start}>
        {signs.slice(0, at).join('')}
      </span>
      <span aria-hidden="true" className={styles.end}>
        {signs.slice(at).join('')}
      </span>
    </span>
  );
}
