import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';

import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import type { MessageBox } from '../../../presentation/messages/shared/message-box.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { SkeletonBlock } from '../../design/panels/SkeletonBlock.tsx';
import { MessageRow } from '../../messages/shared/MessageRow.tsx';
import { runAfterPaint } from '../../pages/run-after-paint.ts';
import { usePresenters } from '../../pages/presenters-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { PartFailed } from './PartFailed.tsx';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  quiet: { padding: '8px 16px 20px', color: tokens.colorNeutralForeground3 },
  awaited: { display: 'flex', flexDirection: 'column', gap: '14px', padding: '4px 16px 20px' },
});

const shownAtMost = 4;

const Listed = observer(function Listed({ box }: { readonly box: MessageBox }) {
  const styles = useStyles();
  const { say } = useWords();
  useEffect(() => box.preview(), [box]);
  const { messages, failure } = box;
  if (failure && messages === undefined)
    return <PartFailed failure={failure} onRetry={async () => box.loadPreview()} />;
  if (messages === undefined) return <MessagesSkeleton />;
  if (messages.length === 0) return <div className={styles.quiet}>{say('home.no-messages')}</div>;
  const shown = [...messages.filter(({ isToDo }) => isToDo), ...messages.filter(({ isToDo }) => !isToDo)].slice(
    0,
    shownAtMost,
  );
  return (
    <ul className={styles.list}>
      {shown.map((message) => (
        <MessageRow
          key={message.id}
          message={message}
          isHere={box.opensHere(message)}
          today={shanghaiDate(box.now)}
          isBrief
          onRead={(id) => void box.markRead(id)}
        />
      ))}
    </ul>
  );
});

function MessagesSkeleton() {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <div className={styles.awaited} aria-busy>
      <SkeletonBlock width="80%" label={say('home.loading')} />
      <SkeletonBlock width="64%" />
      <SkeletonBlock width="72%" />
    </div>
  );
}

/** The latest messages; those that require an action come first. */
export function MessagesCard() {
  const { say } = useWords();
  const { messages } = usePresenters();
  const [box, setBox] = useState<MessageBox>();
  useEffect(() => {
    let isHere = true;
    // A failure here is also a failure of the bell. The bar does not report it, so neither does the page.
    const callOff = runAfterPaint(
      () =>
        void messages().then(
          (arrived) => isHere && setBox(arrived),
          () => undefined,
        ),
    );
    return () => {
      isHere = false;
      callOff();
    };
  }, [messages]);
  return (
    <Card
      title={say('home.messages')}
      more={<PortalLink to="/my/message/index">{say('home.all-messages')}</PortalLink>}
    >
      {box ? <Listed box={box} /> : <MessagesSkeleton />}
    </Card>
  );
}
