import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { WebSocketServer, type WebSocket } from 'ws';
import { keyAgentQuestion, type KeyAgentSignature } from '../../src/contract/key-agent.ts';
import { agentPage } from './agent-page.ts';
import { agentWords } from './agent-words.ts';
import { mayAsk, mayBeSigned, type DemoAgent } from './demo-agent.ts';

export interface AgentServerParts {
  readonly agent: DemoAgent;
  /** Origins of pages that may use the agent. */
  readonly origins: readonly string[];
  readonly port: number;
  readonly now: () => number;
  /** Renews the certificates in all tokens. */
  readonly renew: () => Promise<void>;
  /** Adds the tokens that were posted. */
  readonly receive: () => Promise<void>;
}

const notForThisPage = 1008;
const maxFormCharacters = 4096;
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const piece of request) {
    body += String(piece);
    if (body.length > maxFormCharacters) break;
  }
  return new URLSearchParams(body);
}

/** Only the numeric address is accepted: a name that resolves to this machine may belong to anybody. */
const reachedAs = ({ headers }: IncomingMessage, port: number): boolean => headers.host === `127.0.0.1:${port}`;

/**
 * The agent's server for browsers: questions of pages over a WebSocket, and the page of its owner. It listens only on
 * this machine.
 */
export async function startAgentServer({
  agent,
  origins,
  port,
  now,
  renew,
  receive,
}: AgentServerParts): Promise<{ readonly port: number; stop(): Promise<void> }> {
  let listening = port;

  async function action(form: URLSearchParams): Promise<void> {
    const label = form.get('label') ?? '';
    switch (form.get('do')) {
      case 'confirm':
        return agent.confirm(form.get('id') ?? '', form.get('pin') ?? '');
      case 'cancel':
        return agent.refused(form.get('id') ?? '');
      case 'plug':
        return agent.plug(label, true);
      case 'pull':
        return agent.plug(label, false);
      case 'unlock':
        return agent.tokens.find((token) => token.label === label)?.unlock();
      case 'renew':
        return renew();
      case 'receive':
        return receive();
      default:
    }
  }

  async function answered(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const own = `http://127.0.0.1:${listening}`;
    // A page of another site must not submit anything here.
    if (!reachedAs(request, listening) || (request.method === 'POST' && request.headers.origin !== own))
      return void response.writeHead(403).end();
    if (request.method === 'POST') {
      await action(await formOf(request));
      return void response.writeHead(303, { location: '/' }).end();
    }
    const locale = request.headers['accept-language']?.toLowerCase().startsWith('en') ? 'en' : 'zh-CN';
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cache-control': 'no-store',
      })
      .end(agentPage(agent, agentWords[locale], locale));
  }

  function heard(socket: WebSocket, origin: string, message: string): void {
    const read = v.safeParse(keyAgentQuestion, jsonOf(message));
    if (!read.success) return socket.close(notForThisPage);
    if (read.output.ask === 'list') return socket.send(JSON.stringify(agent.list()));
    const { serial, text } = read.output;
    const order = mayBeSigned(text, origin, now());
    if (!order) return socket.close(notForThisPage);
    const over = setTimeout(() => agent.pending?.text === text && agent.cancel('too-late'), order.until - now());
    socket.on('close', () => {
      clearTimeout(over);
      agent.forgotten(text);
    });
    agent.asked(order, text, serial, (signature: KeyAgentSignature) => socket.send(JSON.stringify(signature)));
  }

  const server = createServer((request, response) => {
    answered(request, response).catch(() => response.destroy());
  });
  const sockets = new WebSocketServer({ server, maxPayload: maxFormCharacters });
  sockets.on('connection', (socket, request) => {
    const { origin } = request.headers;
    socket.on('error', () => socket.terminate());
    if (origin === undefined || !reachedAs(request, listening) || !mayAsk(origin, origins))
      return socket.close(notForThisPage);
    // One question for each connection.
    socket.once('message', (message: Buffer) => heard(socket, origin, message.toString('utf8')));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  listening = (server.address() as AddressInfo).port;
  return {
    port: listening,
    stop: async () => {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
