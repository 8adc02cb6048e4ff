import { SignInError } from './SignInError.tsx';
import { TextPress } from './TextPress.tsx';
import { signInFieldIds } from './sign-in-look.ts';
import type { SignInActions, SignInCaptcha } from './sign-in-look.ts';
import { percent } from '../../../words/format.ts';
import type { Message } from '../../../words/catalogue.ts';
import { useWords } from '../../../words/use-words.ts';

type PictureCaptcha = Extract<SignInCaptcha, { kind: 'picture' }>;
type ProofCaptcha = Extract<SignInCaptcha, { kind: 'proof' }>;
const id = signInFieldIds.captcha;

interface CaptchaFieldProps<Kind extends SignInCaptcha> {
  readonly captcha: Kind;
  readonly error: Message | undefined;
  readonly actions: SignInActions;
}

function PictureField({ captcha, error, actions }: CaptchaFieldProps<PictureCaptcha>) {
  const { say } = useWords();
  return (
    <div className={error === undefined ? 'si-field' : 'si-field si-bad'}>
      <label className="si-label" htmlFor={id}>
        {say('sign-in.captcha')}
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
        <img className="si-picture" src={captcha.imageUrl} alt={say('sign-in.captcha-image')} />
      </div>
      <SignInError id={`${id}-error`} error={error} />
      <div className="si-captcha-more">
        <TextPress onPress={actions.captchaRenewPressed}>{say('sign-in.captcha-renew')}</TextPress>
        {captcha.canProve && <TextPress onPress={actions.proofStarted}>{say('sign-in.captcha-no-typing')}</TextPress>}
      </div>
    </div>
  );
}

function ProofField({ captcha, error, actions }: CaptchaFieldProps<ProofCaptcha>) {
  const { say } = useWords();
  const working = say('sign-in.proof-working', { percent: percent(captcha.share) });
  return (
    <div className={error === undefined ? 'si-field' : 'si-field si-bad'} role="group" aria-label={say('sign-in.proof')}>
      <div className="si-label">{say('sign-in.proof')}</div>
      <div className="si-proof">
        {captcha.state === 'working' && (
          <span
            className="si-proof-bar"
            role="progressbar"
            aria-label={say('sign-in.proof')}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.floor(captcha.share * 100)}
          >
            <i style={{ width: percent(captcha.share) }} />
          </span>
        )}
        {(captcha.state === 'idle' || captcha.state === 'failed') && (
          <TextPress id={id} onPress={actions.proofStarted}>
            {say('sign-in.proof-start')}
          </TextPress>
        )}
        <span role="status" className={captcha.state === 'done' ? 'si-done' : undefined}>
          {captcha.state === 'working' && working}
          {captcha.state === 'done' && say('sign-in.proof-done')}
          {captcha.state === 'failed' && say('sign-in.proof-failed')}
        </span>
      </div>
      <SignInError id={`${id}-error`} error={error} />
      <p className="si-hint">{say('sign-in.proof-note')}</p>
      <TextPress onPress={actions.pictureChosen}>{say('sign-in.captcha-typing')}</TextPress>
    </div>
  );
}

/** Asked for after three failures: a picture, or a proof that the device computes, with nothing to read or type. */
export function CaptchaField({ captcha, error, actions }: CaptchaFieldProps<SignInCaptcha>) {
  return captcha.kind === 'picture' ? (
    <PictureField captcha={captcha} error={error} actions={actions} />
  ) : (
    <ProofField captcha={captcha} error={error} actions={actions} />
  );
}
