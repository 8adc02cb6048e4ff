import type { FastifyInstance, FastifyRequest } from 'fastify';
import { success } from '../../src/contract/envelope.ts';
import { pdfKilobytes } from '../../src/domain/upload/file-limits.ts';
import { Refusal } from '../core/refusal.ts';
import { askingOf } from './asking-of.ts';
import { apiBases } from './call-routes.ts';
import { sendEnvelope, sendRefusal } from './envelope-reply.ts';
import type { HttpParts } from './http-parts.ts';
import type { SessionCookies } from './session-cookies.ts';

export const uploadPath = `${apiBases.web}/corp/v1/files`;
export const callbackPath = `${apiBases.web}/corp/v1/files/oss/callback`;

function textField(holder: unknown, name: string): string {
  const value: unknown = typeof holder === 'object' && holder !== null ? (holder as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : '';
}

async function fileContent(request: FastifyRequest): Promise<Buffer> {
  for await (const part of request.files()) {
    if (part.fieldname === 'fileContent') return part.toBuffer();
    part.file.resume();
  }
  throw new Refusal('REQUEST_INVALID', { field: 'fileContent' });
}

/** Uploads through the API itself, and what the object store says of those that it took (document 1, section 7). */
export function addFileRoutes(app: FastifyInstance, { backEnd }: Pick<HttpParts, 'backEnd'>, cookies: SessionCookies): void {
  app.post(uploadPath, { config: { call: 'receiveFile' } }, async (request, reply) => {
    if (!cookies.mayChange(request)) return sendRefusal(request, reply, new Refusal('XSRF_INVALID'));
    if (!request.isMultipart()) return sendRefusal(request, reply, new Refusal('REQUEST_INVALID', { field: 'fileContent' }));
    const asking = askingOf(request, cookies);
    // Nobody's sixty megabytes are read before it is known who sends them.
    const { envelope: known } = await backEnd.answer('security', {}, asking);
    if (known.code !== success) return sendEnvelope(reply, known);
    const bytes = await fileContent(request);
    if (bytes.length > pdfKilobytes * 1024) throw new Refusal('FILE_TOO_LARGE', { megabytes: pdfKilobytes / 1024 });
    const answered = await backEnd.receiveFile(textField(request.query, 'fileName'), bytes, asking);
    cookies.follow(reply, answered.session);
    return sendEnvelope(reply, answered.envelope);
  });

  app.post(callbackPath, { config: { call: 'fileArrived' } }, async (request, reply) => {
    // Not signed, so no more than a hint: the object itself is read back and held against what was declared.
    const { envelope } = await backEnd.fileArrived(textField(request.body, 'object'), askingOf(request, cookies));
    // The store hands our answer on to the browser only under 200.
    return sendEnvelope(reply, envelope, 200);
  });
}
