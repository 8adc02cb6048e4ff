import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyForm } from '../../../../src/domain/certification/shared/certification-form.ts';
import { licenceSlots } from '../../../../src/domain/certification/shared/licence-slots.ts';
import {
  lastDayOf,
  paperVersions,
  slotsEver,
  type PaperRound,
} from '../../../../src/domain/certification/shared/paper-history.ts';

const round = (at: number, ...files: readonly string[]): PaperRound => ({
  at,
  handedInBy: '周思远',
  handedInAt: at - 1,
  slots: [{ slot: 'LEGAL_PERSON', files: files.map((fileId) => ({ fileId })) }],
});
const versions = (...rounds: readonly PaperRound[]) =>
  paperVersions(rounds, 'LEGAL_PERSON').map((each) => [each.round.at, each.replacedAt]);

describe('versions of papers', () => {
  it.each([
    ['none', [], []],
    ['one', [round(1, 'a')], [[1, undefined]]],
    ['the same twice', [round(1, 'a'), round(2, 'a')], [[1, undefined]]],
    [
      'another',
      [round(1, 'a'), round(2, 'b')],
      [
        [2, undefined],
        [1, 2],
      ],
    ],
    [
      'one more page',
      [round(1, 'a'), round(2, 'a', 'b')],
      [
        [2, undefined],
        [1, 2],
      ],
    ],
    ['needed no more', [round(1, 'a'), round(2)], [[1, 2]]],
    [
      'needed again',
      [round(1, 'a'), round(2), round(3, 'a')],
      [
        [3, undefined],
        [1, 2],
      ],
    ],
    ['never there', [round(1)], []],
  ] as const)('of %s', (_name, rounds, expected) => {
    expect(versions(...rounds)).toEqual(expected);
  });

  it('are each replaced by the one that came next, and one at most holds', () => {
    const rounds = fc
      .array(fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 2 }), { maxLength: 8 })
      .map((all) => all.map((files, index) => round(index + 1, ...files)));
    fc.assert(
      fc.property(rounds, (all) => {
        const told = paperVersions(all, 'LEGAL_PERSON');
        expect(told.filter(({ replacedAt }) => replacedAt === undefined).length).toBe(
          (all.at(-1)?.slots[0]?.files.length ?? 0) > 0 ? 1 : 0,
        );
        for (const [
          index,
          {
            round: { at },
            replacedAt,
          },
        ] of told.entries()) {
          expect(replacedAt === undefined ? index : 0).toBe(0);
          if (replacedAt !== undefined)
            expect(at < replacedAt && replacedAt <= (told[index - 1]?.round.at ?? Infinity)).toBe(true);
        }
      }),
    );
  });

  it('are listed for slots that ever had a file, in the order of the form', () => {
    const both: PaperRound = {
      ...round(1),
      slots: [
        { slot: 'CA_AUTH_FILE', files: [{ fileId: 'x' }] },
        { slot: 'SOCIAL_CREDIT_FILE', files: [{ fileId: 'y' }] },
        { slot: 'ORG_CERT_FILE', files: [] },
      ],
    };
    expect(slotsEver([round(2, 'a'), both])).toEqual(['SOCIAL_CREDIT_FILE', 'LEGAL_PERSON', 'CA_AUTH_FILE']);
  });

  it('end on the day that the form says of them', () => {
    const form = { ...emptyForm, licenceUntil: '2030-01-01', legalIdUntil: '2031-01-01', agentIdUntil: 'LONG-TERM' };
    expect(
      Object.fromEntries(licenceSlots.map((slot) => [slot, lastDayOf(form, slot)]).filter(([, day]) => day !== '')),
    ).toEqual({
      SOCIAL_CREDIT_FILE: '2030-01-01',
      BUSI_LICENSE_FILE: '2030-01-01',
      LEGAL_PERSON: '2031-01-01',
      AUTH_AGENT_PERSON: 'LONG-TERM',
    });
  });
});
