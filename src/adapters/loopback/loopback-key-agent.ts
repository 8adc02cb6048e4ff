import * as v from 'valibot';
import { PortFault } from '../../application/ports/port-fault.ts';
import type { KeyAgent, KeyListing, KeySignature, SigningRequest } from '../../application/ports/keys/key-agent.ts';
import { keyAgentListing, keyAgentSignature, type KeyAgentQuestion } from '../../contract/key-agent.ts';

/** An agent that was there and will not speak to this page ends the connection so. */
const notForThisPage = 1008;
/** Whatever answers at this address at all does so at once. */
const patience = 3000;

type AgentAnswer =
  | { readonly kind: 'answer'; readonly answer: unknown }
  | { readonly kind: 'absent' | 'refused' | 'gone' };

/** What a browser reaches the agent by. */
export type SocketMaker = (address: string) => Pick<WebSocket, 'send' | 'close' | 'addEventListener'>;

/**
 * The agent at one's own machine, over a WebSocket that leaves the machine never. Each question has a connection of its
 * own.
 */
export class LoopbackKeyAgent implements KeyAgent {
  readonly #address: string;
  readonly #connect: SocketMaker;

  constructor(address: string, connect: SocketMaker = (to) => new WebSocket(to)) {
    this.#address = address;
    this.#connect = connect;
  }

  async list(): Promise<KeyListing> {
    const askAgent = await this.heard({ ask: 'list' }, AbortSignal.timeout(patience)).catch((): AgentAnswer => ({
      kind: 'absent',
    }));
    const read = askAgent.kind === 'answer' ? v.safeParse(keyAgentListing, askAgent.answer) : undefined;
    if (read?.success) return { found: true, ...read.output };
    return { found: false, because: askAgent.kind === 'refused' ? 'refused' : 'absent' };
  }

  async sign({ holder, text }: SigningRequest, signal: AbortSignal): Promise<KeySignature> {
    const heard = await this.heard({ ask: 'sign', serial: holder, text }, signal);
    if (heard.kind !== 'answer') return { signed: false, because: heard.kind };
    const read = v.safeParse(keyAgentSignature, heard.answer);
    if (!read.success) return { signed: false, because: 'absent' };
    if ('signature' in read.output) return { signed: true, ...read.output };
    const { refused, triesLeft = 0 } = read.output;
    return refused === 'pin-wrong'
      ? { signed: false, because: 'pin-wrong', triesLeft }
      : { signed: false, because: refused };
  }

  private async heard(question: KeyAgentQuestion, signal: AbortSignal): Promise<AgentAnswer> {
    return new Promise<AgentAnswer>((resolve, reject) => {
      const socket = this.#connect(this.#address);
      // Its end follows, and says more.
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
      // Nobody there ends it as well; what has been answered stays so.
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
