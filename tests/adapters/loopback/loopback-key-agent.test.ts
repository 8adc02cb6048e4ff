import { afterEach, describe, expect, it, vi } from 'vitest';
import { LoopbackKeyAgent } from '../../../src/adapters/loopback/loopback-key-agent.ts';

/** A connection with an agent that gives this answer. */
function answering(answer: unknown): LoopbackKeyAgent {
  return new LoopbackKeyAgent('ws://agent', () => {
    const heard = new EventTarget();
    queueMicrotask(() => void heard.dispatchEvent(new Event('open')));
    return {
      addEventListener: heard.addEventListener.bind(heard) as WebSocket['addEventListener'],
      close: () => undefined,
      send: () => void heard.dispatchEvent(Object.assign(new Event('message'), { data: answer })),
    };
  });
}

describe('an invalid agent', () => {
  it.each([
    ['no text', 7],
    ['no JSON', '{'],
    ['another shape', '{"tokens":7}'],
    ['nothing', 'null'],
  ])('counts as absent when it answers %s', async (_what, answer) => {
    expect(await answering(answer).list()).toEqual({ found: false, because: 'absent' });
    expect(await answering(answer).sign({ holder: 's', text: 't' }, new AbortController().signal)).toEqual({
      signed: false,
      because: 'absent',
    });
  });

  it('may report a wrong PIN without the remaining tries', async () =>
    expect(
      await answering('{"refused":"pin-wrong"}').sign({ holder: 's', text: 't' }, new AbortController().signal),
    ).toEqual({ signed: false, because: 'pin-wrong', triesLeft: 0 }));
});

/** A connection with an agent that the test controls. */
function held() {
  const [heard, ended, sent] = [new EventTarget(), vi.fn<() => void>(), vi.fn<(text: string) => void>()];
  const agent = new LoopbackKeyAgent('ws://agent', () => ({
    addEventListener: heard.addEventListener.bind(heard) as WebSocket['addEventListener'],
    close: ended,
    send: sent,
  }));
  const opens = (): void => void heard.dispatchEvent(new Event('open'));
  const closes = (code: number): void => void heard.dispatchEvent(Object.assign(new Event('close'), { code }));
  return {
    agent,
    opens,
    closes,
    ended,
    sent,
    answers: (answer: object): void =>
      void heard.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(answer) })),
  };
}

describe('a connection to an agent', () => {
  afterEach(() => vi.restoreAllMocks());

  it('that ends before the answer means a removed token; one that never opened, an absent agent', async () => {
    const [lost, none] = [held(), held()];
    const [signing, asking] = [lost, none].map(async ({ agent }) =>
      agent.sign({ holder: 's', text: 't' }, new AbortController().signal),
    );
    lost.opens();
    lost.closes(1006);
    none.closes(1006);
    expect([await signing, await asking]).toEqual([
      { signed: false, because: 'gone' },
      { signed: false, because: 'absent' },
    ]);
  });

  it('that stays silent is closed, and its agent counts as absent', async () => {
    const patience = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    const { agent, opens, ended } = held();
    const listing = agent.list();
    opens();
    patience.abort();
    expect(await listing).toEqual({ found: false, because: 'absent' });
    expect(ended).toHaveBeenCalled();
  });

  it('serves one request, and is closed', async () => {
    const { agent, opens, answers, ended, sent } = held();
    const signing = agent.sign({ holder: 's', text: 't' }, new AbortController().signal);
    opens();
    expect(ended).not.toHaveBeenCalled();
    answers({ refused: 'locked' });
    expect([await signing, sent.mock.calls, ended.mock.calls]).toEqual([
      { signed: false, because: 'locked' },
      [[JSON.stringify({ ask: 'sign', serial: 's', text: 't' })]],
      [[]],
    ]);
  });
});
