import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import { TemporaryReveal } from '../../../src/presentation/shared/temporary-reveal.ts';

let clock: ManualClock;
let sight: TemporaryReveal<'mobile' | 'mail', string>;
beforeEach(() => {
  clock = new ManualClock(0);
  sight = new TemporaryReveal(clock);
});

const seen = (): readonly string[] => [...sight.shown.values()];

describe('a masked value shown on request', () => {
  it('is shown for thirty seconds, each value separately', () => {
    sight.show('mobile', '1');
    clock.advance(20_000);
    sight.show('mail', '2');
    expect(seen()).toEqual(['1', '2']);
    clock.advance(10_000);
    expect(seen()).toEqual(['2']);
    clock.advance(20_000);
    expect(seen()).toEqual([]);
  });

  it('is shown for thirty seconds from the latest request, also after it was hidden', () => {
    sight.show('mobile', '1');
    clock.advance(20_000);
    sight.hide('mobile');
    expect(seen()).toEqual([]);
    sight.show('mobile', '1');
    clock.advance(29_000);
    expect(seen()).toEqual(['1']);
    clock.advance(1_000);
    expect(seen()).toEqual([]);
  });

  it('is hidden for good when the user leaves', () => {
    sight.show('mobile', '1');
    sight.show('mail', '2');
    sight.hideAll();
    expect(seen()).toEqual([]);
    clock.advance(60_000);
    expect(seen()).toEqual([]);
  });
});
