import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { demoPassword } from '../../../server/seed/parties/people.ts';

export interface Answer {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** The data of the call, with the type that the test expects. */
  readonly data: never;
  readonly traceId: string;
  readonly response: LightMyRequestResponse;
}

export const calls = {
  loginSession: '/api/sso/v1/sso/standalone/client/login-session',
  passwordKey: '/api/sso/v1/sso/client/passwords/public-keys/cache',
  captcha: '/api/sso/v1/sso/client/captcha',
  loginPassword: '/api/sso/v1/sso/standalone/client/login/password',
  loginSuccess: '/api/sso/v1/sso/client/login/success',
  logout: '/api/sso/v1/sso/standalone/client/logout',
  security: '/api/web/v2/auth/security',
  refresh: '/api/web/corp/v1/refresh-session',
  page: '/api/web/corp/mps/v1/certificate/doc/datum/page-by-condition',
  create: '/api/web/corp/mps/v1/certificate/doc/datum/create',
  find: '/api/web/corp/mps/v1/certificate/doc/datum/find',
  modify: '/api/web/corp/mps/v1/certificate/doc/datum/modify',
  materials: '/api/web/corp/v1/certificate/doc/material/list-full',
  policy: '/api/web/corp/v1/files/oss/sts/upload/post-policys',
  upload: '/api/web/corp/v1/files',
  arrived: '/api/web/corp/v1/files/oss/callback',
} as const;

/** Stores cookies and sends the XSRF token back, as the portal in a browser does. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #app: Pick<FastifyInstance, 'inject'>;
  readonly #publicUrl: string;

  constructor(app: Pick<FastifyInstance, 'inject'>, publicUrl: string) {
    this.#app = app;
    this.#publicUrl = publicUrl;
  }

  async get(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.send('GET', url, undefined, headers);
  }

  async post(url: string, body: unknown = {}, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.send('POST', url, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
  }

  async send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload: string | Buffer | undefined,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const own = {
      host: new URL(this.#publicUrl).host,
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': this.cookies.get('XSRF-TOKEN') ?? this.cookies.get('__Host-XSRF-TOKEN') ?? '',
    };
    const response = await this.#app.inject({
      method,
      url,
      headers: { ...own, ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value } of response.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    const envelope = (isJson ? response.json() : {}) as Pick<Answer, 'code' | 'message' | 'data' | 'traceId'>;
    return { status: response.statusCode, ...envelope, response };
  }

  /** Signs in as a clerk does: session, key, password, hand-over. */
  async signIn(
    userName: string,
    password: string = demoPassword,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const { picAuthToken } = (await this.get(calls.loginSession)).data as { picAuthToken: string };
    const { keyId, publicKey } = (await this.get(calls.passwordKey)).data as { keyId: string; publicKey: string };
    const key = await crypto.subtle.importKey(
      'spki',
      Buffer.from(publicKey, 'base64'),
      { name: 'RSA-OAEP', hash: 'SHA-256' },
      false,
      ['encrypt'],
    );
    const cipher = Buffer.from(
      await crypto.subtle.encrypt(
        { name: 'RSA-OAEP', label: new TextEncoder().encode(picAuthToken) },
        key,
        new TextEncoder().encode(password),
      ),
    ).toString('base64');
    const answer = await this.post(calls.loginPassword, { userName, password: cipher, keyId, picAuthToken }, headers);
    if (answer.code !== '0') return answer;
    return this.post(calls.loginSuccess, answer.data, headers);
  }
}
