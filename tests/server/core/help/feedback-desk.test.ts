import { beforeEach, describe, expect, it } from 'vitest';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import type { FileRecord } from '../../../../server/core/records/evidence.ts';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { file as aFile } from '../../../contracts/store/records/evidence.ts';

let store: MemoryStore;
let backEnd: BackEnd;
let zhou: Asker;

beforeEach(async () => {
  store = new MemoryStore();
  backEnd = await demoBackEnd(store);
  zhou = new Asker(backEnd);
  await zhou.signIn('zhousiyuan');
});

const told = { opinionContent: ' 列表很快 ' };

async function pictures(...wishes: readonly Partial<FileRecord>[]): Promise<void> {
  await store.transaction(async ({ files }) =>
    files.saveAll(
      wishes.map((wish, index) => ({
        ...aFile,
        pkFile: `PK-S${index}`,
        objectKey: `s${index}.png`,
        promisedKey: `s${index}.png`,
        uploadId: `S${index}`,
        name: `${index}.png`,
        docMaterialId: undefined,
        createdBy: 'U-zhousiyuan',
        state: 'stored' as const,
        turn: 0,
        ...wish,
      })),
    ),
  );
}

describe('feedback', () => {
  it('is kept under its ticket number, with its pictures', async () => {
    await pictures({}, {});
    const { ticketNumber } = await zhou.given<{ ticketNumber: string }>('feedback', {
      ...told,
      personName: ' 周思远 ',
      mobilePhone: '13800000000',
      files: ['PK-S0', 'PK-S1', 'PK-S0'],
    });
    expect(ticketNumber).toBe('FB20261121-0001');
    await store.transaction(async (transaction) => {
      expect(await transaction.feedback.find(ticketNumber)).toMatchObject({
        userId: 'U-zhousiyuan',
        personName: '周思远',
        mobilePhone: '13800000000',
        content: '列表很快',
        pkFiles: ['PK-S0', 'PK-S1'],
      });
      // They are not unused files that may be deleted.
      expect(
        (await transaction.files.findAll(['PK-S0', 'PK-S1'])).map(({ submittedAt }) => submittedAt !== undefined),
      ).toEqual([true, true]);
    });
  });

  it.each([
    [{ opinionContent: '' }, 'opinionContent'],
    [{ opinionContent: '  ' }, 'opinionContent'],
    [{ opinionContent: '长'.repeat(501) }, 'opinionContent'],
    [{}, 'opinionContent'],
    [{ ...told, personName: '长'.repeat(21) }, 'personName'],
    [{ ...told, mobilePhone: '19000000000' }, 'mobilePhone'],
    [{ ...told, mobilePhone: '1380000000' }, 'mobilePhone'],
    [{ ...told, files: ['1', '2', '3', '4', '5', '6'] }, 'files'],
    [{ ...told, files: 'PK-1' }, 'files'],
  ])('is refused by the invalid field: %j', async (request, field) => {
    expect(await zhou.ask('feedback', request)).toMatchObject({ code: 'REQUEST_INVALID', data: { field } });
  });

  it.each([
    ['is another’s, whose name it does not tell', { createdBy: 'U-limin' }, ''],
    ['has not come', { state: 'awaited' as const }, '0.png'],
    ['belongs to a package', { docMaterialId: 'DM-1' }, '0.png'],
  ])('is refused with a picture that %s', async (_why, wish, name) => {
    await pictures(wish);
    expect(await zhou.ask('feedback', { ...told, files: ['PK-S0'] })).toMatchObject({
      code: 'FILE_MISSING',
      data: { name },
    });
    await store.transaction(async ({ feedback }) => expect(await feedback.find('FB20261121-0001')).toBeUndefined());
  });

  it('accepts the mobile numbers that the host has configured', async () => {
    await store.transaction(async ({ platforms }) => {
      const found = await platforms.find('*');
      await platforms.save({ host: '*', config: { ...found?.config, feedbackMobileDigits: '3456789' } });
    });
    expect(await zhou.ask('feedback', { ...told, mobilePhone: '19000000000' })).toMatchObject({ code: '0' });
  });

  it('is accepted ten times an hour from each person', async () => {
    for (let time = 0; time < 10; time += 1) expect(await zhou.ask('feedback', told)).toMatchObject({ code: '0' });
    expect(await zhou.ask('feedback', told)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const li = new Asker(backEnd);
    await li.signIn('limin');
    expect(await li.ask('feedback', told)).toMatchObject({ code: '0' });
  });
});

describe('the satisfaction survey', () => {
  it('keeps the last answer of a day', async () => {
    await zhou.ask('answerSurvey', { score: 2, comment: '慢' });
    await zhou.ask('answerSurvey', { score: 5, comment: ' 快了 ' });
    await store.transaction(async ({ surveys }) =>
      expect(await surveys.find('U-zhousiyuan 2026-11-21')).toMatchObject({ score: 5, comment: '快了' }),
    );
  });
  it('shows a person’s own answer until the day in Shanghai ends', async () => {
    const [clock, limin] = [new ManualClock(Date.parse('2026-11-21T15:59:00Z')), 'limin'];
    const behind = await demoBackEnd(new MemoryStore(), undefined, { clock });
    const [one, other] = [new Asker(behind), new Asker(behind)];
    await one.signIn('zhousiyuan');
    await other.signIn(limin);
    expect(await one.given('surveyToday')).toEqual({});
    await one.ask('answerSurvey', { score: 2, comment: ' 慢 ' });
    expect([await one.given('surveyToday'), await other.given('surveyToday')]).toEqual([
      { given: { score: 2, comment: '慢' } },
      {},
    ]);
    clock.advance(60_000);
    expect(await one.given('surveyToday')).toEqual({});
  });
  it.each([
    [{ score: 0, comment: '' }, 'score'],
    [{ score: 6, comment: '' }, 'score'],
    [{ score: 4.5, comment: '' }, 'score'],
    [{ score: 5, comment: 'x'.repeat(501) }, 'comment'],
  ])('refuses %j', async (request, field) => {
    expect(await zhou.ask('answerSurvey', request)).toMatchObject({ code: 'REQUEST_INVALID', data: { field } });
  });
});

describe('a picture of feedback', () => {
  const declared = { localFileName: '截图.png', size: 68, sha256: 'a'.repeat(64), uploadId: 'U1' };
  it('can be uploaded by a director, who cannot upload files of packages', async () => {
    const director = new Asker(backEnd);
    await director.signIn('guyunzhou');
    expect(await director.ask('uploadPolicy', declared)).toMatchObject({ code: '0', data: { useOss: false } });
    expect(await director.ask('uploadPolicy', { ...declared, docMaterialId: 'DM-1' })).toMatchObject({
      code: 'NOT_PERMITTED',
    });
  });
  it.each([
    [{ localFileName: '截图.gif' }, 'FILE_EXTENSION'],
    [{ localFileName: '截图.pdf' }, 'FILE_EXTENSION'],
    [{ size: 5120 * 1024 + 1 }, 'FILE_TOO_LARGE'],
    [{ size: 0 }, 'FILE_EMPTY'],
    [{ localFileName: 'a/b.png' }, 'FILE_NAME'],
  ])('is refused before its upload: %j', async (wish, code) =>
    expect(await zhou.ask('uploadPolicy', { ...declared, ...wish })).toMatchObject({ code }),
  );
  it('can have 5120 KB, is one upload under its number, and cannot be read in the portal', async () => {
    const first = await zhou.given<{ fileName: string }>('uploadPolicy', { ...declared, size: 5120 * 1024 });
    expect(await zhou.ask('uploadPolicy', { ...declared, size: 5120 * 1024 })).toMatchObject({
      data: { fileName: first.fileName },
    });
    expect(await zhou.ask('uploadPolicy', declared)).toMatchObject({ code: 'IDEMPOTENCY_REUSED' });
    await pictures({});
    expect(await zhou.ask('fileInfo', { ids: 'PK-S0' })).toMatchObject({ code: 'NOT_FOUND' });
  });
});
