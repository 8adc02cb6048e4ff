import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import type { ExportedList } from '../../../src/application/ports/trade/list-exports.ts';
import { message, type Message } from '../../../src/words/catalogue.ts';
import { ListExport } from '../../../src/presentation/trade/shared/list-export.ts';

function exporting(answer: () => Promise<string>) {
  const asked: ExportedList[] = [];
  const told: string[] = [];
  const downloads: { lastEnded: Message | undefined; reloadPressed(): Promise<void> } = observable({
    lastEnded: undefined,
    reloadPressed: async () => void told.push('reloaded'),
  });
  const list = new ListExport({
    exports: { isOffered: true, ask: async (wanted) => (asked.push(wanted), answer()) },
    session: { faultSeen: () => void told.push('fault') } as never,
    toasts: {
      show: (tone: string, { key }: { key: string }) => told.push(`${tone} ${key}`),
      dismissed: (id: number) => void told.push(`dismissed ${id}`),
    } as never,
    downloads: async () => downloads,
  });
  return { list, asked, told, downloads };
}

describe('the export of a list', () => {
  it('asks for the list, says where the file will be, and looks at the downloads', async () => {
    const { list, asked, told } = exporting(async () => 'ledger.xlsx');
    await list.ask({ list: 'ledger', from: '2026-11-01', to: '2026-11-30' });
    expect(asked).toEqual([{ list: 'ledger', from: '2026-11-01', to: '2026-11-30' }]);
    expect(told).toEqual(['ok trade.export-asked', 'reloaded']);
    expect(list.busy).toBe(false);
  });

  it('replaces its note by the one that the file is ready', async () => {
    const { list, told, downloads } = exporting(async () => 'ledger.xlsx');
    await list.ask({ list: 'held' });
    expect(told).toEqual(['ok trade.export-asked', 'reloaded']);
    runInAction(() => (downloads.lastEnded = message('lists.downloads-done', { name: 'ledger.xlsx' })));
    expect(told.slice(2)).toEqual(['dismissed 1']);
  });

  it('keeps its note while another file, which was ready before, is the last one', async () => {
    const { list, told, downloads } = exporting(async () => 'ledger.xlsx');
    runInAction(() => (downloads.lastEnded = message('lists.downloads-done', { name: 'held.xlsx' })));
    await list.ask({ list: 'ledger', from: '2026-11-01', to: '2026-11-30' });
    expect(told).toEqual(['ok trade.export-asked', 'reloaded']);
    runInAction(() => (downloads.lastEnded = message('lists.downloads-done', { name: 'ledger.xlsx' })));
    expect(told.slice(2)).toEqual(['dismissed 1']);
  });

  it('asks once while it is asking', async () => {
    const { list, asked } = exporting(async () => 'held.xlsx');
    await Promise.all([list.ask({ list: 'held' }), list.ask({ list: 'held' })]);
    expect(asked).toHaveLength(1);
  });

  it('says why nothing is gathered', async () => {
    const { list, told } = exporting(async () => Promise.reject(new PortFault('offline')));
    await list.ask({ list: 'held' });
    expect(told[0]).toBe('fault');
    expect(told[1]).toMatch(/^bad /u);
    expect(list.busy).toBe(false);
  });
});
