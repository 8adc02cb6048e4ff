import { useLearning } from '../../words/use-words.ts';
import { BarButton } from './BarButton.tsx';
import { BarSlot } from './BarSlot.tsx';
import { usePresenters } from './shared/presenters-context.ts';

/** The bell's place on the bar. */
export function MessagesSlot() {
  const { messages } = usePresenters();
  const learn = useLearning();
  const fetched = async () => {
    const [{ MessagesIndicator }, box] = await Promise.all([import('../messages/shared/MessagesIndicator.tsx'), messages(), learn(['messages'])]);
    return <MessagesIndicator box={box} Button={BarButton} />;
  };
  return <BarSlot fetched={fetched} />;
}
