import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { HttpSmsGateway } from '../../../server/gateways/http-sms-gateway.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

interface Heard {
  readonly method: string;
  readonly type: string;
  readonly authorization: string;
  readonly body: string;
}

async function service(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<{ readonly url: string; readonly heard: Heard[] }> {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    const answered = async (): Promise<void> => {
      heard.push({
        method: request.method ?? '',
        type: request.headers['content-type'] ?? '',
        authorization: request.headers.authorization ?? '',
        body: await textOf(request),
      });
      answer(request, response);
    };
    void answered();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages?from=portal`, heard };
}
const message = { mobile: '14000001001', text: '登录验证码 123456' };

describe('a gateway for messages to telephones', () => {
  it('receives number and text with its token', async () => {
    const { url, heard } = await service((_, response) => response.writeHead(202).end('queued'));
    await new HttpSmsGateway({ url, token: 'k3y' }).send(message);
    await new HttpSmsGateway({ url, token: undefined }).send(message);
    expect(heard).toEqual(
      ['Bearer k3y', ''].map((authorization) => ({
        method: 'POST',
        type: 'application/json; charset=utf-8',
        authorization,
        body: JSON.stringify(message),
      })),
    );
  });

  it.each([400, 401, 429, 500])(
    'that answers %i has not sent it, and the fault names neither number nor text',
    async (status) => {
      const { url } = await service((_, response) => response.writeHead(status).end(JSON.stringify(message)));
      const fault = await new HttpSmsGateway({ url, token: 'k3y' })
        .send(message)
        .catch((thrown: unknown) => String(thrown));
      expect(fault).toBe(`Error: The SMS gateway answers ${status}`);
    },
  );

  it('that leads elsewhere is not followed', async () => {
    const other = await service((_, response) => response.writeHead(200).end());
    const { url } = await service((_, response) => response.writeHead(307, { location: other.url }).end());
    await expect(new HttpSmsGateway({ url, token: 'k3y' }).send(message)).rejects.toThrow();
    expect(other.heard).toEqual([]);
  });

  it('that does not answer is given up after a limit', async () => {
    const { url } = await service(() => undefined);
    await expect(new HttpSmsGateway({ url, token: undefined }, 50).send(message)).rejects.toThrow(/timeout/i);
  });
});
