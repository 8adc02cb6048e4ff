import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useRef } from 'react';

import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import type { UsableKey } from '../../../domain/keys/usable-key.ts';
import type { KeySigning } from '../../../presentation/keys/key-signing.ts';
import type { IdentityProof } from '../../../presentation/entry/shared/identity-proof.ts';
import { OutsideLink } from '../../design/actions/OutsideLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { RadioChoices } from '../../design/fields/RadioChoices.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { SupportLine } from '../../design/panels/SupportLine.tsx';
import { lazyScreen } from '../../lazy/lazy-screen.ts';
import { usePresenters } from '../../pages/presenters-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { ProofChoice } from './ProofChoice.tsx';
import { StepForm } from './StepForm.tsx';

const KeyTipDialog = lazyScreen(async () => (await import('./KeyTipDialog.tsx')).KeyTipDialog);

const useStyles = makeStyles({
  quiet: { margin: 0, fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  choose: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4px' },
  head: { margin: 0, fontWeight: 600 },
  key: { margin: '4px 0 0' },
  number: { margin: '4px 0 0', fontSize: '22px', lineHeight: '32px', fontWeight: 600 },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
});

/** The available keys, or advice if there is none. */
const AtHand = observer(function AtHand({
  signing,
  usable,
}: {
  readonly signing: KeySigning;
  readonly usable: readonly UsableKey[] | undefined;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { stage, chosen } = signing;
  switch (stage.kind) {
    case 'looking':
      return (
        <p className={styles.quiet} role="status">
          {say('key.looking')}
        </p>
      );
    case 'absent':
    case 'empty': {
      const words =
        stage.kind === 'empty'
          ? stage.isOthers
            ? (['recovery.key-others', 'recovery.key-others-means'] as const)
            : (['key.empty', 'key.empty-means'] as const)
          : stage.refused
            ? (['key.refused-page', 'key.refused-page-means'] as const)
            : (['key.absent', 'recovery.key-absent-means'] as const);
      return (
        <Notice
          tone="warn"
          live
          actions={
            <PressButton size="small" onPress={async () => signing.listTokens()}>
              {say('key.look-again')}
            </PressButton>
          }
        >
          <p className={styles.head}>{say(words[0])}</p>
          {say(words[1])}
          {usable?.map(({ serial, suffix, validTo }) => (
            <p key={serial} className={styles.key}>
              {say('recovery.key-usable', { suffix, date: shanghaiDate(validTo) })}
            </p>
          ))}
        </Notice>
      );
    }
    case 'choose':
      return (
        <div className={styles.choose}>
          <RadioChoices
            label={say('key.choose')}
            value={chosen}
            onChanged={(serial) => signing.certificateChosen(serial)}
            choices={stage.certificates.map(({ serial, person, company, validTo }) => {
              const expired = signing.isExpired({ validTo });
              return {
                value: serial,
                label: `${person} · ${company}`,
                more: `${say(expired ? 'key.expired-on' : 'key.valid-to', { date: shanghaiDate(validTo) })} · …${serial.slice(-6)}`,
                unavailable: expired,
              };
            })}
          />
          <PressButton kind="subtle" size="small" onPress={async () => signing.listTokens()}>
            {say('key.look-again')}
          </PressButton>
        </div>
      );
    case 'name':
      return <p className={styles.quiet}>{say('recovery.key-phone-note')}</p>;
    case 'asked':
      return null;
  }
});

/** The action that the user must take outside this page. */
const Elsewhere = observer(function Elsewhere({ signing }: { readonly signing: KeySigning }) {
  const styles = useStyles();
  const { say } = useWords();
  const { stage, place, waiting } = signing;
  const cancel = useRef<HTMLDivElement>(null);
  // The pressed button has disappeared, so the focus moves to the one that can be pressed now.
  useEffect(() => cancel.current?.querySelector('button')?.focus(), []);
  if (stage.kind !== 'asked') return null;
  return (
    <>
      <div role="status">
        <p className={styles.head}>{say(place === 'token' ? 'key.at-token' : 'recovery.key-at-phone')}</p>
        {place === 'token' && <p className={styles.quiet}>{say('key.at-token-means')}</p>}
        {stage.number !== undefined && <p className={styles.number}>{say('key.number', { number: stage.number })}</p>}
      </div>
      <div ref={cancel} className={styles.line}>
        <span role="timer">{say('key.waiting', { seconds: waiting })}</span>
        <PressButton kind="subtle" size="small" onPress={() => signing.cancelPressed()}>
          {say('key.cancel')}
        </PressButton>
      </div>
    </>
  );
});

export interface KeyStepProps {
  readonly identity: IdentityProof;
  readonly signing: KeySigning;
  readonly arrives: boolean;
}

/** The step with a key of the account's owner. */
export const KeyStep = observer(function KeyStep({ identity, signing, arrives }: KeyStepProps) {
  const styles = useStyles();
  const { say } = useWords();
  const { session } = usePresenters();
  const { stage, place, notice, busy, chosen, restSeconds } = signing;
  const { isOwn, byKey } = identity;
  const standing = isOwn ? byKey?.usableKeys : undefined;
  const trouble = standing?.trouble;
  const why = say(
    stage.kind === 'looking'
      ? 'key.looking'
      : stage.kind === 'absent'
        ? 'key.absent'
        : stage.kind === 'empty'
          ? 'key.empty'
          : stage.kind === 'choose' && stage.certificates.every((each) => signing.isExpired(each))
            ? 'recovery.key-all-expired'
            : 'key.choose-first',
  );
  const ready = stage.kind === 'name' || (stage.kind === 'choose' && chosen !== undefined);
  return (
    <StepForm
      title={say('recovery.step-code')}
      arrives={arrives}
      errors={[]}
      attempt={identity.attempt}
      busy={false}
      goesOnElsewhere={busy}
      submit={say(place === 'token' ? 'recovery.key-submit' : 'key.submit-phone')}
      unavailable={restSeconds > 0 ? say('key.submit-resting', { seconds: restSeconds }) : ready ? undefined : why}
      onSubmit={() => void signing.submitPressed()}
      onBack={isOwn ? undefined : () => void identity.backPressed()}
    >
      <p className={styles.quiet}>
        {say('recovery.account-of', { userName: session.who?.userName ?? identity.userName.trim() })}
        {say('formats.clause-separator') + say('recovery.key-own')}
      </p>
      {standing?.companySigns === false && <Notice tone="warn">{say('recovery.company-ca')}</Notice>}
      {trouble && (
        <PortalDialog
          open
          kind="error"
          title={say('recovery.prompt')}
          code={trouble.code || undefined}
          traceId={trouble.traceId || undefined}
          onConfirmed={() => standing?.troubleRead()}
          onClosed={() => standing?.troubleRead()}
        >
          {say(trouble.what)}
        </PortalDialog>
      )}
      {byKey?.tip.isOpen && (
        <Suspense fallback={null}>
          <KeyTipDialog tip={byKey.tip} />
        </Suspense>
      )}
      {isOwn && !busy && <ProofChoice identity={identity} />}
      {notice && (
        <Notice tone={notice.tone} live>
          {say(notice.message)}
        </Notice>
      )}
      {session.pageConfig.offersCloudKey && !busy && (
        <RadioChoices
          label={say('key.place')}
          value={place}
          onChanged={(value) => signing.placeChosen(value === 'phone' ? 'phone' : 'token')}
          choices={[
            { value: 'token', label: say('key.place-token') },
            { value: 'phone', label: say('key.place-phone') },
          ]}
        />
      )}
      {busy ? <Elsewhere signing={signing} /> : <AtHand signing={signing} usable={standing?.usable} />}
      <p className={styles.quiet}>
        <OutsideLink to="/cv3/ukey-test">{say('key.check')}</OutsideLink>
      </p>
      <p className={styles.quiet}>
        <SupportLine />
      </p>
    </StepForm>
  );
});
