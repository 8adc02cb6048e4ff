import { describe, expect, it } from 'vitest';
import { PlainContentReader } from '../../../features/support/plain-content-reader.ts';
import { answerOf } from '../../../src/adapters/formats/answer-of.ts';
import type { FormatQuestion } from '../../../src/adapters/formats/format-question.ts';
import { LazyContentReader } from '../../../src/adapters/formats/lazy-content-reader.ts';
import { contentReaderContract, storeOf } from '../../contracts/content-reader.ts';

/** A worker of the browser, with the members that its reader uses. */
class StandInWorker extends EventTarget {
  ended = 0;
  readonly expected: string[] = [];

  postMessage(question: FormatQuestion | { readonly expected: string }): void {
    if ('expected' in question) this.expected.push(question.expected);
    else
      void answerOf(question).then((answer) => this.dispatchEvent(new MessageEvent('message', { data: { answer } })));
  }

  terminate(): void {
    this.ended += 1;
  }
}

const started: StandInWorker[] = [];

function threadOf(worker: StandInWorker): Worker {
  started.push(worker);
  return worker as unknown as Worker;
}

describe('the content reader with threads', () => {
  contentReaderContract((fetchFile) => new LazyContentReader(() => threadOf(new StandInWorker()), fetchFile));

  it('ends every thread, whatever the outcome', async () => {
    expect(started.length).toBeGreaterThan(0);
    expect(started.filter(({ ended }) => ended !== 1)).toEqual([]);
  });

  it('reports when no thread can be started, or one fails', async () => {
    const { fetchFile } = storeOf(new Uint8Array());
    const none = new LazyContentReader(() => {
      throw new TypeError('not allowed');
    }, fetchFile);
    await expect(none.read('text', async () => 'store/1', new AbortController().signal)).rejects.toMatchObject({
      because: 'no-reader',
    });
    class BreakingWorker extends StandInWorker {
      override postMessage(): void {
        this.dispatchEvent(new Event('error'));
      }
    }
    const breaking = new LazyContentReader(() => threadOf(new BreakingWorker()), fetchFile);
    await expect(breaking.read('text', async () => 'store/1', new AbortController().signal)).rejects.toMatchObject({
      because: 'no-reader',
    });
  });

  it('ends a silent thread when the request is cancelled', async () => {
    class SilentWorker extends StandInWorker {
      override postMessage(question: object): void {
        if ('bytes' in question) leaving.abort(new Error('left'));
      }
    }
    const leaving = new AbortController();
    const silent = new SilentWorker();
    const reader = new LazyContentReader(() => threadOf(silent), storeOf(new Uint8Array(4)).fetchFile);
    await expect(reader.read('text', async () => 'store/1', leaving.signal)).rejects.toThrow('left');
    expect(silent.ended).toBe(1);
  });
});

describe('a picture', () => {
  const picture = { kind: 'picture', width: 4_000, height: 2_000 } as const;
  const bitmap = (width: number) => {
    const made = { width, height: width / 2, closed: 0, close: () => void (made.closed += 1) };
    return made;
  };

  class PictureWorker extends StandInWorker {
    readonly first = bitmap(2_000);
    override postMessage(question: object): void {
      if ('bytes' in question) this.#said({ answer: { ...picture, copies: [this.first] }, othersFollow: true });
    }
    followed(others: readonly object[]): void {
      this.#said({ others });
    }
    #said(data: object): void {
      this.dispatchEvent(new MessageEvent('message', { data }));
    }
  }

  async function opened(worker: PictureWorker) {
    const reader = new LazyContentReader(() => threadOf(worker), storeOf(new Uint8Array(4)).fetchFile);
    const content = await reader.read('picture', async () => 'store/1', lasting);
    if (content.kind !== 'pages') throw new Error(`It is ${content.kind}`);
    return content.document;
  }

  /** A canvas that returns the width of its copy. */
  const canvasOf = () => {
    const drawn: number[] = [];
    const context = new Proxy(
      {},
      {
        get: (_target, name) =>
          name === 'drawImage' ? (copy: { readonly width: number }) => void drawn.push(copy.width) : () => undefined,
        set: () => true,
      },
    );
    return { drawn, canvas: { getContext: () => context } as unknown as HTMLCanvasElement };
  };
  const lasting = new AbortController().signal;

  it('is drawn from the first copy, and enlarged when the larger copy arrives', async () => {
    const worker = new PictureWorker();
    const document = await opened(worker);
    const page = await document.page(1);
    const { drawn, canvas } = canvasOf();
    await page.draw(canvas, { scale: 0.25, rotation: 0, density: 1 }, lasting);
    expect([drawn, worker.ended]).toEqual([[2_000], 0]);
    const enlarged = page.draw(canvas, { scale: 0.9, rotation: 0, density: 1 }, lasting);
    worker.followed([bitmap(4_000), bitmap(1_000)]);
    await enlarged;
    await page.draw(canvas, { scale: 0.2, rotation: 0, density: 1 }, lasting);
    expect(drawn).toEqual([2_000, 4_000, 1_000]);
  });

  it('ends its thread and frees its copies when it is closed, later ones too', async () => {
    const worker = new PictureWorker();
    const document = await opened(worker);
    await document.close();
    const late = bitmap(4_000);
    worker.followed([late]);
    await Promise.resolve();
    expect([worker.ended, worker.first.closed]).toEqual([1, 1]);
    await expect.poll(() => late.closed).toBe(1);
  });
});

describe('the picture reader of the scenarios', () => {
  contentReaderContract((fetchFile) => new PlainContentReader(fetchFile));

  it('knows the size of a picture', async () => {
    const png = Uint8Array.from([
      0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 0, 0, 0, 0, 80, 8, 2, 0, 0,
      0, 0, 0, 0, 0,
    ]);
    const content = await new PlainContentReader(storeOf(png).fetchFile).read(
      'picture',
      async () => 'store/1',
      new AbortController().signal,
    );
    expect(content.kind === 'pages' && (await content.document.page(1)).size).toEqual({ width: 256, height: 80 });
  });
});
