import * as v from 'valibot';
import { PortFault } from '../../application/ports/port-fault.ts';
import type { KeyAgent, KeyListing, KeySignature, SigningRequest } from '../../application/ports/keys/key-agent.ts';
import { keyAgentListing, keyAgentSignature, type KeyAgentQuestion } from '../../contract/key-agent.ts';

/** Close code of an agent that refuses this page. */
const notForThisPage = 1008;
/** Milliseconds within which a local agent answers. */
const timeoutMs = 3000;

type AgentAnswer =
  | { readonly kind: 'answer'; readonly answer: unknown }
  | { readonly kind: 'absent' | 'refused' | 'gone' };

/** Creates the WebSocket to the agent. */
export type SocketMaker = (address: string) => Pick<WebSocket, 'send' | 'close' | 'addEventListener'>;

/**
 * The agent at the user's machine, over a WebSocket that never leaves the machine. Each request uses a connection of
 * its own.
 */
export class LoopbackKeyAgent implements KeyAgent {
  readonly #address: string;
  readonly #connect: SocketMaker;

  constructor(address: string, connect: SocketMaker = (to) => new WebSocket(to)) {
    this.#address = address;
    this.#connect = connect;
  }

  async list(): Promise<KeyListing> {
    const answer = await this.askAgent({ ask: 'list' }, AbortSignal.timeout(timeoutMs)).catch((): AgentAnswer => ({
      kind: 'absent',
    }));
    const read = answer.kind === 'answer' ? v.safeParse(keyAgentListing, answer.answer) : undefined;
    if (read?.success) return { found: true, ...read.output };
    return { found: false, because: answer.kind === 'refused' ? 'refused' : 'absent' };
  }

  async sign({ holder, text }: SigningRequest, signal: AbortSignal): Promise<KeySignature> {
    const answer = await this.askAgent({ ask: 'sign', serial: holder, text }, signal);
    if (answer.kind !== 'answer') return { signed: false, because: answer.kind };
    const read = v.safeParse(keyAgentSignature, answer.answer);
    if (!read.success) return { signed: false, because: 'absent' };
    if ('signature' in read.output) return { signed: true, ...read.output };
    const { refused, triesLeft = 0 } = read.output;
    return refused === 'pin-wrong'
      ? { signed: false, because: 'pin-wrong', triesLeft }
      : { signed: false, because: refused };
  }

  private async askAgent(question: KeyAgentQuestion, signal: AbortSignal): Promise<AgentAnswer> {
    return new Promise<AgentAnswer>((resolve, reject) => {
      const socket = this.#connect(this.#address);
      // The close event follows with more information.
      socket.addEventListener('error', () => undefined);
      let asked = false;
      const cancel = (): void => {
        socket.close();
        reject(new PortFault('cancelled'));
      };
      if (signal.aborted) return cancel();
      signal.addEventListener('abort', cancel, { once: true });
      socket.addEventListener('open', () => {
        asked = true;
        socket.send(JSON.stringify(question));
      });
      socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        signal.removeEventListener('abort', cancel);
        resolve({ kind: 'answer', answer: parseMessage(data) });
        socket.close();
      });
      // The socket also closes where there is no agent. An earlier answer stays valid.
      socket.addEventListener('close', ({ code }) => {
        signal.removeEventListener('abort', cancel);
        resolve({ kind: code === notForThisPage ? 'refused' : asked ? 'gone' : 'absent' });
      });
    });
  }
}

function parseMessage(data: unknown): unknown {
  try {
    return typeof data === 'string' ? (JSON.parse(data) as unknown) : undefined;
  } catch {
    return undefined;
  }
}
