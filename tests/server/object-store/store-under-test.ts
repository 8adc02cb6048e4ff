import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request as requestHttp } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startObjectStore } from '../../../server/object-store/object-store-server.ts';
import type { StoreOrder } from '../../../server/object-store/object-store-server.ts';
import { hmacSha1 } from '../../../server/object-store/oss-signature.ts';
import type { OssConfig } from '../../../server/storage/objects/oss-config.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly bytes: Uint8Array;
}

export interface StoreUnderTest {
  readonly port: number;
  readonly config: OssConfig;
  readonly folder: string;
  /** A request to the store by its loopback address, under its own host name. */
  send(method: string, path: string, headers?: Readonly<Record<string, string>>, body?: Uint8Array): Promise<Answer>;
  /** Posts a form in the order of its fields, the file last. */
  post(form: FormData, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  /** Paths of all files on the disk below the store, including partly received ones. */
  filesOnDisk(): Promise<string[]>;
  stop(): Promise<void>;
}

export const portalOrigin = 'http://127.0.0.1:8080';
const hostName = 'files.localhost';
const keyId = 'key-of-the-tests';
const keySecret = 'secret-of-the-tests';
const bucket = 'evidence';

/** A store on a free port with its own folder for objects. */
export async function storeUnderTest(order: Partial<StoreOrder> = {}): Promise<StoreUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'object-store-'));
  const running = await startObjectStore({
    folder,
    bucket,
    hostName,
    keyId,
    keySecret,
    port: 0,
    allowedOrigins: [portalOrigin],
    allowedCallbacks: [],
    ...order,
  });
  const send: StoreUnderTest['send'] = (method, path, headers = {}, body) =>
    new Promise((resolve, reject) => {
      const request = requestHttp(
        {
          host: '127.0.0.1',
          port: running.port,
          path,
          method,
          agent: false,
          headers: { host: `${hostName}:${running.port}`, ...headers },
        },
        (response) => {
          const whole = (bytes: Buffer) =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: bytes.toString('utf8'),
              bytes: new Uint8Array(bytes),
            });
          buffer(response).then(whole, reject);
        },
      );
      request.once('error', reject);
      request.end(body);
    });
  return {
    port: running.port,
    folder,
    config: {
      publicAddress: `http://${hostName}:${running.port}`,
      internalAddress: `http://127.0.0.1:${running.port}`,
      bucket,
      keyId,
      keySecret,
      directUploads: true,
    },
    send,
    async post(form, headers = {}) {
      const { bytes, contentType } = await encoded(form);
      return send(
        'POST',
        '/',
        { 'content-type': contentType, 'content-length': String(bytes.length), ...headers },
        bytes,
      );
    },
    async filesOnDisk() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    },
    async stop() {
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function encoded(form: FormData): Promise<{ readonly bytes: Uint8Array; readonly contentType: string }> {
  const response = new Response(form);
  const contentType = response.headers.get('content-type') ?? '';
  return { bytes: new Uint8Array(await response.arrayBuffer()), contentType };
}

export interface FormOrder {
  readonly key?: string;
  readonly conditions?: readonly unknown[];
  readonly expiresAt?: number;
  readonly secret?: string;
  /** The policy also contains it, unless `unboundCallback` is set. */
  readonly callback?: unknown;
  readonly unboundCallback?: boolean;
  readonly fields?: Readonly<Record<string, string>>;
  readonly file?: Blob | null;
}

/** A signed upload form for the store under test, valid in everything that `order` does not change. */
export function uploadForm(order: FormOrder = {}): FormData {
  const {
    key = 'a/b.png',
    conditions = [{ bucket }, ['eq', '$key', 'a/b.png'], ['content-length-range', 1, 1000]],
    expiresAt = Date.now() + 60_000,
  } = order;
  const callback =
    order.callback === undefined ? undefined : Buffer.from(JSON.stringify(order.callback)).toString('base64');
  const bound = [
    ...conditions,
    ...(callback === undefined || order.unboundCallback ? [] : [['eq', '$callback', callback]]),
  ];
  const policy = Buffer.from(
    JSON.stringify({ expiration: new Date(expiresAt).toISOString(), conditions: bound }),
  ).toString('base64');
  const form = new FormData();
  form.set('key', key);
  form.set('policy', policy);
  form.set('OSSAccessKeyId', keyId);
  form.set('Signature', hmacSha1(order.secret ?? keySecret, policy));
  if (callback !== undefined) form.set('callback', callback);
  for (const [name, value] of Object.entries(order.fields ?? {})) form.set(name, value);
  if (order.file !== null)
    form.set('file', order.file ?? new Blob(['some bytes'], { type: 'image/png' }), 'as the user named it.png');
  return form;
}
