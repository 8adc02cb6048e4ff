import { beforeEach, describe, expect, it } from 'vitest';
import type { AnnouncementTopic } from '../../../../src/domain/identity/announcement-topic.ts';
import { RecordingNavigator } from '../../../../features/support/recording-navigator.ts';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import type {
  SignedAgreementDesk,
  SignedAgreementText,
} from '../../../../src/application/ports/notices/signed-agreement-desk.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import type { SignedAgreement } from '../../../../src/domain/notices/signed-agreement.ts';
import { SignedAgreementsPresenter } from '../../../../src/presentation/notices/signed-agreements/signed-agreements-presenter.ts';
import type { SessionStore } from '../../../../src/presentation/identity/session-store.ts';
import { Toasts } from '../../../../src/presentation/shared/toasts.ts';
import { message } from '../../../../src/words/catalogue.ts';
import { until } from '../../../builders/office.ts';

const signed = (id: string, more: Partial<SignedAgreement> = {}): SignedAgreement => ({
  id,
  title: `协议${id}`,
  version: 'V1',
  textHash: id,
  signedAt: 1,
  signedBy: '周思远',
  isOwn: true,
  isPlatform: true,
  present: undefined,
  ...more,
});
const written = (title: string, previous?: string): SignedAgreementText => {
  const text = (words: string) => ({ title: words, version: 'V1', sections: [] });
  return { ...text(title), textHash: title, previous: previous === undefined ? undefined : text(previous) };
};

let texts: {
  readonly id: string;
  readonly signal: AbortSignal | undefined;
  readonly answer: PromiseWithResolvers<SignedAgreementText>;
}[];
let isOffered: boolean;
let gathersAll: boolean;
let unseen: number;
let actions: string[];
let told: Set<(topic: AnnouncementTopic) => void>;
let navigator: RecordingNavigator;
let lists: number;
let file: PromiseWithResolvers<{ readonly name: string; readonly address: string }>;
let faults: unknown[];
let clock: ManualClock;
let toasts: Toasts;

function createPresenter(): SignedAgreementsPresenter {
  const desk: SignedAgreementDesk = {
    isOffered,
    protocols: async () => (
      (lists += 1),
      [signed('A'), signed('B', { present: { version: 'V2', textHash: 'C', publishedAt: 0, isSigned: false } })]
    ),
    file: async () => file.promise,
    gathersAll,
    gatherAll: async () => void actions.push('gather'),
    unseenArchives: async () => unseen,
    markArchivesSeen: async () => void actions.push('seen'),
    text: async (id, signal) => {
      const answer = Promise.withResolvers<SignedAgreementText>();
      texts.push({ id, signal, answer });
      return answer.promise;
    },
  };
  return new SignedAgreementsPresenter({
    desk,
    navigator,
    downloads: async () => ({ reloadPressed: async () => void actions.push('looked') }),
    announcements: async () => ({
      isConnected: true,
      reconnect: () => undefined,
      on: (listener) => {
        told.add(listener);
        return () => told.delete(listener);
      },
    }),
    clock,
    toasts,
    session: { faultSeen: (thrown: unknown) => void faults.push(thrown) } as unknown as SessionStore,
  });
}

beforeEach(() => {
  [texts, isOffered, lists, faults, clock, file] = [[], true, 0, [], new ManualClock(1_000), Promise.withResolvers()];
  toasts = new Toasts(clock);
  [gathersAll, unseen, actions, told, navigator] = [true, 0, [], new Set(), new RecordingNavigator()];
});

describe('the signed agreements', () => {
  it('are listed, each with its state', async () => {
    const page = createPresenter();
    page.opened('');
    await until(() => page.rows.length === 2);
    expect([page.rows.map(({ state }) => state.kind), page.row, texts]).toEqual([
      ['in-force', 'to-sign'],
      undefined,
      [],
    ]);
  });

  it('are not requested when the back end does not offer them', async () => {
    isOffered = false;
    const page = createPresenter();
    page.opened('A');
    await until(() => page.list.value !== undefined);
    expect([lists, texts, page.rows]).toEqual([0, [], []]);
  });

  it('are read one at a time: another one clears text and comparison', async () => {
    const page = createPresenter();
    page.opened('A');
    texts[0]?.answer.resolve(written('新', '旧'));
    await until(() => page.text.value !== undefined);
    page.comparePressed();
    expect([page.comparing, page.difference?.length]).toEqual([true, 2]);
    page.opened('B');
    expect([page.reading, page.text.value, page.difference, page.comparing]).toEqual([
      'B',
      undefined,
      undefined,
      false,
    ]);
    texts[1]?.answer.resolve(written('另一'));
    await until(() => page.text.value?.title === '另一');
    expect([page.comparing, page.difference]).toEqual([false, undefined]);
    page.opened('');
    expect([page.text.value, texts.length]).toEqual([undefined, 2]);
  });

  it('show no late text under another one', async () => {
    const page = createPresenter();
    page.opened('A');
    page.opened('B');
    expect(texts.map(({ id, signal }) => [id, signal?.aborted])).toEqual([
      ['A', true],
      ['B', false],
    ]);
    texts[1]?.answer.resolve(written('B'));
    texts[0]?.answer.resolve(written('A'));
    await until(() => page.text.value !== undefined);
    await texts[0]?.answer.promise;
    expect(page.text.value?.title).toBe('B');
  });

  it('cancel an open request when the page is left', () => {
    const page = createPresenter();
    page.opened('A');
    page.left();
    expect(texts[0]?.signal?.aborted).toBe(true);
  });

  it('are downloaded as a file, or the reason is shown', async () => {
    const page = createPresenter();
    const pressed = page.filePressed('A');
    expect(page.fetching).toBe('A');
    file.resolve({ name: '协议.pdf', address: '/files/1' });
    expect([await pressed, page.fetching]).toEqual([{ name: '协议.pdf', address: '/files/1' }, undefined]);
    file = Promise.withResolvers();
    file.reject(new PortFault('offline'));
    expect([
      await page.filePressed('A'),
      page.fetching,
      faults.length,
      toasts.notes.map((note) => note.message),
    ]).toEqual([undefined, undefined, 1, [message('refusals.network')]]);
  });
});

describe('the archive of all agreements', () => {
  it('is ordered, and counted as new until the download page is opened', async () => {
    const page = createPresenter();
    page.opened('');
    await until(() => page.rows.length === 2 && page.unseen.value === 0 && told.size === 1);
    expect(page.canGather).toBe(true);
    await page.gatherPressed();
    expect(actions).toEqual(['gather', 'looked']);
    unseen = 1;
    for (const each of told) each('messages');
    for (const each of told) each('downloads');
    await until(() => page.unseen.value === 1);
    await page.archivesPressed();
    expect([actions.at(-1), navigator.current()]).toEqual(['seen', '/my/download']);
    page.left();
    expect(told.size).toBe(0);
  });

  it('is not offered when the back end cannot make it', async () => {
    gathersAll = false;
    const page = createPresenter();
    page.opened('');
    await until(() => page.rows.length === 2);
    expect([page.canGather, told.size]).toEqual([false, 0]);
  });
});
