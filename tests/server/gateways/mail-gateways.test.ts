import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { SandboxMails, sentMails } from '../../../server/core/sandbox/sandbox-mails.ts';
import type { MailMessage } from '../../../server/core/help/mail-gateway.ts';
import { SmtpMailGateway } from '../../../server/gateways/smtp-mail-gateway.ts';
import { MemoryStore } from '../../../server/storage/memory/memory-store.ts';
import { describeMailGateway } from '../../contracts/mail-gateway.ts';

interface Letter {
  readonly to: readonly string[];
  readonly data: string;
}

/** The part of a mail server that a client uses. */
async function mailServer({ refuses = '', silent = false } = {}) {
  const letters: Letter[] = [];
  const said: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (silent) return;
    let [buffered, inData, to] = ['', false, [] as string[]];
    const answer = (line: string): void => void socket.write(`${line}\r\n`);
    const heard = (line: string): void => {
      said.push(line);
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === refuses) return answer('550 No');
      if (verb === 'RCPT') to = [...to, /<([^>]*)>/.exec(line)?.[1] ?? ''];
      if (verb === 'DATA') {
        inData = true;
        return answer('354 Go on');
      }
      answer(verb === 'EHLO' ? '250 mail.test' : '250 OK');
    };
    answer('220 mail.test ESMTP');
    socket.on('data', (chunk) => {
      buffered += chunk.toString('utf8');
      for (
        let end = buffered.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        end >= 0;
        end = buffered.indexOf(inData ? '\r\n.\r\n' : '\r\n')
      ) {
        const line = buffered.slice(0, end);
        buffered = buffered.slice(end + (inData ? 5 : 2));
        if (inData) {
          inData = false;
          letters.push({ to, data: line.replaceAll('\r\n..', '\r\n.') });
          to = [];
          answer('250 Taken');
        } else heard(line);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    letters,
    said,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const wordOf = (text: string): string =>
  text.replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=\s*/gi, (_, kind: string, coded: string) =>
    kind.toUpperCase() === 'B' ? Buffer.from(coded, 'base64').toString('utf8') : quoted(coded.replaceAll('_', ' ')),
  );
const quoted = (text: string): string =>
  Buffer.from(
    text
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

function read({ to, data }: Letter): MailMessage {
  const [head = '', ...rest] = data.split('\r\n\r\n');
  const field = (name: string): string =>
    new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(head)?.[1]?.replaceAll(/\r\n[ \t]/g, ' ') ?? '';
  const body = rest.join('\r\n\r\n');
  const text = /base64/i.test(field('Content-Transfer-Encoding'))
    ? Buffer.from(body, 'base64').toString('utf8')
    : /quoted/i.test(field('Content-Transfer-Encoding'))
      ? quoted(body)
      : body;
  return {
    to,
    subject: wordOf(field('Subject')),
    text: text.replaceAll('\r\n', '\n').replace(/\n$/, ''),
    id: /<([^@>]*)@/.exec(field('Message-ID'))?.[1] ?? '',
  };
}

const gatewayTo = (port: number, timeoutMs?: number): SmtpMailGateway =>
  new SmtpMailGateway({ url: `smtp://127.0.0.1:${port}`, from: 'portal@qichuan.example', plaintext: true }, timeoutMs);

describeMailGateway('SMTP', async () => {
  const server = await mailServer();
  return { gateway: gatewayTo(server.port), arrived: async () => server.letters.map(read), close: server.close };
});

describeMailGateway('The sandbox', async () => {
  const store = new MemoryStore();
  return {
    gateway: new SandboxMails(store, { realTime: () => 0 }),
    arrived: async () => (await sentMails(store)).map(({ to, subject, text, id }) => ({ to, subject, text, id })),
    close: async () => undefined,
  };
});

const message: MailMessage = { to: ['service@qichuan.example'], subject: 'One', text: 'Two', id: 'three' };

describe('mail by SMTP', () => {
  it.each(['MAIL', 'RCPT', 'DATA'])('is reported as not sent where the server refuses at %s', async (refuses) => {
    const server = await mailServer({ refuses });
    await expect(gatewayTo(server.port).send(message)).rejects.toThrow();
    expect(server.letters).toEqual([]);
    await server.close();
  });

  it('is not sent where TLS is wanted and there is none', async () => {
    const server = await mailServer();
    await expect(
      new SmtpMailGateway(
        { url: `smtp://127.0.0.1:${server.port}`, from: 'portal@qichuan.example', plaintext: false },
        500,
      ).send(message),
    ).rejects.toThrow();
    expect(server.said.some((line) => /^(?:AUTH|MAIL|DATA)/.test(line))).toBe(false);
    await server.close();
  });

  it('waits for a silent server only so long', async () => {
    const server = await mailServer({ silent: true });
    await expect(gatewayTo(server.port, 50).send(message)).rejects.toThrow();
    await server.close();
  });
});
