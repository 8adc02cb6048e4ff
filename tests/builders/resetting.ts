import type { BackEnd } from '../../server/core/back-end.ts';
import { sentTexts } from '../../server/core/sandbox/sandbox-texts.ts';
import { sha256Hex } from '../../server/core/secrets.ts';
import type { Store } from '../../server/core/store.ts';
import { demoPassword } from '../../server/seed/parties/people.ts';
import { encryptPassword } from '../../src/adapters/wire/entry/password-cipher.ts';
import type { Envelope } from '../../src/contract/envelope.ts';
import { appCode } from '../../features/support/app-code.ts';
import { eventually } from '../../features/support/until.ts';
import { Asker } from './asker.ts';

/** Resets passwords of a back end in the same process. */
export class Resetting {
  readonly backEnd: BackEnd;
  readonly store: Store;

  constructor(backEnd: BackEnd, store: Store) {
    this.backEnd = backEnd;
    this.store = store;
  }

  async visit(asker: Asker): Promise<string> {
    return (await asker.given<{ picAuthToken: string }>('loginSession')).picAuthToken;
  }

  /** A password encrypted with the published key, as a browser sends it. */
  async sealed(
    asker: Asker,
    password: string = demoPassword,
  ): Promise<{ readonly cipher: string; readonly keyId: string }> {
    const { keyId, publicKey } = await asker.given<{ keyId: string; publicKey: string }>('passwordKey');
    return { keyId, cipher: await encryptPassword(password, publicKey, await this.visit(asker)) };
  }

  /** The code in the last text message, once more than `before` were sent. */
  async codeAfter(before: number): Promise<string> {
    const codes = async (): Promise<readonly string[]> =>
      (await sentTexts(this.store)).flatMap(({ text }) => /\d{6}/.exec(text)?.[0] ?? []);
    await eventually('the code is sent', async () => (await codes()).length > before);
    return (await codes())[0] ?? '';
  }

  async codeCount(): Promise<number> {
    return (await sentTexts(this.store)).filter(({ text }) => /\d{6}/.test(text)).length;
  }

  /** The ticket for a code to the telephone of an account. */
  async ticket(asker: Asker, userName: string): Promise<string> {
    const picAuthToken = await this.visit(asker);
    await asker.ask('captchaImage', { picAuthToken });
    const idHash = await sha256Hex(asker.token ?? '');
    const session = await this.store.transaction(async ({ sessions }) => sessions.find(idHash));
    const before = await this.codeCount();
    const about = { purpose: 'RESET', userName, picAuthToken };
    await asker.ask('recoveryCode', { ...about, captcha: session?.captcha ?? '' });
    const code = await this.codeAfter(before);
    return (await asker.given<{ ticket: string }>('recoveryProof', { ...about, kind: 'SMS', code })).ticket;
  }

  async reset(asker: Asker, ticket: string, password: string, otherCode?: string): Promise<Envelope> {
    const { cipher, keyId } = await this.sealed(asker, password);
    return asker.ask('passwordReset', {
      ticket,
      picAuthToken: await this.visit(asker),
      password: cipher,
      keyId,
      ...(otherCode === undefined ? {} : { otherCode }),
    });
  }

  async confirm(asker: Asker, userId: string, password?: string): Promise<Envelope> {
    const { cipher, keyId } = await this.sealed(asker, password);
    return asker.ask('confirmReset', { userId, current: cipher, keyId });
  }

  /** Signs in an account with two-step verification by a code to its telephone. */
  async signInByTwoSteps(userName: string, locale: Asker['locale'] = 'en', password?: string): Promise<Asker> {
    const asker = new Asker(this.backEnd, '198.51.100.9');
    asker.locale = locale;
    await asker.tryPassword(userName, password);
    const before = await this.codeCount();
    const picAuthToken = await this.visit(asker);
    await asker.ask('secondProofCode', { picAuthToken });
    const code = await this.codeAfter(before);
    const { data } = await asker.ask('secondProof', { picAuthToken, code, trust: false });
    await asker.ask('loginSuccess', data);
    return asker;
  }

  /** Adds an authenticator app to the signed-in account, and returns its secret and the recovery codes. */
  async addApp(asker: Asker, now: number): Promise<{ readonly secret: string; readonly codes: readonly string[] }> {
    const { cipher, keyId } = await this.sealed(asker);
    const { secret } = await asker.given<{ secret: string }>('beginAuthenticator', { current: cipher, keyId });
    const { codes } = await asker.given<{ codes: readonly string[] }>('confirmAuthenticator', {
      code: await appCode(secret, now),
    });
    return { secret, codes };
  }

  /** The second step of a sign-in after the right password. */
  async proveByApp(asker: Asker, code: string): Promise<Envelope> {
    return asker.ask('secondProof', { picAuthToken: await this.visit(asker), kind: 'APP', code, trust: false });
  }
}
