import { describe, expect, it } from 'vitest';
import { WireClarityDesk } from '../../../src/adapters/wire/evidence/wire-clarity-desk.ts';
import { WireReadingDesk } from '../../../src/adapters/wire/evidence/wire-reading-desk.ts';
import { WireWordMarks } from '../../../src/adapters/wire/evidence/wire-word-marks.ts';
import { WireClient } from '../../../src/adapters/wire/wire-client.ts';
import { PortFault, type FaultKind } from '../../../src/application/ports/port-fault.ts';
import type { Call } from '../../../src/contract/call.ts';
import { clarityCalls } from '../../../src/contract/documented/evidence/clarity.ts';
import { recognitionCalls } from '../../../src/contract/documented/evidence/recognition.ts';
import { wordMarkCalls } from '../../../src/contract/documented/evidence/word-marks.ts';
import { kindOf } from '../../contracts/fault-kind.ts';

type Answer = (request: unknown) => unknown;

/** A back end that answers some calls and does not know the others. It records the requests. */
function backEnd(...answers: readonly (readonly [Call, Answer])[]) {
  const asked: (readonly [Call, unknown])[] = [];
  const known = new Map(answers);
  const refused = (code: string, data: unknown = null) => ({
    status: 200,
    body: { code, message: '', data },
    traceId: undefined,
  });
  const transport = {
    offers: () => false,
    exchange: async (call: Call, request: unknown) => {
      asked.push([call, request]);
      const answer = known.get(call);
      if (!answer) return refused('018000404');
      const data = answer(request);
      return data instanceof Refused
        ? refused(data.code, data.values)
        : { status: 200, body: { code: '0', message: '', data }, traceId: undefined };
    },
  };
  const client = new WireClient(transport as never);
  return {
    asked,
    clarity: new WireClarityDesk(client),
    readings: new WireReadingDesk(client),
    marks: new WireWordMarks(client),
  };
}

class Refused {
  readonly code: string;
  readonly values: unknown;

  constructor(code: string, values: unknown = null) {
    this.code = code;
    this.values = values;
  }
}

const fails =
  (kind: FaultKind): Answer =>
  () => {
    throw new PortFault(kind);
  };
const named = (...switches: readonly { readonly name: string; readonly status: string }[]): readonly [Call, Answer] => [
  clarityCalls.aiControls,
  () => switches,
];
const flags = (status: unknown): readonly [Call, Answer] => [clarityCalls.claritySwitch, () => ({ status })];
const shows = (status: unknown): readonly [Call, Answer] => [wordMarkCalls.markSwitch, () => ({ status })];

/**
 * The three kinds of automatic processing: the call that uses each, the answer that says it works, and the answer of
 * its own switch.
 */
const machines = [
  ['INVOICE_CLARITY', flags, async (end: ReturnType<typeof backEnd>) => end.clarity.flagsUnclear('STD-1')],
  ['WORD_MARK', shows, async (end: ReturnType<typeof backEnd>) => end.marks.areShown()],
  ['OCR_IDENTIFY', undefined, async (end: ReturnType<typeof backEnd>) => end.readings.isReadingOffered()],
] as const;

describe.each(machines)('the AI service %s', (name, own, works) => {
  const on = own ? [own(1)] : [];

  it('is requested by its name only', async () => {
    const end = backEnd(...on, named({ name, status: '1' }));
    expect(await works(end)).toBe(true);
    expect(end.asked.filter(([call]) => call === clarityCalls.aiControls)).toEqual([
      [clarityCalls.aiControls, { nameList: name }],
    ]);
  });

  it.each<[string, readonly { readonly name: string; readonly status: string }[], boolean]>([
    ['is named as on', [{ name, status: '1' }], true],
    ['is named as off', [{ name, status: '0' }], false],
    ['is named as something that nobody knows', [{ name, status: 'PAUSED' }], false],
    ['is not named', [], true],
    ['is not named, beside another that is off', [{ name: 'ANOTHER', status: '0' }], true],
    [
      'is named as off beside another that is on',
      [
        { name: 'ANOTHER', status: '1' },
        { name, status: '0' },
      ],
      false,
    ],
  ])('is on or off when it %s', async (_case, switches, expected) => {
    expect(await works(backEnd(...on, named(...switches)))).toBe(expected);
  });

  it.each(['offline', 'timed-out', 'forbidden', 'not-found', 'refused', 'unexpected-answer'] as const)(
    'is on when the request by name ends as %s: its own switch decides',
    async (kind) => {
      expect(await works(backEnd(...on, [clarityCalls.aiControls, fails(kind)]))).toBe(true);
    },
  );

  it('is on when the back end does not know the named switches, or answers invalid data', async () => {
    expect([await works(backEnd(...on)), await works(backEnd(...on, [clarityCalls.aiControls, () => 'on']))]).toEqual([
      true,
      true,
    ]);
  });

  it.each(['not-signed-in', 'cancelled'] as const)('is not on after a request that ends as %s', async (kind) => {
    expect(await kindOf(works(backEnd(...on, [clarityCalls.aiControls, fails(kind)])))).toBe(kind);
  });

  if (own) {
    it.each([
      [0, false],
      [2, false],
      [null, false],
      [undefined, false],
    ])('is off when its own switch is %s, whatever the named one', async (status, expected) => {
      expect(await works(backEnd(own(status), named({ name, status: '1' })))).toBe(expected);
    });
  }
});

it('the clarity flag is requested for the named standard', async () => {
  const end = backEnd(flags(1));
  await end.clarity.flagsUnclear('STD-7');
  expect(end.asked.find(([call]) => call === clarityCalls.claritySwitch)?.[1]).toEqual({ docStdSnapshotId: 'STD-7' });
});

describe('the known clarity of files', () => {
  const wire = (pkFile: string, change: object) => ({ pkFile, taskStatus: 'COMPLETE', ...change });

  it('is requested by one call for one file, by another for several, and not for none', async () => {
    const end = backEnd(
      [clarityCalls.detectClarity, () => wire('A', { clear: true })],
      [
        clarityCalls.filesClarity,
        () => ({ files: [wire('A', { clear: true }), wire('B', { clear: false, flaws: ['blurred'] })] }),
      ],
    );
    expect(await end.clarity.knownClarity('DD1', [])).toEqual(new Map());
    expect(end.asked).toEqual([]);
    expect(await end.clarity.knownClarity('DD1', ['A'])).toEqual(new Map([['A', { state: 'clear' }]]));
    expect(await end.clarity.knownClarity('DD1', ['A', 'B'])).toEqual(
      new Map<string, unknown>([
        ['A', { state: 'clear' }],
        ['B', { state: 'unclear', flaws: ['blurred'] }],
      ]),
    );
    expect(end.asked).toEqual([
      [clarityCalls.detectClarity, { docDatumId: 'DD1', pkFile: 'A' }],
      [clarityCalls.filesClarity, { docDatumId: 'DD1', pkFiles: 'A,B' }],
    ]);
  });

  it.each([
    ['waits', { taskStatus: 'WAITING' }],
    ['is under way', { taskStatus: 'RUNNING' }],
    ['came to nothing', {}],
    ['makes no sense', { taskStatus: 'LOST', clear: true }],
  ])('is unknown when a check %s', async (_case, change) => {
    expect(
      await backEnd([clarityCalls.detectClarity, () => wire('A', change)]).clarity.knownClarity('DD1', ['A']),
    ).toEqual(new Map());
  });

  it('is unknown for a foreign file or an invalid list; other faults are thrown', async () => {
    expect(await backEnd([clarityCalls.detectClarity, fails('not-found')]).clarity.knownClarity('DD1', ['A'])).toEqual(
      new Map(),
    );
    expect(
      await backEnd([clarityCalls.filesClarity, () => ({ files: null })]).clarity.knownClarity('DD1', ['A', 'B']),
    ).toEqual(new Map());
    for (const kind of ['forbidden', 'offline'] as const)
      expect(await kindOf(backEnd([clarityCalls.detectClarity, fails(kind)]).clarity.knownClarity('DD1', ['A']))).toBe(
        kind,
      );
    expect(
      await kindOf(backEnd([clarityCalls.filesClarity, fails('not-found')]).clarity.knownClarity('DD1', ['A', 'B'])),
    ).toBe('not-found');
  });

  it('is polled per file, and empty without checks', async () => {
    const end = backEnd([clarityCalls.clarityResult, () => ({ tasks: [wire('A', { taskStatus: 'RUNNING' })] })]);
    expect(await end.clarity.clarity('DD1', ['A', 'B'])).toEqual(new Map([['A', { state: 'running' }]]));
    expect(end.asked).toEqual([[clarityCalls.clarityResult, { docDatumId: 'DD1', taskIds: 'A,B' }]]);
    expect(await backEnd([clarityCalls.clarityResult, () => ({ tasks: null })]).clarity.clarity('DD1', ['A'])).toEqual(
      new Map(),
    );
  });
});

describe('readings', () => {
  it('belong to their files; invalid ones are omitted, and an empty answer is no fault', async () => {
    const tasks = [
      { pkFile: 'A', taskStatus: 'RUNNING' },
      { pkFile: 'B', taskStatus: 'LOST' },
    ];
    const end = backEnd([recognitionCalls.identifySubmit, () => ({ tasks })]);
    expect(await end.readings.readings('DD1', ['A', 'B'])).toEqual(new Map([['A', { state: 'running' }]]));
    expect(end.asked).toEqual([[recognitionCalls.identifySubmit, { docDatumId: 'DD1', pkFiles: 'A,B' }]]);
    expect(
      await backEnd([recognitionCalls.identifySubmit, () => ({ tasks: null })]).readings.readings('DD1', ['A']),
    ).toEqual(new Map());
  });

  it('are repeated by the same call with a flag', async () => {
    const end = backEnd([
      recognitionCalls.identifySubmit,
      () => ({
        tasks: [
          { pkFile: 'B', taskStatus: 'RUNNING' },
          { pkFile: 'A', taskStatus: 'WAITING' },
        ],
      }),
    ]);
    expect(await end.readings.readAgain('DD1', 'A')).toEqual({ state: 'waiting' });
    expect(end.asked).toEqual([[recognitionCalls.identifySubmit, { docDatumId: 'DD1', pkFiles: 'A', again: true }]]);
    expect(await end.readings.readAgain('DD1', 'C')).toBeUndefined();
  });

  it('are exhausted only when the refusal says so', async () => {
    const refusedWith = (code: string, values: unknown = null) =>
      backEnd([recognitionCalls.identifySubmit, () => new Refused(code, values)]).readings.readAgain('DD1', 'A');
    expect(await refusedWith('REQUEST_INVALID', { field: 'again' })).toBe('too-often');
    expect(await kindOf(refusedWith('REQUEST_INVALID', { field: 'pkFiles' }))).toBe('refused');
    expect(await kindOf(refusedWith('REQUEST_INVALID'))).toBe('refused');
    expect(await kindOf(refusedWith('NOT_IN_THIS_STATE', { field: 'again' }))).toBe('refused');
    expect(
      await kindOf(backEnd([recognitionCalls.identifySubmit, fails('offline')]).readings.readAgain('DD1', 'A')),
    ).toBe('offline');
  });
});

describe('words marked by the machine', () => {
  const mark = { id: 'W1', pkFile: 'A', pageNo: 1, left: 0.1, top: 0.1, width: 0.2, height: 0.1, word: '7780' };

  it('have their place; those without a page are omitted, and an empty answer is no fault', async () => {
    const placed = async (change: object) =>
      (await backEnd([wordMarkCalls.wordMarks, () => ({ marks: [{ ...mark, ...change }] })]).marks.marks('DD1')).length;
    expect([
      await placed({}),
      await placed({ pageNo: 0 }),
      await placed({ pageNo: 1.5 }),
      await placed({ left: 1.1 }),
    ]).toEqual([1, 0, 0, 0]);
    expect(await backEnd([wordMarkCalls.wordMarks, () => ({ marks: null })]).marks.marks('DD1')).toEqual([]);
  });

  it.each([
    ['RIGHT', 'right'],
    ['WRONG', 'wrong'],
    ['MAYBE', undefined],
    [undefined, undefined],
  ])('carry the user’s verdict: %s', async (result, verdict) => {
    expect(
      await backEnd([wordMarkCalls.wordMarks, () => ({ marks: [{ ...mark, result }] })]).marks.marks('DD1'),
    ).toMatchObject([{ verdict, remark: '' }]);
  });

  it.each([
    ['right', 'RIGHT'],
    ['wrong', 'WRONG'],
  ] as const)('are judged as %s', async (verdict, result) => {
    const end = backEnd([wordMarkCalls.wordMarkResult, () => mark]);
    await end.marks.judge('DD1', 'W1', verdict);
    expect(end.asked).toEqual([[wordMarkCalls.wordMarkResult, { docDatumId: 'DD1', id: 'W1', result }]]);
  });
});
