import { describe, expect, it } from 'vitest';
import { shanghaiInstant } from '../../../../src/domain/calendar/plain-date.ts';
import {
  expediteRequestSinceSubmission,
  lastExpediteRequest,
  mayExpedite,
} from '../../../../src/domain/evidence/materials/expedite-requests.ts';
import { sideOf, stageOf } from '../../../../src/domain/evidence/materials/package-stage.ts';
import { packageStates } from '../../../../src/domain/evidence/materials/package-state.ts';
import type { LoggedAction } from '../../../../src/domain/evidence/materials/progress.ts';

const line = (action: LoggedAction, at: number, detail = '') => ({ action, at, actorName: '周思远', detail });
const reviewed = { state: 'UN_AUDIT', fundedAt: undefined };

describe('asking the platform to hurry', () => {
  it.each(packageStates)('is possible while the platform has the package, and only then: %s', (state) => {
    const theirs = sideOf(stageOf({ state, fundedAt: undefined })) === 'platform';
    expect(mayExpedite({ state, fundedAt: undefined }, undefined, 0)).toEqual(
      theirs ? { allowed: true } : { allowed: false, because: 'not-with-platform' },
    );
  });

  it('is possible once a Shanghai day, to its last minute', () => {
    const last = { at: shanghaiInstant('2026-11-22') };
    expect(mayExpedite(reviewed, last, shanghaiInstant('2026-11-22', 23.99))).toEqual({
      allowed: false,
      because: 'expedited-today',
      again: '2026-11-23',
    });
    expect(mayExpedite(reviewed, last, shanghaiInstant('2026-11-23'))).toEqual({ allowed: true });
    expect(
      mayExpedite(reviewed, { at: shanghaiInstant('2026-12-31', 23) }, shanghaiInstant('2026-12-31', 23)),
    ).toMatchObject({ again: '2027-01-01' });
  });

  it('is shown by the last line of the log about it, and applies to the submission before it', () => {
    expect(lastExpediteRequest([line('submitted', 1)])).toBeUndefined();
    const log = [line('submitted', 1), line('expedited', 2, '急'), line('returned', 3), line('expedited', 4, '很急')];
    expect(lastExpediteRequest(log)).toEqual({ at: 4, by: '周思远', reason: '很急' });
    expect(expediteRequestSinceSubmission(log)).toEqual({ at: 4, by: '周思远', reason: '很急' });
    expect(expediteRequestSinceSubmission([...log, line('submitted', 5)])).toBeUndefined();
    expect(lastExpediteRequest([...log, line('submitted', 5)])).toMatchObject({ at: 4 });
  });

  it('applies after a withdrawal and a new submission, until the package is returned and submitted again', () => {
    const again = [line('submitted', 1), line('expedited', 2, '急'), line('withdrawn', 3), line('submitted', 4)];
    expect(expediteRequestSinceSubmission(again)).toMatchObject({ at: 2 });
    expect(expediteRequestSinceSubmission([...again, line('withdrawn', 5), line('submitted', 6)])).toMatchObject({
      at: 2,
    });
    expect(expediteRequestSinceSubmission([...again, line('expedited', 5, '很急')])).toMatchObject({ at: 5 });
    expect(expediteRequestSinceSubmission([...again, line('returned', 5), line('submitted', 6)])).toBeUndefined();
    expect(
      expediteRequestSinceSubmission([
        ...again,
        line('returned', 5),
        line('submitted', 6),
        line('withdrawn', 7),
        line('submitted', 8),
      ]),
    ).toBeUndefined();
  });
});
