import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SessionCookies } from '../../../server/http/session-cookies.ts';

const token = 'T'.repeat(43);
let app: FastifyInstance;

beforeEach(async () => {
  app = fastify();
  await app.register(fastifyCookie);
  const [ours, others] = [new SessionCookies('of this installation', true), new SessionCookies('of another one', true)];
  app.get('/trust', async (_request, reply) => (ours.update(reply, { session: undefined, device: { token } }), ''));
  app.get(
    '/trust-elsewhere',
    async (_request, reply) => (others.update(reply, { session: undefined, device: { token } }), ''),
  );
  app.get('/known', (request, reply) => void reply.send(ours.deviceOf(request) ?? 'nobody'));
});
afterEach(async () => app.close());

const given = async (url: string): Promise<string> => String((await app.inject(url)).headers['set-cookie']);
const known = async (value: string): Promise<string> =>
  (await app.inject({ url: '/known', cookies: { '__Host-device': value } })).body;
const valueOf = (cookie: string): string => decodeURIComponent(/^__Host-device=([^;]*);/.exec(cookie)?.[1] ?? '');

describe('the cookie of a trusted browser', () => {
  it('is hidden from scripts, other sites and plain HTTP, for thirty days', async () => {
    expect((await given('/trust')).split('; ').slice(1).toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=2592000',
      'Path=/',
      'SameSite=Strict',
      'Secure',
    ]);
  });

  it('is believed only with this server’s signature', async () => {
    const own = valueOf(await given('/trust'));
    expect(await known(own)).toBe(token);
    for (const made of [
      '',
      token,
      `${token}~`,
      `U${own.slice(1)}`,
      `${own}x`,
      valueOf(await given('/trust-elsewhere')),
    ])
      expect(await known(made)).toBe('nobody');
  });
});
