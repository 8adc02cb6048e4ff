import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLearning } from '../../words/use-words.ts';
import { BarButton } from './BarButton.tsx';
import { usePresenters } from './shared/presenters-context.ts';
import { useFirstSign } from './use-first-sign.ts';

const useStyles = makeStyles({ slot: { width: '44px', minHeight: '44px' } });

/** The bell's place on the bar: it is fetched at the first sign of somebody before the page, and nothing moves when it comes. */
export function MessagesSlot() {
  const styles = useStyles();
  const { messages } = usePresenters();
  const learn = useLearning();
  const [shown, setShown] = useState<ReactNode>();
  useFirstSign(shown === undefined, async () => {
    const [{ MessagesIndicator }, box] = await Promise.all([import('../messages/shared/MessagesIndicator.tsx'), messages(), learn(['messages'])]);
    setShown(<MessagesIndicator box={box} Button={BarButton} />);
  });
  return <div className={styles.slot}>{shown}</div>;
}
