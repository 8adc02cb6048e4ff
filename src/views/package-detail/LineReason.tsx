import { makeStyles, tokens } from '@fluentui/react-components';
import { portal } from '../design/portal-tokens.ts';
import { emptyValue } from '../../words/format.ts';

const useStyles = makeStyles({
  reason: { color: portal.badWords, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  none: { color: tokens.colorNeutralForeground3 },
});

/** Why a document was returned. */
export function LineReason({ reason }: { readonly reason: string }) {
  const styles = useStyles();
  return reason === '' ? <span className={styles.none}>{emptyValue}</span> : <span className={styles.reason}>{reason}</span>;
}
