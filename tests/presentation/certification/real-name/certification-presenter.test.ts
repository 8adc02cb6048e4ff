import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import type {
  CertificationEntry,
  CompanyCertification,
  HandInOutcome,
  SaveOutcome,
} from '../../../../src/application/ports/certification/certification-desk.ts';
import type { UploadOrder, UploadOutcome } from '../../../../src/application/ports/uploads/document-vault.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import {
  emptyForm,
  longTerm,
  type CertificationForm,
} from '../../../../src/domain/certification/shared/certification-form.ts';
import {
  CertificationPresenter,
  type CertificationParts,
} from '../../../../src/presentation/certification/real-name/certification-presenter.ts';
import { Toasts } from '../../../../src/presentation/shared/toasts.ts';
import { message } from '../../../../src/words/catalogue.ts';
import { pdf, until } from '../../../builders/office.ts';

const whole: CertificationForm = {
  ...emptyForm,
  isUnified: true,
  isBranch: false,
  isLegalApply: true,
  opensCloud: false,
  legalName: '石清越',
  legalIdNumber: '330299199003071235',
  legalIdUntil: longTerm,
  licenceUntil: longTerm,
};
const slotsOf = (names: readonly string[]): CompanyCertification['slots'] =>
  new Map(
    names.map((slot) => [
      slot,
      {
        files: [{ fileId: `PK-${slot}`, name: `${slot}.pdf`, size: 1 }],
        result: 'UNKNOWN',
        reason: '',
        before: [],
        said: undefined,
      },
    ]),
  ) as CompanyCertification['slots'];
const standing: CompanyCertification = {
  companyName: '青屿传动设备有限公司',
  uscc: '91330299MAG4Y52T9T',
  place: { state: 'UNAUTH', node: '' },
  process: 'usual',
  form: whole,
  slots: slotsOf(['SOCIAL_CREDIT_FILE', 'LEGAL_PERSON', 'CA_AUTH_FILE', 'CORP_AUTH_FILE']),
  submittedBy: '',
  mayWrite: true,
  isOwn: true,
  mayRevoke: false,
  revision: 4,
  savedBy: '',
  savedAt: undefined,
  expected: undefined,
  certifiedAt: undefined,
  certifiedForm: undefined,
  certifiedFiles: undefined,
  registered: undefined,
  steps: [],
  retention: '',
  looksLikeBranch: false,
};

let told: CompanyCertification;
let saves: { readonly entry: CertificationEntry; readonly revision: number | undefined }[];
let saved: SaveOutcome;
let handIns: (readonly [number | undefined, boolean])[];
let handedIn: PromiseWithResolvers<HandInOutcome>;
let revokes: number;
let uploads: { readonly order: UploadOrder; readonly done: PromiseWithResolvers<UploadOutcome> }[];
let clock: ManualClock;
let toasts: Toasts;
let page: CertificationPresenter;

/** Waits until every given answer has been processed. */
const arrived = async (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

let viewed: string[];
let refuses: boolean;

let reads: PromiseWithResolvers<{ readonly outcome: 'read'; readonly facts: readonly [] }>[];

async function openPage(more: Partial<CompanyCertification> = {}, readings = false): Promise<void> {
  told = { ...standing, ...more };
  let serial = 0;
  const parts = {
    desk: {
      offers: { drafts: true, letters: true, readings, numbers: true },
      current: async () => told,
      recordNumberView: async (field: string) => {
        viewed.push(field);
        if (refuses) throw new PortFault('offline');
      },
      read: async () => {
        const read = Promise.withResolvers<{ readonly outcome: 'read'; readonly facts: readonly [] }>();
        reads.push(read);
        return read.promise;
      },
      save: async (entry: CertificationEntry, revision: number | undefined) => (saves.push({ entry, revision }), saved),
      handIn: async (
        _entry: CertificationEntry,
        revision: number | undefined,
        { again }: { readonly again: boolean },
      ) => (handIns.push([revision, again]), handedIn.promise),
      revoke: async () => ((revokes += 1), { done: true }),
    },
    vault: {
      upload: async (order: UploadOrder) => {
        const done = Promise.withResolvers<UploadOutcome>();
        uploads.push({ order, done });
        order.signal.addEventListener('abort', () => done.reject(new PortFault('cancelled')));
        return done.promise;
      },
    },
    identifiers: { next: () => `F${(serial += 1)}` },
    session: { who: undefined, faultSeen: () => undefined },
    toasts,
    clock,
    poller: { start: () => undefined, stop: () => undefined },
    measurer: { measure: async () => undefined },
  };
  page = new CertificationPresenter(parts as unknown as CertificationParts);
  page.opened();
  await until(() => page.content.value !== undefined);
}

beforeEach(() => {
  [viewed, refuses, saves, handIns, revokes, uploads, reads, clock] = [
    [],
    false,
    [],
    [],
    0,
    [],
    [],
    new ManualClock(Date.UTC(2026, 10, 24, 4)),
  ];
  [saved, handedIn] = [{ done: true, revision: 5, at: 7 }, Promise.withResolvers()];
  toasts = new Toasts(clock);
});
afterEach(() => page.left());

describe('submitting the certification', () => {
  it('saves first, and happens once when pressed repeatedly', async () => {
    await openPage();
    page.textTyped('legalName', '石清');
    const pressed = [page.handInPressed(), page.handInPressed()];
    await arrived();
    expect([page.missing, saves.map(({ revision }) => revision), handIns]).toEqual([[], [4], [[5, false]]]);
    handedIn.resolve({ done: true });
    await Promise.all(pressed);
    expect([toasts.notes.map((note) => note.message), page.busy]).toEqual([
      [message('certification.handed-in')],
      undefined,
    ]);
  });

  it('is held back while a file is uploading, and when something is missing', async () => {
    await openPage();
    page.filesGiven('LEGAL_PERSON', [pdf('a.pdf')]);
    await page.handInPressed();
    expect([page.missing, handIns]).toEqual([[], []]);
    page.files.remove('LEGAL_PERSON', 'F1');
    page.textTyped('legalName', '');
    await page.handInPressed();
    expect(handIns).toEqual([]);
  });

  it('shows a number for a while once the access has been recorded', async () => {
    await openPage();
    await page.numberPressed('legalIdNumber');
    expect([viewed, [...page.numbersShown]]).toEqual([['legalIdNumber'], ['legalIdNumber']]);
    clock.advance(30_000);
    expect([...page.numbersShown]).toEqual([]);
    for (let times = 0; times < 2; times += 1) await page.numberPressed('agentMobile');
    expect([viewed, [...page.numbersShown]]).toEqual([['legalIdNumber', 'agentMobile'], []]);
    refuses = true;
    await page.numberPressed('agentIdNumber');
    expect([[...page.numbersShown], toasts.notes.map(({ tone }) => tone)]).toEqual([[], ['bad']]);
  });

  it('waits for a paper being read, whose values may differ from the entered ones', async () => {
    await openPage({}, true);
    const reading = page.readings.read('LEGAL_PERSON', 'PK-1');
    await page.handInPressed();
    expect([page.readings.isReading, handIns]).toEqual([true, []]);
    reads[0]?.resolve({ outcome: 'read', facts: [] });
    await reading;
    handedIn.resolve({ done: true });
    await page.handInPressed();
    expect([page.readings.isReading, handIns]).toEqual([false, [[4, false]]]);
  });

  it('is blocked while the form equals the certified values, until something changes', async () => {
    const certified = {
      place: { state: 'AUTH', node: '' },
      certifiedForm: whole,
      certifiedFiles: new Map([...standing.slots].map(([slot, { files }]) => [slot, files])),
    } as unknown as Partial<CompanyCertification>;
    await openPage(certified);
    page.changePressed();
    expect([page.stage, page.isUnchanged]).toEqual(['form', true]);
    await page.handInPressed();
    expect(handIns).toEqual([]);
    page.textTyped('licenceUntil', '2031-01-01');
    expect(page.isUnchanged).toBe(false);
    page.textTyped('licenceUntil', whole.licenceUntil);
    page.filesGiven('LEGAL_PERSON', [pdf('new.pdf')]);
    expect(page.isUnchanged).toBe(false);
  });

  it('detects no unchanged form when the back end does not report the certified values', async () => {
    await openPage({ place: { state: 'AUTH', node: '' } } as unknown as Partial<CompanyCertification>);
    page.changePressed();
    expect([page.stage, page.isUnchanged]).toEqual(['form', false]);
  });

  it('asks for confirmation of an expired paper, and once more only after the first question was cancelled', async () => {
    await openPage({ form: { ...whole, licenceUntil: '2026-11-14' } });
    await page.handInPressed();
    const ended = [{ kind: 'ended', field: 'licenceUntil', days: 10 }];
    expect([page.doubtsToConfirm, handIns]).toEqual([ended, []]);
    page.goBackPressed();
    expect([page.doubtsToConfirm, handIns, page.doubts]).toEqual([undefined, [], ended]);
    await page.handInPressed();
    const pressed = page.handInAllTheSamePressed();
    handedIn.resolve({ done: true });
    await pressed;
    expect([page.doubtsToConfirm, handIns]).toEqual([undefined, [[4, false]]]);
  });

  it('raises no doubts about a returned form except on its open fields', async () => {
    await openPage({
      place: { state: 'VERIFYING', node: 'APPROVE_NOPASS_1ST' },
      form: { ...whole, licenceUntil: '2026-11-14' },
    });
    expect(page.doubts).toEqual([]);
  });

  it('does not overwrite a colleague’s meanwhile saved values', async () => {
    await openPage();
    saved = { done: false, because: 'changed-meanwhile', by: '李敏' };
    page.textTyped('legalName', '石清');
    await page.handInPressed();
    expect([page.saving.changedBy, handIns, page.busy, page.form.legalName]).toEqual(['李敏', [], undefined, '石清']);
  });

  it.each([
    ['not-now', 'certification.not-now'],
    ['refused', 'certification.refused'],
  ] as const)('shows why it was refused: %s', async (because, key) => {
    await openPage();
    handedIn.resolve(because === 'refused' ? { done: false, because, what: 'legalName' } : { done: false, because });
    await page.handInPressed();
    expect([page.trouble, page.busy, toasts.notes]).toEqual([message(key), undefined, []]);
  });
});

describe('the registered values', () => {
  const registered = {
    legalName: '石守山',
    agentName: '石清越',
    agentIdNumber: '330299199003071235',
    agentMobile: '14000001000',
  };

  it('fill a new form, are saved with it, and are marked until they are changed', async () => {
    await openPage({ form: emptyForm, registered });
    expect([page.form.legalName, page.saving.isUnsaved, page.isAsRegistered('legalName')]).toEqual([
      '石守山',
      false,
      true,
    ]);
    page.textTyped('legalName', '石首山');
    await page.savePressed();
    expect([saves[0]?.entry.form, page.isAsRegistered('legalName')]).toMatchObject([
      { legalName: '石首山', agentName: '石清越' },
      false,
    ]);
  });

  it('fill no field that was saved empty, and no form of a reader', async () => {
    await openPage({ form: emptyForm, registered, savedAt: 7 });
    expect(page.form).toEqual(emptyForm);
    page.left();
    await openPage({ form: emptyForm, registered, mayWrite: false });
    expect(page.form).toEqual(emptyForm);
  });
});

describe('a version saved by a colleague', () => {
  it('is announced, and replaces nothing that is being typed', async () => {
    await openPage();
    page.textTyped('legalName', '我的');
    told = { ...told, revision: 9, savedBy: '李敏', form: { ...whole, legalName: '同事的' } };
    await page.content.refresh();
    expect([page.saving.changedBy, page.form.legalName]).toEqual(['李敏', '我的']);
    await page.theirsPressed();
    expect([page.saving.changedBy, page.form.legalName, saves]).toEqual([undefined, '同事的', []]);
  });

  it('is not announced when it is the version already seen', async () => {
    await openPage();
    page.textTyped('legalName', '我的');
    told = { ...told, retention: '三年' };
    await page.content.refresh();
    expect([page.saving.changedBy, page.form.legalName]).toEqual([undefined, '我的']);
  });

  it('is shown at once when nothing is being typed', async () => {
    await openPage();
    told = { ...told, revision: 9, form: { ...whole, legalName: '同事的' } };
    await page.content.refresh();
    expect([page.form.legalName, page.saving.revision]).toEqual(['同事的', 9]);
  });

  it('is overwritten on its own revision when the user keeps the own values', async () => {
    await openPage();
    page.textTyped('legalName', '我的');
    told = { ...told, revision: 9, savedBy: '李敏', form: { ...whole, legalName: '同事的' } };
    await page.minePressed();
    expect(saves.map(({ revision, entry }) => [revision, entry.form.legalName])).toEqual([[9, '我的']]);
  });
});

describe('the certification page', () => {
  it.each([
    [true, 1],
    [false, 0],
  ] as const)('withdraws the submission when this is allowed: %s', async (mayRevoke, times) => {
    await openPage({
      place: {
        state: 'VERIFYING',
        node: 'CORP_CUSTOMER_PROCESS_DATA_FIRST_PASS',
      } as unknown as CompanyCertification['place'],
      mayWrite: false,
      mayRevoke,
    });
    await page.revokePressed();
    expect(revokes).toBe(times);
  });

  it('saves unsaved values when it is left', async () => {
    await openPage();
    page.textTyped('legalName', '石清');
    page.left();
    await arrived();
    expect([saves.map(({ entry }) => entry.form.legalName), clock.isAwaited(600_000)]).toEqual([['石清'], false]);
  });

  it('saves nothing for a reader', async () => {
    await openPage({ mayWrite: false });
    page.textTyped('legalName', '石清');
    page.left();
    await arrived();
    expect(saves).toEqual([]);
  });

  it('keeps uploading files when the form is reloaded, and cancels the upload of a removed one', async () => {
    await openPage();
    page.filesGiven('LEGAL_PERSON', [pdf('a.pdf'), pdf('b.pdf')]);
    told = { ...told, revision: 9 };
    await page.content.refresh();
    expect([page.files.of('LEGAL_PERSON').map(({ id }) => id), page.files.isUploading]).toEqual([
      ['PK-LEGAL_PERSON', 'F1', 'F2'],
      true,
    ]);
    page.files.remove('LEGAL_PERSON', 'F1');
    expect([
      uploads.map(({ order }) => order.signal.aborted),
      page.files.of('LEGAL_PERSON').map(({ id }) => id),
    ]).toEqual([
      [true, false],
      ['PK-LEGAL_PERSON', 'F2'],
    ]);
    uploads[1]?.done.resolve({ arrived: true, fileId: 'PK2' });
    await until(() => !page.files.isUploading);
    expect(page.files.arrived.get('LEGAL_PERSON')).toEqual(['PK-LEGAL_PERSON', 'PK2']);
  });
});

describe('values typed while a colleague submitted the form', () => {
  const overtaken = async (): Promise<void> => {
    told = {
      ...standing,
      place: { state: 'VERIFYING', node: 'SUBMIT_1ST' },
      mayWrite: false,
      isOwn: false,
      submittedBy: '石清岚',
      form: { ...whole, legalIdUntil: '2040-01-01' },
      revision: 5,
    };
    await page.content.refresh();
  };

  it('are listed by field with the colleague’s name until dismissed, and the submitted values are shown', async () => {
    await openPage();
    page.textTyped('legalName', ' 石清月 ');
    await overtaken();
    expect([page.stage, page.form.legalName, page.leftBehind]).toEqual([
      'reviewing',
      '石清越',
      {
        by: '石清岚',
        texts: [
          { field: 'legalName', value: '石清月' },
          { field: 'legalIdUntil', value: longTerm },
        ],
      },
    ]);
    page.leftBehindRead();
    expect(page.leftBehind).toBeUndefined();
  });

  it.each<[string, () => void]>([
    ['nothing was written', () => undefined],
    ['only what was emptied was', () => page.textTyped('legalName', '')],
  ])('are not listed when %s', async (_what, write) => {
    await openPage({ form: { ...whole, legalIdUntil: '2040-01-01' } });
    write();
    await overtaken();
    expect([page.stage, page.leftBehind]).toEqual(['reviewing', undefined]);
  });
});

describe('a returned paper', () => {
  const said = { legalName: '石清越', legalIdNumber: whole.legalIdNumber, legalIdUntil: longTerm };
  const returned = async (more: { readonly said: Readonly<Record<string, string>> | undefined }): Promise<void> =>
    openPage({
      place: { state: 'VERIFYING', node: 'APPROVE_NOPASS_1ST' },
      slots: new Map(
        [...standing.slots].map(([slot, each]) => [
          slot,
          slot === 'LEGAL_PERSON' ? { ...each, result: 'NOPASS' as const, reason: '有效期不符', ...more } : each,
        ]),
      ),
    });

  it.each([
    ['told by the back end', { said }],
    ['as it came, where nobody tells', { said: undefined }],
  ])('is corrected by a change of its fields too, compared with the returned values %s', async (_what, more) => {
    await returned(more);
    expect([page.isMended('LEGAL_PERSON'), page.correctedFieldsOf('LEGAL_PERSON'), page.missing]).toEqual([
      false,
      [],
      [{ kind: 'slot', slot: 'LEGAL_PERSON' }],
    ]);
    page.textTyped('legalIdUntil', '2041-05-06');
    expect([
      page.isMended('LEGAL_PERSON'),
      page.isReplaced('LEGAL_PERSON'),
      page.correctedFieldsOf('LEGAL_PERSON'),
      page.missing,
    ]).toEqual([true, false, ['legalIdUntil'], []]);
    page.textTyped('legalIdUntil', ` ${longTerm} `);
    expect(page.isMended('LEGAL_PERSON')).toBe(false);
    page.textTyped('licenceUntil', '2041-05-06');
    expect(page.isMended('LEGAL_PERSON')).toBe(false);
  });
});
