import { beforeEach, describe, expect, it } from 'vitest';
import type { UploadOrder, UploadOutcome } from '../../../../src/application/ports/uploads/document-vault.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import type {
  ApplicationOutcome,
  ProductApplication,
  WrittenApplication,
} from '../../../../src/application/ports/products/application-desk.ts';
import {
  productsByApplication,
  emptyApplication,
  type ApplicationEntry,
} from '../../../../src/domain/products/shared/application.ts';
import { ApplicationPresenter } from '../../../../src/presentation/products/application/application-presenter.ts';
import type { RefreshPoller } from '../../../../src/presentation/shared/refresh-poller.ts';
import type { SessionStore } from '../../../../src/presentation/identity/session-store.ts';
import { message } from '../../../../src/words/catalogue.ts';
import { loadProductTexts } from '../../../../src/words/products/load-product-texts.ts';
import { pdf, until } from '../../../builders/office.ts';

const whole: ApplicationEntry = {
  applicantName: '石清越',
  applicantTitle: '财务总监',
  contactName: '李敏',
  contactMobile: '13800001234',
  yearlyAmount: '1000000.00',
  purpose: '应收账款融资',
};
const standing: ProductApplication = {
  state: 'draft',
  entry: whole,
  files: [],
  returned: new Map(),
  answer: '',
  revision: 4,
  savedBy: '',
  savedAt: undefined,
  submittedBy: '',
  submittedAt: undefined,
  decidedAt: undefined,
  expected: undefined,
  mayWrite: true,
};
const [product = 'ABS'] = productsByApplication;

let told: ProductApplication;
let sent: {
  readonly what: 'save' | 'submit';
  readonly written: WrittenApplication;
  readonly answer: PromiseWithResolvers<ApplicationOutcome>;
}[];
let uploads: { readonly order: UploadOrder; readonly done: PromiseWithResolvers<UploadOutcome> }[];
let looks: number;
let lookAgain: () => Promise<void>;
let page: ApplicationPresenter;

/** Waits until every given answer has been processed. */
const arrived = async (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const done = (revision: number, more: Partial<ProductApplication> = {}): ApplicationOutcome => ({
  done: true,
  now: { ...told, revision, ...more },
});

async function opened(more: Partial<ProductApplication> = {}): Promise<void> {
  told = { ...standing, ...more };
  const held =
    (what: 'save' | 'submit') =>
    async (written: WrittenApplication): Promise<ApplicationOutcome> => {
      const answer = Promise.withResolvers<ApplicationOutcome>();
      sent.push({ what, written, answer });
      return answer.promise;
    };
  let serial = 0;
  page = new ApplicationPresenter({
    desk: {
      isOffered: true,
      application: async () => ((looks += 1), told),
      save: held('save'),
      submit: held('submit'),
    },
    vault: {
      upload: async (order) => {
        const answer = Promise.withResolvers<UploadOutcome>();
        uploads.push({ order, done: answer });
        order.signal.addEventListener('abort', () => answer.reject(new PortFault('cancelled')));
        return answer.promise;
      },
    },
    identifiers: { next: () => `F${(serial += 1)}` },
    texts: loadProductTexts,
    poller: {
      start: (look: () => Promise<void>) => void (lookAgain = look),
      stop: () => undefined,
    } as unknown as RefreshPoller,
    session: { who: undefined, faultSeen: () => undefined } as unknown as SessionStore,
  });
  page.opened(product, 'zh-CN');
  await until(() => page.content.value !== undefined);
}

beforeEach(() => {
  [sent, uploads, looks] = [[], [], 0];
});

describe('the draft of an application', () => {
  it('is saved when a field is left, on the loaded revision, and only after a change', async () => {
    await opened();
    page.fieldLeft('purpose');
    page.typed('purpose', ' 采购融资 ');
    expect(sent).toEqual([]);
    page.fieldLeft('purpose');
    expect(sent.map(({ what, written }) => [what, written])).toEqual([
      ['save', { product, revision: 4, entry: { ...whole, purpose: '采购融资' }, fileIds: [] }],
    ]);
    sent[0]?.answer.resolve(done(5));
    await arrived();
    page.typed('purpose', '其他');
    page.fieldLeft('purpose');
    expect(sent.map(({ written }) => written.revision)).toEqual([4, 5]);
  });

  it('is saved by one request at a time: later typing goes with the next', async () => {
    await opened();
    page.typed('purpose', '一');
    page.fieldLeft('purpose');
    page.typed('purpose', '二');
    page.fieldLeft('purpose');
    expect([sent.length, page.isSaving]).toEqual([1, true]);
    sent[0]?.answer.resolve(done(5));
    await arrived();
    expect([sent.map(({ written }) => [written.revision, written.entry.purpose]), page.entry.purpose]).toEqual([
      [
        [4, '一'],
        [5, '二'],
      ],
      '二',
    ]);
  });

  it('is saved when the page is left', async () => {
    await opened();
    page.typed('purpose', '一');
    page.left();
    expect(sent.map(({ what }) => what)).toEqual(['save']);
  });

  it('is not replaced by a refresh while it is unsaved', async () => {
    await opened();
    page.typed('purpose', '我的');
    told = { ...told, revision: 9, entry: { ...whole, purpose: '同事的' } };
    await lookAgain();
    expect([looks, page.entry.purpose]).toEqual([1, '我的']);
  });

  it('is replaced by a refresh when nothing was typed', async () => {
    await opened();
    told = { ...told, revision: 9, entry: { ...whole, purpose: '同事的' } };
    await lookAgain();
    expect([looks, page.entry.purpose]).toEqual([2, '同事的']);
  });

  it('stays after a failed save, and is saved with the next change', async () => {
    await opened();
    page.typed('purpose', '一');
    page.fieldLeft('purpose');
    sent[0]?.answer.reject(new PortFault('offline'));
    await arrived();
    expect([page.trouble, page.isSaving, page.entry.purpose, sent.length]).toEqual([
      message('refusals.network'),
      false,
      '一',
      1,
    ]);
    page.fieldLeft('purpose');
    sent[1]?.answer.resolve(done(5));
    await arrived();
    expect([sent.length, page.trouble]).toEqual([2, undefined]);
  });

  it('is sent with the submission, and is refreshed again afterwards', async () => {
    await opened();
    page.typed('purpose', '一');
    page.fieldLeft('purpose');
    sent[0]?.answer.reject(new PortFault('offline'));
    await arrived();
    const pressed = page.submitPressed();
    expect(sent.map(({ what, written }) => [what, written.entry.purpose])).toEqual([
      ['save', '一'],
      ['submit', '一'],
    ]);
    sent[1]?.answer.resolve(done(5));
    await pressed;
    const before = looks;
    await lookAgain();
    expect(looks).toBe(before + 1);
  });

  it('is not saved for a reader', async () => {
    await opened({ mayWrite: false });
    page.typed('purpose', '一');
    page.fieldLeft('purpose');
    await page.submitPressed();
    expect([sent, page.open]).toEqual([[], []]);
  });
});

describe('a version that a colleague saved first', () => {
  async function stale(): Promise<void> {
    await opened();
    page.typed('purpose', '我的');
    page.fieldLeft('purpose');
    told = { ...told, revision: 9, entry: { ...whole, purpose: '同事的' } };
    sent[0]?.answer.resolve({ done: false, because: 'stale', by: '李敏' });
    await until(() => page.changedBy !== undefined && !page.isSaving);
  }

  it('is announced, and not overwritten before the user decides', async () => {
    await stale();
    page.fieldLeft('purpose');
    expect([page.changedBy, page.entry.purpose, sent.length]).toEqual(['李敏', '我的', 1]);
  });

  it('can be taken over', async () => {
    await stale();
    await page.theirsPressed();
    expect([page.changedBy, page.entry.purpose, sent.length]).toEqual([undefined, '同事的', 1]);
  });

  it('can be overwritten, on its revision', async () => {
    await stale();
    const pressed = page.minePressed();
    await until(() => page.isSaving);
    expect([page.changedBy, page.entry.purpose, sent[1]?.written.revision, sent[1]?.written.entry.purpose]).toEqual([
      undefined,
      '我的',
      9,
      '我的',
    ]);
    sent[1]?.answer.resolve(done(10));
    await pressed;
  });
});

describe('submitting an application', () => {
  it('happens once when pressed repeatedly', async () => {
    await opened();
    const pressed = [page.submitPressed(), page.submitPressed()];
    expect(sent.map(({ what, written }) => [what, written.revision])).toEqual([['submit', 4]]);
    sent[0]?.answer.resolve(done(5, { state: 'submitted' }));
    await Promise.all(pressed);
    expect([page.content.value?.state, page.open, page.busy]).toEqual(['submitted', [], false]);
  });

  it('leads to the first incomplete part instead, and shows what is missing', async () => {
    await opened({ entry: { ...whole, contactMobile: '1', purpose: '' } });
    expect(page.problemOf('contactMobile')).toBeUndefined();
    page.stepChosen('check');
    await page.submitPressed();
    expect([sent, page.step, page.attempt, page.problemOf('contactMobile'), page.problemOf('purpose')]).toEqual([
      [],
      'contact',
      1,
      'not-a-mobile',
      'missing',
    ]);
  });

  it('waits for a running save and for uploads', async () => {
    await opened();
    page.typed('purpose', '一');
    page.fieldLeft('purpose');
    await page.submitPressed();
    expect(sent.map(({ what }) => what)).toEqual(['save']);
    sent[0]?.answer.resolve(done(5));
    await arrived();
    page.filesGiven([pdf('a.pdf')]);
    await page.submitPressed();
    expect(sent).toHaveLength(1);
    uploads[0]?.done.resolve({ arrived: true, fileId: 'PK1' });
    await arrived();
    expect(sent.map(({ what, written }) => [what, written.fileIds])).toEqual([
      ['save', []],
      ['save', ['PK1']],
    ]);
  });

  it.each([
    ['not-permitted', 'applying.not-permitted', 1],
    ['files', 'applying.files-gone', 1],
    ['not-now', 'applying.not-now', 2],
  ] as const)(
    'shows the refusal, and reloads when the platform has the application: %s',
    async (because, key, times) => {
      await opened();
      const pressed = page.submitPressed();
      sent[0]?.answer.resolve({ done: false, because });
      await pressed;
      await arrived();
      expect([page.trouble, looks, page.busy]).toEqual([message(key), times, false]);
    },
  );
});

describe('an open application', () => {
  it('opens its returned part, and only that can be changed', async () => {
    await opened({ state: 'returned', returned: new Map([['contact', '号码有误']]) });
    expect([page.step, page.open, page.isOpen('attachments')]).toEqual(['contact', ['contact'], false]);
    page.filesGiven([pdf('a.pdf')]);
    expect(uploads).toEqual([]);
  });

  it('moves to the next step when the present one is complete', async () => {
    await opened({ entry: emptyApplication });
    page.nextPressed();
    expect([page.step, page.attempt, page.problemOf('applicantName')]).toEqual(['applicant', 1, 'missing']);
    page.typed('applicantName', '石清越');
    page.typed('applicantTitle', '财务总监');
    page.nextPressed();
    expect(page.step).toBe('contact');
  });

  it('waits for no upload cancelled on leaving', async () => {
    await opened();
    page.filesGiven([pdf('a.pdf')]);
    page.opened(product, 'en');
    await until(() => page.content.value !== undefined);
    expect([uploads[0]?.order.signal.aborted, page.files.isUploading]).toEqual([true, false]);
  });

  it('ignores the answer to a save of another application', async () => {
    await opened();
    page.typed('purpose', '一');
    page.opened('constructor', 'zh-CN');
    sent[0]?.answer.resolve({ done: false, because: 'stale', by: '李敏' });
    await arrived();
    expect([page.product, page.changedBy, page.content.value]).toEqual([undefined, undefined, undefined]);
  });
});
