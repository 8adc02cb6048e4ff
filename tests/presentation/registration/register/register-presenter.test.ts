import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../../features/support/assemblies/portal-container.ts';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { RecordingNavigator } from '../../../../features/support/recording-navigator.ts';
import { KeptRegistration } from '../../../../src/adapters/storage/kept-registration.ts';
import type {
  RegistrationOrder,
  RegistrationOutcome,
} from '../../../../src/application/ports/registration/registration-desk.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import { agreedTexts, platformAgreementNames } from '../../../../src/domain/agreements/platform-agreements.ts';
import { HumanCheck } from '../../../../src/presentation/identity/human-check.ts';
import {
  RegisterPresenter,
  type TypedField,
} from '../../../../src/presentation/registration/register/register-presenter.ts';
import { ProductTitle } from '../../../../src/presentation/registration/shared/product-title.ts';
import type { SessionStore } from '../../../../src/presentation/identity/session-store.ts';
import { message } from '../../../../src/words/catalogue.ts';
import { never } from '../../../builders/message-boxes.ts';

const week = 7 * 86_400_000;
const said = {
  companyName: '青屿传动设备有限公司',
  uscc: '91330299MAG4Y52T9T',
  legalRepresentative: '石清越',
  personName: '石清越',
  idNumber: '330299199003071235',
  userName: 'shiqingyue',
  password: 'river lamp 42',
  again: 'river lamp 42',
  mobile: '14000008801',
  code: '123456',
} as const satisfies Record<TypedField, string>;
const fields = Object.keys(said) as readonly TypedField[];

let memory: KeptRegistration;
let clock: ManualClock;
let navigator: RecordingNavigator;
let session: SessionStore;
let named: string[];
let keys: number;
let sent: { readonly order: RegistrationOrder; readonly answer: PromiseWithResolvers<RegistrationOutcome> }[];

/** The page as it opens on this device. */
function opened(): RegisterPresenter {
  const human = new HumanCheck({
    open: async () => undefined,
    captchaAddress: async () => '/captcha',
    prove: async () => 'computed',
    offersProof: true,
  });
  const desk = {
    askCode: async () => ({ sent: true, resendAfter: 60, validFor: 300 }) as const,
    project: never,
    register: async (order: RegistrationOrder) => {
      const answer = Promise.withResolvers<RegistrationOutcome>();
      sent.push({ order, answer });
      return answer.promise;
    },
  };
  const page = new RegisterPresenter({
    desk,
    memory,
    human,
    session,
    navigator,
    clock,
    ids: { next: () => `K${(keys += 1)}` },
    productTitle: new ProductTitle(never, session),
  });
  page.opened();
  return page;
}

/** All fields are filled in, and the last step is shown. */
async function filled(): Promise<RegisterPresenter> {
  const page = opened();
  for (const field of fields) page.typed(field, said[field]);
  for (const name of platformAgreementNames) page.agreementRead(name);
  page.agreedToggled(true);
  page.declaredToggled(true);
  await page.nextPressed();
  await page.nextPressed();
  return page;
}

async function registered(outcome: RegistrationOutcome): Promise<RegisterPresenter> {
  const page = await filled();
  const pressed = page.nextPressed();
  sent[0]?.answer.resolve(outcome);
  await pressed;
  return page;
}

beforeEach(() => {
  [clock, navigator, keys, sent] = [new ManualClock(Date.UTC(2026, 10, 24, 4)), new RecordingNavigator(), 0, []];
  memory = new KeptRegistration(memoryStorage(), memoryStorage());
  named = [];
  session = { noteUserName: (userName: string) => void named.push(userName) } as unknown as SessionStore;
});

describe('the draft of a registration', () => {
  it('loses its secrets on leaving, and keeps the rest', async () => {
    const page = await filled();
    page.shownPressed();
    page.left();
    expect([page.values, page.shown, page.hasUnstoredInput]).toEqual([
      { ...said, idNumber: '', password: '', again: '', code: '' },
      false,
      false,
    ]);
  });

  it('is never stored with an identity number, a password or a code', async () => {
    await filled();
    const kept = JSON.stringify(memory.draft());
    for (const secret of ['idNumber', 'password', 'code'] as const) expect(kept).not.toContain(said[secret]);
  });

  it('is restored within a week', () => {
    opened().typed('companyName', said.companyName);
    clock.advance(week - 1);
    const again = opened();
    expect([again.restored, again.values.companyName]).toEqual([true, said.companyName]);
    clock.advance(1);
    const late = opened();
    expect([late.restored, late.values.companyName, memory.draft()]).toEqual([false, '', undefined]);
  });

  it('is kept for a week after its last change', () => {
    opened().typed('companyName', said.companyName);
    clock.advance(week - 1);
    opened().typed('personName', said.personName);
    clock.advance(week - 1);
    expect(opened().restored).toBe(true);
  });

  it('keeps its key, so that the registration happens once', async () => {
    opened().typed('companyName', said.companyName);
    const again = await filled();
    void again.nextPressed();
    expect(sent.map(({ order }) => order.key)).toEqual(['K1']);
  });

  it('has another key after it was discarded, with empty values', async () => {
    const page = await filled();
    page.draftDropped();
    expect([
      page.values.companyName,
      page.values.password,
      page.allRead,
      page.agreed,
      page.declared,
      page.step,
      memory.draft(),
    ]).toEqual(['', '', false, false, false, 'company', undefined]);
    page.typed('companyName', said.companyName);
    expect(memory.draft()?.key).toBe('K2');
  });

  it('keeps an agreement as read only while its text is the same', () => {
    opened().agreementRead('CORP_REG_AGREEMENT');
    opened().agreementRead('CORP_PRIVACY_AGREEMENT');
    expect(opened().allRead).toBe(true);
    const draft = memory.draft();
    if (draft)
      memory.keep({
        ...draft,
        read: draft.read.map((each) =>
          each.name === 'CORP_PRIVACY_AGREEMENT' ? { ...each, version: 'RT2001V1.0' } : each,
        ),
      });
    const page = opened();
    page.agreedToggled(true);
    expect([[...page.readAgreements], page.allRead, page.agreed]).toEqual([['CORP_REG_AGREEMENT'], false, false]);
  });
});

describe('submitting a registration', () => {
  it('sends the values once when pressed repeatedly, and clears them', async () => {
    const page = await filled();
    const pressed = [page.nextPressed(), page.nextPressed()];
    expect([sent.length, page.busy, sent[0]?.order.agreements]).toEqual([1, true, agreedTexts]);
    sent[0]?.answer.resolve({
      registered: true,
      account: { userName: 'shiqingyue', companyName: said.companyName, projectName: '', repeated: false },
    });
    await Promise.all(pressed);
    expect([
      page.values.password,
      page.values.companyName,
      memory.draft(),
      memory.receipt()?.userName,
      navigator.current(),
    ]).toEqual(['', '', undefined, 'shiqingyue', '/register/register-success']);
    expect([named, 'again' in (sent[0]?.order ?? {})]).toEqual([['shiqingyue'], false]);
  });

  it('requires the agreements to be read and the declaration to be ticked', async () => {
    const page = opened();
    for (const field of fields) page.typed(field, said[field]);
    await page.nextPressed();
    await page.nextPressed();
    page.agreedToggled(true);
    await page.nextPressed();
    expect([page.step, Object.keys(page.errors), sent]).toEqual(['confirm', ['agreements', 'declared'], []]);
  });

  it('stays at the step with an error, and shows it until it is corrected', async () => {
    const page = opened();
    await page.nextPressed();
    expect([page.step, page.attempt, Object.keys(page.errors)]).toEqual([
      'company',
      1,
      ['companyName', 'uscc', 'legalRepresentative'],
    ]);
    page.typed('uscc', said.uscc);
    expect(Object.keys(page.errors)).toEqual(['companyName', 'legalRepresentative']);
  });

  it('requires the same password twice', async () => {
    const page = await filled();
    page.typed('again', 'river lamp 43');
    await page.nextPressed();
    expect([page.step, page.errors, sent]).toEqual(['person', { again: message('registration.password-differs') }, []]);
  });

  it('requires a changed agreement to be read and accepted again', async () => {
    const page = await registered({ registered: false, because: 'refused', problems: { agreements: 'changed' } });
    expect([page.step, page.errors.agreements, page.allRead, page.agreed]).toEqual([
      'confirm',
      message('registration.agreements-changed'),
      false,
      false,
    ]);
    page.agreedToggled(true);
    expect(page.agreed).toBe(false);
  });

  it('keeps the accepted agreements when another field is refused, and leads to it', async () => {
    const page = await registered({ registered: false, because: 'refused', problems: { userName: 'taken' } });
    expect([page.step, page.errors, page.allRead, page.agreed]).toEqual([
      'person',
      { userName: message('registration.user-name-taken') },
      true,
      true,
    ]);
  });

  it.each([
    ['code-refused', { errors: { code: message('sms.refused') } }],
    ['form-expired', { notice: message('registration.form-expired') }],
    ['company-registered', { knownCompany: 'company-registered' }],
    ['other-before', { knownCompany: 'other-before' }],
  ] as const)('shows why it was refused, and keeps the values: %s', async (because, shown) => {
    const page = await registered({ registered: false, because });
    expect(page).toMatchObject(shown);
    expect([page.values, page.busy, page.attempt, memory.draft()?.key]).toEqual([said, false, 1, 'K1']);
  });

  it('can be repeated under the same key after a lost connection', async () => {
    const page = await filled();
    const pressed = page.nextPressed();
    sent[0]?.answer.reject(new PortFault('offline'));
    await pressed;
    expect([page.notice, page.busy]).toEqual([message('refusals.network'), false]);
    void page.nextPressed();
    expect(sent.map(({ order }) => order.key)).toEqual(['K1', 'K1']);
  });
});
