import { md5 } from '@noble/hashes/legacy.js';
import { PortFault } from '../../application/ports/port-fault.ts';
import { storeFault } from './store-fault.ts';

/**
 * MD5 of a part, in lower-case hexadecimal. Object stores check a part by it, and browsers have no MD5. A large file
 * has a hundred parts, so the page may run other tasks before each.
 */
export async function partDigest(bytes: Uint8Array): Promise<string> {
  await new Promise((turn) => {
    setTimeout(turn);
  });
  return [...md5(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Sends one part to its signed address. */
export async function sendPart(
  address: { readonly url: string; readonly headers: Readonly<Record<string, string>> },
  bytes: Uint8Array<ArrayBuffer>,
  options: { readonly onProgress: (sent: number) => void; readonly signal: AbortSignal },
): Promise<void> {
  const { onProgress, signal } = options;
  const request = new XMLHttpRequest();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const stop = (): void => request.abort();
  request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
  request.addEventListener('abort', () => reject(new PortFault('cancelled', { call: 'upload' })));
  request.addEventListener('error', () => reject(new PortFault('offline', { call: 'upload' })));
  request.addEventListener('load', () => (request.status === 200 ? resolve() : reject(storeFault(request))));
  signal.addEventListener('abort', stop);
  request.open('PUT', address.url);
  for (const [name, value] of Object.entries(address.headers)) request.setRequestHeader(name, value);
  request.send(bytes);
  if (signal.aborted) stop();
  try {
    await promise;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
