import { describe, expect, it } from 'vitest';
import { Progress } from '../../../server/ground/progress.ts';

function recorded(isTTY: boolean): { readonly progress: Progress; readonly text: () => string } {
  const written: string[] = [];
  return { progress: new Progress({ isTTY, write: (text) => written.push(text) }), text: () => written.join('') };
}

describe('progress', () => {
  it('is a plain line for each step, with its time at the end', async () => {
    const { progress, text } = recorded(false);
    expect(await progress.step('Database', async () => 7)).toBe(7);
    progress.line('ready');
    expect(text()).toMatch(/^Database … \d+ ms\nready\n$/);
  });

  it('names the step before it is done, and says when it fails', async () => {
    const { progress, text } = recorded(false);
    const failing = progress.step('Database', async () => {
      expect(text()).toBe('Database … ');
      throw new Error('gone');
    });
    await expect(failing).rejects.toThrow('gone');
    expect(text()).toMatch(/^Database … failed after \d+ ms\n$/);
  });

  it('is dimmed at a terminal alone', async () => {
    const { progress, text } = recorded(true);
    await progress.step('Database', async () => undefined);
    expect(text()).toContain('\u001b[2m');
  });
});
