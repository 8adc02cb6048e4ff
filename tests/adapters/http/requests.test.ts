// @vitest-environment jsdom
import axios, { AxiosError, type AxiosAdapter } from 'axios';
import { describe, expect, it } from 'vitest';
import { AxiosTransport } from '../../../src/adapters/http/axios-transport.ts';
import { requestOf } from '../../../src/adapters/http/call-request.ts';
import { WireClient } from '../../../src/adapters/wire/wire-client.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import { calls } from '../../../server/core/desks.ts';
import { documentedConfig } from '../../../src/contract/portal-config.ts';
import { listening } from '../../builders/listening.ts';

const listen = listening();

it('the configured cookie’s token is sent with each call', async () => {
  const heard: unknown[] = [];
  const origin = await listen((request, response) => {
    if (request.method !== 'OPTIONS') heard.push(request.headers['x-xsrf-token']);
    const allowed = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*, x-xsrf-token, accept-language, content-type',
      'access-control-allow-methods': '*',
    };
    response.writeHead(200, { 'content-type': 'application/json', ...allowed }).end('{"code":"0","data":null}');
  });
  document.cookie = 'XSRF-TOKEN=of-another';
  document.cookie = 'PORTAL-XSRF=of-ours';
  const config = {
    ...documentedConfig,
    apiBases: { web: origin, workbench: origin, sso: origin },
    xsrfCookie: 'PORTAL-XSRF',
  };
  await new AxiosTransport({ config, locale: () => 'en' }).exchange(calls.logout, {}, {});
  expect(heard).toEqual(['of-ours']);
});

it('a silent server is awaited for the time of the call', async () => {
  const origin = await listen(() => undefined);
  const transport = new AxiosTransport({
    config: documentedConfig,
    locale: () => 'en',
    client: axios.create({ baseURL: origin, proxy: false, adapter: 'http' }),
  });
  await expect(
    transport.exchange({ ...calls.packageFind, timeoutMs: 50 }, { docDatumId: 'DD1' }, {}),
  ).rejects.toMatchObject({ kind: 'timed-out' });
});

it('a call without its own time is awaited for half a minute, and sent once', async () => {
  const heard: unknown[] = [];
  const adapter: AxiosAdapter = async (config) => {
    heard.push(config.timeout);
    throw new AxiosError('too late', AxiosError.ECONNABORTED, config);
  };
  const transport = new AxiosTransport({
    config: documentedConfig,
    locale: () => 'en',
    client: axios.create({ adapter }),
  });
  await expect(transport.exchange(calls.packageFind, { docDatumId: 'DD1' }, {})).rejects.toMatchObject({
    kind: 'timed-out',
  });
  expect(heard).toEqual([30_000]);
});

it('account calls name their account when the back end supports several; session calls do not', async () => {
  const heard: unknown[] = [];
  const adapter: AxiosAdapter = async (config) => {
    heard.push(config.headers['X-Account']);
    throw new AxiosError('no answer', AxiosError.ECONNABORTED, config);
  };
  for (const extensions of [['served-companies'], []] as const) {
    const client = new WireClient(
      new AxiosTransport({
        config: { ...documentedConfig, extensions: [...extensions] },
        locale: () => 'en',
        client: axios.create({ adapter }),
      }),
    );
    const file = () =>
      client.sendFile('a.pdf', new Uint8Array(1), {
        onProgress: () => undefined,
        signal: new AbortController().signal,
      });
    await expect(client.send(calls.corpInfo, {})).rejects.toBeInstanceOf(PortFault);
    client.account = () => 'U-1';
    for (const call of [
      client.send(calls.corpInfo, {}),
      client.send(calls.security, {}),
      client.send(calls.logout, {}),
      file(),
      client.send(calls.refreshSession, {}, { account: 'U-2' }),
    ])
      await expect(call).rejects.toBeInstanceOf(PortFault);
  }
  expect(heard).toEqual([
    undefined,
    'U-1',
    undefined,
    undefined,
    'U-1',
    'U-2',
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

describe('a field in the path', () => {
  it('stays one path segment, whatever it contains', () => {
    expect(requestOf(calls.fileDownload, { id: 'a/../b?c#d' }).path).toBe('/corp/v1/files/a%2F..%2Fb%3Fc%23d/download');
  });
});
