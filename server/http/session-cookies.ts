import { createHmac, timingSafeEqual } from 'node:crypto';
import { trustLife } from '../../src/domain/identity/second-factor.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallResult } from '../core/answering.ts';

export const xsrfHeader = 'X-XSRF-TOKEN';

/**
 * The names of the cookies. Under TLS the prefix `__Host-` prevents other hosts, and pages without TLS, from setting
 * them.
 */
export function cookieNames(secure: boolean): {
  readonly session: string;
  readonly xsrf: string;
  readonly device: string;
} {
  return secure
    ? { session: '__Host-session', xsrf: '__Host-XSRF-TOKEN', device: '__Host-device' }
    : { session: 'session', xsrf: 'XSRF-TOKEN', device: 'device' };
}

/**
 * The browser's cookies: the opaque session id, which no script can read, and the XSRF token, which the portal reads
 * and sends back as a header. The token is the id, signed with the server's secret, so that another site can neither
 * read nor make it. Where the user trusts the browser, a third cookie outlasts the session; no script can read it, and
 * it is signed, so that it cannot be forged.
 */
export class SessionCookies {
  readonly #secret: string;
  readonly #secure: boolean;
  readonly #names: ReturnType<typeof cookieNames>;

  constructor(secret: string, secure: boolean) {
    this.#secret = secret;
    this.#secure = secure;
    this.#names = cookieNames(secure);
  }

  tokenOf(request: FastifyRequest): string | undefined {
    return request.cookies[this.#names.session] || undefined;
  }

  /**
   * Whether a call may change something: its header proves that our own page made it. Without a session there is
   * nothing that another site could misuse.
   */
  mayChange(request: FastifyRequest): boolean {
    const session = this.tokenOf(request);
    return (
      session === undefined || equal(String(request.headers[xsrfHeader.toLowerCase()] ?? ''), this.#xsrfToken(session))
    );
  }

  /** Token of a trusted browser; undefined where the browser sends none that was signed here. */
  deviceOf(request: FastifyRequest): string | undefined {
    const [token = '', signature = ''] = (request.cookies[this.#names.device] ?? '').split('~');
    return token !== '' && equal(signature, this.#deviceSignature(token)) ? token : undefined;
  }

  /** Sets or removes the cookies of the session and the browser, as an answer says. */
  update(reply: FastifyReply, { session, device }: Pick<CallResult, 'session' | 'device'>): void {
    if (device)
      reply.setCookie(this.#names.device, `${device.token}~${this.#deviceSignature(device.token)}`, {
        path: '/',
        sameSite: 'strict',
        secure: this.#secure,
        httpOnly: true,
        maxAge: trustLife / 1000,
      });
    if (!session) return;
    const common = { path: '/', sameSite: 'lax', secure: this.#secure } as const;
    if (session.token === undefined) {
      reply.clearCookie(this.#names.session, { ...common, httpOnly: true }).clearCookie(this.#names.xsrf, common);
      return;
    }
    reply
      .setCookie(this.#names.session, session.token, { ...common, httpOnly: true })
      .setCookie(this.#names.xsrf, this.#xsrfToken(session.token), common);
  }

  /** Gives a visitor with a session its XSRF token, where that is missing or belongs to another session. */
  renewXsrf(request: FastifyRequest, reply: FastifyReply): void {
    const session = this.tokenOf(request);
    if (session === undefined || equal(request.cookies[this.#names.xsrf] ?? '', this.#xsrfToken(session))) return;
    reply.setCookie(this.#names.xsrf, this.#xsrfToken(session), { path: '/', sameSite: 'lax', secure: this.#secure });
  }

  #deviceSignature(token: string): string {
    return createHmac('sha256', this.#secret).update(`device\n${token}`).digest('base64url');
  }

  #xsrfToken(session: string): string {
    return createHmac('sha256', this.#secret).update(`xsrf\n${session}`).digest('base64url');
  }
}

function equal(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
