import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import type { HardKey } from '../../../application/ports/certificates/hard-key-desk.ts';
import { activationDays } from '../../../domain/keys/hard-key.ts';
import { contactManagerPath } from '../../../domain/catalogue/product-paths.ts';
import type { CertificatesPresenter } from '../../../presentation/certificates/certificate-management/certificates-presenter.ts';
import { hardKeyReasonWords } from '../../../presentation/certificates/certificate-management/hard-key-words.ts';
import { useWords } from '../../../words/use-words.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { KeyValueFacts } from '../../design/panels/KeyValueFacts.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { SkeletonBlock } from '../../design/panels/SkeletonBlock.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '12px' },
  words: { margin: 0, color: tokens.colorNeutralForeground2 },
  reason: { margin: 0 },
  list: { listStyleType: 'none', margin: '12px 0 0', padding: 0 },
  key: {
    display: 'flex',
    flexDirection: 'column',
    gap: '10px',
    padding: '12px 0',
    marginTop: '12px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
  },
  applying: { marginTop: '12px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  title: { margin: 0, fontSize: '14px', lineHeight: '20px', fontWeight: 600 },
  quiet: {
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px', [onPhone]: { '& > button': { minHeight: '36px' } } },
});

type Props = { readonly presenter: CertificatesPresenter };

const tones = {
  applied: 'info',
  returned: 'bad',
  posted: 'warn',
  activated: 'ok',
  withdrawn: 'idle',
  missed: 'idle',
  lapsed: 'idle',
} as const;

/** Names the present holder and the deadline. */
function useWhose(today: string): (key: HardKey) => string {
  const { say } = useWords();
  return ({ state, expected, isOwn, holder, activateUntil, mayChange, appliedBy }) => {
    if (state === 'applied')
      return expected
        ? expected.day < today
          ? say('hard-keys.key-with-authority-late', { until: expected.day })
          : say('hard-keys.key-with-authority', { until: expected.day, about: expected.about })
        : say('hard-keys.key-with-authority-open');
    if (state === 'returned')
      return mayChange ? say('hard-keys.key-mend') : say('hard-keys.key-mend-by', { by: appliedBy });
    if (state === 'posted')
      return isOwn
        ? say('hard-keys.key-activate-until', { until: shanghaiDate(activateUntil ?? 0) })
        : say('hard-keys.key-activate-by', { holder, until: shanghaiDate(activateUntil ?? 0) });
    if (state === 'lapsed') return say('hard-keys.key-lapsed-means', { days: activationDays });
    return state === 'missed' ? say('hard-keys.key-missed-means') : '';
  };
}

const Key = observer(function Key({ held, presenter }: Props & { readonly held: HardKey }) {
  const styles = useStyles();
  const { say } = useWords();
  const { hard, today } = presenter;
  const whose = useWhose(today);
  const {
    number,
    state,
    purpose,
    holder,
    isOwn,
    mayChange,
    appliedBy,
    appliedAt,
    since,
    recipient,
    mobile,
    address,
    reason,
    courier,
  } = held;
  const result = hard.activationResult?.number === number ? hard.activationResult : undefined;
  const isActivating = hard.activating === number;
  return (
    <li className={styles.key}>
      <div className={styles.head}>
        <h3 className={styles.title}>{say('hard-keys.key-for', { holder, purpose })}</h3>
        <StateBadge tone={state ? tones[state] : 'idle'}>
          {say('hard-keys.key-state', { state: state ?? 'unrecognised' })}
        </StateBadge>
        <span className={styles.quiet}>{say('hard-keys.key-since', { at: since, today })}</span>
      </div>
      <p className={styles.words}>{whose(held)}</p>
      {state === 'returned' && (
        <Notice tone="warn" title={say('hard-keys.key-returned')}>
          {reason}
        </Notice>
      )}
      <KeyValueFacts
        facts={[
          { label: say('hard-keys.key-number'), value: number },
          {
            label: say('hard-keys.key-applied-by'),
            value: say('hard-keys.key-applied-when', { by: appliedBy, at: appliedAt, today }),
          },
          ...(address === ''
            ? []
            : [
                {
                  label: say('hard-keys.key-place'),
                  value: [recipient, mobile, address].join(say('formats.clause-separator')),
                },
              ]),
          ...(courier === '' ? [] : [{ label: say('hard-keys.key-courier'), value: courier }]),
        ]}
      />
      {result && (
        <Notice tone="warn" live>
          {say(result.words)}
          {result.needsHelper && (
            <>
              {' '}
              <PortalLink to="/ukey-test">{say('certificates.help-test')}</PortalLink>
            </>
          )}
        </Notice>
      )}
      {isActivating && (
        <Notice tone="info" live>
          {say('hard-keys.key-asked')}
        </Notice>
      )}
      <div className={styles.acts}>
        {state === 'posted' && isOwn && (
          <>
            <PressButton
              kind="primary"
              size="small"
              busy={isActivating}
              onPress={async () => hard.activatePressed(held)}
            >
              {say('hard-keys.key-activate')}
            </PressButton>
            {isActivating ? (
              <PressButton size="small" onPress={() => hard.activationLeft()}>
                {say('common.cancel')}
              </PressButton>
            ) : (
              <PressButton size="small" onPress={() => hard.endPressed(number, 'miss')}>
                {say('hard-keys.key-miss')}
              </PressButton>
            )}
          </>
        )}
        {state === 'returned' && mayChange && (
          <PressButton kind="primary" size="small" onPress={() => hard.correctPressed(number)}>
            {say('hard-keys.key-correct')}
          </PressButton>
        )}
        {(state === 'applied' || state === 'returned') && mayChange && (
          <PressButton size="small" onPress={() => hard.endPressed(number, 'withdraw')}>
            {say('hard-keys.key-withdraw')}
          </PressButton>
        )}
      </div>
    </li>
  );
});

/** The button of an application, or the reason why none is possible now, with the way to remove it. */
const Applying = observer(function Applying({ presenter }: Props) {
  const styles = useStyles();
  const { say } = useWords();
  const standing = presenter.content.value?.standing;
  if (!standing || !presenter.hard.content.value) return null;
  const because = presenter.hard.refusalOfApplication(standing, presenter.own);
  if (because === 'applied') return null;
  return (
    <div className={mergeClasses(styles.parts, styles.applying)}>
      {because === undefined && (
        <PressButton
          kind={presenter.needed === 'hard' ? 'primary' : 'ordinary'}
          onPress={() => presenter.hard.applyPressed('first', '')}
        >
          {say('hard-keys.key-apply')}
        </PressButton>
      )}
      {because !== undefined && <p className={styles.reason}>{say(hardKeyReasonWords[because])}</p>}
      {(because === 'unauthenticated' || because === 'review-failed' || because === 'under-review') && (
        <PortalLink to="/my/enterprise-info/realname" strong>
          {say('certificates.open-realname')}
        </PortalLink>
      )}
      {because === 'role' && (
        <PortalLink to={contactManagerPath} strong>
          {say('certificates.open-who')}
        </PortalLink>
      )}
    </div>
  );
});

/** The company's certificate that only the platform reports: its last day, and who may apply for the next one. */
const Told = observer(function Told({
  until,
  days,
  isSoon,
}: {
  readonly until: string;
  readonly days: number;
  readonly isSoon: boolean;
}) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <div className={styles.key}>
      <div className={styles.head}>
        <h3 className={styles.title}>{say('hard-keys.key-told')}</h3>
        <StateBadge tone={days < 0 ? 'bad' : isSoon ? 'warn' : 'ok'}>
          {days < 0
            ? say('certificates.state', { state: 'expired' })
            : isSoon
              ? say('certificates.days', { days })
              : say('certificates.state', { state: 'effective' })}
        </StateBadge>
      </div>
      <p className={styles.words}>{say('hard-keys.key-told-until', { until, days })}</p>
      <p className={styles.reason}>{say('hard-keys.key-told-means', { over: days < 0 })}</p>
    </div>
  );
});

/** Certificates in tokens: the company's state, open applications, and the button of an application. */
export const HardKeysCard = observer(function HardKeysCard({ presenter }: Props) {
  const styles = useStyles();
  const { say } = useWords();
  const { hard, reportedToken } = presenter;
  if (!hard.isOffered) return null;
  const { current, value } = hard.content;
  const isCertified = value?.company === 'AUTH';
  return (
    <Card title={say('hard-keys.keys-title')} padded>
      {current.kind === 'loading' && <SkeletonBlock width="100%" height="96px" />}
      {current.kind === 'failed' && (
        <FailedPanel
          message={say(current.failure.what)}
          code={current.failure.code || undefined}
          traceId={current.failure.traceId || undefined}
          onRetry={current.failure.canRetry ? async () => hard.content.load() : undefined}
        />
      )}
      {value && (
        <>
          <div className={styles.parts}>
            {!(isCertified && reportedToken) && (
              <StateBadge tone={isCertified ? 'ok' : value.company === 'UNAUTH' ? 'warn' : 'info'}>
                {say('hard-keys.key-company', { state: value.company })}
              </StateBadge>
            )}
            <p className={styles.words}>{say('hard-keys.keys-means')}</p>
          </div>
          {reportedToken && <Told {...reportedToken} />}
          {hard.shown.length > 0 && (
            <ul className={styles.list}>
              {hard.shown.map((each) => (
                <Key key={each.number} held={each} presenter={presenter} />
              ))}
            </ul>
          )}
          <Applying presenter={presenter} />
        </>
      )}
    </Card>
  );
});
