import { beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../../../features/support/until.ts';
import type { LocalFile } from '../../../../../src/application/ports/uploads/document-vault.ts';
import type { FoundAgain } from '../../../../../src/application/ports/uploads/picked-files.ts';
import type { UnfinishedUpload } from '../../../../../src/application/ports/evidence/unfinished-uploads.ts';
import { PortFault } from '../../../../../src/application/ports/port-fault.ts';
import type { MaterialFrame } from '../../../../../src/presentation/evidence/materials/materials-view-model.ts';
import { UnfinishedFiles } from '../../../../../src/presentation/evidence/materials/files/unfinished-files.ts';
import { SessionStore } from '../../../../../src/presentation/identity/session-store.ts';
import { UnarrivedFiles, type UnarrivedFile } from '../../../../../src/presentation/evidence/shared/unarrived-files.ts';

const never = async (): Promise<never> => {
  throw new PortFault('unexpected-answer');
};
const remembered: UnarrivedFile = {
  id: 'U1',
  name: 'a.pdf',
  size: 10,
  materialId: 'M1',
  documentId: 'D1',
  kind: 'replace',
};
const known: UnfinishedUpload = {
  uploadId: 'U1',
  name: 'a.pdf',
  size: 10,
  kept: 4,
  materialId: 'M1',
  sha256: 'right',
  place: 'p1',
};
const local = (name = 'a.pdf', size = 10): LocalFile => ({ name, size, bytes: async () => new Uint8Array(size) });

let drafts: Map<string, unknown>;
let tasks: { readonly id: string }[];
let answer: PromiseWithResolvers<readonly UnfinishedUpload[]>;
let asked: number;
let wentOn: string[];
let letGo: () => Promise<void>;
let frames: readonly Pick<MaterialFrame, 'materialId' | 'name' | 'stage' | 'openIds' | 'adding'>[];
let mayEdit: boolean;
let right: boolean;
let files: UnfinishedFiles;
let unarrived: UnarrivedFiles;
let session: SessionStore;
let places: Map<string, FoundAgain>;
let looked: string[];

beforeEach(() => {
  [drafts, tasks, asked, wentOn, mayEdit, right] = [new Map(), [], 0, [], true, true];
  answer = Promise.withResolvers();
  [places, looked] = [new Map(), []];
  letGo = async () => undefined;
  frames = [
    {
      materialId: 'M1',
      stage: 'BUSI_CONTRACT',
      name: '贸易合同',
      openIds: ['D1'],
      adding: { open: true } as MaterialFrame['adding'],
    },
  ];
  unarrived = new UnarrivedFiles({
    read: (name) => drafts.get(name),
    write: (name, value) => void drafts.set(name, value),
    remove: (name) => void drafts.delete(name),
    removeAllOf: () => drafts.clear(),
  });
  session = new SessionStore({ pageConfig: never }, { current: never, switchRole: never, stay: never, signOut: never });
  const state = {
    get frames() {
      return frames as readonly MaterialFrame[];
    },
    get mayEdit() {
      return mayEdit;
    },
  };
  const ports = {
    unarrived,
    session,
    picked: {
      keep: () => undefined,
      forget: () => undefined,
      removeAllOf: () => undefined,
      keptUploads: async () => new Set(places.keys()),
      find: async (id: string) => {
        looked.push(id);
        return places.get(id) ?? { found: false, because: 'gone' };
      },
    },
    unfinished: {
      ofPackage: async () => {
        asked += 1;
        return answer.promise;
      },
      isOf: async () => right,
      letGo: async () => letGo(),
    },
    queue: {
      get tasks() {
        return tasks;
      },
    } as never,
  };
  files = new UnfinishedFiles(state, ports, {
    resume: (row, kind, file) =>
      void wentOn.push([row.id, row.documentId ?? 'new', kind, file.name, file.size, row.kept].join(' ')),
  });
});

const opened = async (uploads: readonly UnfinishedUpload[] = [known]): Promise<void> => {
  files.opened('DD1');
  answer.resolve(uploads);
  await eventually('it is known what has come', async () =>
    uploads.every(({ uploadId }) => files.rows.some(({ id, kept }) => id === uploadId && kept > 0)),
  );
};

describe('uploads cut off by a closed portal', () => {
  it('are each shown once, at their document, with the bytes received', async () => {
    unarrived.add('DD1', remembered);
    await opened([known, { ...known, uploadId: 'U2', name: 'b.pdf' }]);
    expect(
      files.rows.map(({ id, documentId, kept, stage, materialName }) => [id, documentId, kept, stage, materialName]),
    ).toEqual([
      ['U1', 'D1', 4, 'BUSI_CONTRACT', '贸易合同'],
      ['U2', undefined, 4, 'BUSI_CONTRACT', '贸易合同'],
    ]);
  });

  it('are shown from this browser’s memory when the back end cannot answer, or is not asked', async () => {
    unarrived.add('DD1', remembered);
    files.opened('DD1');
    answer.reject(new PortFault('not-signed-in'));
    await eventually('the fault is heard', async () => session.state.kind === 'signed-out');
    expect(files.rows.map(({ id, kept }) => [id, kept])).toEqual([['U1', 0]]);
    mayEdit = false;
    files.opened('DD1');
    expect(asked).toBe(1);
  });

  it('are not shown while they continue in this window, nor after they have arrived', async () => {
    unarrived.add('DD1', remembered);
    tasks = [{ id: 'U1' }];
    files.opened('DD1');
    tasks = [];
    answer.resolve([known, { ...known, uploadId: 'U2' }]);
    await eventually('it is known what has come', async () => files.rows.length > 0);
    expect(files.rows.map(({ id }) => id)).toEqual(['U2']);
  });

  it('of another package that was left meanwhile are not shown', async () => {
    files.opened('DD1');
    const first = answer;
    answer = Promise.withResolvers();
    files.opened('DD2');
    answer.resolve([{ ...known, uploadId: 'U2' }]);
    await eventually('it is known what has come', async () => files.rows.length > 0);
    first.resolve([known]);
    await first.promise;
    await Promise.resolve();
    expect(files.rows.map(({ id }) => id)).toEqual(['U2']);
  });

  it('continue once when the file is given twice while it is checked', async () => {
    await opened();
    await Promise.all([files.fileGiven('U1', local()), files.fileGiven('U1', local())]);
    expect(wentOn).toHaveLength(1);
  });

  it('are offered only where a place accepts them: the document, else a new one, else none', async () => {
    unarrived.add('DD1', remembered);
    await opened();
    frames = frames.map((frame) => ({ ...frame, openIds: [] }));
    files.opened('DD1');
    expect(files.rows.map(({ documentId }) => documentId)).toEqual([undefined]);
    frames = frames.map((frame) => ({ ...frame, adding: { open: false } as MaterialFrame['adding'] }));
    files.opened('DD1');
    expect(files.rows).toEqual([]);
  });

  it('of the signed letter belong to another page', () => {
    unarrived.add('DD1', { ...remembered, kind: 'letter', documentId: undefined });
    files.opened('DD1');
    expect(files.rows).toEqual([]);
  });

  it('continue with the same file under any name, at their document', async () => {
    unarrived.add('DD1', remembered);
    await opened();
    await files.fileGiven('U1', local('a (1).pdf'));
    expect([wentOn, files.rows]).toEqual([['U1 D1 replace a.pdf 10 4'], []]);
  });

  it('continue as a new document when theirs is gone', async () => {
    unarrived.add('DD1', remembered);
    frames = frames.map((frame) => ({ ...frame, openIds: [] }));
    await opened();
    await files.fileGiven('U1', local());
    expect(wentOn).toEqual(['U1 new add a.pdf 10 4']);
  });

  it('never accept another file', async () => {
    unarrived.add('DD1', remembered);
    await opened();
    await files.fileGiven('U1', local('a.pdf', 11));
    expect(files.rows[0]).toMatchObject({
      trouble: { key: 'materials.unfinished-other-size', values: { given: 11, wanted: 10 } },
    });
    right = false;
    await files.fileGiven('U1', local());
    expect(files.rows[0]).toMatchObject({ busy: false, trouble: { key: 'materials.unfinished-other-bytes' } });
    expect(wentOn).toEqual([]);
    right = true;
    await files.fileGiven('U1', local());
    expect(wentOn).toHaveLength(1);
  });

  it('without received bytes are matched by the file name', async () => {
    unarrived.add('DD1', remembered);
    await opened([]);
    await files.fileGiven('U1', local('b.pdf'));
    expect([files.rows[0]?.trouble, wentOn]).toEqual([
      { key: 'materials.unfinished-other-name', values: { name: 'a.pdf' } },
      [],
    ]);
    await files.fileGiven('U1', local());
    expect(wentOn).toHaveLength(1);
  });

  it('continue automatically when a file of the same name and size is given for a new document', async () => {
    unarrived.add('DD1', { ...remembered, kind: 'add', documentId: undefined });
    await opened([]);
    expect([
      files.resumeWith('M1', local('b.pdf')),
      files.resumeWith('M1', local('a.pdf', 11)),
      files.resumeWith('M2', local()),
    ]).toEqual([false, false, false]);
    expect(files.resumeWith('M1', local())).toBe(true);
    expect(files.resumeWith('M1', local())).toBe(false);
    await eventually('it goes on', async () => wentOn.length === 1);
  });

  it('for an existing document do not take a file given for a new one', async () => {
    unarrived.add('DD1', remembered);
    await opened([]);
    expect(files.resumeWith('M1', local())).toBe(false);
  });
});

describe('uploads whose file the browser can find', () => {
  const findable = async (again: FoundAgain, uploads: readonly UnfinishedUpload[] = [known]): Promise<void> => {
    places.set('U1', again);
    unarrived.add('DD1', remembered);
    await opened(uploads);
    await eventually('it is known where they lie', async () => files.rows[0]?.findable === true);
  };
  const state = () => files.rows.map((row) => [row.findable, row.busy, row.trouble?.key]);

  it('continue by one press, at their document, and can be found again later', async () => {
    await findable({ found: true, file: local('renamed.pdf') });
    await Promise.all([files.resumePressed('U1'), files.resumePressed('U1')]);
    expect([wentOn, looked, files.rows]).toEqual([['U1 D1 replace a.pdf 10 4'], ['U1'], []]);
  });

  it('continue by size when no bytes were received', async () => {
    await findable({ found: true, file: local() }, []);
    await files.resumePressed('U1');
    expect(wentOn).toEqual(['U1 D1 replace a.pdf 10 0']);
  });

  it('can be requested again when reading was not allowed', async () => {
    await findable({ found: false, because: 'denied' });
    await files.resumePressed('U1');
    expect(state()).toEqual([[true, false, 'materials.unfinished-denied']]);
    places.set('U1', { found: true, file: local() });
    await files.resumePressed('U1');
    expect(wentOn).toHaveLength(1);
  });

  it.each<[string, FoundAgain, boolean, string]>([
    ['are not there any more', { found: false, because: 'gone' }, true, 'materials.unfinished-moved'],
    ['have another size by now', { found: true, file: local('a.pdf', 11) }, true, 'materials.unfinished-changed'],
    ['have other bytes by now', { found: true, file: local() }, false, 'materials.unfinished-changed'],
  ])('and %s must be picked, which shows why', async (_what, again, isRight, why) => {
    right = isRight;
    await findable(again);
    await files.resumePressed('U1');
    expect([state(), wentOn]).toEqual([[[false, false, why]], []]);
    await files.resumePressed('U1');
    expect(looked).toEqual(['U1']);
    right = true;
    await files.fileGiven('U1', local());
    expect(wentOn).toHaveLength(1);
  });

  it('are not offered for another package, nor when uploads are not allowed', async () => {
    places.set('U2', { found: true, file: local() });
    unarrived.add('DD1', remembered);
    await opened();
    expect(state()).toEqual([[false, false, undefined]]);
    await files.resumePressed('U1');
    await files.resumePressed('nothing');
    expect(looked).toEqual([]);
  });
});

describe('abandoned uploads', () => {
  it('are forgotten here and in the back end', async () => {
    unarrived.add('DD1', remembered);
    let gone = 0;
    letGo = async () => void (gone += 1);
    await opened();
    await files.abandonPressed('U1');
    expect([gone, files.rows, unarrived.of('DD1')]).toEqual([1, [], []]);
  });

  it('are forgotten here when the back end has forgotten them', async () => {
    unarrived.add('DD1', remembered);
    letGo = async () => Promise.reject(new PortFault('not-found'));
    await opened();
    await files.abandonPressed('U1');
    expect([files.rows, unarrived.of('DD1')]).toEqual([[], []]);
  });

  it('stay, and show why, when the request failed', async () => {
    unarrived.add('DD1', remembered);
    letGo = async () => Promise.reject(new PortFault('offline'));
    await opened();
    await files.abandonPressed('U1');
    expect([files.rows[0]?.trouble, files.rows[0]?.busy, unarrived.of('DD1').length]).toEqual([
      { key: 'refusals.network' },
      false,
      1,
    ]);
  });
});
