import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PressButton } from '../../views/design/actions/PressButton.tsx';
import { TextField } from '../../views/design/fields/TextField.tsx';
import { Card } from '../../views/design/panels/Card.tsx';
import { EmptyPanel } from '../../views/design/panels/EmptyPanel.tsx';
import { ListSkeleton } from '../../views/design/panels/ListSkeleton.tsx';
import { PageHeader } from '../../views/design/panels/PageHeader.tsx';
import { StateBadge } from '../../views/design/panels/StateBadge.tsx';
import type { HardKeyApplication } from '../api/hard-key-answers.ts';
import { useConsole } from '../frame/console-context.ts';
import { useRowStyles } from '../frame/row-styles.ts';
import { SandboxFailed } from '../frame/SandboxFailed.tsx';
import { useSandboxWords } from '../words/use-sandbox-words.ts';

const tones = {
  applied: 'warn',
  returned: 'bad',
  posted: 'info',
  activated: 'ok',
  withdrawn: 'idle',
  missed: 'idle',
  lapsed: 'idle',
} as const;

const Application = observer(function Application({ held }: { readonly held: HardKeyApplication }) {
  const styles = useRowStyles();
  const say = useSandboxWords();
  const { hardKeys } = useConsole();
  const {
    number,
    company,
    holder,
    appliedByName,
    purpose,
    recipient,
    mobile,
    address,
    state,
    reason,
    courier,
    since,
    serial,
  } = held;
  return (
    <li>
      <section className={styles.row} aria-label={`${company} ${holder}`}>
        <div className={styles.head}>
          <b>{company}</b> {holder}
          <StateBadge tone={tones[state]} size="small">
            {say(`sandbox-keys.state-${state}`)}
          </StateBadge>
          <span>
            {[number, say(`sandbox-keys.purpose-${purpose}`), appliedByName, say('sandbox.moment', { at: since })].join(
              ' · ',
            )}
          </span>
        </div>
        <div>{[recipient, mobile, address].join(' · ')}</div>
        {reason !== '' && <div>{reason}</div>}
        {state === 'posted' && (
          <div>
            {[courier, serial === '' ? say('sandbox-keys.to-write') : say('sandbox-keys.written', { serial })]
              .filter((each) => each !== '')
              .join(' · ')}
          </div>
        )}
        {state === 'applied' && (
          <>
            <TextField
              label={say('sandbox-keys.words')}
              value={hardKeys.wordsOf(number)}
              maxLength={200}
              onChanged={(words) => hardKeys.typed(number, words)}
            />
            <div className={styles.acts}>
              <PressButton
                kind="primary"
                size="small"
                busy={hardKeys.busy}
                onPress={async () => hardKeys.decided(held, 'post')}
              >
                {say('sandbox-keys.post')}
              </PressButton>
              <PressButton
                size="small"
                busy={hardKeys.busy}
                unavailable={hardKeys.wordsOf(number).trim() === '' ? say('sandbox-keys.words-first') : undefined}
                onPress={async () => hardKeys.decided(held, 'return')}
              >
                {say('sandbox-keys.return')}
              </PressButton>
            </div>
          </>
        )}
      </section>
    </li>
  );
});

/** The applications for certificates in tokens, on which the user decides in the role of the registration authority. */
export const HardKeysScreen = observer(function HardKeysScreen() {
  const styles = useRowStyles();
  const say = useSandboxWords();
  const { loader } = useConsole().hardKeys;
  const { content } = loader;
  useEffect(() => {
    void loader.load();
    return () => loader.stop();
  }, [loader]);
  return (
    <>
      <PageHeader title={say('sandbox-keys.title')} facts={say('sandbox-keys.facts')} />
      <Card title={say('sandbox-keys.all')}>
        {content.kind === 'loading' && <ListSkeleton />}
        {content.kind === 'failed' && <SandboxFailed failure={content.failure} onRetry={loader.load} />}
        {content.kind === 'ready' && content.value.length === 0 && (
          <EmptyPanel title={say('sandbox-keys.none')}>{say('sandbox-keys.none-means')}</EmptyPanel>
        )}
        {content.kind === 'ready' && (
          <ul className={styles.list}>
            {content.value.map((held) => (
              <Application key={held.number} held={held} />
            ))}
          </ul>
        )}
      </Card>
    </>
  );
});
