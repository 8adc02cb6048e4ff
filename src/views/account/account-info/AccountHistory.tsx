import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronLeft16Regular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRight16Regular } from '@fluentui/react-icons/svg/chevron-right';
import { observer } from 'mobx-react-lite';

import type { AccountEventKind } from '../../../domain/account/account.ts';
import type { AccountInfoPresenter } from '../../../presentation/account/account-info/account-info-presenter.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { SkeletonBlock } from '../../design/panels/SkeletonBlock.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useWords } from '../../../words/use-words.ts';
import { useOriginWords } from './use-origin-words.ts';

const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': { padding: '8px 12px 8px 0', textAlign: 'left', verticalAlign: 'top' },
    [onPhone]: {
      '& thead': { display: 'none' },
      '& tr': { display: 'block', padding: '8px 0' },
      '& td': { display: 'block', padding: 0 },
    },
  },
  head: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3, fontWeight: 400 },
  row: { borderTop: `1px solid ${portal.hairlineSoft}` },
  bad: { color: portal.badWords, fontWeight: 600 },
  when: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  quiet: { fontSize: '12px', lineHeight: '20px', color: tokens.colorNeutralForeground3 },
  foot: { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: '8px', marginTop: '8px' },
});

/** Events that may be an attempt by another person. */
const alarming: ReadonlySet<AccountEventKind> = new Set([
  'sign-in-refused',
  'sign-in-locked',
  'proof-wrong',
  'password-change-refused',
  'second-proof-refused',
]);

function Lines({ presenter }: { readonly presenter: AccountInfoPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { deviceName, placeName } = useOriginWords();
  const { pages, today, history } = presenter;
  const { value } = history;
  if (!value) return null;
  if (value.total === 0) return <EmptyPanel title={say('account.history-none')} />;
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['account.history-what', 'account.history-when', 'account.history-where'] as const).map((each) => (
              <th key={each} scope="col" className={styles.head}>
                {say(each)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {value.events.map((event, index) => (
            // Lines have no number of their own, and never move within a page.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={`${event.at} ${index}`} className={styles.row}>
              <td className={mergeClasses(alarming.has(event.what) && styles.bad)}>
                {event.times > 1
                  ? say('account.event-times', { what: say(`account.event-${event.what}`), times: event.times })
                  : say(`account.event-${event.what}`)}
              </td>
              <td className={styles.when}>{say('formats.moment-short', { at: event.at, today })}</td>
              <td className={styles.quiet}>
                {[placeName(event), deviceName(event)].join(say('formats.clause-separator'))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {pages > 1 && (
        <nav className={styles.foot} aria-label={say('common.pages')}>
          <PressButton
            size="small"
            label={say('common.page-previous')}
            icon={<ChevronLeft16Regular />}
            unavailable={value.page <= 1 ? say('common.page-first') : undefined}
            onPress={async () => presenter.pageChosen(value.page - 1)}
          />
          <span aria-live="polite">{say('common.page-of', { page: value.page, pages })}</span>
          <PressButton
            size="small"
            label={say('common.page-next')}
            icon={<ChevronRight16Regular />}
            unavailable={value.page >= pages ? say('common.page-last') : undefined}
            onPress={async () => presenter.pageChosen(value.page + 1)}
          />
        </nav>
      )}
    </>
  );
}

const ObservedLines = observer(Lines);

/** The history of the account. Possible attempts by another person are highlighted. */
export const AccountHistory = observer(function AccountHistory({
  presenter,
}: {
  readonly presenter: AccountInfoPresenter;
}) {
  const { say } = useWords();
  const { current } = presenter.history;
  return (
    <Card title={say('account.history')} note={say('account.history-note')} padded>
      {current.kind === 'loading' && <SkeletonBlock width="100%" height="320px" />}
      {current.kind === 'failed' && (
        <FailedPanel
          message={say(current.failure.what)}
          code={current.failure.code || undefined}
          traceId={current.failure.traceId || undefined}
          onRetry={current.failure.canRetry ? async () => presenter.history.load() : undefined}
        />
      )}
      {current.kind === 'ready' && <ObservedLines presenter={presenter} />}
    </Card>
  );
});
