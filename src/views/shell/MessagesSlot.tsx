import { makeStyles } from '@fluentui/react-components';
import { Alert20Regular } from '@fluentui/react-icons/svg/alert';
import { BarButton } from './BarButton.tsx';
import { BarPlaceholder } from './BarPlaceholder.tsx';
import { usePresenters } from '../pages/presenters-context.ts';
import { useAround } from './use-around.ts';
import { messagesWords } from '../../words/areas/messages.ts';

const useStyles = makeStyles({ slot: { width: '44px', minHeight: '44px' } });

/** Reserves the bell's place on the bar, so that nothing moves when it arrives. */
export function MessagesSlot() {
  const styles = useStyles();
  const { messages } = usePresenters();
  const shown = useAround(true, [messagesWords], messages, ({ MessagesIndicator }, box) => (
    <MessagesIndicator box={box} Button={BarButton} />
  ));
  return (
    <div className={styles.slot}>
      {shown ?? (
        <BarPlaceholder isIcon>
          <Alert20Regular />
        </BarPlaceholder>
      )}
    </div>
  );
}
