import { OssError } from './oss-error.ts';
import type { StoredFacts } from './object-file.ts';

/** Callback after an upload, as the form requests it. */
export interface SuccessCallback {
  readonly url: string;
  readonly body: string;
  readonly bodyType: 'application/json' | 'application/x-www-form-urlencoded';
}

const answerLimit = 1024 * 1024;

/**
 * Parses the `callback` field of a form. Refuses with InvalidArgument what is not base64 JSON with an address and a
 * body.
 */
export function parseCallback(base64: string): SuccessCallback {
  const stated = decodeCallback(base64);
  const { callbackUrl, callbackBody, callbackBodyType = 'application/x-www-form-urlencoded' } = stated;
  if (typeof callbackUrl !== 'string' || !URL.canParse(callbackUrl))
    throw badCallback('callbackUrl is not an address.');
  if (typeof callbackBody !== 'string' || callbackBody === '') throw badCallback('callbackBody is empty.');
  if (callbackBodyType !== 'application/json' && callbackBodyType !== 'application/x-www-form-urlencoded') {
    throw badCallback('callbackBodyType is neither application/json nor application/x-www-form-urlencoded.');
  }
  return { url: callbackUrl, body: callbackBody, bodyType: callbackBodyType };
}

/**
 * Notifies the back end of the upload and returns its JSON answer, which becomes the answer to the browser. Refuses
 * with status 203 CallbackFailed when there is no valid answer in time; the object stays, as in OSS.
 */
export async function callBack(
  callback: SuccessCallback,
  upload: { readonly bucket: string; readonly facts: StoredFacts; readonly fields: Readonly<Record<string, string>> },
  timeoutMilliseconds: number,
): Promise<string> {
  const body = filledIn(callback, upload);
  const response = await fetch(callback.url, {
    method: 'POST',
    headers: {
      'content-type': callback.bodyType,
      'user-agent': 'object-store-callback',
      'x-oss-bucket': upload.bucket,
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMilliseconds),
  }).catch((error: unknown) => {
    throw callbackFailed(
      error instanceof Error && error.name === 'TimeoutError'
        ? 'Callback timed out.'
        : 'Callback address cannot be reached.',
    );
  });
  const answer = await response.text().catch(() => '');
  if (response.status !== 200) throw callbackFailed(`Error status : ${response.status}.`);
  if (answer.length > answerLimit || !isJson(answer)) throw callbackFailed('Response body is not valid json format.');
  return answer;
}

function filledIn(
  callback: SuccessCallback,
  upload: { readonly bucket: string; readonly facts: StoredFacts; readonly fields: Readonly<Record<string, string>> },
): string {
  const { facts, bucket, fields } = upload;
  const known = new Map<string, string | number>([
    ['bucket', bucket],
    ['object', facts.key],
    ['etag', facts.etag],
    ['size', facts.size],
    ['mimeType', facts.contentType],
  ]);
  return callback.body.replaceAll(/\$\{([^}]*)\}/g, (_, name: string) => {
    const value = name.startsWith('x:') ? (fields[name.toLowerCase()] ?? '') : (known.get(name) ?? '');
    return callback.bodyType === 'application/json' ? JSON.stringify(value) : encodeURIComponent(value);
  });
}

function decodeCallback(base64: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(base64, 'base64').toString('utf8'));
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch {
    // Reported below, together with JSON that is no object.
  }
  throw badCallback('The callback configuration is not json format.');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function badCallback(why: string): OssError {
  return new OssError(400, 'InvalidArgument', why);
}

function callbackFailed(why: string): OssError {
  return new OssError(203, 'CallbackFailed', why);
}
