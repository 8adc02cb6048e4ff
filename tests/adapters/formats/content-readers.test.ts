import { describe, expect, it } from 'vitest';
import { PlainContentReader } from '../../../features/support/plain-content-reader.ts';
import { answerOf } from '../../../src/adapters/formats/answer-of.ts';
import type { FormatQuestion } from '../../../src/adapters/formats/format-question.ts';
import { LazyContentReader } from '../../../src/adapters/formats/lazy-content-reader.ts';
import { contentReaderContract, storeOf } from '../../contracts/content-reader.ts';

/** A thread of the browser, as far as its reader knows it. */
class StandInWorker extends EventTarget {
  ended = 0;

  postMessage(question: FormatQuestion): void {
    void answerOf(question).then((data) => this.dispatchEvent(new MessageEvent('message', { data })));
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

describe('the reader with threads', () => {
  contentReaderContract((fetchFile) => new LazyContentReader(() => threadOf(new StandInWorker()), fetchFile));

  it('ends every thread, whatever came of it', async () => {
    expect(started.length).toBeGreaterThan(0);
    expect(started.filter(({ ended }) => ended !== 1)).toEqual([]);
  });

  it('says so where no thread can be started, or one breaks', async () => {
    const { fetchFile } = storeOf(new Uint8Array());
    const none = new LazyContentReader(() => {
      throw new TypeError('not allowed');
    }, fetchFile);
    await expect(none.read('text', async () => 'store/1', new AbortController().signal)).rejects.toMatchObject({ because: 'no-reader' });
    class BreakingWorker extends StandInWorker {
      override postMessage(): void {
        this.dispatchEvent(new Event('error'));
      }
    }
    const breaking = new LazyContentReader(() => threadOf(new BreakingWorker()), fetchFile);
    await expect(breaking.read('text', async () => 'store/1', new AbortController().signal)).rejects.toMatchObject({ because: 'no-reader' });
  });

  it('gives up a thread that says nothing once nobody waits any more', async () => {
    class SilentWorker extends StandInWorker {
      override postMessage(): void {
        leaving.abort(new Error('left'));
      }
    }
    const leaving = new AbortController();
    const silent = new SilentWorker();
    const reader = new LazyContentReader(() => threadOf(silent), storeOf(new Uint8Array(4)).fetchFile);
    await expect(reader.read('text', async () => 'store/1', leaving.signal)).rejects.toThrow('left');
    expect(silent.ended).toBe(1);
  });
});

describe('the reader of scenarios', () => {
  contentReaderContract((fetchFile) => new PlainContentReader(fetchFile));

  it('knows the size of a picture', async () => {
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 0, 0, 0, 0, 80, 8, 2, 0, 0, 0, 0, 0, 0, 0]);
    const content = await new PlainContentReader(storeOf(png).fetchFile).read('picture', async () => 'store/1', new AbortController().signal);
    expect(content.kind === 'pages' && (await content.document.page(1)).size).toEqual({ width: 256, height: 80 });
  });
});
