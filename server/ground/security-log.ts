import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { StartupRefusal, systemCode } from './startup-refusal.ts';

export interface OpenSecurityLog {
  write(event: object): void;
  /** Resolves once all earlier events are written. */
  close(): Promise<void>;
}

/**
 * Opens the log of sign-ins and refusals, one JSON object per line, for security staff. Unlike the ordinary log, it
 * contains accounts and addresses, so only its owner may read it. It is append-only. Throws `StartupRefusal` for a path
 * that is not writable; `failed` receives later write errors, such as a full disk.
 */
export async function openSecurityLog(path: string, failed: (fault: unknown) => void): Promise<OpenSecurityLog> {
  const stream = createWriteStream(path, { flags: 'a', mode: 0o600 });
  await once(stream, 'open').catch((fault: unknown) => {
    throw new StartupRefusal(
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
