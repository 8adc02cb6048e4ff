import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach } from 'vitest';

interface Listening {
  (answer: RequestListener): Promise<string>;
  stop(): void;
}

/** A server of a test, with its address. It is stopped after each test of the file. */
export function listening(): Listening {
  let server: Server | undefined;
  const stop = (): void => {
    server?.closeAllConnections();
    server?.close();
  };
  afterEach(stop);
  const listen = async (answer: RequestListener): Promise<string> => {
    server = createServer(answer);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  };
  return Object.assign(listen, { stop });
}
