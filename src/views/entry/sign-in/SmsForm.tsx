import { Suspense, use, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { observer } from 'mobx-react-lite';

import { entryArea } from '../../../presentation/entry/entry-presenters.ts';
import type { Presenters } from '../../../presentation/presenters.ts';
import type { SmsSignInPresenter } from '../../../presentation/entry/sign-in/sms-sign-in-presenter.ts';
import { useLearning, useWords } from '../../../words/use-words.ts';
import { suppressEnter } from '../../design/actions/suppress-enter.ts';
import { SupportContext } from '../../design/panels/support-context.ts';
import { lazyScreen } from '../../lazy/lazy-screen.ts';
import { loadPage } from '../../pages/load-page.ts';
import { usePresenters } from '../../pages/presenters-context.ts';
import { CaptchaField } from './CaptchaField.tsx';
import { signInFieldIds } from './sign-in-look.ts';
import { SignInError } from './SignInError.tsx';
import { SignInMessage } from './SignInMessage.tsx';
import { TextPress } from './TextPress.tsx';
import { waysInWords } from '../../../words/areas/entry.ts';
import { maxPastedCharacters } from '../../../domain/text/typed-number.ts';

const DeregisteredDialog = lazyScreen(async () => (await import('./DeregisteredDialog.tsx')).DeregisteredDialog);

export interface SmsFormProps {
  /** Called when the user tries to sign in, so that the next page can be loaded. */
  readonly onGoingOn: () => void;
}

const ids = { mobile: 'sign-in-mobile', code: 'sign-in-code', captcha: signInFieldIds.captcha } as const;

const ownWords = { words: [waysInWords], prepare: async () => undefined } as const;
/** One presenter for each portal, because a component that suspends renders again from the beginning. */
const presentersOf = new WeakMap<Presenters, Promise<SmsSignInPresenter>>();

const documentsForms = new WeakMap<SmsSignInPresenter, () => void>();

/** A presenter with the values of the document's own form, until its removal. */
function adoptDocumentForm(presenter: SmsSignInPresenter): SmsSignInPresenter {
  const typed = (): void => {
    const input = document.getElementById(ids.mobile);
    if (input instanceof HTMLInputElement && input.value !== '') presenter.mobileTyped(input.value);
  };
  typed();
  document.addEventListener('input', typed, { capture: true });
  documentsForms.set(presenter, () => document.removeEventListener('input', typed, { capture: true }));
  return presenter;
}

function presenterOf(presenters: Presenters): Promise<SmsSignInPresenter> {
  const known = presentersOf.get(presenters) ?? presenters.of(entryArea).smsSignIn().then(adoptDocumentForm);
  presentersOf.set(presenters, known);
  return known;
}

const errorProps = (field: 'mobile' | 'code', wrong: boolean) => ({
  'aria-invalid': wrong || undefined,
  'aria-describedby': wrong ? `${ids[field]}-error` : undefined,
});

/** The sign-in by a code that is sent to the user's telephone. */
export const SmsForm = observer(function SmsForm({ onGoingOn }: SmsFormProps) {
  const presenters = usePresenters();
  use(loadPage(ownWords, useLearning()));
  const presenter = use(presenterOf(presenters));
  const { say } = useWords();
  const { session } = presenters;
  const { notice, errors, captcha, attempt, accounts, waiting } = presenter;
  const busy = presenter.busy || session.who !== undefined;

  useLayoutEffect(() => documentsForms.get(presenter)?.(), [presenter]);
  useEffect(() => {
    presenter.opened();
    // The focus is on the code if one was requested, and otherwise on the number.
    const next = document.getElementById(presenter.notice === undefined ? ids.mobile : ids.code);
    next?.focus();
    if (next instanceof HTMLInputElement) next.setSelectionRange(next.value.length, next.value.length);
    return () => presenter.left();
  }, [presenter]);
  const refused = useEffectEvent(() => {
    const wrong = (['mobile', 'code', 'captcha'] as const).find((field) => errors[field] !== undefined);
    if (wrong) document.getElementById(ids[wrong])?.focus();
  });
  useEffect(() => {
    if (attempt > 0) refused();
  }, [attempt]);

  const requestCode = async (): Promise<void> => {
    await presenter.codePressed();
    // The pressed button has disappeared, so the focus moves to the code.
    if (presenter.waiting > 0) document.getElementById(ids.code)?.focus();
  };

  return (
    <>
      <SignInMessage notice={notice} />
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onGoingOn();
          void presenter.submitPressed();
        }}
      >
        <div className={errors.mobile === undefined ? 'si-field' : 'si-field si-bad'}>
          <label className="si-label" htmlFor={ids.mobile}>
            {say('sms.mobile')}
          </label>
          <div className="si-in">
            <input
              id={ids.mobile}
              name="mobile"
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              maxLength={20}
              required
              {...errorProps('mobile', errors.mobile !== undefined)}
              value={presenter.mobile}
              onChange={(event) => presenter.mobileTyped(event.target.value)}
            />
          </div>
          <SignInError id={`${ids.mobile}-error`} error={errors.mobile} />
        </div>
        {captcha !== undefined && (
          <CaptchaField
            captcha={captcha}
            error={errors.captcha}
            actions={{
              captchaTyped: (text) => presenter.captchaTyped(text),
              captchaRenewPressed: () => void presenter.captchaRenewPressed(),
              pictureChosen: () => void presenter.captchaRenewPressed(),
              proofStarted: () => void presenter.startProof(),
            }}
          />
        )}
        <div className={errors.code === undefined ? 'si-field' : 'si-field si-bad'}>
          <label className="si-label" htmlFor={ids.code}>
            {say('sms.code')}
          </label>
          <div className="si-in">
            <input
              id={ids.code}
              name="code"
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={maxPastedCharacters}
              required
              {...errorProps('code', errors.code !== undefined)}
              value={presenter.code}
              onChange={(event) => presenter.codeTyped(event.target.value)}
            />
            {waiting > 0 ? (
              <span style={{ padding: '0 12px', flex: 'none', color: 'var(--si-ink-3)' }}>
                {say('sms.ask-again', { seconds: waiting })}
              </span>
            ) : (
              <TextPress onPress={() => void requestCode()}>{say('sms.ask')}</TextPress>
            )}
          </div>
          <SignInError id={`${ids.code}-error`} error={errors.code} />
        </div>
        {accounts.length > 0 && (
          <fieldset className="si-field" style={{ border: 0, margin: '0 0 16px', padding: 0 }}>
            <legend className="si-label">{say('sms.accounts')}</legend>
            {accounts.map(({ userName, company }) => (
              <label key={userName} style={{ display: 'flex', gap: '8px', minHeight: '32px', alignItems: 'center' }}>
                <input
                  type="radio"
                  name="account"
                  checked={presenter.userName === userName}
                  onChange={() => presenter.accountChosen(userName)}
                />
                {company} {userName}
              </label>
            ))}
          </fieldset>
        )}
        <button
          type="submit"
          className="si-submit"
          aria-busy={busy || undefined}
          aria-disabled={busy || undefined}
          onKeyDown={suppressEnter}
        >
          {busy && <span className="si-ring" aria-hidden="true" />}
          {say(busy ? 'sign-in.busy' : 'sign-in.submit')}
        </button>
      </form>
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
