import { runInAction, when } from 'mobx';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProductCode } from '../../../src/domain/catalogue/product-code.ts';
import { en } from '../../../features/support/every-word.ts';
import { openOffice, until, type Office, type Seat } from '../../builders/office.ts';

let office: Office;
let zhou: Seat;

beforeEach(async () => {
  office = await openOffice();
  zhou = await office.seat('zhousiyuan');
});
afterEach(() => office.close());

/** The present host offers only these products; without names it offers all. */
function offers(...products: ProductCode[]): void {
  const { session } = zhou.presenters;
  runInAction(() => (session.pageConfig = { ...session.pageConfig, products }));
}

describe('a host that does not offer every product of the user', () => {
  it('marks found packages of other products, and does not open them', async () => {
    const palette = await zhou.presenters.finding();
    palette.opened((key) => en[key]);
    palette.typed('启衡');
    office.clock.advance(200);
    await when(() => !palette.searching);
    const found = (): readonly boolean[] =>
      palette.groups
        .flatMap(({ entries }) => entries)
        .filter(({ id }) => id.startsWith('DD'))
        .map(({ isHere }) => isHere);
    expect(new Set(found())).toEqual(new Set([true]));
    offers('LETTER_OF_GUARANTEE');
    expect(new Set(found())).toEqual(new Set([false]));
    const before = zhou.place();
    palette.pointedAt(
      palette.groups.flatMap(({ entries }) => entries).find(({ id }) => id.startsWith('DD'))?.place ?? -1,
    );
    expect([palette.openChosen(), zhou.place()]).toEqual([false, before]);
    offers();
    expect([palette.openChosen(), zhou.place()]).toEqual([true, expect.stringContaining('/detail?p=DD')]);
  });

  it('opens only its own pages from messages and list rows', async () => {
    const box = await zhou.presenters.messages();
    const list = zhou.presenters.packageList('credit');
    list.opened('');
    await until(() => list.rows.kind === 'ready' && list.rows.value.length > 0);
    const [row] = list.rows.kind === 'ready' ? list.rows.value : [];
    if (!row) throw new Error('No row');
    const opens = (): readonly boolean[] => [
      box.opensHere(row),
      list.opensHere(row),
      box.opensHere({ path: '/my/message/index' }),
    ];
    expect(opens()).toEqual([true, true, true]);
    offers('LETTER_OF_GUARANTEE');
    expect(opens()).toEqual([false, false, true]);
    const before = zhou.place();
    list.rowOpened(row);
    expect(zhou.place()).toBe(before);
    offers('LETTER_OF_GUARANTEE', 'CREDIT');
    list.rowOpened(row);
    expect([opens(), zhou.place()]).toEqual([[true, true, true], row.action.path]);
    list.left();
  });

  it('marks receivables handled elsewhere, with the number of their package', async () => {
    const receivables = zhou.presenters.receivables();
    receivables.addressChanged('');
    await until(() => receivables.rows.kind === 'ready');
    const leads = (): readonly (string | undefined)[] =>
      receivables.rows.kind === 'ready' ? receivables.rows.value.map((each) => each.leads?.to) : [];
    expect(leads()).not.toContain('other-platform');
    const led = leads().filter((to) => to !== undefined).length;
    offers('LETTER_OF_GUARANTEE');
    expect([
      led > 0,
      leads().filter((to) => to === 'other-platform').length >= led,
      leads().some((to) => to === 'package' || to === 'create'),
    ]).toEqual([true, true, false]);
    const packaged =
      receivables.rows.kind === 'ready'
        ? receivables.rows.value.find((each) => each.leads?.number.startsWith('DD'))
        : undefined;
    expect(packaged?.leads?.to).toBe('other-platform');
    receivables.left();
  });
});
