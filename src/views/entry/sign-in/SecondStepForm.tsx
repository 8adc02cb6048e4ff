import { Suspense, use, useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';

import { entryArea } from '../../../presentation/entry/entry-presenters.ts';
import type { SecondStepPresenter } from '../../../presentation/entry/sign-in/second-step-presenter.ts';
import type { SignInPresenter } from '../../../presentation/entry/sign-in/sign-in-presenter.ts';
import { useLearning, useWords } from '../../../words/use-words.ts';
import { suppressEnter } from '../../design/actions/suppress-enter.ts';
import { SupportContext } from '../../design/panels/support-context.ts';
import { lazyScreen } from '../../lazy/lazy-screen.ts';
import { loadPage } from '../../pages/load-page.ts';
import { usePresenters } from '../../pages/presenters-context.ts';
import { SignInError } from './SignInError.tsx';
import { SignInMessage } from './SignInMessage.tsx';
import { TextPress } from './TextPress.tsx';
import { waysInWords } from '../../../words/areas/entry.ts';
import { maxPastedCharacters } from '../../../domain/text/typed-number.ts';

const DeregisteredDialog = lazyScreen(async () => (await import('./DeregisteredDialog.tsx')).DeregisteredDialog);

export interface SecondStepFormProps {
  /** The first step, whose password was correct. */
  readonly first: SignInPresenter;
  /** Switches to the sign-in by key; undefined if the host does not offer it. */
  readonly onKey: (() => void) | undefined;
}

const ownWords = { words: [waysInWords], prepare: async () => undefined } as const;
const codeId = 'sign-in-second-code';
const noteId = 'sign-in-second-note';
const quiet = { color: 'var(--si-ink-3)', fontSize: '13px', margin: '4px 0 0' } as const;

/** One presenter for each correct password, because a component that suspends renders again from the beginning. */
const presentersOf = new WeakMap<object, Promise<SecondStepPresenter>>();

const Trust = observer(function Trust({ presenter }: { readonly presenter: SecondStepPresenter }) {
  const { say } = useWords();
  if (!presenter.mayTrust)
    return (
      <p className="si-field" style={quiet}>
        {say('second.trust-shared')}
      </p>
    );
  return (
    <div className="si-field">
      <label style={{ display: 'flex', gap: '8px', minHeight: '24px', alignItems: 'start' }}>
        <input
          type="checkbox"
          style={{ margin: '3px 0 0', flex: 'none' }}
          checked={presenter.trust}
          aria-describedby={noteId}
          onChange={(event) => presenter.trustChosen(event.target.checked)}
        />
        {say('second.trust')}
      </label>
      <p id={noteId} style={quiet}>
        {say('second.trust-note')}
      </p>
    </div>
  );
});

const CodeForm = observer(function CodeForm({ presenter }: { readonly presenter: SecondStepPresenter }) {
  const { say } = useWords();
  const { session } = usePresenters();
  const { error, waiting } = presenter;
  const busy = presenter.busy || session.who !== undefined;
  const requestCode = async (): Promise<void> => {
    await presenter.codePressed();
    document.getElementById(codeId)?.focus();
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void presenter.submitPressed();
      }}
    >
      <div className={error === undefined ? 'si-field' : 'si-field si-bad'}>
        <label className="si-label" htmlFor={codeId}>
          {say(presenter.byApp ? 'second.app-code' : 'sms.code')}
        </label>
        <div className="si-in">
          <input
            id={codeId}
            name="code"
            type="text"
            inputMode={presenter.byApp ? undefined : 'numeric'}
            autoComplete="one-time-code"
            maxLength={maxPastedCharacters}
            required
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? undefined : `${codeId}-error`}
            value={presenter.code}
            onChange={(event) => presenter.codeTyped(event.target.value)}
          />
          {presenter.byApp ? null : waiting > 0 ? (
            <span style={{ padding: '0 12px', flex: 'none', color: 'var(--si-ink-3)' }}>
              {say('sms.ask-again', { seconds: waiting })}
            </span>
          ) : (
            <TextPress onPress={() => void requestCode()}>{say('sms.ask')}</TextPress>
          )}
        </div>
        <SignInError id={`${codeId}-error`} error={error} />
      </div>
      <Trust presenter={presenter} />
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
  );
});

/** The second step of the sign-in: a code by telephone, or a way to sign in that includes two proofs. */
export const SecondStepForm = observer(function SecondStepForm({ first, onKey }: SecondStepFormProps) {
  const presenters = usePresenters();
  use(loadPage(ownWords, useLearning()));
  const { second } = first;
  const terms = second ?? { ways: '', mobile: '' };
  const known = presentersOf.get(terms) ?? presenters.of(entryArea).secondStep(terms);
  presentersOf.set(terms, known);
  const presenter = use(known);
  const { say } = useWords();
  const { hotline } = presenters.session.pageConfig;
  const heading = useRef<HTMLHeadingElement>(null);
  const { notice, over, attempt, offersCode, offersKey, offersApp, byApp } = presenter;
  useEffect(() => {
    heading.current?.focus();
    presenter.opened();
    return () => presenter.left();
  }, [presenter]);
  useEffect(() => {
    if (attempt > 0) document.getElementById(codeId)?.focus();
  }, [attempt]);
  useEffect(() => {
    if (over) first.secondLeft(over);
  }, [over, first]);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} style={{ fontSize: '16px', margin: '0 0 6px', outline: 'none' }}>
        {say('second.title')}
      </h2>
      <p style={{ color: 'var(--si-ink-2)', margin: '0 0 16px' }}>{say(presenter.intro)}</p>
      <SignInMessage notice={notice} />
      {(offersCode || byApp) && <CodeForm presenter={presenter} />}
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', margin: '12px 0 0' }}>
        {offersApp && (offersCode || !byApp) && (
          <TextPress onPress={() => presenter.byAppChosen(!byApp)}>
            {say(byApp ? 'second.by-text' : 'second.by-app')}
          </TextPress>
        )}
        {offersKey && onKey && <TextPress onPress={onKey}>{say('second.by-key')}</TextPress>}
        <TextPress onPress={() => first.secondLeft()}>{say('second.back')}</TextPress>
      </p>
      <p style={quiet}>
        {offersCode && say('second.lost')} {hotline && say('sign-in.hotline', { phone: hotline })}
      </p>
      {presenter.deregistered && (
        <SupportContext value={presenters.session.pageConfig}>
          <Suspense fallback={null}>
            <DeregisteredDialog onRead={() => presenter.deregistrationRead()} />
          </Suspense>
        </SupportContext>
      )}
    </>
  );
});
