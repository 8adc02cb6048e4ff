import { beforeEach, describe, expect, it } from 'vitest';
import type { UploadOrder, UploadOutcome } from '../../../src/application/ports/uploads/document-vault.ts';
import type { ObjectionDesk, ObjectionOutcome } from '../../../src/application/ports/notices/objection-desk.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import type { AgencyNotice, Objection } from '../../../src/domain/notices/agency-notice.ts';
import { ObjectionPresenter } from '../../../src/presentation/notices/objection/objection-presenter.ts';
import { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import { word } from '../../../src/words/catalogue.ts';
import { zhCN } from '../../../features/support/every-word.ts';
import { never } from '../../builders/message-boxes.ts';
import { pdf, until } from '../../builders/office.ts';

let objections: Objection[];
let standing: AgencyNotice | undefined;
let outcome: ObjectionOutcome | PortFault | undefined;
let sent: { readonly statement: string; readonly fileIds: readonly string[] }[];
let drafts: Map<string, unknown>;
let uploads: { readonly order: UploadOrder; readonly done: PromiseWithResolvers<UploadOutcome> }[];

const received: Objection = {
  receiptNumber: 'YY20261121-0001',
  standing: 'violating',
  statement: '无违规',
  proofs: [],
  state: 'received',
  answer: '',
  sentAt: 1,
  sentBy: '颜书昕',
};

const desk: ObjectionDesk = {
  offers: true,
  currentNotice: async () => standing,
  objectors: async () => ['颜书昕'],
  all: async () => objections,
  send: async (statement, fileIds) => {
    sent.push({ statement, fileIds });
    if (outcome instanceof PortFault) throw outcome;
    if (outcome) return outcome;
    objections = [received];
    return { sent: true, objection: received };
  },
};

async function opened(): Promise<ObjectionPresenter> {
  const session = new SessionStore(
    { pageConfig: never },
    { current: never, switchRole: never, stay: never, signOut: async () => undefined },
  );
  let serial = 0;
  const presenter = new ObjectionPresenter({
    desk,
    session,
    clock: { now: () => Date.parse('2026-11-21T02:00:00Z') },
    identifiers: { next: () => `P${(serial += 1)}` },
    drafts: {
      read: (name) => drafts.get(name),
      write: (name, value) => void drafts.set(name, value),
      remove: (name) => void drafts.delete(name),
      removeAllOf: () => drafts.clear(),
    },
    vault: {
      upload: async (order) => {
        const done = Promise.withResolvers<UploadOutcome>();
        uploads.push({ order, done });
        order.signal.addEventListener('abort', () => done.reject(new PortFault('cancelled')));
        return done.promise;
      },
    },
  });
  presenter.opened();
  await until(() => presenter.objections !== undefined);
  return presenter;
}

beforeEach(() => {
  standing = { companyName: '甲', standing: 'violating', type: '1', effectiveOn: '2026-12-01', addedOn: '2026-11-22' };
  [objections, outcome, sent, drafts, uploads] = [[], undefined, [], new Map(), []];
});

describe('the objection page', () => {
  it('sends the statement with the uploaded files, and shows the receipt', async () => {
    const page = await opened();
    page.statementTyped(' 无违规 ');
    page.filesGiven([pdf('a.pdf'), pdf('b.pdf')]);
    expect([page.isUploading, page.room, uploads.map(({ order }) => order.materialId)]).toEqual([
      true,
      3,
      ['agency-objection', 'agency-objection'],
    ]);
    await page.sendPressed();
    expect(sent).toEqual([]);
    uploads[0]?.done.resolve({ arrived: true, fileId: 'PK1' });
    uploads[1]?.done.resolve({ arrived: false, because: 'encrypted' });
    await until(() => !page.isUploading);
    const [, failed] = page.proofs;
    expect([failed?.trouble && word(zhCN, failed.trouble), page.room]).toEqual([
      '文件已加密，审核人员无法打开。请去除密码后重新上传。',
      4,
    ]);
    await page.sendPressed();
    expect(sent).toEqual([{ statement: '无违规', fileIds: ['PK1'] }]);
    expect([
      page.receipt?.receiptNumber,
      page.waiting?.receiptNumber,
      page.statement,
      page.proofs,
      drafts.size,
    ]).toEqual(['YY20261121-0001', 'YY20261121-0001', '', [], 0]);
  });

  it.each([
    [undefined, '贵公司当前状态：正常，无需提出异议。', false],
    [
      { standing: 'watch-listed', effectiveOn: '', addedOn: '2026-11-22' },
      '贵公司当前状态：观察名单，2026-11-22 列入。',
      true,
    ],
    [{ standing: 'watch-listed', effectiveOn: '', addedOn: '' }, '贵公司当前状态：观察名单。', true],
    [
      { standing: 'violating', effectiveOn: '2026-12-01', addedOn: '2026-11-22' },
      '贵公司当前状态：违规会员，2026-11-22 认定，2026-12-01 起限制办理凭证业务，此前照常办理。',
      true,
    ],
    [
      { standing: 'violating', effectiveOn: '', addedOn: '2026-11-22' },
      '贵公司当前状态：违规会员，2026-11-22 认定。',
      true,
    ],
  ] as const)(
    'shows the company’s standing, and accepts an objection only when there is a reason: %j',
    async (known, words, mayObject) => {
      standing = known && { companyName: '甲', type: '', ...known };
      const page = await opened();
      expect([page.standing && word(zhCN, page.standing), page.mayObject]).toEqual([words, mayObject]);
      objections = [received];
      await page.content.load();
      expect([page.mayObject, page.waiting]).toEqual([false, received]);
    },
  );

  it('requires a statement of limited length', async () => {
    const page = await opened();
    await page.sendPressed();
    expect([page.statementError && word(zhCN, page.statementError), page.attempt]).toEqual(['请填写书面说明', 1]);
    page.statementTyped('长'.repeat(2001));
    await page.sendPressed();
    expect([page.statementError && word(zhCN, page.statementError), sent]).toEqual(['书面说明不能超过 2000 字', []]);
  });

  it('keeps a draft until it is sent', async () => {
    (await opened()).statementTyped('写到一半');
    const again = await opened();
    expect(again.statement).toBe('写到一半');
    again.statementTyped('');
    expect(drafts.size).toBe(0);
  });

  it('accepts five files, and cancels the upload of a removed one', async () => {
    const page = await opened();
    page.filesGiven(['1', '2', '3', '4', '5', '6'].map((name) => pdf(`${name}.pdf`)));
    expect([uploads.length, page.proofs[5]?.trouble && word(zhCN, page.proofs[5].trouble)]).toEqual([
      5,
      '证明材料最多 5 个文件',
    ]);
    page.fileRemoved(page.proofs[0]?.id ?? '');
    // The sixth file takes the free place.
    expect([uploads[0]?.order.signal.aborted, page.proofs.length, page.room, uploads[5]?.order.file.name]).toEqual([
      true,
      5,
      0,
      '6.pdf',
    ]);
    page.left();
    expect(uploads.every(({ order }) => order.signal.aborted)).toBe(true);
  });

  it('gives the place of a refused file to another one', async () => {
    const page = await opened();
    page.filesGiven(['1', '2', '3', '4', '5', '6'].map((name) => pdf(`${name}.pdf`)));
    uploads[4]?.done.resolve({ arrived: false, because: 'wrong-content' });
    await until(() => page.proofs[5]?.trouble === undefined);
    expect([page.room, page.proofs[4]?.trouble?.key, page.proofs[5]?.trouble]).toEqual([
      0,
      'refusals.file-content',
      undefined,
    ]);
  });

  it('shows why a file was refused, without using a place', async () => {
    const page = await opened();
    page.filesGiven([pdf('a.exe')]);
    expect([uploads.length, page.room, page.proofs[0]?.trouble?.key]).toEqual([0, 5, 'refusals.file-extension']);
    page.filesGiven(['1', '2', '3', '4', '5'].map((name) => pdf(`${name}.pdf`)));
    page.filesGiven([pdf('b.exe')]);
    expect([page.room, page.proofs[6]?.trouble?.key]).toEqual([0, 'refusals.file-extension']);
  });

  it.each([
    [{ sent: false, because: 'not-now' } as const, '贵公司当前状态正常，或已有异议正在受理，本次没有提交。'],
    [{ sent: false, because: 'files' } as const, '证明材料已失效，请移除后重新上传。'],
    [new PortFault('refused', { code: 'X', serverMessage: '系统忙' }), '系统忙'],
  ])('shows why the objection was refused, and keeps the statement: %j', async (refused, words) => {
    const page = await opened();
    page.statementTyped('无违规');
    outcome = refused;
    await page.sendPressed();
    expect([page.trouble && word(zhCN, page.trouble), page.statement, page.receipt]).toEqual([
      words,
      '无违规',
      undefined,
    ]);
  });
});
