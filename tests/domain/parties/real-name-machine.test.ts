import { describe, expect, it } from 'vitest';
import {
  realNamePlaceAfter,
  holderOf,
  isReturned,
  isTakenUp,
  saveTimeInRound,
  mayRevoke,
  realNameActors,
  realNameEvents,
  realNameNodes,
  reviewDays,
  type RealNameActor,
  type RealNameEvent,
  type RealNamePlace,
} from '../../../src/domain/parties/real-name-machine.ts';
import { realNameReviewNodes, reviewOf } from '../../../src/domain/keys/certification.ts';
import { progressSteps } from '../../../src/domain/certification/progress-steps.ts';

const notBegun: RealNamePlace = { state: 'UNAUTH', node: '' };
const certified: RealNamePlace = { state: 'AUTH', node: '' };
type Step = readonly [RealNameEvent, RealNameActor];

/** The place after some steps, and the nodes on the way; throws for a step that is not possible. */
function walked(
  from: RealNamePlace,
  steps: readonly Step[],
  process: 'usual' | 'enterprise' = 'usual',
): readonly string[] {
  const places = [from];
  for (const [event, by] of steps) {
    const last = places.at(-1) ?? from;
    const next = realNamePlaceAfter(last, event, by, process);
    if (!next) throw new Error(`${event} by ${by} cannot happen at ${last.node || last.state}`);
    places.push(next);
  }
  return places.slice(1).map(({ state, node }) => `${state} ${node}`.trim());
}

/** Every place that is reachable from the beginning, by any events of any party. */
function reachable(): readonly RealNamePlace[] {
  const seen = new Map<string, RealNamePlace>([['UNAUTH', notBegun]]);
  for (const place of seen.values())
    for (const event of realNameEvents)
      for (const by of realNameActors)
        for (const process of ['usual', 'enterprise'] as const) {
          const next = realNamePlaceAfter(place, event, by, process);
          if (next) seen.set(`${next.state} ${next.node}`.trim(), next);
        }
  return [...seen.values()];
}

const toFirst: readonly Step[] = [
  ['submit', 'submitter'],
  ['take', 'first-reviewer'],
];
const toSecond: readonly Step[] = [...toFirst, ['pass', 'first-reviewer'], ['take', 'second-reviewer']];

describe('real-name authentication', () => {
  it('knows the nodes of the documents and no others', () => {
    expect([...realNameNodes].toSorted()).toEqual([...realNameReviewNodes].toSorted());
  });

  it.each([
    [
      'passes both reviews',
      notBegun,
      [...toSecond, ['pass', 'second-reviewer']],
      'usual',
      [
        'VERIFYING SUBMIT_1ST',
        'VERIFYING APPROVEING_1ST',
        'VERIFYING APPROVE_PASS_1ND',
        'VERIFYING APPROVEING_2ND',
        'AUTH',
      ],
    ],
    [
      'is returned and submitted again',
      notBegun,
      [...toFirst, ['return', 'first-reviewer'], ['resubmit', 'submitter'], ['take', 'first-reviewer']],
      'usual',
      [
        'VERIFYING SUBMIT_1ST',
        'VERIFYING APPROVEING_1ST',
        'VERIFYING APPROVE_NOPASS_1ST',
        'VERIFYING RESUBMIT_1ST',
        'VERIFYING APPROVEING_1ST',
      ],
    ],
    [
      'returns from the second review to the first',
      notBegun,
      [...toSecond, ['return', 'second-reviewer'], ['take', 'first-reviewer']],
      'usual',
      [
        'VERIFYING SUBMIT_1ST',
        'VERIFYING APPROVEING_1ST',
        'VERIFYING APPROVE_PASS_1ND',
        'VERIFYING APPROVEING_2ND',
        'VERIFYING APPROVE_NOPASS_1ST_2ND',
        'VERIFYING APPROVEING_1ST',
      ],
    ],
    [
      'goes through an enterprise process',
      notBegun,
      [
        ['submit', 'submitter'],
        ['return', 'process'],
        ['resubmit', 'submitter'],
        ['pass', 'process'],
      ],
      'enterprise',
      [
        'VERIFYING SUBMIT_CORP',
        'VERIFYING APPROVE_NOPASS_CORP_2ND',
        'VERIFYING RESUBMIT_CORP',
        'VERIFYING APPROVEING_1ST',
      ],
    ],
    [
      'is recalled by a leader after the first review',
      notBegun,
      [...toFirst, ['pass', 'first-reviewer'], ['leader-revoke', 'leader'], ['take', 'first-reviewer']],
      'usual',
      [
        'VERIFYING SUBMIT_1ST',
        'VERIFYING APPROVEING_1ST',
        'VERIFYING APPROVE_PASS_1ND',
        'VERIFYING LEADER_REVOCATION_1ST',
        'VERIFYING APPROVEING_1ST',
      ],
    ],
    [
      'is recalled by a leader after the second review',
      certified,
      [
        ['leader-revoke', 'leader'],
        ['take', 'second-reviewer'],
        ['pass', 'second-reviewer'],
      ],
      'usual',
      ['UPDATE_VERIFYING LEADER_REVOCATION_2ND', 'UPDATE_VERIFYING APPROVEING_2ND', 'AUTH'],
    ],
    [
      'is returned during a change of certified data',
      certified,
      [
        ['submit', 'submitter'],
        ['take', 'first-reviewer'],
        ['return', 'first-reviewer'],
      ],
      'usual',
      ['UPDATE_VERIFYING SUBMIT_1ST', 'UPDATE_VERIFYING APPROVEING_1ST', 'UPDATE_VERIFYING APPROVE_NOPASS_1ST'],
    ],
    [
      'is withdrawn to the state before its submission',
      notBegun,
      [
        ['submit', 'submitter'],
        ['revoke', 'submitter'],
      ],
      'usual',
      ['VERIFYING SUBMIT_1ST', 'UNAUTH'],
    ],
    [
      'is withdrawn to the existing certification',
      certified,
      [
        ['submit', 'submitter'],
        ['revoke', 'submitter'],
      ],
      'enterprise',
      ['UPDATE_VERIFYING SUBMIT_CORP', 'AUTH'],
    ],
    [
      'is withdrawn to the return',
      notBegun,
      [...toFirst, ['return', 'first-reviewer'], ['resubmit', 'submitter'], ['revoke', 'submitter']],
      'usual',
      [
        'VERIFYING SUBMIT_1ST',
        'VERIFYING APPROVEING_1ST',
        'VERIFYING APPROVE_NOPASS_1ST',
        'VERIFYING RESUBMIT_1ST',
        'VERIFYING APPROVE_NOPASS_1ST',
      ],
    ],
  ] as const)('%s', (_name, from, steps, process, places) => expect(walked(from, steps, process)).toEqual(places));

  it('reaches every node, and knows for each who has it', () => {
    const places = reachable();
    expect(new Set(places.map(({ node }) => node).filter((node) => node !== ''))).toEqual(new Set(realNameNodes));
    for (const place of places) {
      const review = reviewOf(place.state, place.node);
      expect([place, review === 'none']).toEqual([place, place.node === '']);
      expect([place, holderOf(place) === 'submitter']).toEqual([place, review === 'rejected']);
      expect([place, isReturned(place)]).toEqual([place, review === 'rejected']);
      expect([place, reviewDays(place) > 0]).toEqual([place, place.node !== '']);
      expect(progressSteps(place)).toHaveLength(4);
    }
  });

  it('is certified only by the second review, which follows a passed first review or a recall', () => {
    for (const place of reachable())
      for (const event of realNameEvents)
        for (const by of realNameActors) {
          const next = realNamePlaceAfter(place, event, by, 'usual');
          if (next?.state === 'AUTH' && event !== 'revoke')
            expect([place.node, event, by]).toEqual(['APPROVEING_2ND', 'pass', 'second-reviewer']);
          if (next?.node === 'APPROVEING_2ND')
            expect(['APPROVE_PASS_1ND', 'LEADER_REVOCATION_2ND']).toContain(place.node);
        }
  });

  it('lets only the submitter submit, resubmit or withdraw', () => {
    for (const place of reachable())
      for (const event of ['submit', 'resubmit', 'revoke'] as const)
        for (const by of realNameActors)
          for (const process of ['usual', 'enterprise'] as const)
            if (by !== 'submitter') expect(realNamePlaceAfter(place, event, by, process)).toBeUndefined();
  });

  it('can be withdrawn only before its review begins', () => {
    expect(
      reachable()
        .filter(mayRevoke)
        .map(({ node }) => node)
        .toSorted(),
    ).toEqual([
      'RESUBMIT_1ST',
      'RESUBMIT_1ST',
      'RESUBMIT_CORP',
      'RESUBMIT_CORP',
      'SUBMIT_1ST',
      'SUBMIT_1ST',
      'SUBMIT_CORP',
      'SUBMIT_CORP',
    ]);
  });

  it('keeps its state while it moves between nodes', () => {
    for (const place of reachable())
      for (const event of realNameEvents)
        for (const by of realNameActors) {
          const next = realNamePlaceAfter(place, event, by, 'usual');
          if (next && place.node !== '' && next.node !== '') expect(next.state).toBe(place.state);
        }
  });

  it.each([
    [{ state: 'UNAUTH', node: 'SUBMIT_1ST' }],
    [{ state: 'VERIFYING', node: '' }],
    [{ state: 'AUTH', node: 'APPROVEING_2ND' }],
  ] as const)('allows no event in an impossible state: %o', (place) => {
    for (const event of realNameEvents)
      for (const by of realNameActors) expect(realNamePlaceAfter(place, event, by, 'usual')).toBeUndefined();
  });

  it.each([
    [notBegun, ['now', 'next', 'next', 'next']],
    [certified, ['done', 'done', 'done', 'done']],
    [{ state: 'VERIFYING', node: 'APPROVEING_1ST' }, ['done', 'now', 'next', 'next']],
    [{ state: 'VERIFYING', node: 'APPROVE_NOPASS_1ST' }, ['done', 'bad', 'next', 'next']],
    [{ state: 'VERIFYING', node: 'APPROVEING_2ND' }, ['done', 'done', 'now', 'next']],
  ] as const)('shows the progress of %o', (place, states) =>
    expect(progressSteps(place).map(({ state }) => state)).toEqual(states),
  );
});

describe('a review in a reviewer’s hands', () => {
  it('exists only at the two reviewing nodes', () => {
    expect(realNameNodes.filter((node) => isTakenUp({ state: 'VERIFYING', node }, undefined))).toEqual([
      'APPROVEING_1ST',
      'APPROVEING_2ND',
    ]);
    expect(isTakenUp(notBegun, 'take')).toBe(false);
  });

  it.each<[RealNameEvent, boolean]>([
    ['take', true],
    ['pass', false],
    ['submit', false],
  ])('follows the latest event when it is known: %s', (event, expected) => {
    expect(isTakenUp({ state: 'VERIFYING', node: 'APPROVEING_1ST' }, event)).toBe(expected);
  });
});

describe('the time at which a form was saved in this round', () => {
  it.each<[string, number | undefined, readonly { at: number; by: RealNameActor }[], number | undefined]>([
    ['the reported time before the first event', 5, [], 5],
    [
      'the reported time after a withdrawal',
      5,
      [
        { at: 6, by: 'submitter' },
        { at: 7, by: 'submitter' },
      ],
      5,
    ],
    [
      'missing when the platform has answered since',
      5,
      [
        { at: 5, by: 'submitter' },
        { at: 9, by: 'first-reviewer' },
      ],
      undefined,
    ],
    [
      'the reported time when it was saved after the return',
      10,
      [
        { at: 5, by: 'submitter' },
        { at: 9, by: 'first-reviewer' },
      ],
      10,
    ],
    ['missing when no time is reported', undefined, [{ at: 9, by: 'first-reviewer' }], undefined],
  ])('is %s', (_what, savedAt, steps, expected) => {
    expect(saveTimeInRound(savedAt, steps)).toBe(expected);
  });
});
