import type { BackEnd } from '../../server/core/back-end.ts';
import { demoPassword } from '../../server/seed/parties/people.ts';
import { encryptPassword } from '../../src/adapters/wire/entry/password-cipher.ts';
import type { CallerFacts } from '../../server/core/context.ts';
import type { CallName } from '../../src/contract/calls.ts';
import type { Envelope } from '../../src/contract/envelope.ts';

/** Calls a back end in the same process, like a browser at some address: it stores the session from the answers. */
export class Asker {
  token: string | undefined;
  device: string | undefined;
  readonly backEnd: BackEnd;
  /** The language of the answers. */
  locale: CallerFacts['locale'] = 'en';
  /** The account for which the request is meant; undefined where it is not sent. */
  account: string | undefined;
  readonly #source: string;
  readonly #host: string;

  constructor(backEnd: BackEnd, source = '192.0.2.1', host = '') {
    this.backEnd = backEnd;
    this.#source = source;
    this.#host = host;
  }

  async ask(name: CallName, request: unknown = {}, idempotencyKey?: string): Promise<Envelope> {
    const asking = {
      sessionToken: this.token,
      deviceToken: this.device,
      locale: this.locale,
      source: this.#source,
      host: this.#host,
      traceId: 'trace',
      idempotencyKey,
      account: this.account,
    } as const;
    const { envelope, session, device } = await this.backEnd.answer(name, request, asking);
    if (session) this.token = session.token;
    if (device) this.device = device.token;
    return envelope;
  }

  /** The data of a call's answer, with the type that the test expects. */
  async given<Data>(name: CallName, request: unknown = {}): Promise<Data> {
    return (await this.ask(name, request)).data as Data;
  }

  /** Signs in up to the hand-over. The answer has the token where the password was right. */
  async tryPassword(userName: string, password: string = demoPassword, more: object = {}): Promise<Envelope> {
    const { picAuthToken } = await this.given<{ picAuthToken: string }>('loginSession');
    const key = await this.given<{ keyId: string; publicKey: string }>('passwordKey');
    return this.ask('loginPassword', {
      userName,
      password: await encryptPassword(password, key.publicKey, picAuthToken),
      keyId: key.keyId,
      picAuthToken,
      ...more,
    });
  }

  async signIn(userName: string, password?: string): Promise<Envelope> {
    const answer = await this.tryPassword(userName, password);
    return answer.code === '0' ? this.ask('loginSuccess', answer.data) : answer;
  }
}
