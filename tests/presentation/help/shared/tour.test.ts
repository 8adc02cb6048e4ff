import { beforeEach, describe, expect, it } from 'vitest';
import { Tour } from '../../../../src/presentation/help/shared/tour.ts';
import type { SessionStore } from '../../../../src/presentation/shared/session-store.ts';

let kept: Map<string, string>;
let session: SessionStore;
beforeEach(() => {
  kept = new Map();
  session = { who: { userId: 'U-1' } } as unknown as SessionStore;
});
const tour = (): Tour => new Tour(session, { read: (name) => kept.get(name), write: (name, value) => void kept.set(name, value) });

describe('a tour', () => {
  it('is offered on pages that have one, to whoever is signed in', () => {
    expect([tour().offered('/index'), tour().offered('/my/account/info')]).toEqual([true, false]);
    session = {} as SessionStore;
    expect(tour().offered('/index')).toBe(false);
  });

  it('shows what the page has, in order, and goes back no further than its beginning', () => {
    const one = tour();
    one.begun('/index', (step) => step !== 'due');
    expect(one.steps).toEqual(['figures', 'under-way', 'help']);
    one.nextPressed();
    one.backPressed();
    one.backPressed();
    expect(one.step).toBe('figures');
  });

  it('begins nowhere else, and not on a page that shows none of it', () => {
    const one = tour();
    one.begun('/my/account/info', () => true);
    expect(one.step).toBeUndefined();
    one.begun('/index', () => false);
    one.left();
    expect([one.step, kept.size]).toEqual([undefined, 0]);
  });

  it('is remembered for each person and page, once, however it is left', () => {
    const one = tour();
    for (const path of ['/index', '/credit/finance-data/index/finance', '/index']) {
      one.begun(path, () => true);
      one.left();
    }
    expect([kept.get('tour:U-1')?.trim(), one.wasSeen('/index'), one.wasSeen('/est/finance-data/index/finance'), one.wasSeen('/my/account/info')]).toEqual(['home list', true, true, false]);
    session = { who: { userId: 'U-2' } } as unknown as SessionStore;
    expect(tour().wasSeen('/index')).toBe(false);
  });

  it('is over after its last step', () => {
    const one = tour();
    one.begun('/index', (step) => step === 'help');
    one.nextPressed();
    expect([one.step, kept.get('tour:U-1')?.trim()]).toEqual([undefined, 'home']);
  });
});
