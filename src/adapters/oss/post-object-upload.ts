import { PortFault } from '../../application/ports/port-fault.ts';
import type { UploadForm } from '../../contract/documented/files.ts';
import { storeFault } from './store-fault.ts';

/** The form of the OSS PostObject protocol: the signed fields, and the file last. */
export function formOf(form: UploadForm, bytes: Uint8Array<ArrayBuffer>): FormData {
  const contentType = policyValue(form.policy ?? '', 'content-type');
  const forbidOverwrite = policyValue(form.policy ?? '', 'x-oss-forbid-overwrite');
  const data = new FormData();
  data.append('key', form.key ?? '');
  data.append('policy', form.policy ?? '');
  data.append('OSSAccessKeyId', form.accessKeyId ?? '');
  data.append('Signature', form.sign ?? '');
  data.append('success_action_status', '200');
  if (form.callback) data.append('callback', form.callback);
  if (forbidOverwrite !== undefined) data.append('x-oss-forbid-overwrite', forbidOverwrite);
  if (contentType !== undefined) data.append('Content-Type', contentType);
  // The protocol wants the file last.
  data.append('file', new Blob([bytes], { type: contentType ?? '' }), form.fileName);
  return data;
}

/** The value that the policy requires for a field, if any. */
function policyValue(policy: string, field: string): string | undefined {
  try {
    const { conditions }: { conditions?: unknown } = JSON.parse(atob(policy)) as { conditions?: unknown };
    for (const condition of Array.isArray(conditions) ? conditions : []) {
      if (Array.isArray(condition) && condition[0] === 'eq' && String(condition[1]).toLowerCase() === `$${field}`)
        return String(condition[2]);
    }
  } catch {
    // The store decides about a policy that cannot be read here.
  }
  return undefined;
}

function dataOf(text: string): { readonly code: string; readonly data: unknown; readonly message: string } | undefined {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null || !('code' in body)) return undefined;
    return {
      code: String(body.code),
      data: 'data' in body ? body.data : undefined,
      message: 'message' in body ? String(body.message) : '',
    };
  } catch {
    return undefined;
  }
}

function readAnswer(request: XMLHttpRequest): unknown {
  if (request.status === 203) throw new PortFault('refused', { call: 'upload', status: 203, code: 'CALLBACK_FAILED' });
  const body = dataOf(request.responseText);
  if (request.status >= 200 && request.status < 300 && body) {
    if (body.code === '0') return body.data;
    // The refusal contains details, such as the executable content of the file.
    const values = typeof body.data === 'object' && body.data !== null ? { ...body.data } : {};
    throw new PortFault('refused', {
      call: 'upload',
      status: request.status,
      code: body.code,
      serverMessage: body.message,
      values,
    });
  }
  throw storeFault(request);
}

/**
 * Posts a file straight to the object store by the OSS PostObject protocol, with true progress (document 1, section 7).
 */
export async function postObjectUpload(
  form: UploadForm,
  bytes: Uint8Array<ArrayBuffer>,
  options: { readonly onProgress: (sent: number) => void; readonly signal: AbortSignal },
): Promise<unknown> {
  const { onProgress, signal } = options;
  const request = new XMLHttpRequest();
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const stop = (): void => request.abort();
  request.upload.addEventListener('progress', ({ loaded }) => onProgress(Math.min(loaded, bytes.length)));
  request.addEventListener('abort', () => reject(new PortFault('cancelled', { call: 'upload' })));
  request.addEventListener('error', () => reject(new PortFault('offline', { call: 'upload' })));
  request.addEventListener('load', () => {
    try {
      resolve(readAnswer(request));
    } catch (fault) {
      reject(fault);
    }
  });
  signal.addEventListener('abort', stop);
  request.open('POST', form.url ?? '');
  request.send(formOf(form, bytes));
  if (signal.aborted) stop();
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
