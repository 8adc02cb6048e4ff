import { Suspense, use, useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';

import { certificatesPath } from '../../../domain/keys/certificate-path.ts';
import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import { entryArea } from '../../../presentation/entry/entry-presenters.ts';
import type { KeySigning } from '../../../presentation/keys/key-signing.ts';
import type { KeySignInPresenter } from '../../../presentation/entry/sign-in/key-sign-in-presenter.ts';
import type { Presenters } from '../../../presentation/presenters.ts';
import { useLearning, useWords } from '../../../words/use-words.ts';
import { suppressEnter } from '../../design/actions/suppress-enter.ts';
import { SupportContext } from '../../design/panels/support-context.ts';
import { lazyScreen } from '../../lazy/lazy-screen.ts';
import { loadPage } from '../../pages/load-page.ts';
import { usePresenters } from '../../pages/presenters-context.ts';
import { CaptchaField } from './CaptchaField.tsx';
import { signInFieldIds } from './sign-in-look.ts';
import { SignInMessage } from './SignInMessage.tsx';
import { TextPress } from './TextPress.tsx';
import { waysInWords } from '../../../words/areas/entry.ts';

const DeregisteredDialog = lazyScreen(async () => (await import('./DeregisteredDialog.tsx')).DeregisteredDialog);

const KeyTipDialog = lazyScreen(async () => (await import('../shared/KeyTipDialog.tsx')).KeyTipDialog);

export interface KeyFormProps {
  /** Called when the user tries to sign in, so that the next page can be loaded. */
  readonly onGoingOn: () => void;
}

const ownWords = { words: [waysInWords], prepare: async () => undefined } as const;
/** One presenter for each portal, because a component that suspends renders again from the beginning. */
const presentersOf = new WeakMap<Presenters, Promise<KeySignInPresenter>>();

function presenterOf(presenters: Presenters): Promise<KeySignInPresenter> {
  const known = presentersOf.get(presenters) ?? presenters.of(entryArea).keySignIn();
  presentersOf.set(presenters, known);
  return known;
}

const nameId = 'sign-in-key-name';
const submitId = 'sign-in-key-submit';
const cancelId = 'sign-in-key-cancel';
const choiceStyle = { border: 0, margin: '0 0 16px', padding: 0 } as const;
const legendStyle = { padding: 0 } as const;
const rowStyle = { display: 'flex', gap: '8px', minHeight: '32px', alignItems: 'center' } as const;
const warning = {
  padding: '0 6px',
  borderRadius: '4px',
  background: 'var(--si-warn-ground)',
  color: 'var(--si-warn-ink)',
  fontWeight: 600,
} as const;
const quiet = { color: 'var(--si-ink-3)', fontSize: '13px' } as const;

/** The advice if no certificate can sign, with a button to check again. */
const Remedy = observer(function Remedy({ signing }: { readonly signing: KeySigning }) {
  const { say } = useWords();
  const { stage } = signing;
  const absent = stage.kind === 'absent';
  const refused = absent && stage.refused;
  return (
    <div role="status" className="si-field">
      <p style={{ fontWeight: 600, marginBottom: '6px' }}>
        {say(refused ? 'key.refused-page' : absent ? 'key.absent' : 'key.empty')}
      </p>
      <p style={{ color: 'var(--si-ink-2)', marginBottom: '12px' }}>
        {say(refused ? 'key.refused-page-means' : absent ? 'key.absent-means' : 'key.empty-means')}
      </p>
      <button
        id={submitId}
        type="button"
        className="si-submit"
        onClick={() => void signing.listTokens()}
        onKeyDown={suppressEnter}
      >
        {say('key.look-again')}
      </button>
    </div>
  );
});

/** The choice of the certificate that signs. */
const Certificates = observer(function Certificates({ signing }: { readonly signing: KeySigning }) {
  const { say } = useWords();
  if (signing.stage.kind !== 'choose') return null;
  return (
    <fieldset style={choiceStyle}>
      <legend className="si-label" style={legendStyle}>
        {say('key.choose')}
      </legend>
      {signing.stage.certificates.map(({ serial, person, company, validFrom, validTo }) => {
        const expired = signing.isExpired({ validTo });
        const days = signing.daysLeftOf({ validFrom, validTo });
        return (
          <label
            key={serial}
            style={{ ...rowStyle, alignItems: 'start', padding: '6px 0', ...(expired && { color: 'var(--si-ink-3)' }) }}
          >
            <input
              type="radio"
              name="certificate"
              style={{ margin: '3px 0 0', flex: 'none' }}
              disabled={expired}
              checked={signing.chosen === serial}
              onChange={() => signing.certificateChosen(serial)}
            />
            <span>
              {person} · {company}
              <br />
              <span style={quiet}>
                {say(expired ? 'key.expired-on' : 'key.valid-to', { date: shanghaiDate(validTo) })}
                {days !== undefined && (
                  <>
                    {' '}
                    <span style={warning}>{say('key.days-left', { days })}</span>
                  </>
                )}{' '}
                · …{serial.slice(-6)}
              </span>
              {expired && (
                <>
                  {' '}
                  <a href={`/cv3${certificatesPath}`} style={{ color: 'var(--si-accent)' }}>
                    {say('key.renew')}
                  </a>
                </>
              )}
            </span>
          </label>
        );
      })}
      <TextPress onPress={() => void signing.listTokens()}>{say('key.look-again')}</TextPress>
    </fieldset>
  );
});

/** The account whose telephone receives the question. */
const Owner = observer(function Owner({ signing }: { readonly signing: KeySigning }) {
  const { say } = useWords();
  const { nameMissing } = signing;
  return (
    <div className={nameMissing ? 'si-field si-bad' : 'si-field'}>
      <label className="si-label" htmlFor={nameId}>
        {say('key.user-name')}
      </label>
      <div className="si-in">
        <input
          id={nameId}
          name="userName"
          type="text"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          required
          aria-invalid={nameMissing || undefined}
          aria-describedby={nameMissing ? `${nameId}-error` : `${nameId}-hint`}
          value={signing.userName}
          onChange={(event) => signing.userNameTyped(event.target.value)}
        />
      </div>
      {nameMissing ? (
        <p id={`${nameId}-error`} className="si-error">
          {say('key.user-name-missing')}
        </p>
      ) : (
        <p id={`${nameId}-hint`} className="si-hint" style={{ marginTop: '4px' }}>
          {say('key.phone-hint')}
        </p>
      )}
    </div>
  );
});

/** The proof that the user is human, after repeated requests. */
const Human = observer(function Human({ signing }: { readonly signing: KeySigning }) {
  const { human, humanError } = signing;
  if (!human?.task) return null;
  const renew = (): void => void human.renewPicture();
  return (
    <CaptchaField
      captcha={human.task}
      error={humanError}
      actions={{
        captchaTyped: (text) => signing.humanTyped(text),
        captchaRenewPressed: renew,
        pictureChosen: renew,
        proofStarted: () => void human.prove(),
      }}
    />
  );
});

/** The action that the user must take outside this page. */
const Elsewhere = observer(function Elsewhere({ signing }: { readonly signing: KeySigning }) {
  const { say } = useWords();
  const { stage, place, waiting } = signing;
  const number = stage.kind === 'asked' ? stage.number : undefined;
  return (
    <div className="si-field">
      <div role="status">
        <p style={{ fontWeight: 600, marginBottom: '6px' }}>
          {say(place === 'token' ? 'key.at-token' : 'key.at-phone')}
        </p>
        {place === 'token' && (
          <p style={{ color: 'var(--si-ink-2)', marginBottom: '6px' }}>{say('key.at-token-means')}</p>
        )}
        {number !== undefined && (
          <p style={{ fontSize: '22px', lineHeight: '32px', fontWeight: 600 }}>{say('key.number', { number })}</p>
        )}
      </div>
      <p style={{ ...quiet, display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <span role="timer">{say('key.waiting', { seconds: waiting })}</span>
        <TextPress id={cancelId} onPress={() => signing.cancelPressed()}>
          {say('key.cancel')}
        </TextPress>
      </p>
    </div>
  );
});

/** The sign-in by a key. */
export const KeyForm = observer(function KeyForm({ onGoingOn }: KeyFormProps) {
  const presenters = usePresenters();
  use(loadPage(ownWords, useLearning()));
  const presenter = use(presenterOf(presenters));
  const { say } = useWords();
  const { session } = presenters;
  const { signing } = presenter;
  const { stage, place, notice, chosen, busy, nameMissing, humanError, restSeconds } = signing;
  const goingOn = session.who !== undefined;

  useEffect(() => {
    presenter.opened();
    return () => presenter.left();
  }, [presenter]);
  useEffect(() => {
    // The pressed tab has become plain text, so the focus moves to the first control of the form.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('.si-box :is(input, button):not([disabled])')?.focus();
  }, [stage.kind]);
  useEffect(() => {
    if (nameMissing) document.getElementById(nameId)?.focus();
  }, [nameMissing]);

  const wasBusy = useRef(false);
  useEffect(() => {
    // The pressed button has disappeared, so the focus moves to the one that can be pressed now.
    if (busy) document.getElementById(cancelId)?.focus();
    else if (wasBusy.current) document.getElementById(submitId)?.focus();
    wasBusy.current = busy;
  }, [busy]);
  useEffect(() => {
    if (humanError) document.getElementById(signInFieldIds.captcha)?.focus();
  }, [humanError]);

  const ready = stage.kind === 'choose' || stage.kind === 'name';
  return (
    <>
      <SignInMessage notice={notice} />
      {session.pageConfig.offersCloudKey && (
        <fieldset style={choiceStyle} disabled={busy}>
          <legend className="si-label" style={legendStyle}>
            {say('key.place')}
          </legend>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0 20px' }}>
            {(['token', 'phone'] as const).map((each) => (
              <label key={each} style={rowStyle}>
                <input type="radio" name="place" checked={place === each} onChange={() => signing.placeChosen(each)} />
                {say(each === 'token' ? 'key.place-token' : 'key.place-phone')}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {stage.kind === 'looking' && (
        <p role="status" className="si-field">
          {say('key.looking')}
        </p>
      )}
      {(stage.kind === 'absent' || stage.kind === 'empty') && <Remedy signing={signing} />}
      {stage.kind === 'asked' && <Elsewhere signing={signing} />}
      {ready && (
        <form
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onGoingOn();
            void signing.submitPressed();
          }}
        >
          {stage.kind === 'choose' ? <Certificates signing={signing} /> : <Owner signing={signing} />}
          {stage.kind === 'name' && <Human signing={signing} />}
          {stage.kind === 'choose' && chosen === undefined && (
            <p className="si-hint" style={{ marginBottom: '8px' }}>
              {say(
                stage.certificates.every((each) => signing.isExpired(each)) ? 'key.all-expired' : 'key.choose-first',
              )}
            </p>
          )}
          <button
            id={submitId}
            type="submit"
            className="si-submit"
            disabled={stage.kind === 'choose' && chosen === undefined}
            aria-busy={goingOn || undefined}
            aria-disabled={restSeconds > 0 || (stage.kind === 'choose' && chosen === undefined) || undefined}
            onKeyDown={suppressEnter}
          >
            {restSeconds > 0
              ? say('key.submit-resting', { seconds: restSeconds })
              : say(stage.kind === 'choose' ? 'key.submit' : 'key.submit-phone')}
          </button>
        </form>
      )}
      <p className="si-hint" style={{ marginTop: '12px' }}>
        <a href="/cv3/ukey-test" target="_blank" rel="noopener" style={{ color: 'var(--si-accent)' }}>
          {say('key.check')}
          <span className="si-hidden">{say('common.new-tab')}</span>
        </a>
      </p>
      {presenter.tip.isOpen && (
        <Suspense fallback={null}>
          <KeyTipDialog tip={presenter.tip} />
        </Suspense>
      )}
      {presenter.deregistered && (
        <SupportContext value={session.pageConfig}>
          <Suspense fallback={null}>
            <DeregisteredDialog onRead={() => presenter.deregistrationRead()} />
          </Suspense>
        </SupportContext>
      )}
    </>
  );
});
