import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../../features/support/assemblies/portal-container.ts';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import type { Navigator } from '../../../../src/application/ports/navigator.ts';
import { emptyFilter } from '../../../../src/application/ports/evidence/package-list.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import type { Preferences } from '../../../../src/application/ports/preferences.ts';
import { nothingPicked, updatePicks } from '../../../../src/domain/evidence/shared/picked-packages.ts';
import { BookSwitch } from '../../../../src/presentation/evidence/package-list/book-switch.ts';
import { SavedSelection } from '../../../../src/presentation/evidence/package-list/saved-selection.ts';
import { ListAppearance } from '../../../../src/presentation/evidence/package-list/list-appearance.ts';
import { ListViews } from '../../../../src/presentation/evidence/package-list/list-views.ts';
import { ListSelection } from '../../../../src/presentation/evidence/package-list/list-selection.ts';
import { PickedList } from '../../../../src/presentation/evidence/package-list/picked-list.ts';
import { firstPlace } from '../../../../src/presentation/evidence/shared/list-address.ts';
import { SessionStore } from '../../../../src/presentation/identity/session-store.ts';
import { never, zhou } from '../../../builders/message-boxes.ts';

let session: SessionStore;
const quiet = async (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

beforeEach(async () => {
  session = new SessionStore(
    { pageConfig: never },
    { current: async () => zhou, switchRole: never, stay: never, signOut: async () => undefined },
  );
  await session.load();
});

describe('the selection tool of a list', () => {
  const look = () =>
    ({
      scope: { book: 'credit', side: 'finance' },
      asked: emptyFilter,
      sortBy: 'createdAt',
      descending: true,
      shown: [],
      maySubmit: true,
    }) as const;
  const pickedList = (): PickedList =>
    new PickedList(look, { desk: { facts: never }, downloads: undefined, session, batch: never });
  const one = updatePicks(nothingPicked, 'DD-1', true);

  it('is loaded once when requested repeatedly', async () => {
    let fetched = 0;
    const picks = new ListSelection({
      look,
      kept: new SavedSelection(),
      session,
      pick: async () => ((fetched += 1), pickedList()),
    });
    const [first, second] = await Promise.all([picks.picker(), picks.picker()]);
    expect([fetched, first === second, picks.list === first]).toEqual([1, true, true]);
  });

  it('is loaded automatically only when a selection was kept', async () => {
    const kept = new SavedSelection();
    let fetched = 0;
    const opened = async (): Promise<ListSelection> => {
      const picks = new ListSelection({ look, kept, session, pick: async () => ((fetched += 1), pickedList()) });
      picks.opened();
      await quiet();
      return picks;
    };
    expect([(await opened()).list, fetched]).toEqual([undefined, 0]);
    if (session.who) kept.keep(session.who, look(), one);
    expect([(await opened()).list?.picked, fetched]).toEqual([one, 1]);
    if (session.who) kept.keep(session.who, look(), undefined);
    await session.signOut();
    expect([(await opened()).list, fetched]).toEqual([undefined, 1]);
  });

  it('that failed to load rejects, and is loaded again; an automatic load fails silently', async () => {
    const kept = new SavedSelection();
    if (session.who) kept.keep(session.who, look(), one);
    let arrives = false;
    const picks = new ListSelection({
      look,
      kept,
      session,
      pick: async () => (arrives ? pickedList() : Promise.reject(new PortFault('offline'))),
    });
    picks.opened();
    await quiet();
    await expect(picks.picker()).rejects.toMatchObject({ kind: 'offline' });
    arrives = true;
    expect((await picks.picker()).picked).toEqual(one);
  });

  it('restores the kept selection once, and does not override a later one', async () => {
    const kept = new SavedSelection();
    if (session.who) kept.keep(session.who, look(), one);
    const picks = new ListSelection({ look, kept, session, pick: async () => pickedList() });
    const list = await picks.picker();
    list.clear();
    expect((await picks.picker()).isEmpty).toBe(true);
  });

  it('keeps a selection when the list is left, but no empty one and none of a signed-out user', async () => {
    const kept = new SavedSelection();
    const { who } = session;
    if (!who) throw new Error('Nobody is there');
    const picks = new ListSelection({ look, kept, session, pick: async () => pickedList() });
    picks.left();
    expect(kept.of(who, look())).toBeUndefined();
    const list = await picks.picker();
    list.rowTicked('DD-1', true);
    picks.left();
    expect(kept.of(who, look())).toEqual(one);
    list.clear();
    picks.left();
    expect(kept.of(who, look())).toBeUndefined();
    list.rowTicked('DD-1', true);
    await session.signOut();
    picks.left();
    expect(kept.of(who, look())).toBeUndefined();
  });
});

describe('whether new packages can be made in a book', () => {
  it('is assumed until the back end denies it', async () => {
    let switchedOn = false;
    const book = new BookSwitch(
      { bookTerms: async () => ({ switchedOn, rootProducts: undefined }), coreTerms: never },
      session,
    );
    expect(book.off).toBe(false);
    await book.load('credit');
    expect(book.off).toBe(true);
    switchedOn = true;
    await book.load('credit');
    expect(book.off).toBe(false);
  });

  it('is assumed when the request fails; an ended session is noticed', async () => {
    await new BookSwitch(
      { bookTerms: async () => Promise.reject(new PortFault('offline')), coreTerms: never },
      session,
    ).load('credit');
    const book = new BookSwitch(
      { bookTerms: async () => Promise.reject(new PortFault('not-signed-in')), coreTerms: never },
      session,
    );
    await book.load('credit');
    expect([book.off, session.state.kind]).toEqual([false, 'signed-out']);
  });

  it('is ignored after the list is left, whether answered or failed', async () => {
    for (const ends of ['answered', 'failed'] as const) {
      const { promise, resolve, reject } = Promise.withResolvers<{
        readonly switchedOn: boolean;
        readonly rootProducts: undefined;
      }>();
      const book = new BookSwitch({ bookTerms: async () => promise, coreTerms: never }, session);
      const work = book.load('credit');
      book.left();
      if (ends === 'answered') resolve({ switchedOn: false, rootProducts: undefined });
      else reject(new PortFault('not-signed-in'));
      await work;
      expect([ends, book.off, session.state.kind]).toEqual([ends, false, 'signed-in']);
    }
  });
});

it('no views are kept without a signed-in user', async () => {
  await session.signOut();
  const went: string[] = [];
  const views = new ListViews({
    session,
    scope: { book: 'credit', side: 'finance' },
    place: () => firstPlace,
    isPicking: () => false,
    clock: new ManualClock(0),
    sync: never,
    preferences: {
      read: () => undefined,
      write: () => undefined,
      removeAllOf: () => undefined,
      onChosenElsewhere: () => () => undefined,
    },
    navigator: {
      goTo: (path: string) => void went.push(path),
      replaceWith: (path: string) => void went.push(path),
    } as unknown as Navigator,
  });
  expect(views.opened('')).toBe(false);
  views.namingPressed(undefined);
  views.nameTyped('Mine');
  views.nameGiven();
  views.viewChosen('Mine');
  views.openWith('Mine');
  views.remove('Mine');
  expect([views.view, went]).toEqual([
    {
      names: [],
      chosen: undefined,
      usual: undefined,
      mayKeep: false,
      naming: { own: undefined, name: 'Mine', refusal: undefined },
    },
    [],
  ]);
});

describe('the appearance of a list', () => {
  let told: (name: string, value: string) => void;
  let [listening, forgotten] = [0, 0];

  function appearance(issues = false): ListAppearance {
    const kept = memoryStorage();
    [listening, forgotten] = [0, 0];
    const preferences: Preferences = {
      read: (name) => kept.getItem(name) ?? undefined,
      write: (name, value) => kept.setItem(name, value),
      removeAllOf: () => undefined,
      onChosenElsewhere: (listener) => {
        [told, listening] = [listener, listening + 1];
        return () => void (forgotten += 1);
      },
    };
    return new ListAppearance({ preferences, session, issues: () => issues });
  }

  it('follows other windows of the same user only', () => {
    const list = appearance();
    list.opened();
    told(`density:${zhou.userId}`, 'compact');
    expect(list.density).toBe('compact');
    told('density:U-other', 'comfortable');
    told(`columns:${zhou.userId}`, 'comfortable');
    expect(list.density).toBe('compact');
    told(`density:${zhou.userId}`, 'tight');
    expect(list.density).toBe('comfortable');
  });

  it('is observed once from opening to leaving', () => {
    const list = appearance();
    list.opened();
    list.opened();
    expect(listening).toBe(1);
    list.left();
    list.left();
    expect(forgotten).toBe(1);
    list.opened();
    expect(listening).toBe(2);
  });

  it('begins with the usual columns, which differ for the issuing side', () => {
    const [financed, issuing] = [appearance(), appearance(true)];
    for (const list of [financed, issuing]) list.columnToggled('account', true, false);
    financed.columnToggled('supplier', true, false);
    expect([financed.columns?.includes('account'), financed.columns?.includes('supplier')]).toEqual([true, true]);
    expect([
      financed.columns?.includes('payer'),
      issuing.columns?.includes('payer'),
      issuing.columns?.includes('supplier'),
    ]).toEqual([true, false, true]);
  });

  it('is not stored without a signed-in user', async () => {
    await session.signOut();
    const list = appearance();
    list.densityChosen('compact');
    list.columnToggled('account', true, false);
    expect([list.density, list.columns?.includes('account'), appearance().density]).toEqual([
      'compact',
      true,
      'comfortable',
    ]);
  });
});
