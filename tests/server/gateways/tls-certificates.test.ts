import 'reflect-metadata';
import { once } from 'node:events';
import { createServer as createHttpsServer } from 'node:https';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { createServer as createTlsServer, TLSSocket, createSecureContext } from 'node:tls';
import { SubjectAlternativeNameExtension, X509CertificateGenerator } from '@peculiar/x509';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { HttpSmsGateway } from '../../../server/gateways/http-sms-gateway.ts';
import { SmtpMailGateway } from '../../../server/gateways/smtp-mail-gateway.ts';
import { withConnection } from '../../../server/ground/postgres-connection.ts';

/** A certificate for this machine that no authority has signed. */
let untrusted: { readonly cert: string; readonly key: string };
const opened: Server[] = [];

beforeAll(async () => {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=localhost',
    serialNumber: '01',
    keys,
    notBefore: new Date(Date.now() - 86_400_000),
    notAfter: new Date(Date.now() + 86_400_000),
    signingAlgorithm: { name: 'ECDSA', hash: 'SHA-256' },
    extensions: [new SubjectAlternativeNameExtension([{ type: 'dns', value: 'localhost' }])],
  });
  const bytes = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64');
  untrusted = {
    cert: certificate.toString('pem'),
    key: `-----BEGIN PRIVATE KEY-----\n${bytes}\n-----END PRIVATE KEY-----\n`,
  };
});
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

async function portOf(server: Server): Promise<number> {
  opened.push(server);
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

describe('a server whose certificate no authority has signed', () => {
  it('gets no text messages', async () => {
    const heard: string[] = [];
    const server = createHttpsServer(untrusted, (request, response) => {
      heard.push(request.url ?? '');
      response.end();
    });
    const url = `https://localhost:${await portOf(server)}/messages`;
    await expect(
      new HttpSmsGateway({ url, token: 'k3y' }).send({ mobile: '14000001001', text: 'code' }),
    ).rejects.toMatchObject({ cause: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' } });
    expect(heard).toEqual([]);
  });

  it('gets no mail', async () => {
    const heard: string[] = [];
    const server = createTlsServer(untrusted, (socket) => {
      socket.on('data', (chunk) => void heard.push(String(chunk))).on('error', () => undefined);
      socket.write('220 mail.test ESMTP\r\n');
    });
    const url = `smtps://user:secret@localhost:${await portOf(server)}`;
    await expect(
      new SmtpMailGateway({ url, from: 'portal@example.com', plaintext: false }).send({
        to: ['a@b.example'],
        subject: 'S',
        text: 'T',
        id: 'i',
      }),
    ).rejects.toThrow(/self-signed certificate/u);
    expect(heard).toEqual([]);
  });

  it('gets no password of the database', async () => {
    const heard: string[] = [];
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      // PostgreSQL agrees to TLS with one letter.
      socket.once('data', () => {
        socket.write('S');
        new TLSSocket(socket, { isServer: true, secureContext: createSecureContext(untrusted) })
          .on('data', (chunk) => void heard.push(String(chunk)))
          .on('error', () => undefined);
      });
    });
    const address = `postgres://portal:secret@localhost:${await portOf(server)}/portal?sslmode=verify-full`;
    await expect(withConnection(address, async () => 'connected')).rejects.toThrow(/self-signed certificate/u);
    expect(heard).toEqual([]);
  });
});
