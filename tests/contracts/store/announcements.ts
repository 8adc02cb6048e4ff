import { it, expect } from 'vitest';
import type { StoreSuite } from './store-suite.ts';

export function announcementsStoreContract({ doing, store }: StoreSuite): void {
  it('announces committed changes once to each listener, and nothing that was rolled back', async () => {
    const heard: (string | undefined)[] = [];
    const forget = store().onAnnounced((announcement) =>
      heard.push(announcement && `${announcement.topic} ${announcement.userId}`),
    );
    // Repeated until one is received, because the connection may not be open yet.
    await expect
      .poll(async () => {
        await doing(async ({ announce }) => announce([{ userId: 'U-0', topic: 'messages' }]));
        return heard.includes('messages U-0');
      })
      .toBe(true);
    heard.length = 0;
    await doing(async ({ announce }) => {
      await announce([
        { userId: 'U 1', topic: 'messages' },
        { userId: 'U 1', topic: 'session' },
      ]);
      throw new Error('undone');
    }).catch(() => undefined);
    await doing(async ({ announce }) => announce([]));
    await doing(async ({ announce }) =>
      announce([
        { userId: 'U 2', topic: 'messages' },
        { userId: 'U 2', topic: 'session' },
      ]),
    );
    await expect.poll(() => heard.filter((each) => each !== 'messages U-0')).toEqual(['messages U 2', 'session U 2']);
    forget();
    const again: unknown[] = [];
    const forgetAgain = store().onAnnounced((announcement) => again.push(announcement));
    await expect
      .poll(async () => {
        await doing(async ({ announce }) => announce([{ userId: 'U 3', topic: 'messages' }]));
        return again.length;
      })
      .toBeGreaterThan(0);
    forgetAgain();
    expect(heard.filter((each) => each !== 'messages U-0')).toHaveLength(2);
  });
}
