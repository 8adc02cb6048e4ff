import { Suspense, useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';

import { signInMethods, type SignInMethod } from '../../../domain/entry/channels.ts';
import { suppressEnter } from '../../design/actions/suppress-enter.ts';
import { lazyScreen } from '../../lazy/lazy-screen.ts';
import type { CaptchaFieldProps } from './CaptchaField.tsx';
import { SignInError } from './SignInError.tsx';
import { SignInFoot } from './SignInFoot.tsx';
import { MessagePlace } from './message-place.ts';
import { SignInLook } from './SignInLook.tsx';
import { SignInMessage } from './SignInMessage.tsx';
import { helpAddress, signInFieldIds, waysOn } from './sign-in-look.ts';
import type { SignInActions, SignInField, SignInViewModel } from './sign-in-look.ts';
import { restoreFocus } from './take-over.ts';
import type { TypedBefore } from './take-over.ts';
import { TextPress } from './TextPress.tsx';
import { useWords } from '../../../words/use-words.ts';

/** Needed only after failures, and loaded with the first one. */
const CaptchaField = lazyScreen<CaptchaFieldProps>(async () => (await import('./CaptchaField.tsx')).CaptchaField);

export interface SignInFormProps {
  readonly viewModel: SignInViewModel;
  readonly actions: SignInActions;
  readonly mode?: 'light' | 'dark' | undefined;
  /** The values of the document's own form when it was replaced; they decide where the focus goes first. */
  readonly typedBefore?: () => TypedBefore | undefined;
  /** Replaces the password form. */
  readonly sms?: ReactNode;
}

const fieldOrder: readonly SignInField[] = ['userName', 'password', 'captcha'];

const errorProps = (field: SignInField, wrong: boolean) => ({
  'aria-invalid': wrong || undefined,
  'aria-describedby': wrong ? `${signInFieldIds[field]}-error` : undefined,
});

/** The sign-in form: the same elements as the document's own, so that nothing moves when it takes over. */
export function SignInForm({ viewModel, actions, mode, typedBefore, sms }: SignInFormProps) {
  const { say } = useWords();
  const { brand, captcha, errors, notice, busy, showPassword, attempt } = viewModel;

  const [place, setPlace] = useState<Element | null>(null);
  // Not called on removal, because rendering then would delay the next page.
  const placed = useCallback((there: Element | null) => void (there && setPlace(there)), []);
  const restoreTypedFocus = useEffectEvent(() => restoreFocus(document, typedBefore?.()));
  const refused = useEffectEvent(() => {
    const wrong = fieldOrder.find((field) => errors[field] !== undefined) ?? 'password';
    document.getElementById(signInFieldIds[wrong])?.focus();
  });

  useLayoutEffect(() => restoreTypedFocus(), []);
  useEffect(() => {
    if (attempt === 0) return;
    CaptchaField.preload();
    refused();
  }, [attempt]);

  const submitted = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!busy) actions.submitPressed();
  };

  const { ways } = brand;
  const tab = (way: SignInMethod) => {
    const address = ways?.[way];
    if (way === (ways?.current ?? 'password'))
      return (
        <span key={way} className="si-tab">
          {say(`sign-in.method-${way}`)}
        </span>
      );
    return (
      address !== undefined && (
        <a
          key={way}
          className="si-tab si-off"
          href={address}
          onClick={(event) => {
            event.preventDefault();
            actions.wayChosen(address);
          }}
        >
          {say(`sign-in.method-${way}`)}
        </a>
      )
    );
  };

  return (
    <SignInLook brand={brand} mode={mode}>
      <h1 className="si-title">{brand.title ?? say('sign-in.title')}</h1>
      <p className="si-subtitle">{brand.subtitle ?? say('sign-in.subtitle')}</p>
      <div className="si-tabs">{signInMethods.map(tab)}</div>
      <MessagePlace value={place}>
        {sms ?? (
          <>
            <SignInMessage notice={notice} />
            <form method="post" noValidate onSubmit={submitted}>
              <div className={errors.userName === undefined ? 'si-field' : 'si-field si-bad'}>
                <label className="si-label" htmlFor={signInFieldIds.userName}>
                  {say('sign-in.user-name')}
                </label>
                <div className="si-in">
                  <input
                    id={signInFieldIds.userName}
                    name="userName"
                    type="text"
                    autoComplete="username"
                    autoCapitalize="none"
                    spellCheck={false}
                    required
                    {...errorProps('userName', errors.userName !== undefined)}
                    value={viewModel.userName}
                    onChange={(event) => actions.userNameTyped(event.target.value)}
                  />
                </div>
                <SignInError id={`${signInFieldIds.userName}-error`} error={errors.userName} />
              </div>
              <div className={errors.password === undefined ? 'si-field' : 'si-field si-bad'}>
                <label className="si-label" htmlFor={signInFieldIds.password}>
                  {say('sign-in.password')}
                </label>
                <div className="si-in">
                  <input
                    id={signInFieldIds.password}
                    name="password"
                    type={showPassword ? 'text' : 'password'}
                    autoComplete="current-password"
                    required
                    {...errorProps('password', errors.password !== undefined)}
                    value={viewModel.password}
                    onChange={(event) => actions.passwordTyped(event.target.value)}
                  />
                  <TextPress
                    label={say(showPassword ? 'sign-in.password-hide-label' : 'sign-in.password-show-label')}
                    onPress={actions.showPasswordPressed}
                  >
                    {say(showPassword ? 'sign-in.password-hide' : 'sign-in.password-show')}
                  </TextPress>
                </div>
                <SignInError id={`${signInFieldIds.password}-error`} error={errors.password} />
              </div>
              {captcha !== undefined && (
                <Suspense fallback={<div className="si-field" />}>
                  <CaptchaField captcha={captcha} error={errors.captcha} actions={actions} />
                </Suspense>
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
          </>
        )}
      </MessagePlace>
      <div className="si-told" ref={placed}>
        <p className="si-note">{say('sign-in.shared-account')}</p>
      </div>
      <p className="si-forgot">
        {waysOn(brand).map(([path, words]) => (
          <a
            key={path}
            href={`/cv3${path}`}
            onClick={(event) => {
              event.preventDefault();
              actions.wayBackChosen(path);
            }}
          >
            {say(words)}
          </a>
        ))}
        <a
          href={helpAddress}
          onClick={(event) => {
            event.preventDefault();
            actions.helpWanted();
          }}
        >
          {say('sign-in.help')}
        </a>
      </p>
      {viewModel.platformMissing && (
        <p className="si-hint si-missing" role="status">
          {say('sign-in.platform-missing')}{' '}
          <TextPress onPress={actions.platformWanted}>{say('sign-in.platform-retry')}</TextPress>
        </p>
      )}
      <SignInFoot brand={brand} languages={viewModel.languages} onLanguage={actions.languageChosen} />
    </SignInLook>
  );
}
