import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { checkAccess } from './access.ts';
import { refuseBroken, refuseExpectation } from './broken-requests.ts';
import { allowOrigin, answerPreflight } from './cross-origin.ts';
import { DiskVault } from './disk-vault.ts';
import { checkKey } from './exchange.ts';
import type { Exchange } from './exchange.ts';
import { abortParts, beginParts, completeParts, listParts, putPart } from './part-requests.ts';
import { PartVault } from './part-vault.ts';
import { deleteObject, getObject, putObject } from './object-requests.ts';
import { diskError, errorDocument, OssError } from './oss-error.ts';
import { postObject } from './post-object.ts';
import { commonHeaders } from './common-headers.ts';
import type { StoreSettings } from './store-settings.ts';

/** Required settings of a store; the rest of `StoreSettings` has defaults. */
export type StoreOrder = Pick<
  StoreSettings,
  'folder' | 'bucket' | 'hostName' | 'keyId' | 'keySecret' | 'allowedOrigins' | 'allowedCallbacks'
> &
  Partial<StoreSettings> & {
    readonly port: number;
    /** Listening address; loopback by default. */ readonly host?: string;
    readonly report?: (error: unknown) => void;
    /** Interval between checks for unfinished uploads, in milliseconds. */ readonly sweepEvery?: number;
    /** Creates the vault for objects in a folder. */ readonly vaultIn?: (folder: string) => DiskVault;
  };

export interface RunningStore {
  readonly port: number;
  /** Accepts no more requests, gives running ones two seconds, and ends. */
  stop(): Promise<void>;
}

const idleMilliseconds = 60_000;
const maxUploadMs = 30 * 60_000;
const defaultSweepMs = 10 * 60_000;
const drainedBytes = 128 * 1024 * 1024;

/**
 * A small object store for one bucket that implements the OSS protocol (PostObject with policy and callback; signed
 * GET, HEAD, PUT and DELETE; objects in parts), with its objects on disk. Port 0 means any free one.
 */
export async function startObjectStore(order: StoreOrder): Promise<RunningStore> {
  const {
    port,
    host = '127.0.0.1',
    report = () => undefined,
    sweepEvery = defaultSweepMs,
    vaultIn = (folder) => new DiskVault(folder),
    ...rest
  } = order;
  const settings: StoreSettings = {
    largestObject: 512 * 1024 * 1024,
    largestPart: 2 * 1024 * 1024,
    callbackTimeoutMilliseconds: 5000,
    now: Date.now,
    ...rest,
  };
  const vault = vaultIn(settings.folder);
  await vault.prepare();
  const partVault = new PartVault(settings.folder);
  await partVault.prepare(settings.now());
  // A request without a host is refused by the store's own answer, not by Node's.
  const server = createServer(
    { requireHostHeader: false },
    (request, response) => void answer({ request, response, settings, vault, partVault }, report),
  );
  server.on('clientError', (fault, socket: Socket) => refuseBroken(settings, newRequestId(), fault, socket));
  server.on('checkExpectation', (_request, response) => refuseExpectation(settings, newRequestId(), response));
  server.headersTimeout = 15_000;
  server.requestTimeout = maxUploadMs;
  server.setTimeout(idleMilliseconds);
  server.keepAliveTimeout = idleMilliseconds;
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  // A store may run for months.
  const sweeping = setInterval(() => void partVault.sweep(settings.now()).catch(report), sweepEvery);
  sweeping.unref();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    stop: async () => {
      clearInterval(sweeping);
      await stop(server);
    },
  };
}

function newRequestId(): string {
  return randomUUID().replaceAll('-', '').slice(0, 24).toUpperCase();
}

async function answer(
  parts: Pick<Exchange, 'request' | 'response' | 'settings' | 'vault' | 'partVault'>,
  report: (error: unknown) => void,
): Promise<void> {
  const { request, response, settings } = parts;
  const requestId = newRequestId();
  response.setHeader('x-oss-request-id', requestId);
  for (const [name, value] of Object.entries(commonHeaders(settings))) response.setHeader(name, value);
  try {
    await route(parts);
  } catch (error) {
    if (request.destroyed && !request.complete) return;
    const reported =
      error instanceof OssError
        ? error
        : (diskError(error) ??
          new OssError(500, 'InternalError', 'We encountered an internal error. Please try again.'));
    if (!(error instanceof OssError) && !response.destroyed) report(error);
    if (response.headersSent) return void response.destroy();
    await refuse(request, response, reported, errorDocument(reported, requestId, settings.hostName));
  }
}

async function route(
  parts: Pick<Exchange, 'request' | 'response' | 'settings' | 'vault' | 'partVault'>,
): Promise<void> {
  const { request, settings } = parts;
  const { key, query } = objectAddress(request, settings);
  const body = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  const exchange: Exchange = { ...parts, body, key, query };
  allowOrigin(exchange);
  if (request.method === 'OPTIONS') return answerPreflight(exchange);
  if (request.method === 'POST' && key === '') return postObject(exchange);
  if (
    (!['GET', 'HEAD', 'PUT', 'DELETE'].includes(request.method ?? '') &&
      !(request.method === 'POST' && isOfParts(query))) ||
    key === ''
  ) {
    checkAccess(exchange);
    throw new OssError(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.');
  }
  checkKey(key);
  checkAccess(exchange);
  if (isOfParts(query)) return ofParts(exchange);
  if (request.method === 'PUT') return putObject(exchange);
  if (request.method === 'DELETE') return deleteObject(exchange);
  return getObject(exchange);
}

function isOfParts(query: Readonly<Record<string, string>>): boolean {
  return Object.hasOwn(query, 'uploads') || Object.hasOwn(query, 'uploadId');
}

async function ofParts(exchange: Exchange): Promise<void> {
  const {
    request: { method },
    query,
  } = exchange;
  const begins = Object.hasOwn(query, 'uploads');
  if (begins && method === 'POST') return beginParts(exchange);
  if (!begins && method === 'POST') return completeParts(exchange);
  if (!begins && method === 'PUT') return putPart(exchange);
  if (!begins && method === 'DELETE') return abortParts(exchange);
  if (!begins && method === 'GET') return listParts(exchange);
  throw new OssError(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.');
}

function objectAddress(request: IncomingMessage, settings: StoreSettings): Pick<Exchange, 'key' | 'query'> {
  const hostName = (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  if (hostName !== settings.hostName) throw new OssError(404, 'NoSuchBucket', 'The specified bucket does not exist.');
  const [path = '/', search = ''] = (request.url ?? '/').split('?', 2);
  try {
    // Not parsed by URL, which would resolve the dots of a path before it is checked.
    return { key: decodeURIComponent(path.slice(1)), query: Object.fromEntries(new URLSearchParams(search)) };
  } catch {
    throw new OssError(400, 'InvalidObjectName', 'The specified object is not valid.');
  }
}

/**
 * A browser that is still sending would get a reset connection instead of the reason, so the rest of the body is read
 * and discarded first.
 */
async function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  error: OssError,
  document: string,
): Promise<void> {
  await dropRest(request);
  if (response.destroyed) return;
  const body = request.method === 'HEAD' ? '' : document;
  response.removeHeader('ETag');
  response.writeHead(error.status, {
    'Content-Type': 'application/xml',
    'Content-Length': Buffer.byteLength(document),
    ...(request.complete ? {} : { Connection: 'close' }),
  });
  response.end(body);
}

async function dropRest(request: IncomingMessage): Promise<void> {
  let dropped = 0;
  if (request.complete || request.destroyed) return;
  await new Promise<void>((resolve) => {
    request.on('data', (chunk: Buffer) => {
      dropped += chunk.length;
      if (dropped > drainedBytes) resolve();
    });
    request.once('end', resolve).once('close', resolve).once('error', resolve);
    request.resume();
  });
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const deadline = setTimeout(() => server.closeAllConnections(), 2000);
  await closed;
  clearTimeout(deadline);
}
