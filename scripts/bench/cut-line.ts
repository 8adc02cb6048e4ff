import { once } from 'node:events';
import { createServer, request as requestOf } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy for the browser that cuts the connection of an upload at given positions, in bytes of parts that have passed.
 */
export interface CutLine {
  readonly address: string;
  /** Bytes of parts that passed, whether they arrived or not. */
  readonly passed: () => number;
  /** How often the connection was cut. */
  readonly cuts: () => number;
  close(): void;
}

export async function cutLine(places: readonly number[]): Promise<CutLine> {
  let [passed, cuts] = [0, 0];
  const server = createServer((incoming, answer) => {
    const { hostname, port, pathname, search, searchParams } = new URL(incoming.url ?? '');
    const isPart = incoming.method === 'PUT' && searchParams.has('partNumber');
    // Host names of this machine resolve only in browsers.
    const outgoing = requestOf(
      {
        host: hostname.endsWith('localhost') ? '127.0.0.1' : hostname,
        port,
        path: pathname + search,
        method: incoming.method,
        headers: incoming.headers,
      },
      (found) => {
        answer.writeHead(found.statusCode ?? 502, found.headers);
        found.pipe(answer);
      },
    );
    outgoing.on('error', () => answer.destroy());
    incoming.on('data', (chunk: Buffer) => {
      if (!isPart) return;
      const cut = places[cuts] ?? Infinity;
      // Bytes after the cut are not counted as sent.
      passed = Math.min(passed + chunk.length, cut);
      if (passed < cut) return;
      cuts += 1;
      outgoing.destroy();
      incoming.destroy();
    });
    incoming.pipe(outgoing);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passed: () => passed,
    cuts: () => cuts,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
