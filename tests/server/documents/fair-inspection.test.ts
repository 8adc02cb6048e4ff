import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { streamOf } from '../../../server/core/byte-stream.ts';
import type { Inspection } from '../../../server/core/ports.ts';
import { FairQueue } from '../../../server/documents/fair-queue.ts';
import { ContentFileInspector } from '../../../server/documents/file-inspector.ts';

/** Inspections that end when they are released, in the order in which they began. */
class HeldProbe {
  readonly looks: (() => void)[] = [];
  most = 0;
  #now = 0;

  async inspect(): Promise<Inspection> {
    this.#now += 1;
    this.most = Math.max(this.most, this.#now);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.looks.push(resolve);
    await promise;
    this.#now -= 1;
    return { kind: 'pdf', mimeType: 'application/pdf', pages: 1 };
  }
}

function fileOf(company: string) {
  const bytes = new TextEncoder().encode(`a file of ${company}`);
  return {
    bytes: streamOf(bytes),
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    company,
  };
}

describe('inspection', () => {
  it('serves a company while ten files of another hang', async () => {
    const probe = new HeldProbe();
    const inspector = new ContentFileInspector(probe, new FairQueue(2));
    const hanging = Array.from({ length: 10 }, async () => inspector.inspect(fileOf('A')));
    await expect.poll(() => probe.looks.length).toBe(1);
    const other = inspector.inspect(fileOf('B'));
    await expect.poll(() => probe.looks.length).toBe(2);
    probe.looks[1]?.();
    expect(await other).toMatchObject({ kind: 'pdf' });
    for (let released = 0; released < 12; released += 1) {
      probe.looks[released]?.();
      await expect.poll(() => probe.looks.length).toBeGreaterThan(Math.min(released + 1, 10));
    }
    expect(await Promise.all(hanging)).toHaveLength(10);
  });

  it('keeps the inspected file in its own folder, and removes it afterwards', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'arriving-'));
    const probe = new HeldProbe();
    const inspected = new ContentFileInspector(probe, new FairQueue(2), folder).inspect(fileOf('A'));
    await expect.poll(() => probe.looks.length).toBe(1);
    expect(await readdir(folder)).toHaveLength(1);
    probe.looks[0]?.();
    await inspected;
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  });

  it('lets companies take turns, and never inspects more files at once than its limit', async () => {
    const turns = new FairQueue(2);
    const [began, gates]: [string[], (() => void)[]] = [[], []];
    const work = (owner: string) =>
      turns.take(owner, async () => {
        began.push(owner);
        const { promise, resolve } = Promise.withResolvers<void>();
        gates.push(resolve);
        await promise;
      });
    const all = ['A', 'A', 'A', 'B', 'B', 'C'].map(work);
    await expect.poll(() => began.length).toBe(2);
    for (let next = 0; next < 6; next += 1) {
      gates[next]?.();
      await expect.poll(() => began.length).toBe(Math.min(6, next + 3));
    }
    await Promise.all(all);
    expect(began).toEqual(['A', 'B', 'C', 'A', 'B', 'A']);
  });

  it('continues after a failed inspection', async () => {
    const turns = new FairQueue(1);
    await expect(turns.take('A', async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await turns.take('A', async () => 'next')).toBe('next');
  });
});
