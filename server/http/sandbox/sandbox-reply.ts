import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { success } from '../../../src/contract/envelope.ts';
import { Refusal } from '../../core/refusal.ts';
import { sendEnvelope } from '../envelope-reply.ts';

/** The parsed request. Throws a refusal with REQUEST_INVALID that names the field. */
export function parseRequest<Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> {
  const read = v.safeParse(schema, input ?? {});
  if (!read.success) throw new Refusal('REQUEST_INVALID', { field: v.getDotPath(read.issues[0]) ?? 'body' });
  return read.output;
}

export function sendData(request: FastifyRequest, reply: FastifyReply, data: unknown): FastifyReply {
  return sendEnvelope(reply, { code: success, message: '', data, traceId: request.id });
}
