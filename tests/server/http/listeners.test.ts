import { Writable } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import { Listeners } from '../../../server/http/listeners.ts';

const minute = 60_000;
const began = Date.parse('2026-11-20T02:00:00Z');
let count = 0;
let listeners: Listeners;

beforeEach(() => {
  count = 0;
  listeners = new Listeners((now) => void (count = now));
});

/** The connection of a client that accepts what is sent, or nothing of it. */
class Connection extends Writable {
  text = '';
  readonly #takes: boolean;

  constructor(takes = true) {
    super();
    this.#takes = takes;
  }

  override _write(piece: Buffer, _encoding: BufferEncoding, taken: () => void): void {
    this.text += piece.toString();
    if (this.#takes) taken();
  }
}

function come(userId: string, { at = began, takes = true } = {}): Connection {
  const connection = new Connection(takes);
  listeners.add(userId, connection, at);
  return connection;
}

const news = (userId: string): void => listeners.announce({ userId, topic: 'messages' });

describe('the listeners', () => {
  it('get a heartbeat each minute, and are ended after a quarter of an hour', () => {
    const [first, later] = [come('one'), come('one', { at: began + minute })];
    listeners.sendHeartbeats(began + 15 * minute - 1);
    expect([first.text, first.writableEnded]).toEqual([':\n\n', false]);
    listeners.sendHeartbeats(began + 15 * minute);
    expect([first.text, first.writableEnded]).toEqual([':\n\n', true]);
    expect([later.text, later.writableEnded]).toEqual([':\n\n:\n\n', false]);
  });

  it('are limited to five thousand, and make room when they leave', async () => {
    const all = Array.from({ length: 4_999 }, (_each, at) => come(`person ${at}`));
    expect(listeners.isFull).toBe(false);
    const last = come('the last');
    expect([listeners.isFull, count]).toEqual([true, 5_000]);
    all[0]?.destroy();
    last.end();
    await expect.poll(() => count).toBe(4_998);
    expect(listeners.isFull).toBe(false);
  });

  it('are not ended because of ones of the same account that have left', async () => {
    const stays = come('one');
    for (let turn = 0; turn < 9; turn += 1) {
      const other = come('one');
      const left = new Promise((done) => other.once('close', done));
      other.destroy();
      await left;
    }
    come('one');
    expect([stays.writableEnded, count]).toEqual([false, 2]);
  });

  it('are cut off when more than 64 KiB are pending, without others', async () => {
    const [idle, other] = [come('idle', { takes: false }), come('other')];
    const each = Buffer.byteLength('event: messages\ndata:\n\n');
    for (let sent = 0; sent <= 64 * 1024; sent += each) news('idle');
    expect(idle.destroyed).toBe(false);
    expect(idle.writableLength).toBeGreaterThan(64 * 1024);
    news('idle');
    news('other');
    expect([idle.destroyed, other.destroyed]).toEqual([true, false]);
    await expect.poll(() => count).toBe(1);
  });

  it('are removed when they leave, even before they were added', async () => {
    const left = come('one');
    left.destroy();
    await expect.poll(() => count).toBe(0);
    listeners.add('one', left, began);
    expect(count).toBe(0);
    const stays = come('one');
    news('one');
    expect([left.text, stays.text]).toEqual(['', 'event: messages\ndata:\n\n']);
  });

  it('are all notified when announcements may have been lost', () => {
    const all = [come('one'), come('other')];
    listeners.announce(undefined);
    expect(all.map(({ text }) => text)).toEqual(['event: messages\ndata:\n\n', 'event: messages\ndata:\n\n']);
    expect(all.map(({ writableEnded }) => writableEnded)).toEqual([false, false]);
  });

  it('are notified of a change of their session, and then ended', () => {
    const [mine, others] = [come('one'), come('other')];
    listeners.announce({ userId: 'one', topic: 'session' });
    news('one');
    expect([mine.text, mine.writableEnded]).toEqual(['event: session\ndata:\n\n', true]);
    expect([others.text, others.writableEnded]).toEqual(['', false]);
  });

  it('are all ended when the server stops', () => {
    const all = [come('one'), come('one'), come('other')];
    listeners.endAll();
    expect(all.map(({ writableEnded }) => writableEnded)).toEqual([true, true, true]);
  });
});
