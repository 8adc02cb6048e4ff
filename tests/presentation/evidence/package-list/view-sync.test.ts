import { beforeEach, describe, expect, it } from 'vitest';
import type { PreferenceName } from '../../../../src/application/ports/preferences.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import type { KeptViews } from '../../../../src/domain/evidence/shared/kept-views.ts';
import { placeFromAddress } from '../../../../src/presentation/evidence/shared/list-address.ts';
import { SavedViews } from '../../../../src/presentation/evidence/package-list/saved-views.ts';
import { ViewSync } from '../../../../src/presentation/evidence/package-list/view-sync.ts';
import type { SessionStore } from '../../../../src/presentation/identity/session-store.ts';
import type { Toasts } from '../../../../src/presentation/shared/toasts.ts';

const scope = { book: 'credit', side: 'finance' } as const;
const none: KeptViews = { views: [], usual: undefined };

let server: { revision: number; kept: KeptViews; fault: PortFault | undefined; reads: number; writes: number };
let told: string[];
let faults: unknown[];

beforeEach(() => {
  server = { revision: 0, kept: none, fault: undefined, reads: 0, writes: 0 };
  [told, faults] = [[], []];
});

/** One window, with the synchronisation of its views. */
function opened() {
  const choices = new Map<PreferenceName, string>();
  const views = new SavedViews(
    { read: (name) => choices.get(name), write: (name, value) => void choices.set(name, value) },
    'U1',
    scope,
  );
  const sync = new ViewSync({
    scope,
    views,
    session: { faultSeen: (thrown: unknown) => void faults.push(thrown) } as unknown as SessionStore,
    toasts: { show: (tone: string) => void told.push(tone) } as unknown as Toasts,
    desk: {
      read: async () => {
        server.reads += 1;
        if (server.fault) throw server.fault;
        return { revision: server.revision, kept: server.kept };
      },
      write: async (_scope, revision, kept) => {
        server.writes += 1;
        if (server.fault) throw server.fault;
        if (revision !== server.revision) return undefined;
        server.kept = kept;
        return (server.revision += 1);
      },
    },
  });
  let done = Promise.resolve();
  views.onChanged = (change) => void (done = sync.send(change));
  return { views, sync, settled: async () => done, names: () => views.views.map(({ name }) => name) };
}
const kept = () => server.kept.views.map(({ name }) => name);
const returned = placeFromAddress('?states=returned');
const waiting = placeFromAddress('?view=waiting');

describe('views synchronised between machines', () => {
  it('are shown as the server keeps them, whatever this browser had', async () => {
    Object.assign(server, {
      revision: 3,
      kept: { views: [{ name: '退回的', address: '?states=returned' }], usual: '退回的' },
    });
    const here = opened();
    await here.sync.fetch();
    expect([here.names(), here.views.usual?.name, server.writes]).toEqual([['退回的'], '退回的', 0]);
  });

  it('start with the views of this browser, once', async () => {
    const here = opened();
    here.views.onChanged = () => undefined;
    here.views.add('退回的', returned);
    await here.sync.fetch();
    expect([kept(), server.revision]).toEqual([['退回的'], 1]);
    const other = opened();
    other.views.onChanged = () => undefined;
    other.views.add('等我的', waiting);
    await other.sync.fetch();
    expect([other.names(), kept(), server.revision]).toEqual([['退回的'], ['退回的'], 1]);
  });

  it('start empty when there are none', async () => {
    await opened().sync.fetch();
    expect([server.reads, server.writes]).toEqual([1, 0]);
  });

  it('are saved one change after the other, without another read', async () => {
    const here = opened();
    await here.sync.fetch();
    here.views.add('退回的', returned);
    here.views.add('等我的', waiting);
    here.views.openWith('等我的');
    await here.settled();
    expect([kept(), server.kept.usual, server.reads]).toEqual([['退回的', '等我的'], '等我的', 1]);
  });

  it('merge the changes of two windows, removals too', async () => {
    const [one, two] = [opened(), opened()];
    one.views.add('退回的', returned);
    await one.settled();
    await two.sync.fetch();
    one.views.add('等我的', waiting);
    await one.settled();
    two.views.rename('退回的', '要改的');
    await two.settled();
    expect([kept(), two.names()]).toEqual([
      ['要改的', '等我的'],
      ['要改的', '等我的'],
    ]);
    one.views.remove('等我的');
    await one.settled();
    expect([kept(), one.names()]).toEqual([['要改的'], ['要改的']]);
  });

  it('of one name in two windows become one, within the limit', async () => {
    const [one, two] = [opened(), opened()];
    await Promise.all([one.sync.fetch(), two.sync.fetch()]);
    for (let index = 0; index < 8; index += 1) one.views.add(`第 ${index} 个`, placeFromAddress(`?q=${index}`));
    await one.settled();
    two.views.add('第 0 个', returned);
    await two.settled();
    two.views.add('又一个', waiting);
    await two.settled();
    expect([kept().length, server.kept.views[0]?.address, two.names().length]).toEqual([8, '?q=0', 8]);
  });

  it('stay here with a message when saving fails; a failed load has no message', async () => {
    server.fault = new PortFault('offline');
    const here = opened();
    await here.sync.fetch();
    expect([told, faults.length]).toEqual([[], 1]);
    here.views.add('退回的', returned);
    await here.settled();
    expect([here.names(), told, kept()]).toEqual([['退回的'], ['bad'], []]);
    server.fault = undefined;
    here.views.add('等我的', waiting);
    await here.settled();
    expect([kept(), told]).toEqual([['退回的', '等我的'], ['bad']]);
  });

  it('are repaired as far as possible when they are invalid', async () => {
    Object.assign(server, {
      revision: 1,
      kept: {
        views: [
          { name: '\u202E退回的 ', address: '?states=nonsense&evil=1&q=a' },
          { name: '退回的', address: '?q=b' },
          { name: ' ', address: '?q=c' },
        ],
        usual: '没有',
      },
    });
    const here = opened();
    await here.sync.fetch();
    expect([here.views.views, here.views.usual]).toEqual([[{ name: '退回的', address: '?q=a' }], undefined]);
  });
});
