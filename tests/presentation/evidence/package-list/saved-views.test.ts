import { describe, expect, it } from 'vitest';
import type { PreferenceName } from '../../../../src/application/ports/preferences.ts';
import { firstPlace, placeFromAddress } from '../../../../src/presentation/evidence/shared/list-address.ts';
import { maxViews, SavedViews } from '../../../../src/presentation/evidence/package-list/saved-views.ts';

const scope = { book: 'credit', side: 'finance' } as const;

function browser(kept?: string) {
  const choices = new Map<string, string>(kept === undefined ? [] : [['views:credit:finance:U1', kept]]);
  return {
    choices,
    read: (name: PreferenceName) => choices.get(name),
    write: (name: PreferenceName, value: string) => void choices.set(name, value),
  };
}

const returned = placeFromAddress('?states=returned&page=3&sort=-totalAmount');

describe('saved views of a list', () => {
  it('keep filter and order from the first page, and are restored in this browser', () => {
    const device = browser();
    new SavedViews(device, 'U1', scope).add(' 退回的 ', returned);
    const again = new SavedViews(device, 'U1', scope);
    expect(again.views).toEqual([{ name: '退回的', address: '?states=returned&sort=-totalAmount' }]);
    expect([
      again.of(returned)?.name,
      again.of(placeFromAddress('?sort=-totalAmount&states=returned'))?.name,
      again.of(firstPlace),
    ]).toEqual(['退回的', '退回的', undefined]);
  });

  it('belong to one person, one book and one side', () => {
    const device = browser();
    new SavedViews(device, 'U1', scope).add('退回的', returned);
    const others = [
      new SavedViews(device, 'U2', scope),
      new SavedViews(device, 'U1', { ...scope, side: 'issue' }),
      new SavedViews(device, 'U1', { ...scope, book: undefined }),
      new SavedViews(device, 'U1', { ...scope, book: 'est' }),
    ];
    expect(others.map(({ views }) => views.length)).toEqual([0, 0, 0, 0]);
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['退回的', 'taken'],
    ['另一个', undefined],
    ['名'.repeat(40), undefined],
    ['名'.repeat(41), 'too-long'],
  ])('a name like %j is refused as %s', (name, refusal) => {
    const views = new SavedViews(browser(), 'U1', scope);
    views.add('退回的', returned);
    expect(views.refusalOf(name, undefined)).toBe(refusal);
    views.add(name, placeFromAddress('?q=启衡'));
    expect(views.views.length).toBe(refusal === undefined ? 2 : 1);
  });

  it('are limited in number', () => {
    const views = new SavedViews(browser(), 'U1', scope);
    for (let index = 0; index <= maxViews; index += 1) views.add(`第 ${index} 个`, placeFromAddress(`?q=${index}`));
    expect([views.views.length, views.refusalOf('又一个', undefined), views.refusalOf('换个名字', '第 0 个')]).toEqual([
      maxViews,
      'too-many',
      undefined,
    ]);
  });

  it('can open the list, keep doing so under a new name, and stop when removed', () => {
    const device = browser();
    const views = new SavedViews(device, 'U1', scope);
    views.add('退回的', returned);
    views.openWith('退回的');
    views.rename('退回的', '要改的');
    expect([views.usual?.name, new SavedViews(device, 'U1', scope).usual?.name]).toEqual(['要改的', '要改的']);
    views.remove('要改的');
    expect([views.usual, views.views, device.choices.get('views:credit:finance:U1')]).toEqual([undefined, [], '']);
  });

  it('a name is offered neither for all packages nor for a view that has one', () => {
    const views = new SavedViews(browser(), 'U1', scope);
    views.add('退回的', returned);
    expect(
      [firstPlace, { ...firstPlace, page: 4 }, returned, placeFromAddress('?view=waiting')].map((place) =>
        views.isWorthKeeping(place),
      ),
    ).toEqual([false, false, false, true]);
  });

  it.each([
    ['nonsense', '{'],
    ['nothing', 'null'],
    ['a list', '[]'],
    ['views that are none', '{"views":[1,null,{"name":"x"},{"name":"","address":""},{"name":3,"address":"?"}]}'],
    ['a name too long', JSON.stringify({ views: [{ name: 'x'.repeat(41), address: '?q=1' }] })],
  ])('stored as %s are none', (_what, kept) => {
    expect(new SavedViews(browser(kept), 'U1', scope).views).toEqual([]);
  });

  it('lead only to places of the list, whatever was stored', () => {
    const kept = JSON.stringify({
      views: [{ name: '旧的', address: 'https://elsewhere.example/?q=1&constructor=2&page=9' }],
      usual: 'constructor',
    });
    const views = new SavedViews(browser(kept), 'U1', scope);
    expect([views.views[0]?.address, views.usual]).toEqual([expect.not.stringContaining('elsewhere'), undefined]);
  });
});
