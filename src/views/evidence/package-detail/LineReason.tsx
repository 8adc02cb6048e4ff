import { makeStyles, tokens } from '@fluentui/react-components';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { emptyValue } from '../../../words/format.ts';

const useStyles = makeStyles({
  reason: { color: portal.badWords, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  // A card on a phone omits an empty reason.
  none: { color: tokens.colorNeutralForeground3, [onPhone]: { display: 'none' } },
});

/** The reason why a document was returned. */
export function LineReason({ reason }: { readonly reason: string }) {
  const styles = useStyles();
  return reason === '' ? (
    <span className={styles.none}>{emptyValue}</span>
  ) : (
    <span className={styles.reason}>{reason}</span>
  );
}
