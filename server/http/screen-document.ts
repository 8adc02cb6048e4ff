import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from './caller-of.ts';
import { sendCompressed } from './compressed-reply.ts';
import { keyPolicy } from './content-policy.ts';
import type { HttpParts } from './http-parts.ts';
import type { SessionCookies } from './session-cookies.ts';

const markForVisitor = (document: string): string => document.replace('<html ', '<html data-session="none" ');

/**
 * The built document. For a visitor without a session it carries a mark, so that the portal skips the session call,
 * which would be refused. Where the session cannot be checked, the mark is missing.
 */
export function documentFor(
  { portal, backEnd }: Pick<HttpParts, 'backEnd'> & { readonly portal: { readonly folder: string } },
  cookies: SessionCookies,
) {
  return async (request: FastifyRequest): Promise<{ readonly isNobodys: boolean; readonly document: string }> => {
    const [built, isNobodys] = await Promise.all([
      readFile(join(portal.folder, 'index.html'), 'utf8'),
      backEnd.isVisitor(callerOf(request, cookies)).catch(() => false),
    ]);
    return { isNobodys, document: isNobodys ? markForVisitor(built) : built };
  };
}

/** Answers with the portal's document for a screen: the built file, or its variant for a visitor without a session. */
export function screenDocument(
  parts: HttpParts & { readonly portal: object },
  cookies: SessionCookies,
): (request: FastifyRequest, reply: FastifyReply) => void {
  const documentOf = documentFor(parts, cookies);
  const sendDocument = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { isNobodys, document } = await documentOf(request);
    if (!isNobodys) return void reply.sendFile('index.html');
    reply
      .header('content-security-policy', keyPolicy(parts.filesOrigin, parts.formTargets))
      .header('cache-control', 'no-store')
      .header('vary', 'Accept-Encoding, Cookie')
      .type('text/html; charset=utf-8');
    await sendCompressed(request, reply, document);
  };
  // Not async: a promise of the reply would add one more listener to a response on which the file server already has
  // several.
  return (request, reply) => {
    reply.code(200);
    sendDocument(request, reply).catch((thrown: unknown) => void reply.send(thrown));
  };
}
