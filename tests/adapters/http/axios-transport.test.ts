import type { RequestListener } from 'node:http';
import axios from 'axios';
import { describe, expect, it } from 'vitest';
import { AxiosTransport } from '../../../src/adapters/http/axios-transport.ts';
import { fetchPortalConfig } from '../../../src/adapters/http/fetch-portal-config.ts';
import { WireClient } from '../../../src/adapters/wire/wire-client.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import { calls } from '../../../server/core/desks.ts';
import { documentedConfig } from '../../../src/contract/portal-config.ts';
import { listening } from '../../builders/listening.ts';

const listen = listening();

async function ask(origin: string): Promise<PortFault> {
  const client = new WireClient(
    new AxiosTransport({
      config: documentedConfig,
      locale: () => 'en',
      client: axios.create({ baseURL: origin, proxy: false }),
    }),
  );
  const fault = await client.send(calls.packageFind, { docDatumId: 'DD1' }).catch((thrown: unknown) => thrown);
  if (!(fault instanceof PortFault)) throw new Error('No fault was raised');
  return fault;
}

const says =
  (body: string, status = 200): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', 'x-trace-id': 'T-1' }).end(body);

it('the transport reports the server’s time when a response has it', async () => {
  const heard: number[] = [];
  const origin = await listen(
    (_request, response) =>
      void response
        .writeHead(200, { 'content-type': 'application/json', date: 'Sun, 29 Nov 2026 02:00:00 GMT' })
        .end('{"code":"0","data":null}'),
  );
  const transport = new AxiosTransport({
    config: documentedConfig,
    locale: () => 'en',
    client: axios.create({ baseURL: origin, proxy: false }),
    onServerTime: (instant) => void heard.push(instant),
  });
  await transport.exchange(calls.logout, {}, {});
  expect(heard).toEqual([Date.UTC(2026, 10, 29, 2)]);
});

describe('a server response', () => {
  it.each([
    ['a page of HTML', '<!doctype html><p>Gateway</p>', 200, 'unexpected-answer'],
    ['nothing', '', 200, 'unexpected-answer'],
    ['an envelope without data', '{"code":"0"}', 200, 'unexpected-answer'],
    ['data of another shape', '{"code":"0","data":{"docDatumId":7}}', 200, 'unexpected-answer'],
    ['a number for a code', '{"code":-1,"message":"slow"}', 200, 'refused'],
    ['a refusal', '{"code":"018000777","message":"不可以"}', 200, 'refused'],
    ['not signed in', '{"code":"SESSION_REQUIRED","message":""}', 401, 'not-signed-in'],
    ['401 without an envelope', 'no', 401, 'not-signed-in'],
    ['forbidden', '{"code":"NOT_PERMITTED","message":""}', 403, 'forbidden'],
    ['gone', '{"code":"NOT_FOUND","message":""}', 404, 'not-found'],
    ['a broken server', '{"code":"SERVER_FAULT","message":""}', 500, 'refused'],
  ])('%s is a fault of its own', async (_case, body, status, kind) => {
    const fault = await ask(await listen(says(body, status)));
    expect(fault.kind).toBe(kind);
    expect(fault.detail).toMatchObject({ call: calls.packageFind.path, status, traceId: 'T-1' });
  });

  it('keeps the message of a refusal', async () => {
    expect((await ask(await listen(says('{"code":"018000777","message":"不可以"}')))).detail).toMatchObject({
      code: '018000777',
      serverMessage: '不可以',
    });
  });

  it('cut off in the middle is a lost connection', async () => {
    expect((await ask(await listen((request) => request.socket.destroy()))).kind).toBe('offline');
  });

  it('that cannot be reached is a lost connection', async () => {
    const origin = await listen(says('{}'));
    listen.stop();
    expect((await ask(origin)).kind).toBe('offline');
  });
});

describe('the run-time configuration', () => {
  it('names bases and extensions, and ignores unknown ones', async () => {
    const origin = await listen(
      says(
        '{"apiBases":{"web":"/w","workbench":"/b","sso":"/s"},"extensions":["package-totals","telepathy"],"more":1}',
      ),
    );
    expect(await fetchPortalConfig(`${origin}/config.json`)).toEqual({
      apiBases: { web: '/w', workbench: '/b', sso: '/s' },
      extensions: ['package-totals'],
      sandbox: false,
      demoHosts: [],
      version: '',
      xsrfCookie: 'XSRF-TOKEN',
    });
  });

  it.each(['<html>', '{}', '{"apiBases":5}', ''])('%j leaves the documented bases', async (body) => {
    expect(await fetchPortalConfig(`${await listen(says(body))}/config.json`)).toEqual(documentedConfig);
  });

  it('that does not arrive in time is a fault, without a guessed address', async () => {
    const origin = await listen(() => undefined);
    await expect(fetchPortalConfig(`${origin}/config.json`, 20)).rejects.toMatchObject({ kind: 'timed-out' });
  });
});
