import { makeStyles } from '@fluentui/react-components';
import type { BusinessKind } from '../../../domain/evidence/shared/book-policies.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { useTrail } from './trail-context.ts';

// As far as a small button keeps its words from its edge.
const useStyles = makeStyles({ flush: { marginLeft: '-8px' } });

interface OrderButtonProps {
  readonly number: string;
  readonly kind: BusinessKind;
  /** Undefined before there is a package. */
  readonly docDatumId: string | undefined;
  /** Its words begin where those above it do. */
  readonly flush?: boolean;
}

/** Leads to the order behind a business. */
export function OrderButton({ number, kind, docDatumId, flush = false }: OrderButtonProps) {
  const styles = useStyles();
  const { say } = useWords();
  const trail = useTrail();
  if (!trail) return null;
  return (
    <span className={flush ? styles.flush : undefined}>
      <PressButton kind="subtle" size="small" label={say('orders.view-of', { number })} onPress={() => trail.opened({ kind: 'order', business: kind, number, docDatumId })}>
        {say('orders.view')}
      </PressButton>
    </span>
  );
}
