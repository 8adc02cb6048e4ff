import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { maxPasswordCharacters } from '../../../domain/identity/password-rules.ts';
import type { TrustedDevice } from '../../../domain/account/two-step.ts';
import type { TwoStepForm } from '../../../presentation/account/account-info/two-step-form.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { useFirstWrong } from '../../design/fields/use-first-wrong.ts';
import { Card } from '../../design/panels/Card.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { SkeletonBlock } from '../../design/panels/SkeletonBlock.tsx';
import { SupportLine } from '../../design/panels/SupportLine.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { ReproofQuestion } from './ReproofQuestion.tsx';
import { useOriginWords } from './use-origin-words.ts';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', gap: '12px' },
  about: { margin: 0, color: tokens.colorNeutralForeground2 },
  state: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  quiet: { margin: 0, fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  form: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '12px', maxWidth: '420px' },
  field: { width: '100%' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4px 12px' },
  title: { margin: 0, fontSize: '14px', lineHeight: '20px', fontWeight: 600 },
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
  name: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
});

interface TwoStepProps {
  readonly form: TwoStepForm;
  readonly today: string;
}

function DeviceRow({ trusted, form, today }: TwoStepProps & { readonly trusted: TrustedDevice }) {
  const styles = useStyles();
  const { say } = useWords();
  const { deviceName, placeName } = useOriginWords();
  const device = deviceName(trusted);
  const moment = (at: number): string => say('formats.moment-short', { at, today });
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <div className={styles.name}>
          {device}
          {trusted.isThis && <StateBadge tone="ok">{say('account.two-step-this')}</StateBadge>}
        </div>
        <div className={styles.quiet}>
          {[
            placeName(trusted),
            say('account.two-step-trusted-at', { at: moment(trusted.trustedAt) }),
            say('account.two-step-used', { used: moment(trusted.lastUsedAt) }),
          ].join(say('formats.clause-separator'))}
        </div>
      </div>
      <PressButton
        kind="danger"
        size="small"
        label={say('account.two-step-trust-end-of', { device })}
        onPress={async () => form.endTrustPressed(trusted)}
      >
        {say('account.two-step-trust-end')}
      </PressButton>
    </li>
  );
}

const Devices = observer(function Devices({ form, today }: TwoStepProps) {
  const styles = useStyles();
  const { say } = useWords();
  const devices = form.content.value?.devices ?? [];
  return (
    <section aria-label={say('account.two-step-devices')}>
      <div className={styles.head}>
        <h3 className={styles.title}>{say('account.two-step-devices')}</h3>
        {devices.length > 1 && (
          <PressButton size="small" onPress={async () => form.endTrustPressed()}>
            {say('account.two-step-trust-end-all')}
          </PressButton>
        )}
      </div>
      <ReproofQuestion form={form.reproof} />
      {devices.length === 0 && <p className={styles.quiet}>{say('account.two-step-no-devices')}</p>}
      <ul className={styles.list}>
        {devices.map((trusted) => (
          <DeviceRow key={trusted.id} trusted={trusted} form={form} today={today} />
        ))}
      </ul>
    </section>
  );
});

const Switch = observer(function Switch({ form }: Pick<TwoStepProps, 'form'>) {
  const styles = useStyles();
  const { say } = useWords();
  const { action, error, attempt } = form;
  const place = useFirstWrong(attempt);
  if (action !== 'switch-on' && action !== 'switch-off') return null;
  return (
    <form
      ref={place}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submitPressed();
      }}
    >
      <div className={styles.field}>
        <TextField
          label={say('account.two-step-current')}
          type="password"
          autoComplete="current-password"
          maxLength={maxPasswordCharacters + 1}
          value={form.password}
          error={error && say(error)}
          onChanged={(value) => form.passwordTyped(value)}
        />
      </div>
      <PressButton kind={action === 'switch-on' ? 'primary' : 'danger'} type="submit" busy={form.busy}>
        {say(action === 'switch-on' ? 'account.two-step-turn-on' : 'account.two-step-turn-off')}
      </PressButton>
    </form>
  );
});

const Standing = observer(function Standing({ form, today }: TwoStepProps) {
  const styles = useStyles();
  const { say } = useWords();
  const { action, notice } = form;
  const { value } = form.content;
  if (!value) return null;
  const moment = (at: number): string => say('formats.moment-short', { at, today });
  const isOn = value.isOn || value.demandedFrom !== undefined;
  const facts = [
    ...(isOn && value.mobile !== '' ? [say('account.two-step-mobile', { mobile: value.mobile })] : []),
    ...(value.since === undefined
      ? []
      : [say(value.isOn ? 'account.two-step-since' : 'account.two-step-ended', { since: moment(value.since) })]),
    ...(value.lastUsedAt === undefined ? [] : [say('account.two-step-used', { used: moment(value.lastUsedAt) })]),
  ];
  return (
    <div className={styles.parts}>
      <p className={styles.about}>{say('account.two-step-about')}</p>
      <div className={styles.state}>
        <StateBadge tone={isOn ? 'ok' : 'idle'}>
          {say(
            value.demandedFrom !== undefined && !value.isOn
              ? 'account.two-step-demanded'
              : value.isOn
                ? 'account.two-step-on'
                : 'account.two-step-off',
          )}
        </StateBadge>
        <span className={styles.quiet}>{facts.join(say('formats.clause-separator'))}</span>
      </div>
      {value.demandedFrom !== undefined && (
        <p className={styles.quiet}>{say('account.two-step-demanded-from', { from: moment(value.demandedFrom) })}</p>
      )}
      {action === 'nowhere' && <p className={styles.quiet}>{say('account.two-step-nowhere')}</p>}
      {action === 'needs-two' && <p className={styles.quiet}>{say('account.two-step-needs-two')}</p>}
      {notice && (
        <Notice tone={notice.tone} live>
          {say(notice.message)}
        </Notice>
      )}
      <Switch form={form} />
      {isOn && (
        <>
          <Devices form={form} today={today} />
          <p className={styles.quiet}>
            {say('account.two-step-lost')} <SupportLine />
          </p>
        </>
      )}
    </div>
  );
});

/** The second step of the sign-in, and the trusted browsers, which do not need it (checklist 1.4). */
export const TwoStepCard = observer(function TwoStepCard({ form, today }: TwoStepProps) {
  const { say } = useWords();
  const { current } = form.content;
  return (
    <Card title={say('account.two-step')} padded>
      {current.kind === 'loading' && <SkeletonBlock width="100%" height="44px" />}
      {current.kind === 'failed' && (
        <FailedPanel
          message={say(current.failure.what)}
          code={current.failure.code || undefined}
          traceId={current.failure.traceId || undefined}
          onRetry={current.failure.canRetry ? async () => form.content.load() : undefined}
        />
      )}
      {current.kind === 'ready' && <Standing form={form} today={today} />}
    </Card>
  );
});
