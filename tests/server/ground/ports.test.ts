import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../../server/ground/free-port.ts';
import { assertPortsFree } from '../../../server/ground/ports.ts';

describe('ports', () => {
  it('that are taken are all refused by the name of their setting', async () => {
    const taken = createServer();
    await once(taken.listen(0, '127.0.0.1'), 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const wanted = ['PORT', 'OBJECT_STORE_PORT'].map((setting) => ({ setting, host: '127.0.0.1', port }));
    await expect(assertPortsFree(wanted)).rejects.toThrow(
      `PORT ${port} is already in use on 127.0.0.1. Stop what uses it, or set PORT to another port.\nOBJECT_STORE_PORT ${port} is already in use`,
    );
    taken.close();
  });

  it('that are free pass, and stay free', async () => {
    const wanted = [{ setting: 'PORT', host: '127.0.0.1', port: await freePort() }];
    await assertPortsFree(wanted);
    await assertPortsFree(wanted);
  });

  it('on a host that is not ours are refused by HOST', async () => {
    await expect(assertPortsFree([{ setting: 'PORT', host: '203.0.113.1', port: 8080 }])).rejects.toThrow(
      /^HOST 203\.0\.113\.1 is not an address of this machine/,
    );
  });
});
