import { when } from 'mobx';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { books } from '../../../src/domain/catalogue/books.ts';
import { openBooks } from '../../../src/domain/evidence/shared/book-policies.ts';
import type { PalettePresenter, PlacedEntry } from '../../../src/presentation/shell/palette/palette-presenter.ts';
import { word, type Message } from '../../../src/words/catalogue.ts';
import { en } from '../../../features/support/every-word.ts';
import { openOffice, type Office, type Seat } from '../../builders/office.ts';

let office: Office;
let zhou: Seat;
let palette: PalettePresenter;

beforeEach(async () => {
  office = await openOffice();
  zhou = await office.seat('zhousiyuan');
  palette = await zhou.presenters.finding();
  palette.opened((key) => en[key]);
});
afterEach(() => office.close());

const words = (part: string | Message): string => (typeof part === 'string' ? part : word(en, part));
const named = (group: string): readonly string[] =>
  (palette.groups.find(({ name }) => en[name] === group)?.entries ?? []).map(({ name }) => words(name));
const all = (): readonly PlacedEntry[] => palette.groups.flatMap(({ entries }) => entries);

async function looked(text: string): Promise<void> {
  palette.typed(text);
  office.clock.advance(200);
  await when(() => !palette.searching);
}

describe('the palette without a question', () => {
  it('lists every page of the role once, home first', () => {
    expect(palette.groups.map(({ name }) => en[name])).toEqual(['Pages']);
    const names = all().map(({ name, about }) => [words(name), ...about.map(words)].join(' '));
    expect(names.slice(0, 2)).toEqual(['Home', 'All to-dos']);
    expect(names).toEqual(
      expect.arrayContaining([
        'Messages',
        'Account',
        'New package Digital receivables',
        'Receivables due',
        'All products',
      ]),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(all().filter(({ path }) => /detail|upload/.test(path))).toEqual([]);
    expect(all().map(({ place }) => place)).toEqual(names.map((_name, place) => place));
  });

  it('lists recently opened packages first, per role and person', async () => {
    const open = async (path: string): Promise<void> => {
      const detail = zhou.presenters.packageDetail(
        openBooks().find((book) => path.startsWith(`${books[book].path}/detail`)) ?? 'credit',
      );
      detail.opened(path.split('=')[1] ?? '');
      await when(() => detail.content.kind !== 'loading');
      detail.left();
    };
    await looked('启衡');
    const [first = '', second = ''] = all()
      .filter(({ id }) => id.startsWith('DD'))
      .map(({ path }) => path);
    palette.closed();
    for (const each of [first, second, first, first, '/credit/finance-data/detail?p=DD20990101-0001']) await open(each);
    expect([named('Packages opened last').length, palette.groups[0]?.entries.map(({ path }) => path)]).toEqual([
      2,
      [first, second],
    ]);
    zhou.preferences.write(
      'recent:ROLE_CORP_OPERATOR:U-zhousiyuan',
      `nowhere DD1,credit ../../evil,credit DD20261119-0031,,x`,
    );
    expect(palette.groups[0]?.entries.map(({ path }) => path)).toEqual([
      '/credit/finance-data/detail?p=DD20261119-0031',
    ]);
    zhou.preferences.removeAllOf('U-zhousiyuan');
    expect(named('Packages opened last')).toEqual([]);
  });
});

describe('a question', () => {
  it('finds pages at once, and records after a pause in typing', async () => {
    palette.typed('receiv');
    expect([named('Pages').length > 0, palette.searching]).toEqual([true, true]);
    office.clock.advance(199);
    palette.typed('RX6101-2026-0087');
    office.clock.advance(199);
    expect([named('Pages'), named('Receivables and payables'), palette.searching]).toEqual([[], [], true]);
    office.clock.advance(1);
    await when(() => !palette.searching);
    expect(named('Receivables and payables')).toContain('RX6101-2026-00871');
  });

  it('links each result to its page', async () => {
    await looked('启衡');
    const company = palette.groups.find(({ name }) => name === 'search.companies')?.entries[0];
    expect(company).toMatchObject({
      name: '启衡重工集团股份有限公司',
      path: `/common/finance-data/index/finance?corpNameCp=${encodeURIComponent('启衡重工集团股份有限公司')}`,
    });
    expect(palette.groups.find(({ name }) => name === 'search.packages')?.entries.at(-1)).toMatchObject({
      path: `/common/finance-data/index/finance?q=${encodeURIComponent('启衡')}`,
    });
    await looked('RX6101-2026-00871');
    expect(all().map(({ path }) => path)).toEqual([
      '/common/receivables/index?q=RX6101-2026-00871',
      expect.stringMatching(/^\/credit\/chain\/holdings\/detail\?id=/u),
    ]);
    palette.openChosen();
    expect(zhou.place()).toBe('/common/receivables/index?q=RX6101-2026-00871');
  });

  it('of one character, or of a role without records, requests nothing', async () => {
    palette.typed('启');
    expect([palette.searching, palette.isTooShort]).toEqual([false, true]);
    await looked('启衡');
    expect(palette.groups.length).toBeGreaterThan(0);
    palette.typed('');
    expect([palette.searching, palette.isTooShort, palette.groups.map(({ name }) => name)]).toEqual([
      false,
      false,
      ['search.pages'],
    ]);
  });

  it('that fails shows why, keeps the pages, and can be repeated', async () => {
    zhou.weather.lost();
    await looked('Mess');
    expect([palette.failure?.kind, named('Pages')]).toEqual(['offline', ['Messages']]);
    zhou.weather.back();
    await palette.retryPressed();
    expect([palette.failure, named('Pages')]).toEqual([undefined, ['Messages']]);
  });
});

describe('help', () => {
  it('is found by the words of its answers, with a link to all when there is more', async () => {
    await looked('XML');
    expect(named('Help').length).toBeGreaterThan(0);
    for (const { path } of palette.groups.find(({ name }) => name === 'search.help')?.entries ?? [])
      expect(path).toMatch(/^\/help(?:\/index\?id=|-center-new\/index\?q=XML)/);
    await looked('package');
    expect(named('Help')).toHaveLength(5);
    expect(named('Help').at(-1)).toBe('Show all in the help centre');
  });

  it('that cannot be loaded does not affect other results', async () => {
    zhou.weather.lost();
    await looked('Messages');
    zhou.weather.back();
    await palette.retryPressed();
    expect(named('Pages')).toEqual(['Messages']);
  });
});

describe('the keyboard', () => {
  it('moves through all results and around the ends; Enter opens the chosen one', () => {
    const { length } = all();
    palette.choiceMoved(-1);
    expect(palette.chosen).toBe(length - 1);
    palette.choiceMoved(1);
    palette.choiceMoved(1);
    expect([palette.chosen, palette.openChosen(), zhou.place()]).toEqual([1, true, all()[1]?.path]);
    palette.typed('消息');
    expect(palette.chosen).toBe(0);
    palette.typed('nowhere at all');
    palette.choiceMoved(1);
    expect([palette.chosen, palette.openChosen()]).toEqual([0, false]);
  });

  it('starts with an empty palette when it opens again', async () => {
    await looked('RX6101-2026-00871');
    palette.choiceMoved(1);
    palette.closed();
    expect([palette.text, palette.chosen, palette.searching, palette.groups.map(({ name }) => name)]).toEqual([
      '',
      0,
      false,
      ['search.pages'],
    ]);
  });
});
