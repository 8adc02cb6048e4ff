import { makeStyles } from '@fluentui/react-components';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { useBook } from './book-context.ts';
import { useTrail } from './trail-context.ts';

// As far as a small button keeps its words from its edge.
const useStyles = makeStyles({ flush: { marginLeft: '-8px' } });

interface OrderButtonProps {
  readonly number: string;
  /** Undefined before there is a package. */
  readonly docDatumId: string | undefined;
  /** Its words begin where those above it do. */
  readonly flush?: boolean;
}

/** Leads to the order behind a business. */
export function OrderButton({ number, docDatumId, flush = false }: OrderButtonProps) {
  const styles = useStyles();
  const { say } = useWords();
  const trail = useTrail();
  const book = useBook();
  if (!trail) return null;
  return (
    <span className={flush ? styles.flush : undefined}>
      <PressButton kind="subtle" size="small" label={say('orders.view-of', { number })} onPress={() => trail.opened({ kind: 'order', book, number, docDatumId })}>
        {say('orders.view')}
      </PressButton>
    </span>
  );
}
