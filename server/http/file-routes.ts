import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pdfKilobytes } from '../../src/domain/evidence/upload/document-limits.ts';
import { Refusal } from '../core/refusal.ts';
import { callerOf } from './caller-of.ts';
import { apiBases } from './call-routes.ts';
import { sendEnvelope, sendRefusal } from './envelope-reply.ts';
import type { HttpParts } from './http-parts.ts';
import { refuseToken } from './refuse-token.ts';
import type { SessionCookies } from './session-cookies.ts';

export const uploadPath = `${apiBases.web}/corp/v1/files`;
export const callbackPath = `${apiBases.web}/corp/v1/files/oss/callback`;

function textField(holder: unknown, name: string): string {
  const value: unknown =
    typeof holder === 'object' && holder !== null ? (holder as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : '';
}

/** The form parser's codes for several files, too many fields, and a field named like a property of every object. */
const formFaults: ReadonlySet<unknown> = new Set(['FST_FILES_LIMIT', 'FST_FIELDS_LIMIT', 'FST_PROTO_VIOLATION']);

/**
 * Whether a fault means a broken form. The parser gives a plain error without a code for a malformed or truncated form;
 * faults from elsewhere have a code or a name of their own.
 */
function isBrokenForm(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  return 'code' in fault ? formFaults.has(fault.code) : fault.name === 'Error' && !('statusCode' in fault);
}

/** Whether the client hung up while sending, which leaves an incomplete form and is no fault. */
const hasLeft = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/** The content of the file as it arrives. The form is read only as far as bytes are requested. */
async function* fileContent(request: FastifyRequest): AsyncGenerator<Uint8Array> {
  try {
    yield* fileOf(request);
  } catch (fault) {
    throw isBrokenForm(fault) || hasLeft(request) ? new Refusal('REQUEST_INVALID', { field: 'fileContent' }) : fault;
  }
}

/** Reads the form to its end, because the parts after the file may make the form invalid. */
async function* fileOf(request: FastifyRequest): AsyncGenerator<Uint8Array> {
  let isThere = false;
  for await (const part of request.files({ throwFileSizeLimit: false })) {
    if (part.fieldname !== 'fileContent') {
      part.file.resume();
      continue;
    }
    // Iterating over the stream also rejects on faults that the stream does not emit as errors.
    for await (const chunk of part.file as AsyncIterable<Buffer>) yield chunk;
    if (part.file.truncated) throw new Refusal('FILE_TOO_LARGE', { megabytes: pdfKilobytes / 1024 });
    isThere = true;
  }
  if (!isThere) throw new Refusal('REQUEST_INVALID', { field: 'fileContent' });
}

/**
 * The routes for uploads through the API and for the object store's notices of finished uploads (document 1, section
 * 7).
 */
export function addFileRoutes(
  app: FastifyInstance,
  { backEnd, security }: Pick<HttpParts, 'backEnd' | 'security'>,
  cookies: SessionCookies,
): void {
  // Only this route accepts forms: every other call uses JSON.
  void app.register(async (forms) => {
    await forms.register(multipart, {
      limits: { fileSize: pdfKilobytes * 1024, files: 1, fields: 10, fieldSize: 4096 },
    });
    forms.post(uploadPath, { config: { call: 'receiveFile' } }, async (request, reply) => {
      if (!cookies.mayChange(request)) return refuseToken({ security }, request, reply, 'receiveFile');
      if (!request.isMultipart())
        return sendRefusal(request, reply, new Refusal('REQUEST_INVALID', { field: 'fileContent' }));
      const answered = await backEnd.receiveFile(
        textField(request.query, 'fileName'),
        fileContent(request),
        callerOf(request, cookies),
      );
      cookies.update(reply, answered);
      return sendEnvelope(reply, answered.envelope);
    });
  });

  app.post(callbackPath, { config: { call: 'fileArrived' } }, async (request, reply) => {
    // The notice is only a hint, although only the store can send it: the object itself is read back and compared with
    // the declaration.
    const notice = { objectKey: textField(request.body, 'object'), token: textField(request.body, 'token') };
    const { envelope } = await backEnd.fileArrived(notice, callerOf(request, cookies));
    // The store passes our answer on to the browser only with status 200.
    return sendEnvelope(reply, envelope, 200);
  });
}
