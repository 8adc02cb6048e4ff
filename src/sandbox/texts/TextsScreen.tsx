import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Card } from '../../views/design/panels/Card.tsx';
import { EmptyPanel } from '../../views/design/panels/EmptyPanel.tsx';
import { ListSkeleton } from '../../views/design/panels/ListSkeleton.tsx';
import { PageHeader } from '../../views/design/panels/PageHeader.tsx';
import { DataTable } from '../../views/design/table/DataTable.tsx';
import type { SentText } from '../api/text-answers.ts';
import { useConsole } from '../frame/console-context.ts';
import { SandboxFailed } from '../frame/SandboxFailed.tsx';
import { useSandboxWords } from '../words/use-sandbox-words.ts';

/** What would have gone to telephones. */
export const TextsScreen = observer(function TextsScreen() {
  const say = useSandboxWords();
  const { texts } = useConsole();
  const { content } = texts;
  useEffect(() => {
    texts.opened();
    return () => texts.left();
  }, [texts]);
  return (
    <>
      <PageHeader title={say('sandbox-texts.title')} facts={say('sandbox-texts.facts')} />
      <Card title={say('sandbox-texts.sent')}>
        {content.kind === 'loading' && <ListSkeleton />}
        {content.kind === 'failed' && <SandboxFailed failure={content.failure} onRetry={texts.load} />}
        {content.kind === 'ready' && content.value.length === 0 && <EmptyPanel title={say('sandbox-texts.none')}>{say('sandbox-texts.none-means')}</EmptyPanel>}
        {content.kind === 'ready' && content.value.length > 0 && (
          <DataTable<SentText>
            name={say('sandbox-texts.sent')}
            columns={[
              { id: 'at', title: say('sandbox-texts.at'), minWidth: 136, share: 0, quiet: true, cell: ({ sentAt }) => say('sandbox.moment', { at: sentAt }) },
              { id: 'mobile', title: say('sandbox-texts.mobile'), minWidth: 136, share: 0, cell: ({ mobile }) => mobile, onCard: 'title' },
              { id: 'text', title: say('sandbox-texts.text'), minWidth: 320, share: 1, cell: ({ text }) => text, onCard: 'line' },
            ]}
            rowCount={content.value.length}
            rowAt={(index) => content.value[index]}
            rowName={({ mobile, sentAt }) => `${mobile} ${say('sandbox.moment', { at: sentAt })}`}
          />
        )}
      </Card>
    </>
  );
});
