import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FileDrop } from '../../../src/views/design/fields/FileDrop.tsx';
import { dragRest } from '../../../src/views/design/fields/use-drag-state.ts';
import { show } from './show.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const zone = (): Element => screen.getByRole('button').closest('div')?.parentElement ?? document.body;
const isShown = (): boolean => screen.queryByText('松开即可上传') !== null;
const pass = async (milliseconds: number): Promise<void> => act(async () => void vi.advanceTimersByTime(milliseconds));
const hold = (): boolean => fireEvent.dragOver(zone(), { dataTransfer: { files: [], items: [] } });

it('a drag shows once it has lasted 100 ms, however often the browser repeats it (F-157)', async () => {
  expect(dragRest).toBe(100);
  show(<FileDrop label="发票" types={['pdf']} maxBytes={1024} onFiles={() => undefined} />);
  for (let passed = 0; passed < 80; passed += 20) {
    hold();
    await pass(20);
  }
  await pass(19);
  expect(isShown()).toBe(false);
  await pass(1);
  expect(isShown()).toBe(true);
});

it('a drag across the elements of the zone does not flicker, and one that leaves ends after 100 ms', async () => {
  show(<FileDrop label="发票" types={['pdf']} maxBytes={1024} onFiles={() => undefined} />);
  hold();
  await pass(100);
  fireEvent.dragLeave(zone());
  await pass(50);
  hold();
  await pass(200);
  expect(isShown()).toBe(true);
  fireEvent.dragLeave(zone());
  await pass(99);
  expect(isShown()).toBe(true);
  await pass(1);
  expect(isShown()).toBe(false);
});

it('a drop ends the drag at once', async () => {
  const came: string[] = [];
  show(
    <FileDrop
      label="发票"
      types={['pdf']}
      maxBytes={1024}
      onFiles={(files) => came.push(...files.map((f) => f.name))}
    />,
  );
  hold();
  await pass(100);
  const files = [new File(['1'], '发票.pdf')];
  fireEvent.drop(zone(), { dataTransfer: { files, items: [{ kind: 'file' }] } });
  expect([isShown(), came]).toEqual([false, ['发票.pdf']]);
  await pass(500);
  expect(isShown()).toBe(false);
});
