import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** When a server is killed: after it received the request, or after it answered and before the answer is passed on. */
export type Moment = 'asked' | 'answered';

type Outcome = 'answered' | 'lost' | 'not there';

interface Strike {
  readonly path: string;
  readonly moment: Moment;
  readonly struck: (port: number) => void;
}

/**
 * Passes each request to the next server, like the example of nginx in docs/deploy. A request that reached no server
 * goes to another, and so does a read request. For any other, only the caller knows whether to ask again.
 */
export class RoundRobin {
  readonly #ports: readonly number[];
  readonly #server = createServer((request, response) => void this.#pass(request, response));
  #turn = 0;
  #strike: Strike | undefined;
  /** Requests that no server answered. */
  unanswered = 0;

  constructor(ports: readonly number[]) {
    this.#ports = ports;
  }

  async listen(port: number): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Calls `kill` for the server that receives the next request for a path, and resolves with its result. */
  async strike(path: string, moment: Moment, kill: (port: number) => void): Promise<number> {
    const { promise, resolve } = Promise.withResolvers<number>();
    this.#strike = {
      path,
      moment,
      struck: (port) => {
        kill(port);
        resolve(port);
      },
    };
    return promise;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request).catch(() => undefined);
    if (body === undefined) return;
    this.#turn += 1;
    const from = this.#turn % this.#ports.length;
    for (const port of [...this.#ports.slice(from), ...this.#ports.slice(0, from)]) {
      const outcome = await this.#passTo(port, request, body, response);
      if (outcome === 'answered') return;
      if (outcome === 'lost' && request.method !== 'GET' && request.method !== 'HEAD') break;
    }
    this.unanswered += 1;
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
  }

  async #passTo(
    port: number,
    { method, url, headers }: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
  ): Promise<Outcome> {
    const strike =
      this.#strike !== undefined && url?.split('?')[0]?.endsWith(this.#strike.path) === true ? this.#strike : undefined;
    if (strike) this.#strike = undefined;
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    const passed = send({
      port,
      host: '127.0.0.1',
      method,
      path: url,
      headers: { ...headers, 'x-forwarded-for': '127.0.0.1' },
      agent: false,
    });
    passed.on('error', (fault: NodeJS.ErrnoException) => resolve(fault.code === 'ECONNREFUSED' ? 'not there' : 'lost'));
    passed.on('response', (answer) => {
      if (strike?.moment === 'answered') {
        strike.struck(port);
        return resolve('lost');
      }
      resolve(handedOn(answer, response));
    });
    passed.end(body, () => strike?.moment === 'asked' && strike.struck(port));
    return promise;
  }
}

/** Passes on the complete answer, or nothing. */
async function handedOn(answer: IncomingMessage, response: ServerResponse): Promise<Outcome> {
  const bytes = await buffer(answer).catch(() => undefined);
  if (bytes === undefined) return 'lost';
  response.writeHead(answer.statusCode ?? 502, answer.headers).end(bytes);
  return 'answered';
}
