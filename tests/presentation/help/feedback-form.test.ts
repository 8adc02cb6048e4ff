import { beforeEach, describe, expect, it } from 'vitest';
import { LocalDrafts } from '../../../src/adapters/storage/local-drafts.ts';
import { memoryStorage } from '../../../features/support/assemblies/portal-container.ts';
import type { UploadOrder, UploadOutcome } from '../../../src/application/ports/uploads/document-vault.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import type { Feedback } from '../../../src/domain/help/shared/feedback.ts';
import type { Breadcrumb } from '../../../src/domain/pages/breadcrumbs.ts';
import { FeedbackForm } from '../../../src/presentation/help/shared/feedback-form.ts';
import { Pictures, type PickedPicture } from '../../../src/presentation/help/shared/pictures.ts';
import { SurveyForm } from '../../../src/presentation/help/shared/survey-form.ts';
import { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import type { GivenSurvey } from '../../../src/domain/help/shared/survey.ts';
import type { SignedIn } from '../../../src/domain/identity/signed-in.ts';
import { never, zhou } from '../../builders/message-boxes.ts';

const page: Breadcrumb = { kind: 'page', path: '/index' };
let who: SignedIn;
let session: SessionStore;
let storage: ReturnType<typeof memoryStorage>;
let fault: PortFault | undefined;
/** The promise for which answers wait. */
let held: Promise<void> | undefined;
let given: GivenSurvey | undefined;
let asked: { feedback: Feedback; fileIds: readonly string[]; key: string }[];
let steps: readonly Breadcrumb[];
let uploads: { order: UploadOrder; done: PromiseWithResolvers<UploadOutcome> }[];

const desk = {
  asksSatisfaction: true,
  sendFeedback: async (feedback: Feedback, fileIds: readonly string[], key: string) => {
    asked.push({ feedback, fileIds, key });
    await held;
    if (fault) throw fault;
    return 'FB-1';
  },
  surveyOfToday: async () => {
    if (fault) throw fault;
    return given;
  },
  answerSurvey: async () => {
    await held;
    if (fault) throw fault;
  },
};

function opened(): FeedbackForm {
  let serial = 0;
  const identifiers = { next: () => `N${(serial += 1)}` };
  const vault = {
    upload: async (order: UploadOrder) => {
      const done = Promise.withResolvers<UploadOutcome>();
      uploads.push({ order, done });
      return done.promise;
    },
  };
  return new FeedbackForm({
    desk,
    session,
    trail: {
      version: 'v1',
      get steps() {
        return steps;
      },
    },
    drafts: new LocalDrafts(storage, () => session.who?.userId),
    identifiers,
    pictures: new Pictures(vault, identifiers, (thrown) => session.faultSeen(thrown)),
  });
}

const li: SignedIn = { ...zhou, userId: 'U2', personName: '李敏' };

async function comes(another: SignedIn): Promise<void> {
  who = another;
  await session.load();
}

const png = (name = 'a.png', size = 1000): PickedPicture => ({
  name,
  size,
  bytes: async () => new Uint8Array(size),
  preview: undefined,
});

let form: FeedbackForm;
beforeEach(async () => {
  [who, storage, fault, held, asked, uploads, steps] = [zhou, memoryStorage(), undefined, undefined, [], [], []];
  session = new SessionStore(
    { pageConfig: never },
    { current: async () => who, switchRole: never, stay: never, signOut: async () => undefined },
  );
  await session.load();
  form = opened();
});

describe('feedback', () => {
  it('begins with the user’s name, and gets a ticket number', async () => {
    form.opened();
    expect(form.values).toEqual({ personName: '周思远', mobilePhone: '', opinionContent: '' });
    form.typed('opinionContent', '很好');
    await form.submitPressed();
    expect(form.result).toEqual({ ticketNumber: 'FB-1', pictures: 0, leftOut: 0 });
    form.closed();
    form.opened();
    expect([form.result, form.values.opinionContent]).toEqual([undefined, '']);
  });

  it('gives the memory of each preview back once, when its picture is removed or the form is done (F-161)', async () => {
    const forgotten: string[] = [];
    const shown = (name: string): PickedPicture => ({ ...png(name), forgetPreview: () => void forgotten.push(name) });
    form.opened();
    form.pictures.add([shown('a.png'), shown('b.png'), shown('c.png')]);
    form.pictures.remove(form.pictures.all[1]?.id ?? '');
    expect(forgotten).toEqual(['b.png']);
    for (const { order, done } of uploads) done.resolve({ arrived: true, fileId: order.file.name });
    await expect.poll(() => form.pictures.areUnderWay).toBe(false);
    form.typed('opinionContent', '很好');
    await form.submitPressed();
    form.closed();
    form.opened();
    expect(forgotten).toEqual(['b.png', 'a.png', 'c.png']);
  });

  it('shows the errors of each field, and sends nothing', async () => {
    form.typed('mobilePhone', '16612345678');
    await form.submitPressed();
    expect([form.errors.opinionContent?.key, form.errors.mobilePhone?.key, form.attempt, asked.length]).toEqual([
      'corner.opinion-missing',
      'corner.mobile-wrong',
      1,
      0,
    ]);
    form.typed('mobilePhone', '');
    expect(Object.keys(form.errors)).toEqual(['opinionContent']);
  });

  it('keeps its text when it fails, and is repeated under the same key', async () => {
    form.typed('opinionContent', '很好');
    fault = new PortFault('offline');
    await form.submitPressed();
    expect([form.failure?.kind, form.result, form.values.opinionContent]).toEqual(['offline', undefined, '很好']);
    fault = undefined;
    await form.submitPressed();
    expect(asked.map(({ key }) => key)).toEqual([asked[0]?.key, asked[0]?.key]);
  });

  it('sends the build and the last steps as they were at the start, also when repeated', async () => {
    steps = [page];
    form.opened();
    form.typed('opinionContent', '很好 ');
    expect(form.report).toEqual(['build v1', '/index']);
    fault = new PortFault('offline');
    await form.submitPressed();
    steps = [page, { kind: 'failed', call: '/user/v1/opinion/feedback', because: 'offline', code: '', traceId: '' }];
    form.closed();
    form.opened();
    fault = undefined;
    await form.submitPressed();
    expect(asked.map(({ feedback }) => feedback.opinionContent)).toEqual([
      '很好\n\nbuild v1\n/index',
      '很好\n\nbuild v1\n/index',
    ]);
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
  });

  it('omits the steps on request, and when no room is left', async () => {
    steps = [page];
    form.opened();
    form.typed('opinionContent', '很好');
    form.reportChosen(false);
    await form.submitPressed();
    form.opened();
    expect(form.withReport).toBe(true);
    form.typed('opinionContent', '很'.repeat(500));
    expect(form.report).toEqual([]);
    await form.submitPressed();
    expect(asked.map(({ feedback }) => feedback.opinionContent)).toEqual(['很好', '很'.repeat(500)]);
  });

  it('is another ticket when its text changes', async () => {
    fault = new PortFault('offline');
    form.typed('opinionContent', '很好');
    await form.submitPressed();
    form.typed('opinionContent', '很好！');
    await form.submitPressed();
    expect(new Set(asked.map(({ key }) => key)).size).toBe(2);
  });

  it('survives a closed dialog and a closed window until it is sent', async () => {
    form.typed('opinionContent', '写到一半');
    form.closed();
    form.opened();
    expect(form.values.opinionContent).toBe('写到一半');
    const again = opened();
    expect(again.values.opinionContent).toBe('写到一半');
    await again.submitPressed();
    expect(opened().values.opinionContent).toBe('');
  });

  it('hides another user’s draft', async () => {
    form.opened();
    form.typed('opinionContent', '只有我知道');
    form.pictures.add([png()]);
    await comes(li);
    expect([form.values, form.pictures.all]).toEqual([{ personName: '李敏', mobilePhone: '', opinionContent: '' }, []]);
    expect(uploads[0]?.order.signal.aborted).toBe(true);
    await session.signOut();
    expect(form.isOpen).toBe(false);
  });

  it('hides another user’s steps and the result of their feedback', async () => {
    steps = [page];
    form.opened();
    form.typed('mobilePhone', '1');
    await form.submitPressed();
    await comes(li);
    expect([form.errors, form.report]).toEqual([{}, []]);
    fault = new PortFault('offline');
    form.typed('opinionContent', '很好');
    await form.submitPressed();
    await comes(zhou);
    expect(form.failure).toBeUndefined();
  });

  it.each([
    ['was told', undefined],
    ['could not be told', new PortFault('offline')],
  ])('that %s after a change of user shows nothing to the new user, whose draft stays', async (_what, trouble) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    [held, fault] = [promise, trouble];
    form.opened();
    form.typed('opinionContent', '很好');
    const telling = form.submitPressed();
    await comes(li);
    form.typed('opinionContent', '写到一半');
    resolve();
    await telling;
    expect([form.result, form.failure, form.busy, form.values.opinionContent, opened().values.opinionContent]).toEqual([
      undefined,
      undefined,
      false,
      '写到一半',
      '写到一半',
    ]);
  });

  it('is sent once when pressed repeatedly', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    form.typed('opinionContent', '很好');
    const pressed = [form.submitPressed(), form.submitPressed()];
    resolve();
    await Promise.all(pressed);
    expect(asked.length).toBe(1);
  });

  it('clears its failure when it is sent again or changed', async () => {
    fault = new PortFault('offline');
    form.typed('opinionContent', '很好');
    await form.submitPressed();
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    const again = form.submitPressed();
    expect(form.failure).toBeUndefined();
    resolve();
    await again;
    form.typed('opinionContent', '很好！');
    expect(form.failure).toBeUndefined();
  });

  it.each([
    [null],
    ['写到一半'],
    [[]],
    [{ opinionContent: '写到一半' }],
    [{ personName: '', mobilePhone: 1, opinionContent: '写到一半' }],
  ])('starts empty when its stored draft is invalid: %j', (kept) => {
    new LocalDrafts(storage, () => zhou.userId).write('feedback', kept);
    expect(opened().values).toEqual({ personName: '周思远', mobilePhone: '', opinionContent: '' });
  });
});

it.each<[string, (survey: SurveyForm) => Promise<void> | void]>([
  [
    'feedback',
    async () => {
      form.typed('opinionContent', '很好');
      await form.submitPressed();
    },
  ],
  [
    'a picture',
    () => {
      form.pictures.add([png()]);
      uploads[0]?.done.reject(fault);
    },
  ],
  ['what one said today', async (survey) => survey.opened()],
  [
    'how satisfied one is',
    async (survey) => {
      survey.scoreChosen(4);
      await survey.submitPressed();
    },
  ],
])('an ended session is noticed by %s', async (_by, happens) => {
  fault = new PortFault('not-signed-in');
  await happens(new SurveyForm(desk, session));
  await expect.poll(() => session.state.kind).toBe('signed-out');
});

describe('the pictures of feedback', () => {
  it('are uploaded at once, and sent with the text after they have arrived', async () => {
    form.typed('opinionContent', '看图');
    form.pictures.add([png(), png('a.txt')]);
    expect(form.pictures.areUnderWay).toBe(true);
    await form.submitPressed();
    expect(asked).toEqual([]);
    uploads[0]?.order.onProgress(400);
    expect(form.pictures.all[0]?.state).toEqual({ kind: 'sending', sent: 400 });
    uploads[0]?.done.resolve({ arrived: true, fileId: 'PK-1' });
    await expect.poll(() => form.pictures.areUnderWay).toBe(false);
    await form.submitPressed();
    expect(asked[0]?.fileIds).toEqual(['PK-1']);
    expect(form.result).toMatchObject({ pictures: 1, leftOut: 1 });
    expect(uploads[0]?.order.materialId).toBeUndefined();
  });

  it.each([
    [png('a.gif'), 'refusals.file-extension'],
    [png('a.png', 5120 * 1024 + 1), 'refusals.file-too-large'],
    [png('a.png', 0), 'refusals.file-empty'],
  ])('are refused by name before the upload', (picture, key) => {
    form.pictures.add([picture]);
    const [{ state } = { state: undefined }] = form.pictures.all;
    expect(state?.kind === 'refused' && [state.because.key, state.canRetry]).toEqual([key, false]);
    expect([uploads.length, form.pictures.room]).toEqual([0, 5]);
  });

  it('are limited to five', () => {
    form.pictures.add([1, 2, 3, 4, 5, 6].map((each) => png(`${each}.png`)));
    expect([uploads.length, form.pictures.room]).toEqual([5, 0]);
    expect(form.pictures.all.map(({ state }) => state.kind)).toEqual([
      'sending',
      'sending',
      'sending',
      'sending',
      'sending',
      'refused',
    ]);
    form.pictures.remove(form.pictures.all[0]?.id ?? '');
    expect(uploads[0]?.order.signal.aborted).toBe(true);
    // The sixth picture takes the free place.
    expect([form.pictures.room, uploads.map(({ order }) => order.file.name)]).toEqual([
      0,
      ['1.png', '2.png', '3.png', '4.png', '5.png', '6.png'],
    ]);
    form.pictures.clear();
    expect([form.pictures.room, form.pictures.all, uploads.length]).toEqual([5, [], 6]);
  });

  it('that are refused make room for another one', async () => {
    form.pictures.add([1, 2, 3, 4, 5, 6].map((each) => png(`${each}.png`)));
    uploads[4]?.done.resolve({ arrived: false, because: 'store-away' });
    await expect.poll(() => uploads.length).toBe(6);
    expect(form.pictures.all[5]?.state.kind).toBe('sending');
    // The refused picture waits for a free place.
    const fifth = form.pictures.all[4]?.id ?? '';
    form.pictures.retryPressed(fifth);
    const tooMany = form.pictures.all[4]?.state;
    expect([uploads.length, tooMany?.kind === 'refused' && tooMany.because.key]).toEqual([6, 'corner.too-many']);
    form.pictures.remove(form.pictures.all[0]?.id ?? '');
    expect(uploads.map(({ order }) => order.file.name)).toEqual([
      '1.png',
      '2.png',
      '3.png',
      '4.png',
      '5.png',
      '6.png',
      '5.png',
    ]);
  });

  it('make another ticket of the same text', async () => {
    form.typed('opinionContent', '看图');
    fault = new PortFault('offline');
    await form.submitPressed();
    form.pictures.add([png()]);
    uploads[0]?.done.resolve({ arrived: true, fileId: 'PK-1' });
    await expect.poll(() => form.pictures.areUnderWay).toBe(false);
    await form.submitPressed();
    expect(new Set(asked.map(({ key }) => key)).size).toBe(2);
  });

  it('are refused for their type before their number', () => {
    form.pictures.add([1, 2, 3, 4, 5].map((each) => png(`${each}.png`)));
    form.pictures.add([png('a.docx')]);
    const state = form.pictures.all[5]?.state;
    expect(state?.kind === 'refused' && state.because.key).toBe('refusals.file-extension');
  });

  it('that did not arrive show why, and are repeated when that can help', async () => {
    form.pictures.add([png('a.png'), png('b.png'), png('c.png')]);
    uploads[0]?.done.resolve({ arrived: false, because: 'store-away' });
    uploads[1]?.done.resolve({ arrived: false, because: 'wrong-content' });
    uploads[2]?.done.reject(new PortFault('offline'));
    await expect.poll(() => form.pictures.areUnderWay).toBe(false);
    expect(form.pictures.all.map(({ state }) => state.kind === 'refused' && state.canRetry)).toEqual([
      true,
      false,
      true,
    ]);
    for (const { id } of form.pictures.all) form.pictures.retryPressed(id);
    // A picture that is being uploaded again is uploaded once, however often the button is pressed.
    for (const { id } of form.pictures.all) form.pictures.retryPressed(id);
    expect(uploads.map(({ order }) => order.file.name)).toEqual(['a.png', 'b.png', 'c.png', 'a.png', 'c.png']);
    expect(uploads[3]?.order.uploadId).toBe(uploads[0]?.order.uploadId);
  });
});

describe('the survey', () => {
  beforeEach(() => {
    given = undefined;
  });
  const turns = async (): Promise<void> => new Promise((done) => setImmediate(done));

  it('shows today’s answer, which can be replaced, and is empty on another day', async () => {
    given = { score: 2, comment: '慢' };
    const survey = new SurveyForm(desk, session);
    await survey.opened();
    expect([survey.score, survey.comment, survey.wasGiven]).toEqual([2, '慢', true]);
    survey.scoreChosen(5);
    survey.closed();
    await survey.opened();
    expect([survey.score, survey.comment, survey.wasGiven]).toEqual([5, '慢', true]);
    await survey.submitPressed();
    given = undefined;
    await survey.opened();
    expect([survey.score, survey.comment, survey.wasGiven, survey.hasAnswered]).toEqual([undefined, '', false, false]);
  });

  it('does not overwrite a started answer, and stays empty when the load fails', async () => {
    given = { score: 2, comment: '慢' };
    const survey = new SurveyForm(desk, session);
    void survey.opened();
    survey.commentTyped('快了');
    await turns();
    expect([survey.score, survey.comment, survey.wasGiven]).toEqual([undefined, '快了', true]);
    const another = new SurveyForm(desk, session);
    void another.opened();
    another.closed();
    await turns();
    expect([another.score, another.wasGiven]).toEqual([undefined, false]);
    fault = new PortFault('offline');
    await another.opened();
    expect([another.score, another.wasGiven, another.failure]).toEqual([undefined, false, undefined]);
    fault = undefined;
  });

  it('requires a score, and keeps it after a failure', async () => {
    const survey = new SurveyForm(desk, session);
    await survey.opened();
    await survey.submitPressed();
    expect([survey.isMissing, survey.hasAnswered]).toEqual([true, false]);
    survey.scoreChosen(4);
    expect(survey.isMissing).toBe(false);
    survey.commentTyped('快');
    fault = new PortFault('offline');
    await survey.submitPressed();
    expect([survey.failure?.kind, survey.score, survey.comment, survey.hasAnswered]).toEqual([
      'offline',
      4,
      '快',
      false,
    ]);
    fault = undefined;
    await survey.submitPressed();
    expect([survey.hasAnswered, survey.failure]).toEqual([true, undefined]);
    await survey.opened();
    expect([survey.score, survey.hasAnswered]).toEqual([undefined, false]);
  });

  it('hides another user’s answer, and keeps it for a user who was signed out', async () => {
    const survey = new SurveyForm(desk, session);
    await survey.opened();
    survey.scoreChosen(1);
    survey.commentTyped('只有我知道');
    fault = new PortFault('offline');
    await survey.submitPressed();
    fault = undefined;
    await session.signOut();
    expect(survey.isOpen).toBe(false);
    await comes(zhou);
    await survey.opened();
    expect([survey.score, survey.comment]).toEqual([1, '只有我知道']);
    await comes(li);
    expect([survey.isOpen, survey.failure]).toEqual([false, undefined]);
    await survey.opened();
    expect([survey.score, survey.comment]).toEqual([undefined, '']);
  });

  it.each([
    ['was said', undefined],
    ['could not be said', new PortFault('offline')],
  ])('that %s after a change of user shows no thanks and no failure', async (_what, trouble) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const survey = new SurveyForm(desk, session);
    await survey.opened();
    survey.scoreChosen(5);
    [held, fault] = [promise, trouble];
    const saying = survey.submitPressed();
    await comes(li);
    resolve();
    await saying;
    expect([survey.hasAnswered, survey.failure]).toEqual([false, undefined]);
  });

  it('hides another user’s answer of today', async () => {
    const { promise, resolve } = Promise.withResolvers<GivenSurvey | undefined>();
    const survey = new SurveyForm({ ...desk, surveyOfToday: async () => promise }, session);
    const opening = survey.opened();
    await comes(li);
    resolve({ score: 2, comment: '慢' });
    await opening;
    expect([survey.score, survey.comment, survey.wasGiven]).toEqual([undefined, '', false]);
  });
});
