import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Card } from '../../views/design/panels/Card.tsx';
import { EmptyPanel } from '../../views/design/panels/EmptyPanel.tsx';
import { ListSkeleton } from '../../views/design/panels/ListSkeleton.tsx';
import { PageHeader } from '../../views/design/panels/PageHeader.tsx';
import { portal } from '../../views/design/theme/portal-tokens.ts';
import { DataTable } from '../../views/design/table/DataTable.tsx';
import type { SentText } from '../api/text-answers.ts';
import { useConsole } from '../frame/console-context.ts';
import { SandboxFailed } from '../frame/SandboxFailed.tsx';
import { PhoneQuestions } from './PhoneQuestions.tsx';
import { useSandboxWords } from '../words/use-sandbox-words.ts';

const useStyles = makeStyles({
  cards: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  mail: { padding: '12px 16px', borderTop: `1px solid ${portal.hairlineSoft}` },
  subject: { margin: 0, fontSize: '14px', lineHeight: '20px', fontWeight: 600, overflowWrap: 'anywhere' },
  facts: {
    margin: 0,
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
  },
  text: { margin: '8px 0 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

/** The text messages and mails that a real platform would have sent, and the questions on telephones. */
export const TextsScreen = observer(function TextsScreen() {
  const say = useSandboxWords();
  const styles = useStyles();
  const { texts } = useConsole();
  const { content } = texts;
  useEffect(() => {
    texts.opened();
    return () => texts.left();
  }, [texts]);
  return (
    <>
      <PageHeader title={say('sandbox-texts.title')} facts={say('sandbox-texts.facts')} />
      <div className={styles.cards}>
        <PhoneQuestions />
        <Card title={say('sandbox-texts.sent')}>
          {content.kind === 'loading' && <ListSkeleton />}
          {content.kind === 'failed' && <SandboxFailed failure={content.failure} onRetry={texts.load} />}
          {content.kind === 'ready' && content.value.texts.length === 0 && (
            <EmptyPanel title={say('sandbox-texts.none')}>{say('sandbox-texts.none-means')}</EmptyPanel>
          )}
          {content.kind === 'ready' && content.value.texts.length > 0 && (
            <DataTable<SentText>
              name={say('sandbox-texts.sent')}
              columns={[
                {
                  id: 'at',
                  title: say('sandbox-texts.at'),
                  minWidth: 136,
                  share: 0,
                  quiet: true,
                  cell: ({ sentAt }) => say('sandbox.moment', { at: sentAt }),
                },
                {
                  id: 'mobile',
                  title: say('sandbox-texts.mobile'),
                  minWidth: 136,
                  share: 0,
                  cell: ({ mobile }) => mobile,
                  onCard: 'title',
                },
                {
                  id: 'text',
                  title: say('sandbox-texts.text'),
                  minWidth: 320,
                  share: 1,
                  cell: ({ text }) => text,
                  onCard: 'line',
                },
              ]}
              rowCount={content.value.texts.length}
              rowAt={(index) => (content.kind === 'ready' ? content.value.texts[index] : undefined)}
              rowName={({ mobile, sentAt }) => `${mobile} ${say('sandbox.moment', { at: sentAt })}`}
            />
          )}
        </Card>
        {content.kind === 'ready' && (
          <Card title={say('sandbox-texts.mails')}>
            {content.value.mails.length === 0 && (
              <EmptyPanel title={say('sandbox-texts.no-mails')}>{say('sandbox-texts.no-mails-means')}</EmptyPanel>
            )}
            {content.value.mails.map(({ id, to, subject, text, sentAt }) => (
              <article key={id} className={styles.mail}>
                <h3 className={styles.subject}>{subject}</h3>
                <p className={styles.facts}>{say('sandbox-texts.mail-facts', { to: to.join(', '), at: sentAt })}</p>
                <p className={styles.text}>{text}</p>
              </article>
            ))}
          </Card>
        )}
      </div>
    </>
  );
});
