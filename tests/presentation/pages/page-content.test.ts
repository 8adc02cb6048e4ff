import { beforeEach, describe, expect, it } from 'vitest';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import { PageContent } from '../../../src/presentation/pages/page-content.ts';

/** Requests that wait until the test answers them. */
let waiting: PromiseWithResolvers<string>[];
let signals: AbortSignal[];
let seen: unknown[];
let loaded: string[];
let content: PageContent<string>;

beforeEach(() => {
  [waiting, signals, seen, loaded] = [[], [], [], []];
  const session = { faultSeen: (thrown: unknown) => void seen.push(thrown) };
  content = new PageContent(
    session,
    async (signal) => {
      signals.push(signal);
      const answer = Promise.withResolvers<string>();
      waiting.push(answer);
      return answer.promise;
    },
    (value) => void loaded.push(value),
  );
});

async function answered(index: number, value: string, asking: Promise<boolean>): Promise<boolean> {
  waiting[index]?.resolve(value);
  return asking;
}

async function failed(index: number, thrown: unknown, asking: Promise<boolean>): Promise<boolean> {
  waiting[index]?.reject(thrown);
  return asking;
}

const offline = new PortFault('offline');

describe('the content of a page', () => {
  it('is loading, then ready, and a waiting caller is notified', async () => {
    const asking = content.load();
    expect(content.current).toEqual({ kind: 'loading' });
    expect(await answered(0, 'first', asking)).toBe(true);
    expect([content.current, content.value, loaded]).toEqual([{ kind: 'ready', value: 'first' }, 'first', ['first']]);
  });

  it('stays until the next answer arrives', async () => {
    await answered(0, 'first', content.load());
    const asking = content.load();
    expect(content.value).toBe('first');
    await answered(1, 'second', asking);
    expect(content.value).toBe('second');
  });

  it('is replaced by a failure, and loads again on request', async () => {
    await answered(0, 'first', content.load());
    expect(await failed(1, offline, content.load())).toBe(false);
    expect([content.current, content.value, seen]).toMatchObject([
      { kind: 'failed', failure: { kind: 'offline' } },
      undefined,
      [offline],
    ]);
    const asking = content.load();
    expect(content.current).toEqual({ kind: 'loading' });
    await answered(2, 'third', asking);
    expect(content.value).toBe('third');
  });

  it('stays when a refresh fails', async () => {
    await answered(0, 'first', content.load());
    expect(await failed(1, offline, content.refresh())).toBe(false);
    expect([content.value, seen, loaded]).toEqual(['first', [offline], ['first']]);
  });

  it('is a failure when the first refresh fails', async () => {
    await failed(0, offline, content.refresh());
    expect(content.current).toMatchObject({ kind: 'failed', failure: { kind: 'offline' } });
  });

  it('stays the same object when the same answer comes again', async () => {
    await answered(0, 'first', content.load());
    const before = content.current;
    await answered(1, 'first', content.refresh());
    expect(content.current).toBe(before);
  });

  it('is cleared when the page shows something else', async () => {
    await answered(0, 'first', content.load());
    content.clear();
    expect(content.current).toEqual({ kind: 'loading' });
  });
});

describe('of several requests', () => {
  it('only the newest is answered, and the others are cancelled', async () => {
    const [older, newer] = [content.load(), content.load()];
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(await answered(1, 'new', newer)).toBe(true);
    expect(await answered(0, 'old', older)).toBe(false);
    expect([content.value, loaded]).toEqual(['new', ['new']]);
  });

  it('an older failure is ignored', async () => {
    const [older, newer] = [content.load(), content.load()];
    await failed(0, offline, older);
    await answered(1, 'new', newer);
    expect([content.value, seen]).toEqual(['new', []]);
  });

  it('none is answered after the page is left', async () => {
    const asking = content.load();
    content.stop();
    expect(await answered(0, 'first', asking)).toBe(false);
    expect([content.current, loaded]).toEqual([{ kind: 'loading' }, []]);
  });

  it('a special one replaces the page request, and keeps the content', async () => {
    await answered(0, 'first', content.load());
    const asking = content.load();
    expect(await content.ask(async () => 7)).toBe(7);
    expect(await answered(1, 'second', asking)).toBe(false);
    expect(content.value).toBe('first');
  });

  it('a special one throws its failure, except a cancellation', async () => {
    await expect(content.ask(async () => Promise.reject(offline))).rejects.toBe(offline);
    await expect(content.ask(async () => Promise.reject(new PortFault('cancelled')))).resolves.toBeUndefined();
  });
});
