import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useLocation, useNavigate } from 'react-router-dom';

import type { PageConfig } from '../../../domain/platform/page-config.ts';
import { sloganOf } from '../../../domain/platform/page-config.ts';
import type { ChannelBrand } from '../../../presentation/entry/sign-in/channel-brand.ts';
import type { SignInPresenter } from '../../../presentation/entry/sign-in/sign-in-presenter.ts';
import { localeNames, locales, type Locale } from '../../../words/locale.ts';
import { useWords } from '../../../words/use-words.ts';
import { SupportContext } from '../../design/panels/support-context.ts';
import { lazyScreen } from '../../lazy/lazy-screen.ts';
import { platformName } from '../../platform/platform-name.ts';
import { entryArea } from '../../../presentation/entry/entry-presenters.ts';
import { usePresenter, usePresenters } from '../../pages/presenters-context.ts';
import { usePageTitle } from '../../pages/use-page-title.ts';
import { methodsOf, signInWays } from '../../../presentation/entry/sign-in/sign-in-ways.ts';
import type { SignInBrand } from './sign-in-look.ts';
import type { SecondStepFormProps } from './SecondStepForm.tsx';
import type { SignInHelpProps } from './SignInHelp.tsx';
import type { SmsFormProps } from './SmsForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { followTyping, readTypedBefore, type TypedBefore } from './take-over.ts';

const DeregisteredDialog = lazyScreen(async () => (await import('./DeregisteredDialog.tsx')).DeregisteredDialog);

const SignInHelp = lazyScreen<SignInHelpProps>(async () => (await import('./SignInHelp.tsx')).SignInHelp);

const KeyForm = lazyScreen<SmsFormProps>(async () => (await import('./KeyForm.tsx')).KeyForm);

const SecondStepForm = lazyScreen<SecondStepFormProps>(
  async () => (await import('./SecondStepForm.tsx')).SecondStepForm,
);

const SmsForm = lazyScreen<SmsFormProps>(async () => (await import('./SmsForm.tsx')).SmsForm);

export interface SignInScreenProps {
  readonly typedBefore: TypedBefore | undefined;
  /** Called when the user tries to sign in, so that the next page can be loaded. */
  readonly onGoingOn: () => void;
  /** The channel's differences from its host. */
  readonly channel?: ChannelBrand;
}

function brandOf(config: PageConfig, isMissing: boolean, locale: Locale): SignInBrand {
  return {
    name: platformName(config, locale),
    barColour: config.topBarColor,
    // The contact is unknown when the platform's configuration is missing.
    hotline: isMissing ? '' : config.hotline,
    onlineService: config.onlineService,
    fundersUrl: config.fundersUrl,
    ...(config.logoUrl === '' ? {} : { logoUrl: config.logoUrl }),
    // Platforms configure their slogan only in Chinese.
    ...(config.slogan === '' || locale !== 'zh-CN' ? {} : { slogan: sloganOf(config) }),
  };
}

/** A presenter with the values of the document's own form, up to the moment of its removal. */
function adoptDocumentForm(presenter: SignInPresenter, typedBefore: TypedBefore | undefined) {
  let before = readTypedBefore(document) ?? typedBefore;
  presenter.opened(before);
  const formLeft = followTyping(document, (now) => {
    before = now;
    presenter.opened(now);
  });
  return { presenter, before: () => before, formLeft };
}

/** The sign-in by name and password, in the brand of the host. */
export const SignInScreen = observer(function SignInScreen({ typedBefore, onGoingOn, channel }: SignInScreenProps) {
  const { say, locale, chooseLocale } = useWords();
  const { session, shell, demoAccounts } = usePresenters();
  const { presenter, before, formLeft } = usePresenter(entryArea, (offered) =>
    adoptDocumentForm(offered.signIn(), typedBefore),
  );
  useLayoutEffect(() => formLeft(), [formLeft]);
  useEffect(() => () => presenter.left(), [presenter]);
  useEffect(() => {
    if (before()?.entered !== true) return;
    onGoingOn();
    void presenter.submitPressed();
    // Runs once, when the form has been replaced.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const { search } = useLocation();
  const navigate = useNavigate();
  const [helps, setHelps] = useState(() => new URLSearchParams(search).has('help'));
  const ways = signInWays(search, methodsOf(session.pageConfig, channel?.methods));
  const brand: SignInBrand = {
    ...brandOf(session.pageConfig, session.configMissing, locale),
    ...channel,
    ways,
    demo: demoAccounts,
  };
  usePageTitle(brand.title ?? say('sign-in.title'), brand.name);
  const { userName, password, showPassword, captcha, notice, errors, busy, attempt } = presenter;

  return (
    <>
      <SignInForm
        viewModel={{
          userName,
          password,
          showPassword,
          captcha,
          notice,
          errors,
          attempt,
          // The portal itself is being loaded from here on.
          busy: busy || session.who !== undefined,
          platformMissing: session.configMissing,
          brand,
          languages: locales.map((each) => ({
            locale: each,
            name: localeNames[each],
            address: `?lang=${each}`,
            current: each === locale,
          })),
        }}
        actions={{
          userNameTyped: (value) => presenter.userNameTyped(value),
          passwordTyped: (value) => {
            if (password === '' && value !== '') onGoingOn();
            presenter.passwordTyped(value);
          },
          showPasswordPressed: () => presenter.showPasswordPressed(),
          captchaTyped: (value) => presenter.captchaTyped(value),
          captchaRenewPressed: () => void presenter.captchaRenewPressed(),
          pictureChosen: () => presenter.pictureChosen(),
          proofStarted: () => void presenter.startProof(),
          submitPressed: () => {
            onGoingOn();
            void presenter.submitPressed();
          },
          wayChosen: (address) => void navigate(address, { replace: true }),
          wayBackChosen: (path) => {
            session.noteUserName(userName.trim());
            void navigate(path);
          },
          platformWanted: () => void session.configure(),
          helpWanted: () => setHelps(true),
          languageChosen: (chosen) => void chooseLocale(chosen),
        }}
        mode={shell.theme === 'system' ? undefined : shell.theme}
        typedBefore={before}
        sms={
          // Until the step is loaded, the previous form stays: the document's own, or that of the password.
          presenter.second && ways?.current !== 'key' ? (
            <SecondStepForm
              first={presenter}
              onKey={ways?.key === undefined ? undefined : () => void navigate(ways.key ?? '')}
            />
          ) : ways?.current === 'sms' ? (
            <SmsForm onGoingOn={onGoingOn} />
          ) : ways?.current === 'key' ? (
            <KeyForm onGoingOn={onGoingOn} />
          ) : undefined
        }
      />
      {helps && (
        <Suspense fallback={null}>
          <SignInHelp onClosed={() => setHelps(false)} />
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
