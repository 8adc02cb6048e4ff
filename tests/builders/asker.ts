import type { BackEnd } from '../../server/core/back-end.ts';
import { demoPassword } from '../../server/seed/parties/people.ts';
import { encryptPassword } from '../../src/adapters/wire/entry/password-cipher.ts';
import type { CallerFacts } from '../../server/core/context.ts';
import type { CallName } from '../../src/contract/calls.ts';
import type { Envelope } from '../../src/contract/envelope.ts';

/** Asks a back end without a wire, as a browser at some address does: it keeps the session that answers give. */
export class Asker {
  token: string | undefined;
  device: string | undefined;
  readonly backEnd: BackEnd;
  /** In which language it is answered. */
  locale: CallerFacts['locale'] = 'en';
  /** As which account it is meant; undefined where it is not said. */
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

  /** What a call gives; tests know what they asked for. */
  async given<Data>(name: CallName, request: unknown = {}): Promise<Data> {
    return (await this.ask(name, request)).data as Data;
  }

  /** Up to the hand-over, whose token it gives where the password was right. */
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
