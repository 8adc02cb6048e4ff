import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Card } from '../../views/design/panels/Card.tsx';
import { EmptyPanel } from '../../views/design/panels/EmptyPanel.tsx';
import { ListSkeleton } from '../../views/design/panels/ListSkeleton.tsx';
import { PageHeader } from '../../views/design/panels/PageHeader.tsx';
import { portal } from '../../views/design/theme/portal-tokens.ts';
import { DataTable } from '../../views/design/table/DataTable.tsx';
import { openingAddress } from '../api/reviewer-files.ts';
import type { SurveyAnswer, Ticket } from '../api/feedback-answers.ts';
import { useConsole } from '../frame/console-context.ts';
import { SandboxFailed } from '../frame/SandboxFailed.tsx';
import { useSandboxWords } from '../words/use-sandbox-words.ts';

const useStyles = makeStyles({
  cards: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  ticket: { padding: '12px 16px', borderTop: `1px solid ${portal.hairlineSoft}` },
  number: { margin: 0, fontSize: '14px', lineHeight: '20px', fontWeight: 600, overflowWrap: 'anywhere' },
  facts: {
    margin: 0,
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
  },
  content: { margin: '8px 0 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  files: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', margin: '8px 0 0' },
  file: { color: portal.accent },
});

function TicketPart({
  ticket: { id, person, account, company, mobile, content, files, at },
}: {
  readonly ticket: Ticket;
}) {
  const styles = useStyles();
  const say = useSandboxWords();
  return (
    <article aria-label={id} className={styles.ticket}>
      <h3 className={styles.number}>{id}</h3>
      <p className={styles.facts}>
        {[say('sandbox.moment', { at }), company, person || account, mobile].filter((each) => each !== '').join(' · ')}
      </p>
      <p className={styles.content}>{content}</p>
      {files.length > 0 && (
        <p className={styles.files}>
          {files.map((pkFile, index) => (
            <a key={pkFile} href={openingAddress(pkFile)} target="_blank" rel="noreferrer" className={styles.file}>
              {say('sandbox-told.file', { number: index + 1 })}
            </a>
          ))}
        </p>
      )}
    </article>
  );
}

/** The users' feedback: tickets with their pictures, and answers of the survey. */
export const TicketsScreen = observer(function TicketsScreen() {
  const styles = useStyles();
  const say = useSandboxWords();
  const { feedback } = useConsole();
  const { content } = feedback;
  useEffect(() => {
    void feedback.load();
    return () => feedback.stop();
  }, [feedback]);
  return (
    <>
      <PageHeader title={say('sandbox-told.title')} facts={say('sandbox-told.facts')} />
      {content.kind === 'loading' && <ListSkeleton />}
      {content.kind === 'failed' && <SandboxFailed failure={content.failure} onRetry={feedback.load} />}
      {content.kind === 'ready' && (
        <div className={styles.cards}>
          <Card title={say('sandbox-told.tickets')}>
            {content.value.tickets.length === 0 && (
              <EmptyPanel title={say('sandbox-told.no-tickets')}>{say('sandbox-told.no-tickets-means')}</EmptyPanel>
            )}
            {content.value.tickets.map((ticket) => (
              <TicketPart key={ticket.id} ticket={ticket} />
            ))}
          </Card>
          <Card title={say('sandbox-told.surveys')}>
            {content.value.surveys.length === 0 ? (
              <EmptyPanel title={say('sandbox-told.no-surveys')}>{say('sandbox-told.no-surveys-means')}</EmptyPanel>
            ) : (
              <DataTable<SurveyAnswer>
                name={say('sandbox-told.surveys')}
                columns={[
                  {
                    id: 'at',
                    title: say('sandbox-told.at'),
                    minWidth: 136,
                    share: 0,
                    quiet: true,
                    cell: ({ at }) => say('sandbox.moment', { at }),
                  },
                  {
                    id: 'score',
                    title: say('sandbox-told.score'),
                    minWidth: 96,
                    share: 0,
                    cell: ({ score }) => score,
                    onCard: 'title',
                  },
                  {
                    id: 'who',
                    title: say('sandbox-told.who'),
                    minWidth: 200,
                    share: 1,
                    cell: ({ company, account }) => [company, account].filter((each) => each !== '').join(' · '),
                    onCard: 'line',
                  },
                  {
                    id: 'comment',
                    title: say('sandbox-told.comment'),
                    minWidth: 240,
                    share: 2,
                    cell: ({ comment }) => comment,
                    onCard: 'line',
                  },
                ]}
                rowCount={content.value.surveys.length}
                rowAt={(index) => (content.kind === 'ready' ? content.value.surveys[index] : undefined)}
                rowName={({ account, at }) => `${account} ${say('sandbox.moment', { at })}`}
              />
            )}
          </Card>
        </div>
      )}
    </>
  );
});
