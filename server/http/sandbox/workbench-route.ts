import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallName } from '../../../src/contract/calls.ts';
import { success } from '../../../src/contract/envelope.ts';
import { acceptedLocale } from '../accepted-locale.ts';
import { callerOf } from '../caller-of.ts';
import type { HttpParts } from '../http-parts.ts';
import type { SessionCookies } from '../session-cookies.ts';
import { workbenchPage, type WorkbenchPage } from './workbench-page.ts';

/** The path of the simulated workbench, below the portal's address. */
export const simulatedWorkbenchPath = '/sandbox/v1/workbench';

type Person = NonNullable<WorkbenchPage['who']>;

/** The text in a field of a form; empty for a missing or invalid field. */
function formText({ body }: FastifyRequest, field: string): string {
  const value: unknown =
    typeof body === 'object' && body !== null && Object.hasOwn(body, field)
      ? (body as Readonly<Record<string, unknown>>)[field]
      : '';
  return typeof value === 'string' ? value : '';
}

/**
 * The simulated workbench. It asks the portal for the user of a key, as a separate server would, and lets users without
 * a key sign in with a name and a code.
 */
export function addWorkbenchRoute(
  sandbox: FastifyInstance,
  { backEnd, publicUrl }: Pick<HttpParts, 'backEnd' | 'publicUrl'>,
  cookies: SessionCookies,
): void {
  const ask = async (request: FastifyRequest, name: CallName, given: object = {}) =>
    backEnd.answer(name, given, callerOf(request, cookies));

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    page: Omit<WorkbenchPage, 'locale' | 'at'>,
  ): Promise<FastifyReply> {
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(
        workbenchPage({
          ...page,
          locale: acceptedLocale(request.headers['accept-language']),
          at: simulatedWorkbenchPath,
        }),
      );
  }

  /** Shows the sign-in form. */
  async function showEntry(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    page: Pick<WorkbenchPage, 'words' | 'said'>,
    userName = '',
  ): Promise<FastifyReply> {
    const opened = await ask(request, 'loginSession');
    cookies.update(reply, opened);
    // `loginSession` answers with this data.
    const { picAuthToken } = opened.envelope.data as { readonly picAuthToken: string };
    return show(request, reply, status, { ...page, visit: { picAuthToken, userName } });
  }

  // Accepts the forms of these pages, which the browser submits without a script.
  sandbox.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  sandbox.get<{ Querystring: { key?: unknown } }>('/workbench', async (request, reply) => {
    const { key } = request.query;
    if (key === undefined) {
      const person = (await ask(request, 'workbenchSession')).envelope.data as Person | null;
      return person
        ? show(request, reply, 200, { words: 'signedIn', who: person })
        : showEntry(request, reply, 403, { words: 'nobody' });
    }
    const { envelope } = await backEnd.answer(
      'takeHandOver',
      { key, target: `${publicUrl}${simulatedWorkbenchPath}` },
      { ...callerOf(request, cookies), sessionToken: undefined },
    );
    return envelope.code === success
      ? show(request, reply, 200, { words: 'entered', who: envelope.data as Person })
      : show(request, reply, 403, { words: 'refused' });
  });

  sandbox.post('/workbench/code', async (request, reply) => {
    const [userName, picAuthToken, captcha] = [
      formText(request, 'userName'),
      formText(request, 'picAuthToken'),
      formText(request, 'captcha'),
    ];
    const { envelope } = await ask(request, 'workbenchCode', { userName, picAuthToken, captcha });
    return envelope.code === success
      ? showEntry(request, reply, 200, { words: 'sent' }, userName)
      : showEntry(request, reply, 403, { words: 'nobody', said: envelope.message || String(envelope.code) }, userName);
  });

  sandbox.post('/workbench/enter', async (request, reply) => {
    const [userName, picAuthToken, code] = [
      formText(request, 'userName'),
      formText(request, 'picAuthToken'),
      formText(request, 'code'),
    ];
    const { envelope } = await ask(request, 'workbenchLogin', { userName, picAuthToken, code });
    return envelope.code === success
      ? reply.redirect(simulatedWorkbenchPath, 303)
      : showEntry(request, reply, 403, { words: 'nobody', said: envelope.message || String(envelope.code) }, userName);
  });

  sandbox.post('/workbench/leave', async (request, reply) => {
    await ask(request, 'workbenchLogout');
    return reply.redirect(simulatedWorkbenchPath, 303);
  });
}
