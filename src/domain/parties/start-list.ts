import { shanghaiDate, type PlainDate } from '../calendar/plain-date.ts';
import { addWorkingDays, type ExpectedDay, type WorkingCalendar } from '../calendar/working-days.ts';

/** Page of the start list. */
export const startPath = '/my/start';

/** Steps from registration to the first package, in their order. */
export const startSteps = [
  'account',
  'certification',
  'certificate',
  'bank-account',
  'invoicing',
  'agreements',
  'product',
  'package',
] as const;
export type StartStep = (typeof startSteps)[number];

export const startStates = ['open', 'doing', 'mend', 'done'] as const;
export type StartState = (typeof startStates)[number];

/** Who must act on a step that is not done. */
export const startHolders = ['you', 'colleague', 'platform', 'core-enterprise'] as const;
export type StartHolder = (typeof startHolders)[number];

/** The office of the platform or an institution that handles a step, as far as the user may know it. */
export const startOffices = ['process', 'first-review', 'second-review', 'authority'] as const;
export type StartOffice = (typeof startOffices)[number];

/**
 * Obstacles to a first package that are no step of the user: no business, because others or the own company issued
 * none; recalled agreements of all opened products; or the company's standing and the platform's bars.
 */
export const startObstacles = [
  'no-business',
  'nothing-issued',
  'agreement-withdrawn',
  'agreement-unsigned',
  'violating',
  'barred',
] as const;
export type StartObstacle = (typeof startObstacles)[number];

/** Status of a step, for one person of the company. */
export interface StartStepStatus {
  readonly step: StartStep;
  readonly state: StartState;
  /** Undefined once it is done. */
  readonly holder: StartHolder | undefined;
  /** The office that has a step of the platform or an institution; undefined where it is unknown. */
  readonly office?: StartOffice | undefined;
  /** The person who did it, who alone can do it, or who has begun it; empty if unknown or open to all users. */
  readonly by: string;
  /** When it was done, or when its state began; undefined where unknown. */
  readonly at: number | undefined;
  /**
   * The last Shanghai day for the step, or the day by which the platform usually finishes; empty where there is none.
   */
  readonly until: PlainDate;
  /** The day has passed without a result; left out otherwise. */
  readonly isLate?: boolean | undefined;
  /** Number of missing or returned parts; 0 where it is not counted. */
  readonly count: number;
  /** The step that must be done first; undefined where there is none. */
  readonly after: StartStep | undefined;
  /** Another obstacle; left out where there is none. */
  readonly obstacle?: StartObstacle | undefined;
  /** Where the holder has to confirm, if not on a page: on the telephone. Left out otherwise. */
  readonly asks?: 'phone' | undefined;
}

/** Person and time of an action; empty and undefined where unknown. */
export interface StartTrace {
  readonly by: string;
  readonly at: number | undefined;
}

/** Facts of the company and the user. */
export interface StartFacts {
  readonly account: StartTrace;
  /**
   * `until`: day by which the review usually ends, empty without a review; `isLate`: that day has passed. `isYours`:
   * the user submitted the form and alone corrects it; also true where the submitter is unknown.
   */
  readonly certification: StartTrace & {
    readonly until: PlainDate;
    readonly isLate: boolean;
    readonly state: 'none' | 'begun' | 'approving' | 'rejected' | 'certified';
    readonly returned: number;
    readonly isYours: boolean;
    /** Office that reviews it. */ readonly office: StartOffice | undefined;
  };
  /**
   * `applied`: the application waits for a user of the company, who has to confirm, correct or activate it. The trace
   * names that user, or the holder of an existing certificate. `isYours`: whether this is the current user.
   * `asksPhone`: it is confirmed on the telephone.
   */
  readonly certificate: StartTrace & {
    readonly state: 'none' | 'applied' | 'verifying' | 'expired' | 'held';
    readonly isYours: boolean;
    readonly asksPhone: boolean;
  };
  /** The trace names who added the account, and when it was verified, or since when the amount is awaited. */
  readonly bankAccount: StartTrace & {
    readonly state: 'none' | 'awaiting' | 'failed' | 'verified';
    readonly until: PlainDate;
  };
  readonly invoicing: StartTrace & { readonly given: number; readonly missing: number };
  readonly unsigned: number;
  /** The user's last signature of a platform agreement. */
  readonly signed: StartTrace;
  readonly opened: number;
  /** Who opened the first product, and when. */
  readonly openedFirst: StartTrace;
  /**
   * Undefined for a user without access to packages, who does not see the step. `first`: the first submission, or the
   * first creation where nothing was submitted.
   */
  readonly packages:
    | {
        readonly first: StartTrace;
        readonly made: boolean;
        readonly submitted: boolean;
        /** Whether there is a business to create a package for. */
        readonly hasBusiness: boolean;
        /** Whether the user acts for a core enterprise, which issues the business itself. */
        readonly isIssuer: boolean;
      }
    | undefined;
  /** What blocks new packages of all opened products. */
  readonly heldUp: 'withdrawn' | 'unsigned' | 'violating' | 'barred' | undefined;
  /** Permissions of the user. */
  readonly may: {
    readonly certify: boolean;
    readonly keepCompany: boolean;
    readonly openProducts: boolean;
    readonly makePackages: boolean;
  };
}

const nothing = { by: '', at: undefined, until: '', count: 0, after: undefined } as const;
const holderFor = (mine: boolean): StartHolder => (mine ? 'you' : 'colleague');

/** The certificate step. The registration authority holds it while a token is on its way. */
function certificateStep(
  { state, by, at, isYours, asksPhone }: StartFacts['certificate'],
  mayOpen: boolean,
  isCertified: boolean,
): StartStepStatus {
  const step = { ...nothing, step: 'certificate' } as const;
  switch (state) {
    case 'held':
      return { ...step, state: 'done', holder: undefined, by, at };
    case 'verifying':
      return { ...step, state: 'doing', holder: 'platform', office: 'authority', by, at };
    case 'applied':
      return {
        ...step,
        state: 'doing',
        holder: holderFor(isYours && mayOpen),
        by,
        at,
        ...(asksPhone && { asks: 'phone' }),
      };
    case 'expired':
      return { ...step, state: 'mend', holder: holderFor(mayOpen), after: isCertified ? undefined : 'certification' };
    case 'none':
      return { ...step, state: 'open', holder: holderFor(mayOpen), after: isCertified ? undefined : 'certification' };
  }
}

/**
 * The package step. It may wait for the platform, for a signer, or for the core enterprise that issues the business.
 */
function firstPackageStep({
  opened,
  packages,
  heldUp,
  may,
}: Pick<StartFacts, 'opened' | 'packages' | 'heldUp' | 'may'>): StartStepStatus {
  const step = { ...nothing, step: 'package', ...(packages?.made === true ? packages.first : {}) } as const;
  if (packages?.submitted === true) return { ...step, state: 'done', holder: undefined };
  const state = packages?.made === true ? 'doing' : 'open';
  if (opened === 0 && state === 'open')
    return { ...step, state, holder: holderFor(may.makePackages), after: 'product' };
  if (heldUp === 'withdrawn') return { ...step, state, holder: 'platform', obstacle: 'agreement-withdrawn' };
  if (heldUp === 'unsigned')
    return { ...step, state, holder: holderFor(may.openProducts), obstacle: 'agreement-unsigned' };
  if (heldUp !== undefined) return { ...step, state, holder: 'platform', obstacle: heldUp };
  if (state === 'open' && packages?.hasBusiness === false)
    return {
      ...step,
      state,
      holder: 'core-enterprise',
      obstacle: packages.isIssuer ? 'nothing-issued' : 'no-business',
    };
  return { ...step, state, holder: holderFor(may.makePackages) };
}

/** The status of all steps (checklist 1.4, onboarding). All screens use this function. */
export function startList({
  account,
  certification,
  certificate,
  bankAccount,
  invoicing,
  unsigned,
  signed,
  opened,
  openedFirst,
  packages,
  heldUp,
  may,
}: StartFacts): readonly StartStepStatus[] {
  const isCertified = certification.state === 'certified';
  const certifying = { ...nothing, step: 'certification', by: certification.by, at: certification.at } as const;
  const steps: readonly StartStepStatus[] = [
    { ...nothing, step: 'account', state: 'done', holder: undefined, ...account },
    isCertified
      ? { ...certifying, state: 'done', holder: undefined }
      : certification.state === 'approving'
        ? {
            ...certifying,
            state: 'doing',
            holder: 'platform',
            office: certification.office,
            until: certification.until,
            ...(certification.isLate && { isLate: true }),
          }
        : certification.state === 'rejected'
          ? {
              ...certifying,
              state: 'mend',
              holder: holderFor(certification.isYours && may.certify),
              count: certification.returned,
            }
          : {
              ...certifying,
              state: certification.state === 'begun' ? 'doing' : 'open',
              holder: holderFor(may.certify),
            },
    certificateStep(certificate, may.openProducts, isCertified),
    {
      ...nothing,
      step: 'bank-account',
      until: bankAccount.state === 'awaiting' ? bankAccount.until : '',
      ...(
        {
          none: { state: 'open' },
          awaiting: { state: 'doing' },
          failed: { state: 'mend' },
          verified: { state: 'done' },
        } as const
      )[bankAccount.state],
      by: bankAccount.by,
      at: bankAccount.at,
      holder: bankAccount.state === 'verified' ? undefined : holderFor(may.keepCompany),
    },
    invoicing.missing === 0
      ? { ...nothing, step: 'invoicing', state: 'done', holder: undefined, by: invoicing.by, at: invoicing.at }
      : {
          ...nothing,
          step: 'invoicing',
          state: invoicing.given > 0 ? 'doing' : 'open',
          holder: holderFor(may.keepCompany),
          ...(invoicing.given > 0 ? { count: invoicing.missing, by: invoicing.by, at: invoicing.at } : {}),
        },
    unsigned === 0
      ? { ...nothing, step: 'agreements', state: 'done', holder: undefined, ...signed }
      : { ...nothing, step: 'agreements', state: 'open', holder: 'you', count: unsigned },
    opened > 0
      ? { ...nothing, step: 'product', state: 'done', holder: undefined, count: opened, ...openedFirst }
      : {
          ...nothing,
          step: 'product',
          state: 'open',
          holder: holderFor(may.openProducts),
          after: isCertified ? undefined : 'certification',
        },
    firstPackageStep({ opened, packages, heldUp, may }),
  ];
  return packages ? steps : steps.filter(({ step }) => step !== 'package');
}

/** The next step of the user: a correction first, then in the order of the steps; undefined where there is none. */
export function nextStep(steps: readonly StartStepStatus[]): StartStep | undefined {
  const mine = steps.filter(({ holder, after }) => holder === 'you' && after === undefined);
  return (mine.find(({ state }) => state === 'mend') ?? mine[0])?.step;
}

export const isAllDone = (steps: readonly StartStepStatus[]): boolean => steps.every(({ state }) => state === 'done');

/** Usual working days of a step (checklist 3.3's reference calendar). Other steps take no full day. */
export const defaultWorkingDays: Readonly<Partial<Record<StartStep, number>>> = { certification: 3, 'bank-account': 1 };

/**
 * Day by which the first package can usually be submitted if every open step is done today; the slowest step decides. A
 * step of the platform ends on the day that the platform names, or else counts from the day it arrived there. Undefined
 * where the package was submitted, the user has no such step, an obstacle without a date blocks it, or a step is late.
 */
export function expectedPackageDay(
  steps: readonly StartStepStatus[],
  today: PlainDate,
  calendar: WorkingCalendar,
): ExpectedDay | undefined {
  if (!steps.some(({ step, state, obstacle }) => step === 'package' && state !== 'done' && obstacle === undefined))
    return undefined;
  if (steps.some(({ isLate }) => isLate)) return undefined;
  const ends = steps.map(({ step, state, holder, at, until }): ExpectedDay => {
    const days = state === 'done' ? 0 : (defaultWorkingDays[step] ?? 0);
    if (days === 0) return { day: today, about: false };
    if (holder === 'platform' && until !== '')
      return { day: until, about: !calendar.announced.has(Number(until.slice(0, 4))) };
    const since = holder === 'platform' && at !== undefined ? shanghaiDate(at) : today;
    return addWorkingDays(since, days, calendar);
  });
  // A day in the past counts as today.
  return ends.reduce((latest, end) => (end.day > latest.day ? end : latest), { day: today, about: false });
}
