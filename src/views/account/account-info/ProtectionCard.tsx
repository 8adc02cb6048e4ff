import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { encode } from 'uqr';
import { useMemo } from 'react';

import { maxPasswordCharacters } from '../../../domain/identity/password-rules.ts';
import type { TwoStep } from '../../../domain/account/two-step.ts';
import type { ProtectionForm } from '../../../presentation/account/account-info/protection-form.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { useFirstWrong } from '../../design/fields/use-first-wrong.ts';
import { Card } from '../../design/panels/Card.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { useOriginWords } from './use-origin-words.ts';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', gap: '12px' },
  about: { margin: 0, color: tokens.colorNeutralForeground2 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  form: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '12px', maxWidth: '420px' },
  field: { width: '100%' },
  // Cameras read dark on light only, so the code ignores the portal's colours.
  qr: { width: '180px', height: '180px', backgroundColor: '#ffffff', forcedColorAdjust: 'none' },
  secret: { fontFamily: 'monospace', overflowWrap: 'anywhere' },
  codes: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    gap: '4px 12px',
    fontFamily: 'monospace',
  },
});

interface ProtectionProps {
  readonly form: ProtectionForm;
  readonly twoStep: TwoStep | undefined;
  readonly today: string;
}

function QrCode({ address }: { readonly address: string }) {
  const styles = useStyles();
  const { say } = useWords();
  const { data, size } = useMemo(() => encode(address, { border: 3 }), [address]);
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      role="img"
      aria-label={say('account.app-qr')}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.qr}
    >
      <path d={path} fill="#000000" />
    </svg>
  );
}

const titles = {
  add: 'account.app-add',
  remove: 'account.app-remove',
  codes: 'account.app-new-codes',
  confirm: 'account.reset-confirm',
} as const;

/** The password, before a change of the protection. */
const PasswordQuestion = observer(function PasswordQuestion({ form }: Pick<ProtectionProps, 'form'>) {
  const styles = useStyles();
  const { say } = useWords();
  const { task, error, attempt, added } = form;
  const place = useFirstWrong(attempt);
  if (!task) return null;
  return (
    <form
      ref={place}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void (added ? form.codePressed() : form.passwordPressed());
      }}
    >
      {task.kind === 'confirm' && (
        <Notice tone="warn">{say('account.reset-confirm-note', { name: task.colleague.personName })}</Notice>
      )}
      {added && (
        <>
          <p className={styles.about}>{say('account.app-scan')}</p>
          <QrCode address={added.address} />
          <p className={styles.about}>
            {say('account.app-secret')} <span className={styles.secret}>{added.secret}</span>
          </p>
        </>
      )}
      <div className={styles.field}>
        {added ? (
          <TextField
            label={say('account.app-code')}
            autoComplete="one-time-code"
            maxLength={12}
            value={form.code}
            error={error && say(error)}
            onChanged={(value) => form.codeTyped(value)}
          />
        ) : (
          <TextField
            label={say('account.two-step-current')}
            type="password"
            autoComplete="current-password"
            maxLength={maxPasswordCharacters + 1}
            value={form.password}
            error={error && say(error)}
            onChanged={(value) => form.passwordTyped(value)}
          />
        )}
      </div>
      <div className={styles.buttons}>
        <PressButton kind={task.kind === 'remove' ? 'danger' : 'primary'} type="submit" busy={form.busy}>
          {say(added ? 'account.app-finish' : titles[task.kind])}
        </PressButton>
        <PressButton onPress={() => form.closePressed()}>{say('account.protection-cancel')}</PressButton>
      </div>
    </form>
  );
});

const Codes = observer(function Codes({ form }: Pick<ProtectionProps, 'form'>) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <>
      <Notice tone="warn" live>
        {say('account.app-codes-once')}
      </Notice>
      <ul className={styles.codes} aria-label={say('account.app-codes')}>
        {form.codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <PressButton kind="primary" onPress={() => form.closePressed()}>
          {say('account.app-codes-kept')}
        </PressButton>
      </div>
    </>
  );
});

const Waits = observer(function Waits({ form, today }: Omit<ProtectionProps, 'twoStep'>) {
  const styles = useStyles();
  const { say } = useWords();
  const { deviceName, placeName } = useOriginWords();
  const { value } = form.waits;
  const moment = (at: number): string => say('formats.moment-short', { at, today });
  return (
    <>
      {value?.own && (
        <Notice tone="warn">
          <p>
            {say(value.own.isReady ? 'account.reset-ready' : 'account.reset-waits', {
              from: [placeName(value.own), deviceName(value.own)].join(say('formats.clause-separator')),
              at: moment(value.own.readyAt),
            })}
          </p>
          <PressButton kind="danger" busy={form.busy} onPress={async () => form.stopPressed()}>
            {say('account.reset-stop')}
          </PressButton>
        </Notice>
      )}
      {value?.colleagues.map((colleague) => (
        <div key={colleague.userId} className={styles.parts}>
          <p className={styles.about}>
            {say('account.reset-of-colleague', {
              name: colleague.personName,
              userName: colleague.userName,
              at: moment(colleague.readyAt),
            })}
          </p>
          {form.task?.kind !== 'confirm' && (
            <div>
              <PressButton onPress={() => form.taskPressed({ kind: 'confirm', colleague })}>
                {say('account.reset-confirm')}
              </PressButton>
            </div>
          )}
        </div>
      ))}
    </>
  );
});

/** The authenticator app with its recovery codes, and password resets that wait. */
export const ProtectionCard = observer(function ProtectionCard({ form, twoStep, today }: ProtectionProps) {
  const styles = useStyles();
  const { say } = useWords();
  const { notice, codes, task } = form;
  const since = twoStep?.authenticatorSince;
  const isOn = twoStep !== undefined && (twoStep.isOn || twoStep.demandedFrom !== undefined);
  return (
    <Card title={say('account.protection')} padded>
      <div className={styles.parts}>
        <Waits form={form} today={today} />
        {form.offersApp && twoStep && (
          <p className={styles.about}>
            {since === undefined
              ? say('account.app-about')
              : say('account.app-since', { at: say('formats.moment-short', { at: since, today }) })}{' '}
            {isOn && say('account.app-codes-left', { left: twoStep.recoveryCodes ?? 0 })}
          </p>
        )}
        {notice && (
          <Notice tone={notice.tone} live>
            {say(notice.message)}
          </Notice>
        )}
        {codes.length > 0 && <Codes form={form} />}
        <PasswordQuestion form={form} />
        {form.offersApp && twoStep && !task && codes.length === 0 && (
          <div className={styles.buttons}>
            <PressButton onPress={() => form.taskPressed({ kind: 'add' })}>
              {say(since === undefined ? 'account.app-add' : 'account.app-replace')}
            </PressButton>
            {isOn && (
              <PressButton onPress={() => form.taskPressed({ kind: 'codes' })}>
                {say('account.app-new-codes')}
              </PressButton>
            )}
            {since !== undefined && (
              <PressButton kind="danger" onPress={() => form.taskPressed({ kind: 'remove' })}>
                {say('account.app-remove')}
              </PressButton>
            )}
          </div>
        )}
      </div>
    </Card>
  );
});
