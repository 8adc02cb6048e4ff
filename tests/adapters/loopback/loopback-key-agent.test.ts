import { describe, expect, it } from 'vitest';
import { LoopbackKeyAgent } from '../../../src/adapters/loopback/loopback-key-agent.ts';

/** A connection at whose other end something answers as told. */
function answering(answer: unknown): LoopbackKeyAgent {
  return new LoopbackKeyAgent('ws://agent', () => {
    const heard = new EventTarget();
    setTimeout(() => heard.dispatchEvent(new Event('open')));
    return {
      addEventListener: heard.addEventListener.bind(heard) as WebSocket['addEventListener'], close: () => undefined,
      send: () => void heard.dispatchEvent(Object.assign(new Event('message'), { data: answer })),
    };
  });
}

describe('an agent that makes no sense', () => {
  it.each([['no text', 7], ['no JSON', '{'], ['another shape', '{"tokens":7}'], ['nothing', 'null']])('counts as none: it says %s', async (_what, answer) => {
    expect(await answering(answer).list()).toEqual({ found: false, because: 'absent' });
    expect(await answering(answer).sign({ holder: 's', text: 't' }, new AbortController().signal)).toEqual({ signed: false, because: 'absent' });
  });

  it('is believed that a PIN was wrong, though it tells no number', async () =>
    expect(await answering('{"refused":"pin-wrong"}').sign({ holder: 's', text: 't' }, new AbortController().signal)).toEqual({ signed: false, because: 'pin-wrong', triesLeft: 0 }));
});
