import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { GroundRefusal, systemCode } from './ground-refusal.ts';

export interface OpenSecurityLog {
  write(event: object): void;
  /** What was told before has been written then. */
  close(): Promise<void>;
}

/**
 * The file that says who came in and who was refused, one JSON object a line, for those who guard the portal. It names
 * accounts and addresses, as the ordinary log does not: only its owner reads it. Nothing in it is ever written over.
 * Refuses by name a place that cannot be written to; `failed` hears of a disk that is full later on.
 */
export async function openSecurityLog(path: string, failed: (fault: unknown) => void): Promise<OpenSecurityLog> {
  const stream = createWriteStream(path, { flags: 'a', mode: 0o600 });
  await once(stream, 'open').catch((fault: unknown) => {
    throw new GroundRefusal(
      `SECURITY_LOG ${path} cannot be written to (${systemCode(fault) ?? 'unknown reason'}). Set SECURITY_LOG to a file that you may write to.`,
    );
  });
  stream.on('error', failed);
  return {
    write: (event) =>
      void stream.write(`${JSON.stringify({ time: new Date().toISOString(), event: 'security', ...event })}\n`),
    close: async () => {
      stream.end();
      await finished(stream).catch(failed);
    },
  };
}
