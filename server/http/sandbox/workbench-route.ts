import type { FastifyInstance } from 'fastify';
import { success } from '../../../src/contract/envelope.ts';
import { escapeHtml } from '../../../src/views/entry/sign-in/sign-in-static.ts';
import { acceptedLocale } from '../accepted-locale.ts';
import { callerOf } from '../caller-of.ts';
import type { HttpParts } from '../http-parts.ts';
import type { SessionCookies } from '../session-cookies.ts';
import type { ServerLocale } from '../../core/server-locale.ts';

/** Where the sandbox plays the workbench, below the portal's address. */
export const playedWorkbench = '/sandbox/v1/workbench';

const texts: Readonly<Record<ServerLocale, { readonly title: string; readonly entered: string; readonly refused: string; readonly back: string }>> = {
  'zh-CN': { title: '工作台（演示）', entered: '已凭一次性钥匙进入：', refused: '这把钥匙已用过、已过期或不是为这里签发的，请从门户重新进入。', back: '返回门户' },
  en: { title: 'Workbench (demonstration)', entered: 'Entered by a one-time key: ', refused: 'This key was used, is over, or was made for another place. Please enter from the portal again.', back: 'Back to the portal' },
};

/** The workbench as the sandbox plays it: it asks the portal who comes with a key, as a server of its own would. */
export function addWorkbenchRoute(sandbox: FastifyInstance, { backEnd, publicUrl }: Pick<HttpParts, 'backEnd' | 'publicUrl'>, cookies: SessionCookies): void {
  sandbox.get<{ Querystring: { key?: unknown } }>('/workbench', async (request, reply) => {
    const locale = acceptedLocale(request.headers['accept-language']);
    const words = texts[locale];
    const { envelope } = await backEnd.answer('handOverTaken', { key: request.query.key, target: `${publicUrl}${playedWorkbench}` }, { ...callerOf(request, cookies), sessionToken: undefined });
    const isIn = envelope.code === success;
    // This is that call's own answer.
    const who = envelope.data as { readonly personName: string; readonly corpName: string };
    const said = isIn ? `${words.entered}${who.personName} · ${who.corpName}` : words.refused;
    return reply.code(isIn ? 200 : 403).header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').type('text/html; charset=utf-8').send(
      `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words.title}</title><main><h1>${words.title}</h1><p>${escapeHtml(said)}</p><p><a href="/cv3/index">${words.back}</a></p></main></html>`,
    );
  });
}
