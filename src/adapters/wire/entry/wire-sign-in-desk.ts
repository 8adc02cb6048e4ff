import { signInCalls } from '../../../contract/documented/entry/sign-in.ts';
import { signInExtensions } from '../../../contract/extensions/entry/sign-in-extensions.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import type { Credentials, SignInDesk, SignInOutcome } from '../../../application/ports/entry/sign-in-desk.ts';
import { encryptPassword } from './password-cipher.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import type { WireClient } from '../wire-client.ts';

function outcomeOf(fault: PortFault): SignInOutcome {
  const { code, values } = fault.detail;
  switch (code) {
    case 'SIGN_IN_REFUSED':
      return {
        signedIn: false,
        because: 'refused',
        captchaRequired: values?.['captchaRequired'] === 'yes',
        proofOnly: values?.['proofOnly'] === 'yes',
      };
    case 'SIGN_IN_LOCKED':
      return { signedIn: false, because: 'locked', minutes: Number(values?.['minutes'] ?? 15) };
    case 'CAPTCHA_REQUIRED':
      return { signedIn: false, because: 'captcha-required', proofOnly: values?.['proofOnly'] === 'yes' };
    case 'CAPTCHA_WRONG':
      return { signedIn: false, because: 'captcha-wrong', proofOnly: values?.['proofOnly'] === 'yes' };
    case 'COMPANY_DEREGISTERED':
      return { signedIn: false, because: 'company-deregistered' };
    case 'SECOND_PROOF_REQUIRED':
      return {
        signedIn: false,
        because: 'second-proof',
        ways: String(values?.['ways']),
        mobile: String(values?.['mobile']),
      };
    case 'SIGN_IN_EXPIRED':
    case 'XSRF_INVALID':
      return { signedIn: false, because: 'form-expired' };
    default:
      throw fault;
  }
}

type PasswordKey = AnswerOf<typeof signInCalls.passwordKey>;

export class WireSignInDesk implements SignInDesk {
  private readonly client: WireClient;
  private token: string | undefined;
  private pictures = 0;
  private opening: Promise<void> | undefined;
  /** Requested before the form is sent; valid for one attempt. */
  private key: Promise<PasswordKey> | undefined;

  constructor(client: WireClient) {
    this.client = client;
  }

  get offersProof(): boolean {
    return this.client.offers('captcha-proof');
  }

  async open(): Promise<void> {
    this.token = (await this.client.send(signInCalls.loginSession, {})).picAuthToken;
  }

  async captchaAddress(): Promise<string> {
    this.pictures += 1;
    return this.client.pictureAddress(signInCalls.captchaImage, {
      picAuthToken: await this.visitorToken(),
      at: String(this.pictures),
    });
  }

  async prove(onShare: (share: number) => void, signal: AbortSignal): Promise<string> {
    // A proof is rarely needed, so its code is loaded on demand.
    const { computeProof } = await import('./proof-of-work.ts');
    return computeProof(
      await this.client.send(signInExtensions.captchaProof, { picAuthToken: await this.visitorToken() }, { signal }),
      onShare,
      signal,
    );
  }

  async prepare(): Promise<void> {
    this.key ??= this.client.send(signInCalls.passwordKey, {});
    const [, key] = await Promise.allSettled([this.visitorToken(), this.key]);
    if (key.status === 'rejected') this.key = undefined;
  }

  async signIn(credentials: Credentials): Promise<SignInOutcome> {
    const isPrepared = this.key !== undefined;
    const outcome = await this.attempt(credentials);
    // A key that was requested early may have expired, which is not the user's fault.
    return isPrepared && !outcome.signedIn && outcome.because === 'form-expired' ? this.attempt(credentials) : outcome;
  }

  private async attempt(credentials: Credentials): Promise<SignInOutcome> {
    try {
      const [picAuthToken, key] = await Promise.all([this.visitorToken(), this.passwordKey()]);
      const { proof } = credentials;
      const { token } = await this.client.send(signInCalls.loginPassword, {
        userName: credentials.userName,
        password: await encryptPassword(
          credentials.password,
          key.publicKey,
          key.boundTo === 'picAuthToken' ? picAuthToken : '',
        ),
        keyId: key.keyId,
        picAuthToken,
        ...(credentials.captcha === undefined || proof !== undefined ? {} : { captcha: credentials.captcha }),
        ...(proof === undefined ? {} : { proof }),
      });
      await this.client.send(signInCalls.loginSuccess, { token });
      this.token = undefined;
      return { signedIn: true };
    } catch (fault) {
      if (!(fault instanceof PortFault)) throw fault;
      const outcome = outcomeOf(fault);
      // The second step uses this visit and ends it.
      if (!outcome.signedIn && (outcome.because === 'form-expired' || outcome.because === 'second-proof'))
        this.token = undefined;
      return outcome;
    }
  }

  private async passwordKey(): Promise<PasswordKey> {
    const asked = this.key;
    this.key = undefined;
    return (await asked?.catch(() => undefined)) ?? this.client.send(signInCalls.passwordKey, {});
  }

  private async visitorToken(): Promise<string> {
    if (this.token === undefined) await (this.opening ??= this.open().finally(() => (this.opening = undefined)));
    return this.token ?? '';
  }
}
