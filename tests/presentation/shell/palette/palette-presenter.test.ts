import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { RecordingNavigator } from '../../../../features/support/recording-navigator.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import { neutralPageConfig } from '../../../../src/domain/platform/page-config.ts';
import { PagesSource } from '../../../../src/presentation/shell/palette/pages-source.ts';
import { PalettePresenter } from '../../../../src/presentation/shell/palette/palette-presenter.ts';
import type { FoundGroup } from '../../../../src/presentation/shared/found-group.ts';
import { SessionStore } from '../../../../src/presentation/identity/session-store.ts';
import { never, zhou } from '../../../builders/message-boxes.ts';

/** The requests to the records search, each answered by the test. */
let asked: { readonly text: string; readonly answer: PromiseWithResolvers<readonly FoundGroup[]> }[];
let answered: readonly FoundGroup[];
let questionsOpened: number;
let isOffered: boolean;
let hasTrade: boolean;
let clock: ManualClock;
let navigator: RecordingNavigator;
let palette: PalettePresenter;

const found = (name: FoundGroup['name'], ...ids: readonly string[]): FoundGroup => ({
  name,
  entries: ids.map((id) => ({ id, name: id, about: [], path: `/credit/finance-data/detail?p=${id}` })),
});
const packages = (...ids: readonly string[]): readonly FoundGroup[] => [found('search.packages', ...ids)];
const shown = (): readonly string[] => palette.groups.flatMap(({ entries }) => entries.map(({ id }) => id));
/** Waits until all pending work is done. */
const rest = async (): Promise<void> => new Promise((done) => setImmediate(done));

/** Types a text, and waits until it is searched. */
async function typed(text: string): Promise<void> {
  palette.typed(text);
  clock.advance(200);
  await rest();
}
async function comes(turn: number, groups: readonly FoundGroup[] | PortFault): Promise<void> {
  const answer = asked[turn]?.answer;
  if (groups instanceof PortFault) answer?.reject(groups);
  else answer?.resolve(groups);
  await rest();
}

beforeEach(async () => {
  hasTrade = false;
  [asked, answered, questionsOpened, isOffered, clock, navigator] = [
    [],
    [],
    0,
    true,
    new ManualClock(0),
    new RecordingNavigator(),
  ];
  const session = new SessionStore(
    { pageConfig: async () => ({ ...neutralPageConfig, products: ['CREDIT'] }) },
    { current: async () => zhou, switchRole: never, stay: never, signOut: never },
  );
  await session.start();
  palette = new PalettePresenter({
    session,
    navigator,
    clock,
    pages: new PagesSource(session),
    recent: { entries: [] },
    records: {
      get isOffered() {
        return isOffered;
      },
      find: async (text) => {
        const answer = Promise.withResolvers<readonly FoundGroup[]>();
        asked.push({ text, answer });
        return answer.promise;
      },
    },
    trade: {
      get isOffered() {
        return hasTrade;
      },
      find: async () => [found('search.trade-applications', 'QF1')],
    },
    topics: { reset: () => (questionsOpened += 1), find: async () => answered },
  });
  palette.opened(() => '');
});

describe('the search', () => {
  it('shows records before questions', async () => {
    answered = [found('search.help', 'H')];
    await typed('DD1');
    await comes(0, packages('DD1'));
    expect([shown(), questionsOpened]).toEqual([['DD1', 'H'], 1]);
  });

  it('finds only questions when records are not offered', async () => {
    [isOffered, answered] = [false, [found('search.help', 'H')]];
    await typed('DD1');
    expect([asked, shown(), palette.searching]).toEqual([[], ['H'], false]);
  });

  it('shows the trade between records and questions, also without records', async () => {
    [hasTrade, answered] = [true, [found('search.help', 'H')]];
    await typed('QF1');
    await comes(0, packages('DD1'));
    expect(shown()).toEqual(['DD1', 'QF1', 'H']);
    isOffered = false;
    await typed('QF12');
    expect([palette.offersRecords, shown()]).toEqual([true, ['QF1', 'H']]);
  });

  it('shows only the results of the latest text', async () => {
    await typed('DD1');
    await comes(0, packages('DD1'));
    await typed('DD2');
    expect([shown(), palette.searching]).toEqual([[], true]);
    await typed('DD3');
    await comes(1, packages('DD2'));
    expect([shown(), palette.searching]).toEqual([[], true]);
    await comes(2, packages('DD3'));
    expect([shown(), palette.searching]).toEqual([['DD3'], false]);
  });

  it('continues while the user types, and ignores earlier answers', async () => {
    await typed('DD1');
    palette.typed('DD12');
    await comes(0, packages('DD1'));
    expect([shown(), palette.searching]).toEqual([[], true]);
  });

  it.each<[string, () => void]>([
    ['too little is asked', () => palette.typed('D')],
    ['nothing is asked', () => palette.typed('')],
    ['it was closed', () => palette.closed()],
  ])('ignores an answer after %s', async (_why, happens) => {
    await typed('DD1');
    happens();
    expect(palette.searching).toBe(false);
    await comes(0, packages('DD1'));
    palette.typed('D');
    expect([shown(), palette.searching]).toEqual([[], false]);
  });

  it('keeps results and choice when only blanks are typed', async () => {
    await typed('DD1');
    await comes(0, packages('DD1', 'DD2'));
    palette.choiceMoved(1);
    await typed('DD1 ');
    expect([asked.map(({ text }) => text), palette.chosen, shown()]).toEqual([['DD1'], 1, ['DD1', 'DD2']]);
  });

  it('shows that it runs again after a retry', async () => {
    await typed('DD1');
    await comes(0, new PortFault('offline'));
    expect([palette.failure?.kind, palette.searching]).toEqual(['offline', false]);
    const again = palette.retryPressed();
    expect([palette.failure, palette.searching]).toEqual([undefined, true]);
    await rest();
    await comes(1, packages('DD1'));
    await again;
    expect([shown(), palette.searching]).toEqual([['DD1'], false]);
  });

  it('clears its failure when another text is typed', async () => {
    await typed('DD1');
    await comes(0, new PortFault('offline'));
    palette.typed('DD2');
    expect(palette.failure).toBeUndefined();
  });
});

it('Enter stays at a result of another platform', async () => {
  await typed('DD1');
  await comes(0, [
    {
      name: 'search.packages',
      entries: [{ id: 'DD1', name: 'DD1', about: [], path: '/est/finance-data/detail?p=DD1' }],
    },
  ]);
  expect([palette.groups[0]?.entries[0]?.isHere, palette.openChosen(), navigator.current()]).toEqual([
    false,
    false,
    '/',
  ]);
});

it('the choice returns to the first result after closing', async () => {
  await typed('DD1');
  await comes(0, packages('DD1', 'DD2'));
  palette.choiceMoved(1);
  palette.closed();
  expect([palette.text, palette.chosen]).toEqual(['', 0]);
});
