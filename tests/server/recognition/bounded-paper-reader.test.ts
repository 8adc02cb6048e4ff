import { expect, it } from 'vitest';
import { BoundedPaperReader } from '../../../server/recognition/bounded-paper-reader.ts';
import { SerialQueue } from '../../../server/recognition/serial-queue.ts';
import { readingProcesses } from '../../../server/recognition/read-document.ts';
import type { ReadingAnswer } from '../../../server/recognition/reading-question.ts';
import { pngBytes } from '../../../features/support/pictures.ts';
import { ownPdf } from './made/made-pdf.ts';
import { orderAt } from './made/made-orders.ts';

const never = { ask: async (): Promise<ReadingAnswer | undefined> => Promise.reject(new Error('asked')) };

it('the paper reader reads the lines of a PDF in a separate process', async () => {
  const reader = new BoundedPaperReader({ text: readingProcesses(60_000), sight: never });
  const lines = await reader.lines(await ownPdf(orderAt(1, 'SPECIAL_VAT')), 'text', 'C-1');
  expect(lines?.join('\n')).toContain('发票');
});

it('the paper reader does not start a process for a picture’s text layer, or for other files', async () => {
  const reader = new BoundedPaperReader({ text: never, sight: never });
  expect(await reader.lines(pngBytes, 'text', 'C-1')).toEqual([]);
  expect(await reader.lines(new TextEncoder().encode('<a/>'), 'sight', 'C-1')).toEqual([]);
});

it('the paper reader limits its queue, and answers nothing when it is full or the process died', async () => {
  const waiting: ((answer: ReadingAnswer | undefined) => void)[] = [];
  let atOnce = 0;
  let most = 0;
  const slow = {
    ask: async (): Promise<ReadingAnswer | undefined> => {
      most = Math.max(most, (atOnce += 1));
      const { promise, resolve } = Promise.withResolvers<ReadingAnswer | undefined>();
      waiting.push(resolve);
      return promise.finally(() => (atOnce -= 1));
    },
  };
  const reader = new BoundedPaperReader({ text: never, sight: slow });
  const all = Array.from({ length: 9 }, async () => reader.lines(pngBytes, 'sight', 'C-1'));
  expect(await all[8]).toBeUndefined();
  for (let turn = 0; turn < 8; turn += 1) {
    await expect.poll(() => waiting.length).toBe(turn + 1);
    waiting[turn]?.(turn === 0 ? undefined : { outcome: 'lines', lines: [String(turn)] });
  }
  expect(await Promise.all(all)).toEqual([undefined, ['1'], ['2'], ['3'], ['4'], ['5'], ['6'], ['7'], undefined]);
  expect(most).toBe(1);
});

it('the paper reader serves another company next, however many requests of the first wait', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const done: string[] = [];
  const slow = {
    ask: async (): Promise<ReadingAnswer | undefined> => promise.then(() => ({ outcome: 'lines', lines: [] })),
  };
  const reader = new BoundedPaperReader({ text: never, sight: slow });
  const read = async (pkCorp: string): Promise<void> => {
    await reader.lines(pngBytes, 'sight', pkCorp);
    done.push(pkCorp);
  };
  const all = [read('C-1'), read('C-1'), read('C-1'), read('C-2')];
  resolve(undefined);
  await Promise.all(all);
  expect(done.indexOf('C-2')).toBe(1);
});

it('the paper reader serves eight waiting companies at most, and more once one is done', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const slow = {
    ask: async (): Promise<ReadingAnswer | undefined> => promise.then(() => ({ outcome: 'lines', lines: ['x'] })),
  };
  const reader = new BoundedPaperReader({ text: never, sight: slow });
  const all = Array.from({ length: 8 }, async (_unused, index) => reader.lines(pngBytes, 'sight', `C-${index}`));
  expect(await reader.lines(pngBytes, 'sight', 'C-8')).toBeUndefined();
  resolve(undefined);
  expect(await Promise.all(all)).toEqual(all.map(() => ['x']));
  expect(await reader.lines(pngBytes, 'sight', 'C-8')).toEqual(['x']);
});

it('requests in turn are asked one after another, also after one that failed', async () => {
  const asked: number[] = [];
  const turns = new SerialQueue<number, number>({
    ask: async (question) => {
      asked.push(question);
      await Promise.resolve();
      if (question === 1) throw new Error('fell');
      return question;
    },
  });
  const [first, second] = [turns.ask(1), turns.ask(2)];
  await expect(first).rejects.toThrow('fell');
  expect(await second).toBe(2);
  expect(asked).toEqual([1, 2]);
});
