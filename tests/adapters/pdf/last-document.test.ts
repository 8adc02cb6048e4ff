import { describe, expect, test } from 'vitest';
import { LastDocument, type LastingDocument } from '../../../src/adapters/pdf/last-document.ts';

interface Fake extends LastingDocument {
  closed: number;
}

const fake = (state: 'alive' | 'busy' | 'ended' = 'alive'): Fake => ({
  pageCount: 3,
  closed: 0,
  isAlive: () => state !== 'ended',
  isBusy: () => state === 'busy',
  page: async () => Promise.reject(new Error('nothing is read here')),
  async close() {
    this.closed += 1;
  },
});

describe('the last closed document', () => {
  test('is kept for its next opening only', async () => {
    const [last, document] = [new LastDocument(), fake()];
    await last.keepAfterClose('invoice', document).close();
    expect(document.closed).toBe(0);
    expect(last.take('contract')).toBeUndefined();
    expect(last.take('invoice')).toBe(document);
    expect(last.take('invoice')).toBeUndefined();
  });

  test('is dropped for the next one', async () => {
    const [last, invoice, contract] = [new LastDocument(), fake(), fake()];
    await last.keepAfterClose('invoice', invoice).close();
    await last.keepAfterClose('contract', contract).close();
    expect([invoice.closed, contract.closed]).toEqual([1, 0]);
    expect(last.take('invoice')).toBeUndefined();
  });

  test('is not kept when its thread has ended', async () => {
    const [last, document] = [new LastDocument(), fake('ended')];
    await last.keepAfterClose('invoice', document).close();
    expect(document.closed).toBe(1);
    expect(last.isEmpty).toBe(true);
  });

  test('is not reused after its thread has ended', async () => {
    let alive = true;
    const last = new LastDocument();
    await last.keepAfterClose('invoice', { ...fake(), isAlive: () => alive }).close();
    alive = false;
    expect(last.take('invoice')).toBeUndefined();
  });

  test('with open requests is kept, and dropped for any other', async () => {
    const [last, document] = [new LastDocument(), fake('busy')];
    await last.keepAfterClose('invoice', document).close();
    expect(last.take('invoice')).toBe(document);
    await last.keepAfterClose('invoice', document).close();
    expect(last.take('contract')).toBeUndefined();
    expect(document.closed).toBe(1);
    expect(last.isEmpty).toBe(true);
  });

  test('is not kept for the next user, whether closed or still open', async () => {
    const [last, kept, open] = [new LastDocument(), fake(), fake()];
    await last.keepAfterClose('invoice', kept).close();
    const reading = last.keepAfterClose('contract', open);
    await last.forget();
    await reading.close();
    expect([kept.closed, open.closed, last.isEmpty]).toEqual([1, 1, true]);
    await last.keepAfterClose('invoice', kept).close();
    expect(last.isEmpty).toBe(false);
  });

  test('closed twice is kept once', async () => {
    const [last, document] = [new LastDocument(), fake()];
    const open = last.keepAfterClose('invoice', document);
    await open.close();
    expect(last.take('invoice')).toBe(document);
    await open.close();
    expect(last.isEmpty).toBe(true);
    expect(document.closed).toBe(0);
  });
});
