import { DocumentFault } from '../../application/ports/viewer/shared/document-reader.ts';

/** Milliseconds without data after which a download is given up. */
const timeoutMs = 60_000;

/** Whether a retry may help: the address has expired, or the store has a temporary problem. */
function isWorthRetry(status: number): boolean {
  return [400, 401, 403, 404, 410].includes(status) || status >= 500;
}

/**
 * Fetches a whole file from a short-lived address. An expired address is renewed once. Rejects with `too-large` as soon
 * as more than `limit` bytes are announced or received.
 */
export async function wholeFile(
  address: () => Promise<string>,
  limit: number,
  signal: AbortSignal,
  fetchFile: typeof fetch,
  come: (percent: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const silence = new AbortController();
  const stop = AbortSignal.any([signal, silence.signal]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), timeoutMs);
  };
  const request = async (): Promise<Response> => {
    const url = await address();
    signal.throwIfAborted();
    restartTimer();
    return fetchFile(url, { signal: stop });
  };
  try {
    let response = await request().catch((error: unknown) => {
      // A network error may be temporary; a missing address has its own fault.
      if (error instanceof TypeError) return undefined;
      throw error;
    });
    if (!response || (!response.ok && isWorthRetry(response.status))) response = await request();
    if (!response.ok) throw new DocumentFault('not-available');
    const length = Number(response.headers.get('content-length') ?? 0);
    if (length > limit) throw new DocumentFault('too-large');
    let reportedBytes = 0;
    return await body(response, limit, (size) => {
      restartTimer();
      const percent = length > 0 ? Math.min(100, Math.floor((size / length) * 100)) : 0;
      if (percent > reportedBytes) come((reportedBytes = percent));
    });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (silence.signal.aborted) throw new DocumentFault('timed-out', { cause: error });
    throw error instanceof TypeError ? new DocumentFault('offline', { cause: error }) : error;
  } finally {
    clearTimeout(timer);
  }
}

async function body(
  response: Response,
  limit: number,
  arrived: (size: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.length;
    arrived(size);
    if (size > limit) {
      void reader?.cancel();
      throw new DocumentFault('too-large');
    }
    parts.push(part.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
