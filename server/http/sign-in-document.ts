import * as v from 'valibot';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { guaranteeProjectCalls } from '../../src/contract/documented/entry/shared/guarantee-project.ts';
import { projectSerial } from '../../src/presentation/entry/sign-in/channel-brand.ts';
import { channelAt, fundersPath, type Channel } from '../../src/domain/entry/channels.ts';
import { pageConfigWire, type PageConfigWire } from '../../src/contract/documented/platform/platform.ts';
import { cookieName } from '../../src/domain/text/cookies.ts';
import { success } from '../../src/contract/envelope.ts';
import { pageConfigFromWire } from '../../src/contract/platform/page-config-from-wire.ts';
import type { ServerLocale } from '../core/server-locale.ts';
import { demoAccounts, isDemoHost } from '../../src/contract/portal-config.ts';
import { demoHostsOf } from './demo-hosts.ts';
import { acceptedLocale } from './accepted-locale.ts';
import { callerOf } from './caller-of.ts';
import { sendCompressed } from './compressed-reply.ts';
import { signInPolicy } from './content-policy.ts';
import type { HttpParts } from './http-parts.ts';
import { documentFor } from './screen-document.ts';
import { isScreenPath, pathOf } from './screen-paths.ts';
import type { SessionCookies } from './session-cookies.ts';

const localeCookie = 'locale';
const signInPath = '/cv3/login/login';
const markers = { style: '<!--sign-in-style-->', form: '<!--sign-in-form-->' } as const;

function localeOf(request: FastifyRequest): ServerLocale {
  const requested =
    (request.query as { readonly lang?: unknown }).lang ??
    request.cookies[cookieName(localeCookie, true)] ??
    request.cookies[localeCookie];
  return requested === 'en' || requested === 'zh-CN' ? requested : acceptedLocale(request.headers['accept-language']);
}

/**
 * Serves the portal's document for signing in with the form in it before any script runs, in the brand and language of
 * its host.
 */
export function addSignInDocument(
  app: FastifyInstance,
  parts: HttpParts & { readonly portal: object },
  cookies: SessionCookies,
): void {
  const { signInPage } = parts.portal;
  const documentOf = documentFor(parts, cookies);

  async function platformOf(request: FastifyRequest): Promise<PageConfigWire | undefined> {
    const { envelope } = await parts.backEnd.answer(
      'platforms',
      { platformUrl: `http://${request.host}` },
      callerOf(request, cookies),
    );
    // Where the call is refused, or its answer is invalid, the form still shows, without a brand.
    return envelope.code === success && v.is(pageConfigWire, envelope.data) ? envelope.data : undefined;
  }

  async function projectOf(
    request: FastifyRequest,
    channel: Pick<Channel, 'subPlatform'>,
    search: string,
  ): Promise<string | undefined> {
    const serial = projectSerial(channel, search);
    if (serial === undefined) return undefined;
    const { envelope } = await parts.backEnd.answer('guaranteeProject', { serial }, callerOf(request, cookies));
    const { answer } = guaranteeProjectCalls.guaranteeProject;
    return envelope.code === success && v.is(answer, envelope.data)
      ? envelope.data?.projectName || undefined
      : undefined;
  }

  async function send(request: FastifyRequest, reply: FastifyReply, sentWithoutScript: boolean): Promise<FastifyReply> {
    const locale = localeOf(request);
    const path = pathOf(request).slice('/cv3'.length).replace(/\/+$/, '');
    const search = request.url.slice(pathOf(request).length);
    // Financial institutions sign in elsewhere. An address without a channel leads to the general sign-in page.
    if (path === fundersPath)
      return reply.redirect(pageConfigFromWire((await platformOf(request)) ?? {}).fundersUrl || signInPath);
    const channel = channelAt(path);
    if (!channel) return reply.redirect(signInPath + search);
    const addressIn = (other: ServerLocale): string => {
      const address = new URL(request.url, parts.publicUrl);
      address.searchParams.set('lang', other);
      return address.pathname + address.search;
    };
    const { html, css, script } = signInPage({
      platform: await platformOf(request),
      project: await projectOf(request, channel, search),
      path,
      search,
      locale,
      addressIn,
      demo: isDemoHost(request.hostname, demoHostsOf(parts)) ? demoAccounts : undefined,
      sentWithoutScript,
    });
    const document = (await documentOf(request)).document
      .replace(/(<html[^>]*) lang="[^"]*"/, `$1 lang="${locale}"`)
      .replace(markers.style, () => `<style>${css}</style>`)
      .replace(markers.form, () => `${html}<script>${script}</script>`);
    const secure = parts.publicUrl.startsWith('https:');
    if ('lang' in (request.query as object))
      reply.setCookie(cookieName(localeCookie, secure), locale, {
        path: '/',
        sameSite: 'lax',
        maxAge: 31_536_000,
        secure,
      });
    reply
      .header('content-security-policy', signInPolicy(parts.filesOrigin, { style: css, script }, parts.formTargets))
      .header('cache-control', 'no-store')
      .header('vary', 'Accept-Encoding, Accept-Language, Cookie')
      .type('text/html; charset=utf-8');
    return sendCompressed(request, reply, document);
  }

  void app.register(async (pages) => {
    // A form sent without script contains a password, so its body is discarded.
    pages.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
    for (const url of ['/cv3/login', '/cv3/login/*', '/cv3/zjzcy/login', '/cv3/zjzcy/login/', `/cv3${fundersPath}`]) {
      pages.get(url, async (request, reply) =>
        isScreenPath(pathOf(request)) ? send(request, reply, false) : reply.callNotFound(),
      );
      pages.post(url, async (request, reply) =>
        isScreenPath(pathOf(request)) ? send(request, reply, true) : reply.callNotFound(),
      );
    }
  });
  for (const url of ['/login', '/login/*']) app.get(url, async (_request, reply) => reply.redirect(signInPath));
}
