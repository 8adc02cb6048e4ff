import { use, useEffect, useEffectEvent, useLayoutEffect } from 'react';

import { adoptCss } from './adopt-css.ts';
import { loadPage } from '../../pages/load-page.ts';
import { SignInError } from './SignInError.tsx';
import { TextPress } from './TextPress.tsx';
import { signInFieldIds } from './sign-in-look.ts';
import type { SignInActions, SignInCaptcha } from './sign-in-look.ts';
import { percent } from '../../../words/format.ts';
import type { Message } from '../../../words/catalogue.ts';
import { useLearning, useWords } from '../../../words/use-words.ts';
import { waysInWords } from '../../../words/areas/entry.ts';

type PictureCaptcha = Extract<SignInCaptcha, { kind: 'picture' }>;
type ProofCaptcha = Extract<SignInCaptcha, { kind: 'proof' }>;
const id = signInFieldIds.captcha;

/** The texts are loaded with the field. */
const ownWords = { words: [waysInWords], prepare: async () => undefined } as const;

const captchaCss = `
.si-picture{height:38px;width:104px;flex:none;border-left:1px solid var(--si-line);background:#fff;object-fit:contain}
.si-captcha-more{display:flex;flex-wrap:wrap;gap:4px 16px;margin-top:4px}
.si-proof{display:flex;align-items:center;gap:10px;min-height:40px;padding:8px 12px;border:1px dashed var(--si-field);border-radius:6px}
.si-proof-bar{flex:1;height:6px;border-radius:3px;background:var(--si-line);overflow:hidden}.si-proof-bar i{display:block;height:100%;background:var(--si-accent)}
.si-done{color:var(--si-ok);font-weight:600}
@media(forced-colors:active){.si-proof-bar i{background:Highlight}}
`.trim();

export interface CaptchaFieldProps<Kind extends SignInCaptcha = SignInCaptcha> {
  readonly captcha: Kind;
  readonly error: Message | undefined;
  readonly actions: Pick<SignInActions, 'captchaTyped' | 'captchaRenewPressed' | 'pictureChosen' | 'proofStarted'>;
}

function PictureField({ captcha, error, actions }: CaptchaFieldProps<PictureCaptcha>) {
  const { say } = useWords();
  return (
    <div className={error === undefined ? 'si-field' : 'si-field si-bad'}>
      <label className="si-label" htmlFor={id}>
        {say('captcha.code')}
      </label>
      <div className="si-in">
        <input
          id={id}
          name="captcha"
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={8}
          required
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          value={captcha.text}
          onChange={(event) => actions.captchaTyped(event.target.value)}
        />
        <img className="si-picture" src={captcha.imageUrl} alt={say('captcha.image')} />
      </div>
      <SignInError id={`${id}-error`} error={error} />
      <div className="si-captcha-more">
        <TextPress onPress={actions.captchaRenewPressed}>{say('captcha.renew')}</TextPress>
        {captcha.canProve && <TextPress onPress={actions.proofStarted}>{say('captcha.no-typing')}</TextPress>}
      </div>
    </div>
  );
}

function ProofField({ captcha, error, actions }: CaptchaFieldProps<ProofCaptcha>) {
  const { say } = useWords();
  const working = say('captcha.proof-working', { percent: percent(captcha.share) });
  return (
    <div
      className={error === undefined ? 'si-field' : 'si-field si-bad'}
      role="group"
      aria-label={say('captcha.proof')}
    >
      <div className="si-label">{say('captcha.proof')}</div>
      <div className="si-proof">
        {captcha.state === 'working' && (
          <span
            className="si-proof-bar"
            role="progressbar"
            aria-label={say('captcha.proof')}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.floor(captcha.share * 100)}
          >
            <i style={{ width: percent(captcha.share) }} />
          </span>
        )}
        {(captcha.state === 'idle' || captcha.state === 'failed') && (
          <TextPress id={id} onPress={actions.proofStarted}>
            {say('captcha.proof-start')}
          </TextPress>
        )}
        <span role="status" className={captcha.state === 'done' ? 'si-done' : undefined}>
          {captcha.state === 'working' && working}
          {captcha.state === 'done' && say('captcha.proof-done')}
          {captcha.state === 'failed' && say('captcha.proof-failed')}
        </span>
      </div>
      <SignInError id={`${id}-error`} error={error} />
      {captcha.state !== 'done' && (
        <>
          <p className="si-hint">{say('captcha.proof-note')}</p>
          <TextPress onPress={actions.pictureChosen}>{say('captcha.typing')}</TextPress>
        </>
      )}
    </div>
  );
}

/** The check after three failures: a picture to read, or a proof that the device computes by itself. */
export function CaptchaField({ captcha, error, actions }: CaptchaFieldProps) {
  use(loadPage(ownWords, useLearning()));
  useLayoutEffect(() => adoptCss(captchaCss), []);
  const arrived = useEffectEvent(() => {
    if (error !== undefined) document.getElementById(id)?.focus();
  });
  // It may appear after the refusal that moves the focus to it.
  useEffect(() => arrived(), []);
  return captcha.kind === 'picture' ? (
    <PictureField captcha={captcha} error={error} actions={actions} />
  ) : (
    <ProofField captcha={captcha} error={error} actions={actions} />
  );
}
