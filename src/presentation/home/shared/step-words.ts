import type { StartObstacle, StartOffice, StartStep } from '../../../domain/parties/start-list.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';
import type { StepView } from './company-overview.ts';

export const stepNames: Readonly<Record<StartStep, PlainKey>> = {
  account: 'home.step-account',
  certification: 'home.step-certification',
  certificate: 'home.step-certificate',
  'bank-account': 'home.step-bank-account',
  invoicing: 'home.step-invoicing',
  agreements: 'home.step-agreements',
  product: 'home.step-product',
  package: 'home.step-package',
};

/** How long a step usually takes. */
export const stepTimes: Readonly<Record<StartStep, PlainKey>> = {
  account: 'home.step-time-5',
  certification: 'home.step-time-certification',
  certificate: 'home.step-time-5',
  'bank-account': 'home.step-time-bank-account',
  invoicing: 'home.step-time-5',
  agreements: 'home.step-time-5',
  product: 'home.step-time-at-once',
  package: 'home.step-time-20',
};

/** The names of the offices that process a step. */
const officeNames: Readonly<Record<StartOffice, PlainKey>> = {
  process: 'home.office-process',
  'first-review': 'home.office-first-review',
  'second-review': 'home.office-second-review',
  authority: 'home.office-authority',
};

/** The people who do a step, if it is not the user. */
const othersWords: Readonly<Record<StartStep, PlainKey>> = {
  account: 'home.by-colleague',
  certification: 'home.by-operator',
  certificate: 'home.by-operator-or-director',
  'bank-account': 'home.by-keeper',
  invoicing: 'home.by-keeper',
  agreements: 'home.by-colleague',
  product: 'home.by-operator-or-director',
  package: 'home.by-operator',
};

const obstacleWords: Readonly<Record<StartObstacle, PlainKey>> = {
  'no-business': 'home.step-no-business',
  'nothing-issued': 'home.step-nothing-issued',
  'agreement-withdrawn': 'home.step-agreement-withdrawn',
  'agreement-unsigned': 'home.step-agreement-unsigned',
  violating: 'home.step-violating',
  barred: 'home.step-barred',
};

const turnOf = ({ step, holder, after, by, obstacle }: StepView): Message => {
  if (after !== undefined) return message(after === 'product' ? 'home.after-product' : 'home.after-certification');
  if (holder === 'you') return message('home.by-you');
  if (obstacle === 'agreement-unsigned') return message('home.by-operator-or-director');
  return by === '' ? message(othersWords[step]) : message('home.by-name', { name: by });
};

/** Words the state of a step, who must act, and until when. */
export function stepWords(view: StepView): readonly Message[] {
  const { step, state, holder, office, at, by, until, count, obstacle } = view;
  if (obstacle !== undefined && state !== 'done')
    return [message(obstacleWords[obstacle]), ...(obstacle === 'agreement-unsigned' ? [turnOf(view)] : [])];
  if (state === 'done')
    return [message('home.step-done'), ...(at === undefined ? [] : [message('home.step-trace', { at, by })])];
  if (holder === 'platform')
    return [
      office === undefined ? message('home.step-reviewed') : message(officeNames[office]),
      ...(at === undefined ? [] : [message('home.step-since', { at })]),
      ...(until === '' ? [] : [message(view.isLate ? 'home.step-late' : 'home.step-expected', { until })]),
    ];
  if (state === 'mend')
    return [
      step === 'certification'
        ? count > 0
          ? message('home.step-returned-count', { count })
          : message('home.step-returned')
        : message(step === 'certificate' ? 'home.step-expired' : 'home.step-bank-failed'),
      ...(at === undefined ? [] : [message('home.step-trace', { at, by: '' })]),
      turnOf(view),
    ];
  if (state === 'doing') {
    const detail =
      step === 'certification'
        ? message('home.step-draft')
        : step === 'bank-account'
          ? message('home.step-bank-awaiting', { until })
          : step === 'invoicing'
            ? message('home.step-missing', { count })
            : message(
                step !== 'certificate'
                  ? 'home.step-made'
                  : view.asks !== 'phone'
                    ? 'home.step-to-confirm'
                    : holder === 'you'
                      ? 'home.step-your-phone'
                      : 'home.step-their-phone',
              );
    // A colleague who must act is named already; otherwise the person who began the step is named.
    const since = at === undefined ? [] : [message('home.step-trace', { at, by: holder === 'colleague' ? '' : by })];
    return [message('home.step-doing'), detail, ...since, ...(holder === 'colleague' ? [turnOf(view)] : [])];
  }
  return [step === 'agreements' ? message('home.step-unsigned', { count }) : message('home.step-open'), turnOf(view)];
}
