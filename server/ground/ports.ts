import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartupRefusal, systemCode } from './startup-refusal.ts';

export interface WantedPort {
  /** Name of its setting, such as `PORT`. */
  readonly setting: string;
  readonly host: string;
  readonly port: number;
}

const notOurAddress = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']);

/** Opens each port for a moment. Throws one `StartupRefusal` that lists all unavailable ports. */
export async function assertPortsFree(wanted: readonly WantedPort[]): Promise<void> {
  const refusals: string[] = [];
  for (const each of wanted) {
    const failure = await tryPort(each).catch((error: unknown) => error);
    if (failure === undefined) continue;
    const explained = explainListenError(failure, each);
    if (!(explained instanceof StartupRefusal)) throw explained;
    refusals.push(explained.message);
  }
  if (refusals.length > 0) throw new StartupRefusal(refusals.join('\n'));
}

/** Replaces the error of a failed listen by a refusal that names the setting; returns other errors unchanged. */
export function explainListenError(error: unknown, { setting, host, port }: WantedPort): unknown {
  const code = systemCode(error) ?? '';
  if (code === 'EADDRINUSE')
    return new StartupRefusal(
      `${setting} ${port} is already in use on ${host}. Stop what uses it, or set ${setting} to another port.`,
    );
  if (code === 'EACCES')
    return new StartupRefusal(
      `${setting} ${port} may not be opened by this user. Set ${setting} to a port above 1023.`,
    );
  if (notOurAddress.has(code))
    return new StartupRefusal(
      `${setting.replace('PORT', 'HOST')} ${host} is not an address of this machine. Set ${setting.replace('PORT', 'HOST')} to one that is, such as 127.0.0.1 or 0.0.0.0.`,
    );
  return error;
}

async function tryPort({ host, port }: WantedPort): Promise<void> {
  const server = createServer();
  server.listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
