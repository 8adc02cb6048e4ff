import { DocumentSearch16Regular } from '@fluentui/react-icons/svg/document-search';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { useBook } from './book-context.ts';
import { useTrail } from './trail-context.ts';

interface OrderButtonProps {
  readonly number: string;
  /** Undefined before a package exists. */
  readonly packageId: string | undefined;
  /** Whether it shows only its icon, beside the number of the business. */
  readonly brief?: boolean;
}

/** The button that shows the order behind a business. */
export function OrderButton({ number, packageId, brief = false }: OrderButtonProps) {
  const { say } = useWords();
  const trail = useTrail();
  const book = useBook();
  if (!trail) return null;
  const pressed = (): void => trail.opened({ kind: 'order', book, number, packageId });
  if (brief)
    return (
      <PressButton
        kind="subtle"
        size="small"
        icon={<DocumentSearch16Regular />}
        label={say('orders.view-of', { number })}
        hint={say('orders.view')}
        onPress={pressed}
      />
    );
  return (
    <PressButton kind="subtle" size="small" label={say('orders.view-of', { number })} onPress={pressed}>
      {say('orders.view')}
    </PressButton>
  );
}
