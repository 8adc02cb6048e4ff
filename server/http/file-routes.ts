import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pdfKilobytes } from '../../src/domain/evidence/upload/document-limits.ts';
import { Refusal } from '../core/refusal.ts';
import { callerOf } from './caller-of.ts';
import { apiBases } from './call-routes.ts';
import { sendEnvelope, sendRefusal } from './envelope-reply.ts';
import type { HttpParts } from './http-parts.ts';
import type { SessionCookies } from './session-cookies.ts';

export const uploadPath = `${apiBases.web}/corp/v1/files`;
export const callbackPath = `${apiBases.web}/corp/v1/files/oss/callback`;

function textField(holder: unknown, name: string): string {
  const value: unknown =
    typeof holder === 'object' && holder !== null ? (holder as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : '';
}

/**
 * What the form's parser calls a form with more than one file, with too many fields, or with a field named as what
 * every object has.
 */
const formFaults: ReadonlySet<unknown> = new Set(['FST_FILES_LIMIT', 'FST_FIELDS_LIMIT', 'FST_PROTO_VIOLATION']);

/**
 * The form's parser has no code for a form that is none, or ends too soon; whatever goes wrong elsewhere has a code or
 * a name.
 */
function isBrokenForm(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  return 'code' in fault ? formFaults.has(fault.code) : fault.name === 'Error' && !('statusCode' in fault);
}

/** Whether the client hung up while sending, which leaves an incomplete form and is no fault. */
const hasLeft = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/** The file as it comes; its form is read no further than somebody asks for bytes. */
async function* fileContent(request: FastifyRequest): AsyncGenerator<Uint8Array> {
  try {
    yield* fileOf(request);
  } catch (fault) {
    throw isBrokenForm(fault) || hasLeft(request) ? new Refusal('REQUEST_INVALID', { field: 'fileContent' }) : fault;
  }
}

/** Reads the form to its end: what stands behind the file may be what makes it none. */
async function* fileOf(request: FastifyRequest): AsyncGenerator<Uint8Array> {
  let isThere = false;
  for await (const part of request.files({ throwFileSizeLimit: false })) {
    if (part.fieldname !== 'fileContent') {
      part.file.resume();
      continue;
    }
    // A fault that is no error of the stream itself: of that, whoever reads on would not hear.
    for await (const chunk of part.file as AsyncIterable<Buffer>) yield chunk;
    if (part.file.truncated) throw new Refusal('FILE_TOO_LARGE', { megabytes: pdfKilobytes / 1024 });
    isThere = true;
  }
  if (!isThere) throw new Refusal('REQUEST_INVALID', { field: 'fileContent' });
}

/** Uploads through the API itself, and what the object store says of those that it took (document 1, section 7). */
export function addFileRoutes(
  app: FastifyInstance,
  { backEnd }: Pick<HttpParts, 'backEnd'>,
  cookies: SessionCookies,
): void {
  // Forms are taken here alone: every other call speaks JSON.
  void app.register(async (forms) => {
    await forms.register(multipart, {
      limits: { fileSize: pdfKilobytes * 1024, files: 1, fields: 10, fieldSize: 4096 },
    });
    forms.post(uploadPath, { config: { call: 'receiveFile' } }, async (request, reply) => {
      if (!cookies.mayChange(request)) return sendRefusal(request, reply, new Refusal('XSRF_INVALID'));
      if (!request.isMultipart())
        return sendRefusal(request, reply, new Refusal('REQUEST_INVALID', { field: 'fileContent' }));
      const answered = await backEnd.receiveFile(
        textField(request.query, 'fileName'),
        fileContent(request),
        callerOf(request, cookies),
      );
      cookies.follow(reply, answered);
      return sendEnvelope(reply, answered.envelope);
    });
  });

  app.post(callbackPath, { config: { call: 'fileArrived' } }, async (request, reply) => {
    // No more than a hint, though only the store can give it: the object itself is read back and held against what was
    // declared.
    const notice = { objectKey: textField(request.body, 'object'), token: textField(request.body, 'token') };
    const { envelope } = await backEnd.fileArrived(notice, callerOf(request, cookies));
    // The store hands our answer on to the browser only under 200.
    return sendEnvelope(reply, envelope, 200);
  });
}
