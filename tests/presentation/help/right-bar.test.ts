import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import { RightBar } from '../../../src/presentation/help/shared/right-bar.ts';
import { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import { never, zhou } from '../../builders/message-boxes.ts';

let clock: ManualClock;
let kept: Map<string, string>;

async function opened(): Promise<RightBar> {
  const session = new SessionStore(
    { pageConfig: never },
    { current: async () => zhou, switchRole: never, stay: never, signOut: never },
  );
  await session.load();
  const bar = new RightBar({
    session,
    clock,
    preferences: { read: (name) => kept.get(name), write: (name, value) => void kept.set(name, value) },
    asksSatisfaction: true,
    hasHelp: (path) => path === '/index',
  });
  bar.pageOpened('/index');
  return bar;
}

const onDesk = { small: false, crowded: false };
let bar: RightBar;
beforeEach(async () => {
  [clock, kept] = [new ManualClock(1_000_000), new Map()];
  bar = await opened();
  bar.barDrawn(onDesk);
});

describe('the right bar', () => {
  it('slides out after seven idle seconds, and the ball brings it back for seven more', () => {
    clock.advance(6_999);
    expect(bar.isOut).toBe(false);
    clock.advance(1);
    expect(bar.isOut).toBe(true);
    bar.ballApproached();
    clock.advance(6_999);
    expect(bar.isOut).toBe(false);
    clock.advance(1);
    expect(bar.isOut).toBe(true);
  });

  it.each(['pointer', 'focus', 'panel'] as const)('stays while the %s is on it', (by) => {
    clock.advance(6_000);
    bar.holdBegun(by);
    clock.advance(60_000);
    expect(bar.isOut).toBe(false);
    bar.holdEnded(by);
    clock.advance(6_999);
    expect(bar.isOut).toBe(false);
    clock.advance(1);
    expect(bar.isOut).toBe(true);
  });

  it('gives way to content below it, and only there', async () => {
    const beside = await opened();
    beside.barDrawn(onDesk);
    beside.makeRoom();
    expect(beside.isOut).toBe(false);
    const over = await opened();
    over.barDrawn({ ...onDesk, crowded: true });
    over.togglePressed();
    expect(over.isOut).toBe(false);
    over.makeRoom();
    expect(over.isOut).toBe(true);
  });

  it('stays while one of two holds remains', () => {
    bar.holdBegun('pointer');
    bar.holdBegun('focus');
    bar.holdEnded('pointer');
    clock.advance(60_000);
    expect(bar.isOut).toBe(false);
  });

  it('slides out seven seconds after the keyboard left it, too (F-076)', () => {
    bar.holdBegun('focus');
    clock.advance(600_000);
    bar.holdEnded('focus');
    clock.advance(6_999);
    expect(bar.isOut).toBe(false);
    clock.advance(1);
    expect(bar.isOut).toBe(true);
  });

  it('is a ball from the start on a small screen', async () => {
    const small = await opened();
    small.barDrawn({ small: true, crowded: false });
    expect(small.isOut).toBe(true);
  });

  it('is a ball when the page leaves no room, unless the user opened it there', async () => {
    const beside = { ...onDesk, crowded: true };
    const crowded = await opened();
    crowded.barDrawn(beside);
    expect(crowded.isOut).toBe(true);
    crowded.togglePressed();
    const again = await opened();
    again.barDrawn(beside);
    expect([crowded.isOut, again.isOut]).toEqual([false, false]);
  });

  it('stays folded by the user until it is opened again', async () => {
    bar.togglePressed();
    expect(bar.isOut).toBe(true);
    const again = await opened();
    again.barDrawn(onDesk);
    expect(again.isOut).toBe(true);
    again.ballApproached();
    clock.advance(7_000);
    expect((await opened()).isOut).toBe(true);
    again.togglePressed();
    expect([again.isOut, (await opened()).isOut]).toEqual([false, false]);
  });

  it('slides out once: later it starts as a ball, unless the user opened it', async () => {
    clock.advance(7_000);
    const again = await opened();
    again.barDrawn(onDesk);
    expect(again.isOut).toBe(true);
    again.togglePressed();
    clock.advance(7_000);
    expect([again.isOut, (await opened()).isOut]).toEqual([true, false]);
  });

  it('takes a press right after its return as one on the ball, and a later one as folding', () => {
    clock.advance(7_000);
    bar.ballApproached();
    clock.advance(500);
    bar.togglePressed();
    expect(bar.isOut).toBe(false);
    clock.advance(600);
    bar.togglePressed();
    expect(bar.isOut).toBe(true);
  });

  it('scrolls to the top from more than 768 pixels down', () => {
    bar.scrolledTo(768);
    expect(bar.isFarDown).toBe(false);
    bar.scrolledTo(769);
    expect(bar.isFarDown).toBe(true);
  });

  it('shows the icons of its place', () => {
    expect(bar.icons).toEqual(['help', 'college', 'survey', 'note', 'feedback', 'fold']);
    bar.pageOpened('/elsewhere');
    expect(bar.icons).not.toContain('help');
    bar.pageOpened('/guarantee');
    expect(bar.icons).toEqual([]);
  });
});
