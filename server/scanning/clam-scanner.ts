import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { ByteStream } from '../core/ports.ts';
import type { ScanVerdict, VirusScanner } from '../core/evidence/virus-scanner.ts';

export interface ScannerAddress {
  readonly host: string;
  readonly port: number;
}

const pieceBytes = 64 * 1024;

/**
 * Client of ClamAV's daemon for its INSTREAM command: pieces preceded by their length, an empty one at the end, and one
 * line as the answer.
 */
export class ClamScanner implements VirusScanner {
  readonly required: boolean;
  readonly #address: ScannerAddress;
  readonly #timeoutMs: number;

  /** `timeoutMs`: timeout for the scanner, in milliseconds. */
  constructor(address: ScannerAddress, required: boolean, timeoutMs = 30_000) {
    this.required = required;
    this.#address = address;
    this.#timeoutMs = timeoutMs;
  }

  async scan(content: () => Promise<ByteStream>): Promise<ScanVerdict> {
    const socket = connect(this.#address);
    socket.setTimeout(this.#timeoutMs, () => socket.destroy(new Error('The virus scanner is silent')));
    // The error is handled where the answer is awaited; without a listener here it would end the process.
    socket.on('error', () => undefined);
    const answer = text(socket).catch(() => '');
    const source = new Source(content);
    try {
      await once(socket, 'connect');
      await source.into(socket);
    } catch {
      // A fault of reading the bytes is thrown below; any other failure shows in the answer, or in its absence.
    }
    if (source.fault !== undefined) {
      socket.destroy();
      throw source.fault;
    }
    return verdictOf(await answer.finally(() => socket.destroy()));
  }
}

class Source {
  fault: unknown = undefined;
  readonly #content: () => Promise<ByteStream>;

  constructor(content: () => Promise<ByteStream>) {
    this.#content = content;
  }

  async into(socket: Socket): Promise<void> {
    await sent(socket, Buffer.from('zINSTREAM\0'));
    for await (const chunk of this.#noted()) {
      for (let at = 0; at < chunk.length; at += pieceBytes)
        await sent(socket, piece(chunk.subarray(at, at + pieceBytes)));
    }
    await sent(socket, piece(new Uint8Array()));
  }

  async *#noted(): AsyncGenerator<Uint8Array> {
    try {
      yield* await this.#content();
    } catch (fault) {
      this.fault = fault;
      throw fault;
    }
  }
}

function piece(bytes: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

async function sent(socket: Socket, bytes: Buffer): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  socket.write(bytes, (fault) => (fault ? reject(fault) : resolve()));
  await promise;
}

function verdictOf(line: string): ScanVerdict {
  const answer = line.replaceAll('\0', '').trim();
  const threat = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (threat !== undefined) return { kind: 'infected', threat };
  return answer === 'stream: OK' ? { kind: 'clean' } : { kind: 'not-scanned' };
}
