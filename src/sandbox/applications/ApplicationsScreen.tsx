import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { applicationParts, fieldsOfPart } from '../../domain/products/shared/application.ts';
import { PressButton } from '../../views/design/actions/PressButton.tsx';
import { TextField } from '../../views/design/fields/TextField.tsx';
import { Card } from '../../views/design/panels/Card.tsx';
import { EmptyPanel } from '../../views/design/panels/EmptyPanel.tsx';
import { ListSkeleton } from '../../views/design/panels/ListSkeleton.tsx';
import { PageHeader } from '../../views/design/panels/PageHeader.tsx';
import { StateBadge } from '../../views/design/panels/StateBadge.tsx';
import type { ProductApplication } from '../api/application-answers.ts';
import { useConsole } from '../frame/console-context.ts';
import { useRowStyles } from '../frame/row-styles.ts';
import { SandboxFailed } from '../frame/SandboxFailed.tsx';
import { useSandboxWords } from '../words/use-sandbox-words.ts';

const useStyles = makeStyles({
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '4px 16px', alignItems: 'start' },
});

const tones = { draft: 'idle', submitted: 'warn', returned: 'bad', granted: 'ok', declined: 'bad' } as const;
const actions = ['grant', 'return', 'decline'] as const;

const Application = observer(function Application({ application }: { readonly application: ProductApplication }) {
  const styles = useStyles();
  const rows = useRowStyles();
  const say = useSandboxWords();
  const { applications } = useConsole();
  const { id, name, product, state, entry, files, returned, answer, submittedBy, submittedAt, open } = application;
  return (
    <li>
      <section className={rows.row} aria-label={`${name} ${product}`}>
        <div className={rows.head}>
          <b>{name}</b> {product}
          <StateBadge tone={tones[state]} size="small">
            {say(`sandbox-applications.state-${state}`)}
          </StateBadge>
          <span>{[submittedBy, ...(submittedAt ? [say('sandbox.moment', { at: submittedAt })] : [])].join(' · ')}</span>
        </div>
        {applicationParts.map((part) => (
          <div key={part} className={styles.part}>
            <div>
              <b>{say(`sandbox-applications.${part}`)}</b>
              {fieldsOfPart[part].map((field) => (
                <div key={field}>{entry[field]}</div>
              ))}
              {part === 'attachments' &&
                files.map(({ pkFile, name: file }) => (
                  <div key={pkFile}>
                    <a href={`/sandbox/v1/files/${pkFile}`} target="_blank" rel="noreferrer">
                      {file}
                    </a>
                  </div>
                ))}
              {returned
                .filter((each) => each.part === part)
                .map(({ reason }) => (
                  <div key={reason}>{reason}</div>
                ))}
            </div>
            {open && (
              <TextField
                label={say('sandbox-applications.reason-of', { part: say(`sandbox-applications.${part}`) })}
                value={applications.wordsOf(id, part)}
                maxLength={500}
                onChanged={(words) => applications.typed(id, part, words)}
              />
            )}
          </div>
        ))}
        {answer !== '' && <div>{answer}</div>}
        {open && (
          <>
            <TextField
              label={say('sandbox-applications.answer')}
              value={applications.wordsOf(id, 'answer')}
              maxLength={500}
              onChanged={(words) => applications.typed(id, 'answer', words)}
            />
            <div className={rows.acts}>
              {actions.map((action) => (
                <PressButton
                  key={action}
                  size="small"
                  busy={applications.busy}
                  unavailable={
                    applications.lacksWords(id, action) ? say('sandbox-applications.words-first') : undefined
                  }
                  onPress={async () => applications.decided(application, action)}
                >
                  {say(`sandbox-applications.${action}`)}
                </PressButton>
              ))}
            </div>
          </>
        )}
      </section>
    </li>
  );
});

/** The applications for products, on which the user decides in the role of the platform. */
export const ApplicationsScreen = observer(function ApplicationsScreen() {
  const rows = useRowStyles();
  const say = useSandboxWords();
  const { applications } = useConsole();
  const { content } = applications;
  useEffect(() => {
    applications.opened();
    return () => applications.left();
  }, [applications]);
  return (
    <>
      <PageHeader title={say('sandbox-applications.title')} facts={say('sandbox-applications.facts')} />
      <Card title={say('sandbox-applications.all')}>
        {content.kind === 'loading' && <ListSkeleton />}
        {content.kind === 'failed' && <SandboxFailed failure={content.failure} onRetry={applications.load} />}
        {content.kind === 'ready' && content.value.length === 0 && (
          <EmptyPanel title={say('sandbox-applications.none')}>{say('sandbox-applications.none-means')}</EmptyPanel>
        )}
        {content.kind === 'ready' && (
          <ul className={rows.list}>
            {content.value.map((application) => (
              <Application key={application.id} application={application} />
            ))}
          </ul>
        )}
      </Card>
    </>
  );
});
