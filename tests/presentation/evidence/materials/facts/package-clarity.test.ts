import { createCanvas } from '@napi-rs/canvas';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../../../../../features/support/weather.ts';
import {
  clarityCalls,
  clarityFromWire,
  clarityToWire,
} from '../../../../../src/contract/documented/evidence/clarity.ts';
import { recognitionCalls } from '../../../../../src/contract/documented/evidence/recognition.ts';
import type { FileClarity } from '../../../../../src/domain/uploads/picture-clarity.ts';
import type { MaterialsPresenter } from '../../../../../src/presentation/evidence/materials/materials-presenter.ts';
import type { ItemView } from '../../../../../src/presentation/evidence/materials/materials-view-model.ts';
import {
  newPackage,
  openMaterials,
  openOffice,
  pdf,
  until,
  type Office,
  type Seat,
} from '../../../../builders/office.ts';

let office: Office;
let zhou: Seat;
let presenter: MaterialsPresenter;
/** The clarity result of every picture, and whether flags are on. */
let stands: FileClarity;
let status: number;
let submitted: number;
let looked: number;

const told = (data: unknown) => ({ status: 200, body: { code: '0', message: '', data }, traceId: undefined });

beforeEach(async () => {
  office = await openOffice();
  zhou = await office.seat('zhousiyuan');
  [stands, status, submitted, looked] = [{ state: 'running' }, 1, 0, 0];
  // The texts are not read here, because a reading would send another request.
  zhou.weather.answerInstead(recognitionCalls.identifySubmit.path, () => told({ tasks: [] }));
  zhou.weather.answerInstead(clarityCalls.claritySwitch.path, () => told({ status }));
  zhou.weather.answerInstead(clarityCalls.claritySubmit.path, (request) => {
    submitted += 1;
    return told({ taskIds: (request as { readonly pkFiles: string }).pkFiles.split(',') });
  });
  zhou.weather.answerInstead(clarityCalls.clarityResult.path, (request) => {
    looked += 1;
    return told({
      tasks: (request as { readonly taskIds: string }).taskIds
        .split(',')
        .map((fileId) => clarityToWire(fileId, stands)),
    });
  });
  presenter = await openMaterials(zhou, await newPackage(zhou), 'BUSI_INVOICE');
});
afterEach(() => office.close());

/** A file of the type that its name says, as one invoice. */
async function given(name: string): Promise<void> {
  const canvas = createCanvas(60, 40);
  const bytes = Uint8Array.from(
    name.endsWith('.pdf')
      ? await pdf(name).bytes()
      : name.endsWith('.jpg')
        ? await canvas.encode('jpeg')
        : await canvas.encode('png'),
  );
  presenter.files.filesGiven(presenter.materials.find((each) => each.name === '发票')?.materialId ?? '', [
    { name, size: bytes.length, bytes: async () => bytes },
  ]);
  await until(() => only() !== undefined);
}

const itemsOf = ({ viewModel }: MaterialsPresenter): readonly ItemView[] =>
  (viewModel.kind === 'ready' ? viewModel.value.materials : []).find(({ name }) => name === '发票')?.items ?? [];
const only = (): ItemView | undefined => itemsOf(presenter)[0];
const notes = () => (only()?.readNotes ?? []).map(({ words, doubt }) => [words.key, doubt?.key]);

async function later(milliseconds: number, holds: () => boolean): Promise<void> {
  office.clock.advance(milliseconds);
  await until(holds);
}

describe('the picture of an invoice', () => {
  it('that is unclear is flagged with its remedy, as soon as this is known', async () => {
    await given('发票.jpg');
    await expect.poll(() => looked).toBe(1);
    expect(notes()).toEqual([]);
    stands = { state: 'unclear', flaws: ['too-dark', 'too-small'] };
    office.clock.advance(500);
    await until(() => notes().length === 1);
    expect([notes(), submitted]).toEqual([[['reading.unclear', 'reading.clarity-too-dark']], 1]);
  });

  it('that is clear has no note, and is not checked again', async () => {
    stands = { state: 'clear' };
    await given('发票.png');
    await expect.poll(() => looked).toBe(1);
    office.clock.advance(10_000);
    expect([notes(), looked]).toEqual([[], 1]);
  });

  it('is not checked when the switch is off', async () => {
    status = 0;
    let isAsked = false;
    zhou.weather.answerInstead(clarityCalls.claritySwitch.path, () => {
      isAsked = true;
      return told({ status });
    });
    await given('发票.jpg');
    await expect.poll(() => isAsked).toBe(true);
    office.clock.advance(10_000);
    expect([notes(), submitted, looked]).toEqual([[], 0, 0]);
  });

  it('reports a timeout after three seconds, and stays in its place', async () => {
    await given('发票.jpg');
    await expect.poll(() => looked).toBe(1);
    office.clock.advance(2_900);
    await expect.poll(() => looked).toBe(2);
    expect(notes()).toEqual([]);
    await later(500, () => notes().length === 1);
    expect([notes(), only()?.title]).toEqual([[['reading.clarity-timed-out', undefined]], '发票.jpg']);
  });

  it('is asked about at the next interval when it arrives during a check, and not at once', async () => {
    await given('发票.jpg');
    await expect.poll(() => looked).toBe(1);
    await given('第二张.jpg');
    await given('第三张.jpg');
    await until(() => itemsOf(presenter).length === 3);
    expect([submitted, looked]).toEqual([1, 1]);
    office.clock.advance(500);
    await expect.poll(() => [submitted, looked]).toEqual([2, 2]);
  });

  it('that timed out is checked again when another document arrives', async () => {
    await given('发票.jpg');
    await expect.poll(() => looked).toBe(1);
    office.clock.advance(3_500);
    await until(() => notes().length === 1);
    stands = { state: 'unclear', flaws: ['blurred'] };
    await given('第二张.jpg');
    await until(() => notes()[0]?.[0] === 'reading.unclear');
    expect(notes()).toEqual([['reading.unclear', 'reading.clarity-blurred']]);
  });
});

describe('a picture checked earlier', () => {
  const knows = (clarity: FileClarity): void => {
    zhou.weather.answerInstead(clarityCalls.detectClarity.path, (request) =>
      told(clarityToWire((request as { readonly pkFile: string }).pkFile, clarity)),
    );
  };

  it('is flagged without another check', async () => {
    knows({ state: 'unclear', flaws: ['blurred'] });
    await given('发票.jpg');
    await until(() => notes().length === 1);
    expect([notes(), submitted, looked]).toEqual([[['reading.unclear', 'reading.clarity-blurred']], 0, 0]);
  });

  it('is checked when the earlier result cannot be loaded', async () => {
    zhou.weather.answerInstead(clarityCalls.detectClarity.path, () => refusal('018000500', '维护中'));
    stands = { state: 'unclear', flaws: ['too-pale'] };
    await given('发票.jpg');
    await until(() => notes().length === 1);
    expect([notes(), submitted]).toEqual([[['reading.unclear', 'reading.clarity-too-pale']], 1]);
  });
});

it('a picture is not checked when the platform reports the switch as off', async () => {
  let isAsked = false;
  zhou.weather.answerInstead(clarityCalls.aiControls.path, (request) => {
    isAsked ||= (request as { readonly nameList: string }).nameList === 'INVOICE_CLARITY';
    return told([{ name: 'INVOICE_CLARITY', status: '0' }]);
  });
  await given('发票.jpg');
  await expect.poll(() => isAsked).toBe(true);
  office.clock.advance(10_000);
  expect([notes(), submitted, looked]).toEqual([[], 0, 0]);
});

it('a PDF that cannot be measured, such as one with text, has no note', async () => {
  stands = { state: 'unmeasured' };
  await given('发票.pdf');
  await expect.poll(() => looked).toBe(1);
  office.clock.advance(10_000);
  expect([submitted, looked, notes()]).toEqual([1, 1, []]);
});

it('a PDF unchecked after three seconds has no note either, and is flagged after the check', async () => {
  await given('发票.pdf');
  await expect.poll(() => looked).toBe(1);
  office.clock.advance(3_500);
  await expect.poll(() => looked).toBe(2);
  expect(notes()).toEqual([]);
  stands = { state: 'unclear', flaws: ['askew'] };
  await given('第二张.jpg');
  await until(() => notes()[0]?.[1] === 'reading.clarity-askew');
});

describe('clarity on the wire', () => {
  const all: readonly FileClarity[] = [
    { state: 'waiting' },
    { state: 'running' },
    { state: 'clear' },
    { state: 'unmeasured' },
    { state: 'unclear', flaws: ['blurred', 'too-pale'] },
  ];
  it.each(all)('is converted to the wire and back: $state', (clarity) => {
    expect(clarityFromWire(clarityToWire('PK-1', clarity))).toEqual(clarity);
  });

  it('drops unknown flaws, and reads an invalid result as not measured', () => {
    expect(
      clarityFromWire({ pkFile: 'PK-1', taskStatus: 'COMPLETE', clear: false, flaws: ['haunted', 'blurred'] }),
    ).toEqual({ state: 'unclear', flaws: ['blurred'] });
    expect(clarityFromWire({ pkFile: 'PK-1', taskStatus: 'LOST', clear: false })).toEqual({ state: 'unmeasured' });
  });
});
