import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PressButton } from '../../views/design/actions/PressButton.tsx';
import { BoxSelect } from '../../views/design/fields/BoxSelect.tsx';
import { TextField } from '../../views/design/fields/TextField.tsx';
import { Card } from '../../views/design/panels/Card.tsx';
import { ListSkeleton } from '../../views/design/panels/ListSkeleton.tsx';
import { portal } from '../../views/design/theme/portal-tokens.ts';
import type { Freezes } from '../api/freeze-answers.ts';
import { useConsole } from '../frame/console-context.ts';
import { SandboxFailed } from '../frame/SandboxFailed.tsx';
import { useSandboxWords } from '../words/use-sandbox-words.ts';

const useStyles = makeStyles({
  place: { marginTop: '16px' },
  list: { listStyleType: 'none', margin: '12px 0 0', padding: 0 },
  row: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '12px 0',
    borderTop: `1px solid ${portal.hairlineSoft}`,
  },
  facts: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  words: { margin: 0, overflowWrap: 'anywhere' },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

const Request = observer(function Request({ request }: { readonly request: Freezes['asked'][number] }) {
  const styles = useStyles();
  const say = useSandboxWords();
  const { freezes } = useConsole();
  const { number, userName, personName, state, because, reason, askedAt, answer } = request;
  const facts = [
    userName,
    personName,
    say('sandbox.moment', { at: askedAt }),
    say(`sandbox-members.unfreeze-${state}`),
    ...(because ? [say(`sandbox-members.because-${because}`)] : []),
  ];
  return (
    <li>
      <section className={styles.row} aria-label={say('sandbox-members.unfreeze-request', { number })}>
        <div className={styles.facts}>
          {say('sandbox-members.unfreeze-request', { number })} · {facts.join(' · ')}
        </div>
        <p className={styles.words}>{reason}</p>
        {state === 'waiting' ? (
          <>
            <TextField
              label={say('sandbox-members.answer')}
              value={freezes.answers.get(number) ?? ''}
              maxLength={500}
              onChanged={(value) => freezes.answerTyped(number, value)}
            />
            <div className={styles.acts}>
              <PressButton busy={freezes.busy} onPress={async () => freezes.decided(request, true)}>
                {say('sandbox-members.unfreeze-grant')}
              </PressButton>
              <PressButton busy={freezes.busy} onPress={async () => freezes.decided(request, false)}>
                {say('sandbox-members.unfreeze-refuse')}
              </PressButton>
            </div>
          </>
        ) : (
          answer !== '' && <p className={styles.words}>{answer}</p>
        )}
      </section>
    </li>
  );
});

/** The accounts that the bank can freeze, and the requests to unfreeze one. */
export const FreezesCard = observer(function FreezesCard() {
  const styles = useStyles();
  const say = useSandboxWords();
  const { freezes } = useConsole();
  const { loader } = freezes;
  const { content } = loader;
  useEffect(() => {
    void loader.load();
    return () => loader.stop();
  }, [loader]);
  return (
    <div className={styles.place}>
      <Card title={say('sandbox-members.freezes')} note={say('sandbox-members.freezes-note')} padded>
        {content.kind === 'loading' && <ListSkeleton />}
        {content.kind === 'failed' && <SandboxFailed failure={content.failure} onRetry={loader.load} />}
        {content.kind === 'ready' && (
          <>
            <BoxSelect
              label={say('sandbox-members.freeze')}
              value=""
              inUse={false}
              onChanged={(value) => void freezes.frozen(value)}
            >
              <option value="">{say('sandbox-members.freeze-whom')}</option>
              {content.value.accounts.map(({ userName, personName, frozen }) => (
                <option key={userName} value={userName} disabled={frozen}>
                  {userName} {personName} {frozen ? say('sandbox-members.frozen') : ''}
                </option>
              ))}
            </BoxSelect>
            <ul className={styles.list}>
              {content.value.asked.map((request) => (
                <Request key={request.number} request={request} />
              ))}
            </ul>
          </>
        )}
      </Card>
    </div>
  );
});
