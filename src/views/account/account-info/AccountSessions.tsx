import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import type { AccountSession } from '../../../domain/account/account.ts';
import type { AccountInfoPresenter } from '../../../presentation/account/account-info/account-info-presenter.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { SkeletonBlock } from '../../design/panels/SkeletonBlock.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useWords } from '../../../words/use-words.ts';
import { ReproofQuestion } from './ReproofQuestion.tsx';
import { useOriginWords } from './use-origin-words.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '10px 0',
    '&:not(:first-child)': { borderTop: `1px solid ${portal.hairlineSoft}` },
  },
  words: { flexGrow: 1, flexBasis: '200px', minWidth: 0 },
  name: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', fontWeight: 600 },
  quiet: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
});

function SessionRow({
  session,
  presenter,
}: {
  readonly session: AccountSession;
  readonly presenter: AccountInfoPresenter;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { deviceName, placeName } = useOriginWords();
  const device = session.isAtWorkbench
    ? say('account.session-workbench', { device: deviceName(session) })
    : deviceName(session);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <div className={styles.name}>
          {device}
          {session.isThis && <StateBadge tone="ok">{say('account.session-this')}</StateBadge>}
        </div>
        <div className={styles.quiet}>
          {[
            placeName(session),
            `${say('account.session-since')} ${say('formats.moment-short', { at: session.since, today: presenter.today })}`,
          ].join(say('formats.clause-separator'))}
        </div>
      </div>
      {!session.isThis && (
        <PressButton
          kind="danger"
          size="small"
          label={say('account.session-end-of', { device })}
          onPress={async () => presenter.endSessionPressed(session.id)}
        >
          {say('account.session-end')}
        </PressButton>
      )}
    </li>
  );
}

/** The account's sessions, each of which can be ended. */
export const AccountSessions = observer(function AccountSessions({
  presenter,
}: {
  readonly presenter: AccountInfoPresenter;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { current } = presenter.sessions;
  return (
    <Card title={say('account.sessions')} note={say('account.sessions-note')} padded>
      {current.kind === 'loading' && <SkeletonBlock width="100%" height="44px" />}
      {current.kind === 'failed' && (
        <FailedPanel
          message={say(current.failure.what)}
          code={current.failure.code || undefined}
          traceId={current.failure.traceId || undefined}
          onRetry={current.failure.canRetry ? async () => presenter.sessions.load() : undefined}
        />
      )}
      <ReproofQuestion form={presenter.reproof} />
      {current.kind === 'ready' && (
        <ul className={styles.list}>
          {current.value.map((session) => (
            <SessionRow key={session.id} session={session} presenter={presenter} />
          ))}
        </ul>
      )}
    </Card>
  );
});
