import { beforeEach, describe, expect, it } from 'vitest';
import type { CallerFacts } from '../../../../server/core/context.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { asked, uploadingWorld, type World } from './uploading.ts';

let world: World;
let clerk: CallerFacts;

beforeEach(async () => {
  world = await uploadingWorld(new MemoryObjectStore());
  clerk = await world.asking('zhousiyuan');
});

const listed = async (request: object, asking = clerk) => asked(world, 'wholePackages', request, asking);

/** Adds packages of the company until a list without pages has this number. */
async function filledUpTo(count: number): Promise<void> {
  const { data } = await listed({ docType: 'CREDIT' });
  const missing = count - (data as readonly object[]).length;
  await world.store.transaction(async ({ packages }) => {
    const record = await packages.find(world.docDatumId);
    if (!record) throw new Error('The demo world has no package that is being assembled');
    for (let index = 0; index < missing; index += 1)
      await packages.save({ ...record, docDatumId: `DD-MORE-${count}-${index}` });
  });
}

describe('a list without pages', () => {
  it('has at most a thousand packages, and is refused beyond that', async () => {
    await filledUpTo(1_000);
    const whole = await listed({ docType: 'CREDIT' });
    expect([whole.code, (whole.data as readonly object[]).length]).toEqual(['0', 1_000]);
    await filledUpTo(1_001);
    expect(await listed({ docType: 'CREDIT' })).toMatchObject({ code: 'LIST_TOO_LONG', data: { most: 1_000 } });
    expect((await listed({ docType: 'CREDIT', docDatumStates: ['AUDITED'] })).code).toBe('0');
  });

  it('is refused for the other side, for an unknown book, and without a session', async () => {
    expect((await listed({ docType: 'CREDIT', provider: 'CORE' })).code).toBe('REQUEST_INVALID');
    expect((await listed({ docType: 'NOTHING' })).code).toBe('REQUEST_INVALID');
    expect((await listed({ docType: 'CREDIT' }, { ...clerk, sessionToken: undefined })).code).toBe('SESSION_REQUIRED');
  });
});

describe.each(['packagePage', 'allPackagePage', 'wholePackages', 'packageTotals'] as const)('%s', (call) => {
  const paging = { page: 1, pageSize: 50 };
  const found = async (request: object) => {
    const { code, data } = await asked(
      world,
      call,
      {
        ...(call === 'packagePage' ? { docType: 'CREDIT' } : {}),
        ...request,
        ...(call.endsWith('Page') ? paging : {}),
      },
      clerk,
    );
    return code === '0' ? data : { code, ...(data as object) };
  };

  it('finds the packages of one named book, also when it is one of several', async () => {
    const all = await found({ docType: 'CREDIT' });
    expect(all).not.toHaveProperty('code');
    for (const docTypes of [['CREDIT'], ['EST', 'CREDIT']])
      expect(await found({ docType: 'CREDIT', docTypes })).toEqual(all);
    const scened = await found({ docType: 'CREDIT', docScene: 'FIRST_TRADE' });
    expect(scened).not.toEqual(all);
    expect(await found({ docType: 'CREDIT', docScene: 'FIRST_TRADE', docTypes: ['CREDIT:FIRST_TRADE'] })).toEqual(
      scened,
    );
  });

  it.each<[string, object, string]>([
    ['one book where others are named', { docType: 'CREDIT', docTypes: ['EST'] }, 'docTypes'],
    ['one book where none is named', { docType: 'CREDIT', docTypes: [] }, 'docTypes'],
    [
      'one book of a type where the other is named',
      { docType: 'CREDIT', docTypes: ['CREDIT:FIRST_TRADE'] },
      'docTypes',
    ],
    ['a book beside one that nobody keeps', { docType: 'CREDIT', docTypes: ['CREDIT', 'TOMORROW'] }, 'docTypes'],
    ['a scene that a document type has not', { docType: 'CREDIT', docScene: 'SECOND_TRADE' }, 'docScene'],
    ['the other side', { docType: 'CREDIT', provider: 'CORE' }, 'provider'],
  ])('refuses %s', async (_what, request, field) => {
    expect(await found(request)).toEqual({ code: 'REQUEST_INVALID', field });
  });

  if (call !== 'packagePage') {
    it('finds the packages of all or several books, and refuses a scene without a book', async () => {
      const all = await found({});
      expect(await found({ docTypes: ['CREDIT'] })).toEqual(await found({ docType: 'CREDIT' }));
      expect(await found({ docTypes: ['CREDIT', 'EST'] })).not.toEqual(all);
      for (const request of [
        { docScene: 'FIRST_TRADE' },
        { docScene: 'FIRST_TRADE', docTypes: ['CREDIT:FIRST_TRADE'] },
      ])
        expect(await found(request)).toEqual({ code: 'REQUEST_INVALID', field: 'docScene' });
    });
  }
});

describe('the need to submit a package', () => {
  const needed = async (): Promise<unknown> =>
    (await asked(world, 'needSubmit', { docDatumId: world.docDatumId }, clerk)).data;

  it.each([
    ['PREPARE', true],
    ['MODIFY', true],
    ['AUDIT_REJECT', true],
    ['UN_AUDIT', false],
    ['BIZ_MODIFY', false],
    ['AUDITED', false],
    ['SUBMITTED', false],
    ['INVALID', false],
  ] as const)('in %s: %s', async (state, wanted) => {
    await world.store.transaction(async ({ packages }) => {
      const record = await packages.find(world.docDatumId);
      if (record) await packages.save({ ...record, state });
    });
    expect(await needed()).toBe(wanted);
  });
});
