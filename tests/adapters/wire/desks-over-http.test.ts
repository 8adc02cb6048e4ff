import { browserLikeClient } from '../../../features/support/assemblies/http-device.ts';
import { buildHttpServer } from '../../../server/http/http-server.ts';
import { ServerLog } from '../../../server/http/server-log.ts';
import { AxiosTransport } from '../../../src/adapters/http/axios-transport.ts';
import { extensions } from '../../../src/contract/call.ts';
import { documentedConfig } from '../../../src/contract/portal-config.ts';
import { demoBackEnd, desksOver } from '../../builders/desks.ts';
import { desksContract } from '../../contracts/desks.ts';

desksContract('the desks over HTTP', async () => {
  const server = await buildHttpServer({
    backEnd: await demoBackEnd(), now: () => Date.now(), publicUrl: 'http://127.0.0.1', filesOrigin: 'http://files.localhost', trustedProxies: [], sessionSecret: 'contract', extensions, version: 'test', log: new ServerLog('silent'),
    readiness: async () => ({}), countCall: async () => ({ calls: 1, left: 0 }), signInCallsPerMinute: 1000, portal: undefined, sandbox: undefined,
  });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const config = { ...documentedConfig, extensions: [...extensions] };
  return {
    device: () => desksOver(new AxiosTransport({ config, locale: () => 'zh-CN', client: browserLikeClient(origin, { cookies: new Map() }) })),
    close: async () => {
      server.server.closeAllConnections();
      await server.close();
    },
  };
});
