import type { Call } from '../../contract/call.ts';

export interface HttpRequest {
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>> | undefined;
  readonly body: Readonly<Record<string, unknown>> | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const inQuery = (value: unknown): unknown => (Array.isArray(value) ? value.join(',') : value);

/**
 * Where each field of a request is sent: in the path if it is named there, in the query of a GET (lists separated by
 * commas), otherwise in the body.
 */
export function requestOf(call: Call, request: unknown): HttpRequest {
  const fields = isRecord(request) ? { ...request } : {};
  const path = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = fields[name];
    delete fields[name];
    return encodeURIComponent(
      Array.isArray(value)
        ? value.join(',')
        : typeof value === 'string' || typeof value === 'number'
          ? String(value)
          : '',
    );
  });
  if (call.method === 'POST') return { path, query: undefined, body: fields };
  return {
    path,
    query: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, inQuery(value)])),
    body: undefined,
  };
}
