import { beforeEach, describe, expect, it } from 'vitest';
import { streamOf } from '../../../../server/core/byte-stream.ts';
import type { CallerFacts } from '../../../../server/core/context.ts';
import type { FileReader, FileFieldReadings } from '../../../../server/core/evidence/file-reader.ts';
import { standardTermsFact } from '../../../../server/core/evidence/standard-terms.ts';
import { InProcessJobs } from '../../../../server/jobs/in-process-jobs.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import type { CallName } from '../../../../src/contract/calls.ts';
import type { ClarityWire } from '../../../../src/contract/documented/evidence/clarity.ts';
import type { PictureMeasure } from '../../../../src/domain/uploads/picture-clarity.ts';
import { asked, good, policyFor, sent, uploadingWorld, type World } from './uploading.ts';

const clear: PictureMeasure = { width: 3000, height: 2000, smear: 0.8, light: 180, contrast: 0.8 };

/** Returns the given measurement for every file. */
class ToldReader implements FileReader {
  measure: PictureMeasure | undefined = clear;
  #free: Promise<void> = Promise.resolve();
  #letGo: () => void = () => undefined;

  hold(): void {
    const { promise, resolve } = Promise.withResolvers<void>();
    [this.#free, this.#letGo] = [promise, resolve];
  }

  letGo(): void {
    this.#letGo();
  }

  async readFieldReadings(): Promise<FileFieldReadings> {
    await this.#free;
    return { outcome: 'nothing-found', needsRecognition: true, ...(this.measure && { measure: this.measure }) };
  }
}

let world: World;
let clerk: CallerFacts;
let reader: ToldReader;
let eyes: ToldReader;
let jobs: InProcessJobs;

beforeEach(async () => {
  [reader, eyes] = [new ToldReader(), new ToldReader()];
  jobs = new InProcessJobs(() => undefined);
  world = await uploadingWorld(new MemoryObjectStore(), { reader, optical: eyes, jobs });
  clerk = await world.asking('zhousiyuan');
});

async function given(uploadId: string): Promise<string> {
  const materials = await world.store.transaction(async (transaction) =>
    transaction.materials.ofPackage(world.docDatumId),
  );
  const docMaterialId = materials.find((each) => each.category.docFileType === 'BUSI_INVOICE')?.docMaterialId ?? '';
  const { form } = await policyFor({ ...world, docMaterialId }, clerk, uploadId, { localFileName: `${uploadId}.pdf` });
  const { data } = await sent(world, clerk, form.fileName, streamOf(good));
  const { pkFile } = data as { readonly pkFile: string };
  expect(
    (await asked(world, 'fileCreate', { docMaterialId, docFileType: 'BUSI_INVOICE', invoiceFile: pkFile }, clerk)).code,
  ).toBe('0');
  return pkFile;
}

async function ask(call: CallName, request: object, asking = clerk): Promise<unknown> {
  const { code, data } = await asked(world, call, { docDatumId: world.docDatumId, ...request }, asking);
  return code === '0' ? data : code;
}
const results = async (...taskIds: readonly string[]) =>
  ((await ask('clarityResult', { taskIds: [...taskIds] })) as { readonly tasks: readonly ClarityWire[] }).tasks;

describe('the measurement of a picture’s clarity', () => {
  it('waits, runs, and completes before the text is recognised', async () => {
    reader.hold();
    eyes.hold();
    const [first, second] = [await given('one'), await given('two')];
    expect(await ask('claritySubmit', { pkFiles: [first, second] })).toEqual({ taskIds: [first, second] });
    await expect
      .poll(async () => (await results(first, second)).map(({ taskStatus }) => taskStatus))
      .toEqual(['RUNNING', 'WAITING']);
    reader.letGo();
    await expect.poll(async () => results(first)).toEqual([{ pkFile: first, taskStatus: 'COMPLETE', clear: true }]);
    eyes.letGo();
    await jobs.quiet();
    expect(await ask('filesClarity', { pkFiles: [first, second] })).toEqual({
      files: [
        { pkFile: first, taskStatus: 'COMPLETE', clear: true },
        { pkFile: second, taskStatus: 'COMPLETE', clear: true },
      ],
    });
  });

  it('names the flaws, the gravest first', async () => {
    reader.measure = { ...clear, smear: 4, width: 800, height: 600 };
    const file = await given('one');
    await jobs.quiet();
    expect(await ask('detectClarity', { pkFile: file })).toEqual({
      pkFile: file,
      taskStatus: 'COMPLETE',
      clear: false,
      flaws: ['blurred', 'too-small'],
    });
  });

  it('has no result when nothing could be measured', async () => {
    reader.measure = undefined;
    const file = await given('one');
    await jobs.quiet();
    expect(await results(file)).toEqual([{ pkFile: file, taskStatus: 'COMPLETE' }]);
  });

  it('is refused to others and for more than fifty files, and leaves out files of other packages', async () => {
    const file = await given('one');
    const other = await world.asking('heqinghe');
    const looker = await world.asking('guyunzhou', 'ROLE_CORP_DIRECTOR');
    for (const [call, request] of [
      ['claritySubmit', { pkFiles: [file] }],
      ['clarityResult', { taskIds: [file] }],
    ] as const) {
      expect([call, await ask(call, request, other), await ask(call, request, looker)]).toEqual([
        call,
        'NOT_FOUND',
        'NOT_PERMITTED',
      ]);
    }
    for (const [call, request] of [
      ['filesClarity', { pkFiles: [file] }],
      ['detectClarity', { pkFile: file }],
    ] as const)
      expect([call, await ask(call, request, other), typeof (await ask(call, request, looker))]).toEqual([
        call,
        'NOT_FOUND',
        'object',
      ]);
    const many = Array.from({ length: 51 }, (_, index) => `PK-${index}`);
    expect([
      await ask('claritySubmit', { pkFiles: many }),
      await ask('clarityResult', { taskIds: many }),
      await ask('filesClarity', { pkFiles: many }),
    ]).toEqual(['REQUEST_INVALID', 'REQUEST_INVALID', 'REQUEST_INVALID']);
    expect([
      await ask('claritySubmit', { pkFiles: ['PK-NONE'] }),
      await results('PK-NONE', file),
      await ask('detectClarity', { pkFile: 'PK-NONE' }),
    ]).toMatchObject([{ taskIds: [] }, [{ pkFile: file }], 'NOT_FOUND']);
  });
});

it('the clarity switch is on unless the platform turned it off, and is shown only when signed in', async () => {
  const bare = async (call: CallName, request: object, asking = clerk) => {
    const { code, data } = await asked(world, call, request, asking);
    return code === '0' ? data : code;
  };
  const switches = async () => [
    await bare('claritySwitch', { docStdSnapshotId: 'STD-1' }),
    await bare('aiControls', { nameList: ['INVOICE_CLARITY', 'SOMETHING_ELSE', 'INVOICE_CLARITY'] }),
  ];
  expect(await switches()).toEqual([{ status: 1 }, [{ name: 'INVOICE_CLARITY', status: '1' }]]);
  await world.store.transaction(async ({ facts }) =>
    facts.write(standardTermsFact, {
      switchedOff: [],
      rootProducts: [],
      oldRoadFunders: [],
      oldProvided: true,
      clarity: false,
    }),
  );
  expect(await switches()).toEqual([{ status: 0 }, [{ name: 'INVOICE_CLARITY', status: '0' }]]);
  expect(await bare('claritySwitch', {}, { ...clerk, sessionToken: undefined })).toBe('SESSION_REQUIRED');
});
