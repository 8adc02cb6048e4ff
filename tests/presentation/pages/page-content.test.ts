import { beforeEach, describe, expect, it } from 'vitest';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import { PageContent } from '../../../src/presentation/pages/page-content.ts';

/** Questions that wait until they are answered by hand. */
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

describe('what a page asks for', () => {
  it('is under way, then there, and whoever waits for it is told', async () => {
    const asking = content.load();
    expect(content.current).toEqual({ kind: 'loading' });
    expect(await answered(0, 'first', asking)).toBe(true);
    expect([content.current, content.value, loaded]).toEqual([{ kind: 'ready', value: 'first' }, 'first', ['first']]);
  });

  it('stands until what is asked anew has come', async () => {
    await answered(0, 'first', content.load());
    const asking = content.load();
    expect(content.value).toBe('first');
    await answered(1, 'second', asking);
    expect(content.value).toBe('second');
  });

  it('is failed where it could not be had, whatever stood there, and under way again once it is asked for again', async () => {
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

  it('stands where it was only looked for again, and that failed', async () => {
    await answered(0, 'first', content.load());
    expect(await failed(1, offline, content.refresh())).toBe(false);
    expect([content.value, seen, loaded]).toEqual(['first', [offline], ['first']]);
  });

  it('is failed where a first look fails', async () => {
    await failed(0, offline, content.refresh());
    expect(content.current).toMatchObject({ kind: 'failed', failure: { kind: 'offline' } });
  });

  it('is the same object where the same came again', async () => {
    await answered(0, 'first', content.load());
    const before = content.current;
    await answered(1, 'first', content.refresh());
    expect(content.current).toBe(before);
  });

  it('goes where something else is shown from now on', async () => {
    await answered(0, 'first', content.load());
    content.clear();
    expect(content.current).toEqual({ kind: 'loading' });
  });
});

describe('of several questions', () => {
  it('the newest alone is answered, and the others are given up', async () => {
    const [older, newer] = [content.load(), content.load()];
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(await answered(1, 'new', newer)).toBe(true);
    expect(await answered(0, 'old', older)).toBe(false);
    expect([content.value, loaded]).toEqual(['new', ['new']]);
  });

  it("the older one's failure is nobody's concern", async () => {
    const [older, newer] = [content.load(), content.load()];
    await failed(0, offline, older);
    await answered(1, 'new', newer);
    expect([content.value, seen]).toEqual(['new', []]);
  });

  it('none is answered once the page is left', async () => {
    const asking = content.load();
    content.stop();
    expect(await answered(0, 'first', asking)).toBe(false);
    expect([content.current, loaded]).toEqual([{ kind: 'loading' }, []]);
  });

  it("another one than the page's own takes its place, and leaves what stands", async () => {
    await answered(0, 'first', content.load());
    const asking = content.load();
    expect(await content.ask(async () => 7)).toBe(7);
    expect(await answered(1, 'second', asking)).toBe(false);
    expect(content.value).toBe('first');
  });

  it('another one throws its failure, unless it was given up', async () => {
    await expect(content.ask(async () => Promise.reject(offline))).rejects.toBe(offline);
    await expect(content.ask(async () => Promise.reject(new PortFault('cancelled')))).resolves.toBeUndefined();
  });
});
