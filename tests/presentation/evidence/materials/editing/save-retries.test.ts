import { describe, expect, it } from 'vitest';
import { PortFault } from '../../../../../src/application/ports/port-fault.ts';
import { SaveRetries } from '../../../../../src/presentation/evidence/materials/editing/save-retries.ts';

const lost = new PortFault('offline');
const waits = [4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000];

describe('a failed save', () => {
  it('is repeated after growing pauses, a limited number of times', () => {
    const retries = new SaveRetries();
    for (const again of waits) expect(retries.after(lost)).toEqual({ save: { kind: 'kept-here' }, delay: again });
    expect(retries.after(lost)).toMatchObject({
      save: { kind: 'failed', failure: { kind: 'offline' } },
      delay: undefined,
    });
    retries.startAgain();
    expect(retries.after(lost).delay).toBe(4_000);
  });

  it('is not repeated automatically when it was refused', () => {
    expect(new SaveRetries().after(new PortFault('refused', { code: 'E7' }))).toMatchObject({
      save: { kind: 'failed', failure: { code: 'E7' } },
      delay: undefined,
    });
  });

  it('stays in this browser, without a repetition, when the user is signed out', () => {
    expect(new SaveRetries().after(new PortFault('not-signed-in'))).toEqual({
      save: { kind: 'kept-here' },
      delay: undefined,
    });
  });
});
