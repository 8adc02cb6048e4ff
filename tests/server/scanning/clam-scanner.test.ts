import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { streamOf } from '../../../server/core/byte-stream.ts';
import { ClamScanner } from '../../../server/scanning/clam-scanner.ts';
import { virusScannerContract } from '../../contracts/virus-scanner.ts';

const content = async () => streamOf(new TextEncoder().encode('harmless'));

/** Reads one INSTREAM conversation as the daemon does, and answers according to the content. */
function daemon(socket: Socket, answer: (body: Buffer) => string | undefined): void {
  let held = Buffer.alloc(0);
  let body = Buffer.alloc(0);
  socket
    .on('error', () => undefined)
    .on('data', (chunk: Buffer) => {
      held = Buffer.concat([held, chunk]);
      if (!held.subarray(0, 10).equals(Buffer.from('zINSTREAM\0'))) return;
      for (let at = 10; held.length >= at + 4;) {
        const length = held.readUInt32BE(at);
        if (length === 0) {
          const said = answer(body);
          if (said !== undefined) socket.end(said);
          return;
        }
        if (held.length < at + 4 + length) return;
        body = Buffer.concat([body, held.subarray(at + 4, at + 4 + length)]);
        held = Buffer.concat([held.subarray(0, 10), held.subarray(at + 4 + length)]);
      }
    });
}

async function listening(
  answer: (body: Buffer) => string | undefined,
): Promise<{ readonly server: Server; readonly address: { readonly host: string; readonly port: number } }> {
  const server = createServer((socket) => daemon(socket, answer));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const bound = server.address();
  return { server, address: { host: '127.0.0.1', port: typeof bound === 'object' && bound ? bound.port : 0 } };
}

virusScannerContract('ClamScanner', async () => {
  const { server, address } = await listening((body) =>
    body.includes('virus') ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0',
  );
  return {
    scanner: new ClamScanner(address, true),
    close: async () => undefined,
    takeAway: async () => {
      server.close();
    },
  };
});

describe('ClamScanner', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  it.each([
    ['a name with blanks', 'stream: Some Threat (x) FOUND\0', { kind: 'infected', threat: 'Some Threat (x)' }],
    ['a limit of the daemon', 'INSTREAM size limit exceeded. ERROR\0', { kind: 'not-scanned' }],
    ['nonsense', 'HTTP/1.1 400 Bad Request', { kind: 'not-scanned' }],
    ['nothing', '', { kind: 'not-scanned' }],
  ])('understands %s', async (_, said, verdict) => {
    const opened = await listening(() => said);
    server = opened.server;
    expect(await new ClamScanner(opened.address, false).scan(content)).toEqual(verdict);
  });

  it('does not wait for ever for a daemon that does not answer', async () => {
    const opened = await listening(() => undefined);
    server = opened.server;
    expect(await new ClamScanner(opened.address, false, 50).scan(content)).toEqual({ kind: 'not-scanned' });
  });
});
