import * as v from 'valibot';
import { PortFault, type FaultKind } from '../../application/ports/port-fault.ts';

const envelope = v.object({
  code: v.string(),
  message: v.nullish(v.string(), ''),
  data: v.nullish(v.unknown()),
  traceId: v.optional(v.string()),
});

const kinds: Readonly<Record<number, FaultKind>> = { 401: 'not-signed-in', 403: 'forbidden', 404: 'not-found' };

/** Time limit of a call, in milliseconds. A reset recreates the whole demo world, which takes long. */
const timeoutMs = 60_000;

export interface SandboxCall {
  readonly path: string;
  /** The call is sent by POST with this JSON, or by GET without it. */
  readonly body?: object;
  /** The idempotency key: a repeated call with the same key is the same request. */
  readonly key?: string;
  /** The language of the answer. */
  readonly locale: string;
  readonly signal?: AbortSignal | undefined;
}

/** Calls the sandbox below `/sandbox/v1`, and parses the answer by its schema. Rejects with a `PortFault`. */
export async function sandboxCall<Schema extends v.GenericSchema>(
  call: SandboxCall,
  schema: Schema,
  fetched: typeof fetch,
): Promise<v.InferOutput<Schema>> {
  const { status, text } = await requestText(call, fetched);
  const read = v.safeParse(envelope, jsonOf(text));
  const detail = { call: call.path, status };
  if (!read.success) throw new PortFault(status === 403 ? 'forbidden' : 'unexpected-answer', detail);
  const { code, message, data, traceId } = read.output;
  const more = { ...detail, code, serverMessage: message, ...(traceId === undefined ? {} : { traceId }) };
  if (code !== '0') {
    const values = v.safeParse(v.record(v.string(), v.unknown()), data);
    throw new PortFault(kinds[status] ?? 'refused', { ...more, ...(values.success ? { values: values.output } : {}) });
  }
  const answer = v.safeParse(schema, data);
  if (!answer.success) throw new PortFault('unexpected-answer', more);
  return answer.output;
}

async function requestText(
  { path, body, key, locale, signal }: SandboxCall,
  fetched: typeof fetch,
): Promise<{ readonly status: number; readonly text: string }> {
  const waiting = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetched(`/sandbox/v1${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      credentials: 'same-origin',
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, waiting]) : waiting,
      headers: {
        accept: 'application/json',
        'accept-language': locale,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  } catch {
    const kind = signal?.aborted ? 'cancelled' : waiting.aborted ? 'timed-out' : 'offline';
    throw new PortFault(kind, { call: path });
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
