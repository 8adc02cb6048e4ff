import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';

import { shanghaiDate } from '../../domain/calendar/plain-date.ts';
import type { CertificateSigning } from '../../presentation/agreements/certificate-signing.ts';
import { OutsideLink } from '../design/actions/OutsideLink.tsx';
import { PressButton } from '../design/actions/PressButton.tsx';
import { RadioChoices } from '../design/fields/RadioChoices.tsx';
import { Notice } from '../design/panels/Notice.tsx';
import { onPhone } from '../design/theme/breakpoints.ts';
import { useWords } from '../../words/use-words.ts';
import { UnusableCertificates } from './UnusableCertificates.tsx';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', gap: '12px' },
  quiet: { margin: 0, fontSize: '13px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  head: { margin: 0, fontWeight: 600 },
  number: { margin: 0, fontSize: '22px', lineHeight: '32px', fontWeight: 600 },
  // The space of the longest message, so that the content above does not move when messages come and go.
  state: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    minHeight: '108px',
    [onPhone]: { minHeight: '132px' },
  },
});

type Props = { readonly signing: CertificateSigning };

/** Instructions while the user signs on a phone or a token. The dialog's own button cancels the signature. */
const Elsewhere = observer(function Elsewhere({ signing: { keys, mobile, subject } }: Props) {
  const styles = useStyles();
  const { say } = useWords();
  const { stage, place, waiting } = keys;
  const isPhone = place !== 'token';
  const number = stage.kind === 'asked' ? stage.number : undefined;
  const asked = useRef<HTMLDivElement>(null);
  // On a phone the dialog is scrolled: the number is what the user looks for.
  useEffect(() => {
    if (number !== undefined) asked.current?.scrollIntoView?.({ block: 'nearest' });
  }, [number]);
  // Until the number is known, the phone does not ask yet.
  const isSending = isPhone && number === undefined;
  return (
    <>
      <div ref={asked} role="status">
        <p className={styles.head}>
          {isSending
            ? say('signing.sending')
            : isPhone
              ? say('signing.at-phone', { mobile, subject })
              : say('signing.at-token')}
        </p>
        {number !== undefined && <p className={styles.number}>{say('signing.number', { number })}</p>}
        {!isSending && (
          <p className={styles.quiet}>{say(isPhone ? 'signing.at-phone-means' : 'signing.at-token-means')}</p>
        )}
      </div>
      <span role="timer" className={styles.quiet}>
        {say('signing.waiting', { seconds: waiting })}
      </span>
    </>
  );
});

/** Help for a signer whose token is not plugged in. */
const AtHand = observer(function AtHand({ signing, onLooked }: Props & { readonly onLooked: () => void }) {
  const styles = useStyles();
  const { say } = useWords();
  const { chosenCertificate, keys, plugged } = signing;
  if (!chosenCertificate) return null;
  if (chosenCertificate.kind === 'cloud') return <p className={styles.quiet}>{say('signing.phone-note')}</p>;
  const { stage } = keys;
  if (stage.kind === 'looking')
    return (
      <p className={styles.quiet} role="status">
        {say('signing.looking')}
      </p>
    );
  const isAway = stage.kind === 'absent';
  if (!isAway && plugged.some(({ serial }) => serial === chosenCertificate.serial)) return null;
  return (
    <Notice
      tone="warn"
      live
      actions={
        <PressButton size="small" onPress={async () => signing.refresh().then(onLooked)}>
          {say('signing.look-again')}
        </PressButton>
      }
    >
      <p className={styles.head}>
        {say(isAway ? (stage.refused ? 'signing.helper-refused' : 'signing.helper-absent') : 'signing.not-plugged')}
      </p>
      {say(isAway ? 'signing.helper-means' : 'signing.not-plugged-means')}{' '}
      <OutsideLink to="/cv3/ukey-test">{say('signing.helper-check')}</OutsideLink>
    </Notice>
  );
});

/** The choice of the certificate that signs, and the signing. */
export const SigningPart = observer(function SigningPart({ signing }: Props) {
  const styles = useStyles();
  const { say } = useWords();
  const { usable, chosen, chosenCertificate, keys, done } = signing;
  const part = useRef<HTMLDivElement>(null);
  const toChosen = (): void => {
    // The pressed button may be removed in the next frame.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        part.current?.querySelector<HTMLElement>('input:checked, input, button')?.focus();
    });
  };
  if (done) return <Notice tone="ok">{say('signing.done')}</Notice>;
  return (
    <div ref={part} className={styles.parts}>
      {usable.length > 0 && (
        <RadioChoices
          label={say('signing.choose')}
          value={chosen}
          onChanged={(serial) => signing.certificateChosen(serial)}
          choices={usable.map(({ serial, kind, holder, issuer, validTo }) => ({
            value: serial,
            label: say('signing.one', { kind, holder }),
            more: say('signing.facts', { date: shanghaiDate(validTo), issuer, ending: serial.slice(-6) }),
            unavailable: keys.busy,
          }))}
        />
      )}
      <UnusableCertificates signing={signing} />
      <div className={styles.state}>
        {/* If the helper does not answer, the advice below states that already. */}
        {keys.notice && !(keys.stage.kind === 'absent' && chosenCertificate?.kind !== 'cloud') && (
          <Notice tone={keys.notice.tone} live>
            {say(keys.notice.message)}
          </Notice>
        )}
        {chosenCertificate?.kind === 'cloud' && !keys.busy && keys.restSeconds > 0 && (
          <span role="timer" className={styles.quiet}>
            {say('signing.resting', { seconds: keys.restSeconds })}
          </span>
        )}
        {keys.busy ? <Elsewhere signing={signing} /> : <AtHand signing={signing} onLooked={toChosen} />}
      </div>
    </div>
  );
});
