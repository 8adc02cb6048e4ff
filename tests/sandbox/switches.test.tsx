import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PortFault } from '../../src/application/ports/port-fault.ts';
import { Console } from '../../src/sandbox/frame/Console.tsx';
import { loadConsoleWords } from '../../src/sandbox/words/load-console-words.ts';
import { NoteStore } from '../../src/sandbox/shared/note-store.ts';
import { SwitchesPresenter } from '../../src/sandbox/world/switches-presenter.ts';
import type { Catalogue } from '../../src/words/catalogue.ts';
import { consoleUnderTest, settled } from './fake-sandbox.ts';

let words: Catalogue;
beforeAll(async () => {
  words = await loadConsoleWords('zh-CN');
});
afterEach(cleanup);

describe('the switches of products', () => {
  it('are those that the server tells of, in the order of the documents', async () => {
    const {
      parts: { switches },
      sandbox,
    } = consoleUnderTest();
    sandbox.switchesKept = { EST: false, TOMORROW: true, CREDIT: true };
    expect(switches.products).toEqual([]);
    switches.opened();
    await settled();
    expect(switches.products).toEqual([
      { docType: 'CREDIT', book: 'credit', on: true },
      { docType: 'EST', book: 'est', on: false },
    ]);
  });

  it('show the state of the server after a switch, with a message', async () => {
    const {
      parts: { switches, notes },
      sandbox,
    } = consoleUnderTest();
    switches.opened();
    await settled();
    const [credit, est] = switches.products;
    if (!credit || !est) throw new Error('There are no products');
    await Promise.all([switches.switched(credit, false), switches.switched(est, false)]);
    await switches.switched(est, true);
    expect([sandbox.switchesKept, switches.products.map(({ on }) => on)]).toEqual([
      { CREDIT: false, EST: true },
      [false, true],
    ]);
    expect(notes.notes.map(({ title }) => title)).toMatchObject([
      { key: 'sandbox-switches.now-off', values: { book: 'credit' } },
      { key: 'sandbox-switches.now-off' },
      { key: 'sandbox-switches.now-on', values: { book: 'est' } },
    ]);
  });

  it('are turned one after the other, so that the last answer is the one that holds', async () => {
    const orders: (readonly [boolean, (answer: { readonly CREDIT: boolean }) => void])[] = [];
    const api = {
      switches: async () => ({ CREDIT: true }),
      switchProduct: async ({ on }: { readonly on: boolean }) =>
        new Promise<{ readonly CREDIT: boolean }>((resolve) => void orders.push([on, resolve])),
    };
    const switches = new SwitchesPresenter({ api, notes: new NoteStore() });
    switches.opened();
    await settled();
    const [credit] = switches.products;
    if (!credit) throw new Error('There are no products');
    const turned = [switches.switched(credit, false), switches.switched(credit, true)];
    await settled();
    expect(orders.map(([on]) => on)).toEqual([false]);
    orders[0]?.[1]({ CREDIT: false });
    await expect.poll(() => orders.length).toBe(2);
    orders[1]?.[1]({ CREDIT: true });
    await Promise.all(turned);
    expect(switches.products[0]?.on).toBe(true);
  });

  it('stay as they are where one could not be turned, and may be turned again', async () => {
    const {
      parts: { switches, notes },
      sandbox,
    } = consoleUnderTest();
    switches.opened();
    await settled();
    const [credit] = switches.products;
    if (!credit) throw new Error('There are no products');
    sandbox.refusal = new PortFault('offline');
    await switches.switched(credit, false);
    expect([switches.products[0]?.on, notes.notes]).toMatchObject([
      true,
      [{ tone: 'bad', title: { key: 'sandbox-switches.not-switched' } }],
    ]);
    sandbox.refusal = undefined;
    await switches.switched(credit, false);
    expect(switches.products[0]?.on).toBe(false);
  });

  it('are read again after a reset', async () => {
    const {
      parts: { switches, world },
      sandbox,
    } = consoleUnderTest();
    sandbox.switchesKept = { CREDIT: false };
    switches.opened();
    await settled();
    sandbox.switchesKept = { CREDIT: true };
    await world.resetConfirmed();
    await settled();
    expect(switches.products[0]?.on).toBe(true);
  });

  it('are boxes with the products’ names in the demo world’s page', async () => {
    const world = consoleUnderTest('#/world');
    render(<Console parts={world.parts} locale="zh-CN" catalogue={words} onLocaleChanged={() => {}} />);
    const box = await screen.findByRole('checkbox', { name: '应收账款融资' });
    expect(within(screen.getByRole('region', { name: '融资资料开关' })).getAllByRole('checkbox')).toHaveLength(2);
    await act(async () => void fireEvent.click(box));
    expect([
      world.sandbox.switchesKept,
      (await screen.findByRole<HTMLInputElement>('checkbox', { name: '应收账款融资' })).checked,
    ]).toEqual([{ CREDIT: true, EST: false }, false]);
  });

  it('say why they cannot be shown, and are shown once they can', async () => {
    const world = consoleUnderTest('#/world');
    const { switches } = world.parts;
    render(<Console parts={world.parts} locale="zh-CN" catalogue={words} onLocaleChanged={() => {}} />);
    await screen.findByRole('checkbox', { name: '应收账款融资' });
    world.sandbox.refusal = new PortFault('offline');
    await act(async () => switches.load());
    const card = within(screen.getByRole('region', { name: '融资资料开关' }));
    expect(card.queryByRole('checkbox')).toBeNull();
    world.sandbox.refusal = undefined;
    await act(async () => switches.load());
    expect(card.getAllByRole('checkbox')).toHaveLength(2);
  });
});
