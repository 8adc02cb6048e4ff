import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import type {
  PhoneAnswer,
  AskOutcome,
  CertificateDesk,
  DeskRefusal,
  LossOutcome,
} from '../../../../src/application/ports/certificates/certificate-desk.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import {
  CertificateForm,
  type FormSubject,
} from '../../../../src/presentation/certificates/certificate-management/certificate-form.ts';
import { message, type Message } from '../../../../src/words/catalogue.ts';
import { never } from '../../../builders/message-boxes.ts';
import { until } from '../../../builders/office.ts';

const renewal: FormSubject = { action: 'renew', serial: 'A1' };
const loss: FormSubject = { action: 'report-loss', serial: 'A1' };
const offline = new PortFault('offline');

let asks: { readonly sent: readonly unknown[]; readonly answer: PromiseWithResolvers<AskOutcome> }[];
let losses: { readonly sent: readonly unknown[]; readonly answer: PromiseWithResolvers<LossOutcome> }[];
let looks: PromiseWithResolvers<PhoneAnswer>[];
let said: Message[];
let looked: number;
let faults: unknown[];
let clock: ManualClock;
let form: CertificateForm;

beforeEach(() => {
  [asks, losses, looks, said, looked, faults, clock] = [[], [], [], [], 0, [], new ManualClock(0)];
  const desk: CertificateDesk = {
    isOffered: true,
    certificates: never,
    companyKeys: never,
    status: never,
    helperAddress: never,
    ask: async (...sent) => {
      const answer = Promise.withResolvers<AskOutcome>();
      asks.push({ sent, answer });
      return answer.promise;
    },
    reportLoss: async (...sent) => {
      const answer = Promise.withResolvers<LossOutcome>();
      losses.push({ sent, answer });
      return answer.promise;
    },
    answer: async () => {
      const look = Promise.withResolvers<PhoneAnswer>();
      looks.push(look);
      return look.promise;
    },
  };
  form = new CertificateForm({
    desk,
    clock,
    session: { faultSeen: (thrown) => void faults.push(thrown) },
    onDone: (what) => void said.push(what),
    onStale: () => void (looked += 1),
  });
});

function submitted(subject: FormSubject, password = 'secret'): Promise<void> {
  form.open(subject);
  form.passwordTyped(password);
  if (subject.action === 'report-loss') form.reasonChosen('stolen');
  return form.submitPressed();
}

/** Waits until every given answer has been processed. */
const arrived = async (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The telephone has a request, and may answer for two minutes. */
async function waits(): Promise<void> {
  const pressed = submitted(renewal);
  asks[0]?.answer.resolve({ asked: true, number: '42', validFor: 120 });
  await pressed;
}

describe('the form of a certificate action', () => {
  it('asks the phone once when pressed repeatedly, and not while a confirmation is open', async () => {
    const pressed = [submitted(renewal), form.submitPressed(), form.submitPressed()];
    expect([asks.map(({ sent }) => sent), form.busy]).toEqual([[['renew', 'A1', 'secret']], true]);
    asks[0]?.answer.resolve({ asked: true, number: '42', validFor: 120 });
    await Promise.all(pressed);
    expect([form.number, form.waiting, form.password, form.busy]).toEqual(['42', 120, '', false]);
    form.passwordTyped('secret');
    await form.submitPressed();
    expect(asks).toHaveLength(1);
  });

  it('reports a loss once when pressed repeatedly', async () => {
    const pressed = [submitted(loss), form.submitPressed()];
    losses[0]?.answer.resolve({ done: true, ended: 2 });
    await Promise.all(pressed);
    expect([losses.map(({ sent }) => sent), said, form.subject]).toEqual([
      [['A1', 'stolen', 'secret']],
      [message('certificates.lost-ended', { ended: 2 })],
      undefined,
    ]);
  });

  it('requires a reason and the password', async () => {
    form.open(loss);
    await form.submitPressed();
    expect([form.reasonError, form.passwordError, form.attempt, losses]).toEqual([
      message('certificates.reason-missing'),
      message('certificates.password-missing'),
      1,
      [],
    ]);
    form.passwordTyped('secret');
    form.reasonChosen('other');
    expect([form.reasonError, form.passwordError]).toEqual([undefined, undefined]);
    form.open(renewal);
    await form.submitPressed();
    expect([form.reasonError, form.passwordError]).toEqual([undefined, message('certificates.password-missing')]);
  });

  it('clears the typed values when it is closed', () => {
    form.open(loss);
    form.passwordTyped('secret');
    form.reasonChosen('stolen');
    form.close();
    expect([form.subject, form.password, form.reason]).toEqual([undefined, '', undefined]);
    form.open(renewal);
    form.passwordTyped('secret');
    form.open(loss);
    expect(form.password).toBe('');
  });

  it('is not replaced by a question open on the phone while another action is being filled in', () => {
    form.open(loss);
    form.resume({ action: 'renew', serial: 'B2', number: '42', validFor: 60 });
    expect([form.subject, form.number]).toEqual([loss, undefined]);
  });

  it.each<[DeskRefusal, 'notice' | 'passwordError', Message, number]>([
    [{ because: 'wrong' }, 'passwordError', message('certificates.password-wrong'), 0],
    [{ because: 'locked', minutes: 9 }, 'notice', message('certificates.password-locked', { until: 9 * 60_000 }), 0],
    [{ because: 'gone' }, 'notice', message('certificates.gone'), 1],
    [{ because: 'not-now', reason: 'ended' }, 'notice', message('certificates.because-ended'), 1],
    [{ because: 'busy' }, 'notice', message('certificates.busy'), 0],
  ])(
    'shows the refusal, clears the password, and reloads when the certificate has changed: %j',
    async (refusal, where, words, looksAnew) => {
      const pressed = submitted(renewal);
      asks[0]?.answer.resolve({ asked: false, ...refusal });
      await pressed;
      expect([form[where], form.password, form.number, looked, form.subject]).toEqual([
        words,
        '',
        undefined,
        looksAnew,
        renewal,
      ]);
    },
  );

  it('can be submitted again after a lost connection', async () => {
    const pressed = submitted(renewal);
    asks[0]?.answer.reject(offline);
    await pressed;
    expect([form.notice, form.busy, faults]).toEqual([message('refusals.network'), false, [offline]]);
  });
});

describe('an answer that arrives after the form is closed', () => {
  it('shows no number, and reloads the page', async () => {
    const pressed = submitted(renewal);
    form.close();
    asks[0]?.answer.resolve({ asked: true, number: '42', validFor: 120 });
    await pressed;
    expect([form.number, form.waiting, looked, clock.isAwaited(600_000)]).toEqual([undefined, 0, 1, false]);
  });

  it.each([
    ['a refusal', { done: false, because: 'wrong' }, []],
    ['that it is done', { done: true, ended: 0 }, [message('certificates.lost')]],
  ] as const)('about a loss shows nothing in the action opened since: %s', async (_what, outcome, told) => {
    const pressed = submitted(loss);
    form.open(renewal);
    form.passwordTyped('another');
    losses[0]?.answer.resolve(outcome);
    await pressed;
    expect([form.subject, form.password, form.passwordError, form.notice, said]).toEqual([
      renewal,
      'another',
      undefined,
      undefined,
      told,
    ]);
  });

  it('and failed shows nothing in the action opened since', async () => {
    const pressed = submitted(renewal);
    form.open(loss);
    asks[0]?.answer.reject(offline);
    await pressed;
    expect([form.subject, form.notice, faults]).toEqual([loss, undefined, [offline]]);
  });

  it.each(['done', 'waiting', 'refused'] as const)('of the phone changes nothing: %s', async (answer) => {
    await waits();
    clock.advance(1500);
    form.open(loss);
    looks[0]?.resolve(answer);
    await arrived();
    expect([form.subject, form.notice, said, looked, clock.isAwaited(600_000)]).toEqual([
      loss,
      undefined,
      [],
      0,
      false,
    ]);
  });
});

describe('waiting for the phone', () => {
  it('polls, counts down, and reports success', async () => {
    await waits();
    clock.advance(1500);
    expect([looks.length, form.waiting]).toEqual([1, 119]);
    looks[0]?.resolve('waiting');
    await arrived();
    clock.advance(1500);
    expect(looks).toHaveLength(2);
    looks[1]?.resolve('done');
    await until(() => form.subject === undefined);
    expect([said, clock.isAwaited(600_000)]).toEqual([[message('certificates.renewed')], false]);
  });

  it.each([
    ['refused', 'certificates.phone-refused'],
    ['over', 'certificates.phone-over'],
  ] as const)('returns to the password when the confirmation was %s', async (answer, key) => {
    await waits();
    clock.advance(1500);
    looks[0]?.resolve(answer);
    await until(() => form.number === undefined);
    expect([form.subject, form.notice, form.waiting, looked, clock.isAwaited(600_000)]).toEqual([
      renewal,
      message(key),
      0,
      1,
      false,
    ]);
  });

  it('continues after a failed poll', async () => {
    await waits();
    clock.advance(1500);
    looks[0]?.reject(offline);
    await arrived();
    expect([form.number, form.notice]).toEqual(['42', undefined]);
    clock.advance(1500);
    expect(looks).toHaveLength(2);
    looks[1]?.resolve('done');
    await until(() => form.subject === undefined);
    expect(said).toEqual([message('certificates.renewed')]);
  });

  it('ends with a failed poll when the time is up', async () => {
    await waits();
    clock.advance(120_000);
    expect(form.waiting).toBe(0);
    looks[0]?.reject(offline);
    await until(() => form.number === undefined);
    expect([form.notice, looked, clock.isAwaited(600_000)]).toEqual([message('refusals.network'), 1, false]);
  });
});
