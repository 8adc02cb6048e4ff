import { shanghaiDate, type PlainDate } from '../calendar/plain-date.ts';
import { addWorkingDays, type ExpectedDay, type WorkingCalendar } from '../calendar/working-days.ts';

/** Where the list stands. */
export const startPath = '/my/start';

/** From a stranger to the first package, in the order in which one goes. */
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

/** The office of the platform or an institution that has a step, as far as the waiting user may know it. */
export const startOffices = ['process', 'first-review', 'second-review', 'authority'] as const;
export type StartOffice = (typeof startOffices)[number];

/**
 * What keeps a first package that no step of one's own keeps: nothing to make it for, as others or as one's own company
 * has issued none, the agreements of all products that were opened, withdrawn or overdue to be signed anew, or the
 * company's standing and the platform's bars.
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

/** How a step stands, for one person of the company. */
export interface StartStepStatus {
  readonly step: StartStep;
  readonly state: StartState;
  /** Undefined once it is done. */
  readonly holder: StartHolder | undefined;
  /** The office that has a step of the platform or an institution; undefined where it is unknown. */
  readonly office?: StartOffice | undefined;
  /** Who did it, whose it is alone, or who has begun it; empty where that is not known or is everybody's. */
  readonly by: string;
  /** When it was done, or since when it is as it is; undefined where that is not known. */
  readonly at: number | undefined;
  /**
   * The last Shanghai day for what is to be done, and of what lies with the platform the day by which it is usually
   * through; empty where there is none.
   */
  readonly until: PlainDate;
  /** That day has passed, and nothing has come; left out where it has not. */
  readonly isLate?: boolean | undefined;
  /** How many things are missing or to be mended; 0 where that is not counted. */
  readonly count: number;
  /** Which step comes before; undefined where none keeps it. */
  readonly after: StartStep | undefined;
  /** What else keeps it; left out where nothing does. */
  readonly obstacle?: StartObstacle | undefined;
  /**
   * Where it waits to be confirmed, and not at a page: at the telephone of whoever has it; left out where it does not.
   */
  readonly asks?: 'phone' | undefined;
}

/** Who did something, and when; empty and undefined where it is not known. */
export interface StartTrace {
  readonly by: string;
  readonly at: number | undefined;
}

/** What is known of a company and of who asks. */
export interface StartFacts {
  readonly account: StartTrace;
  /**
   * `until`: by when its review is usually over, empty where none is under way; `isLate`: that day has passed.
   * `isYours`: who asks is the one that submitted, who alone mends it; true as well where nobody is known to have.
   */
  readonly certification: StartTrace & {
    readonly until: PlainDate;
    readonly isLate: boolean;
    readonly state: 'none' | 'begun' | 'approving' | 'rejected' | 'certified';
    readonly returned: number;
    readonly isYours: boolean;
    /** Which office reviews it. */ readonly office: StartOffice | undefined;
  };
  /**
   * `applied`: it was applied for and waits for one of the company's people, whom the trace names and since when: to be
   * confirmed, mended or activated; of one that is held, whose it is and since when. `isYours`: whether that is who
   * asks. `asksPhone`: it is confirmed at a telephone.
   */
  readonly certificate: StartTrace & {
    readonly state: 'none' | 'applied' | 'verifying' | 'expired' | 'held';
    readonly isYours: boolean;
    readonly asksPhone: boolean;
  };
  /** Its trace: who listed it, and when it was verified, or since when the amount is awaited. */
  readonly bankAccount: StartTrace & {
    readonly state: 'none' | 'awaiting' | 'failed' | 'verified';
    readonly until: PlainDate;
  };
  readonly invoicing: StartTrace & { readonly given: number; readonly missing: number };
  readonly unsigned: number;
  /** When who asks last signed one of the platform's agreements. */
  readonly signed: StartTrace;
  readonly opened: number;
  /** Who opened the first product, and when. */
  readonly openedFirst: StartTrace;
  /**
   * Undefined for whoever has nothing to do with packages: the step is not theirs to see. `first`: who handed in the
   * first one and when, and who made it, where none was handed in.
   */
  readonly packages:
    | {
        readonly first: StartTrace;
        readonly made: boolean;
        readonly submitted: boolean;
        /** Whether there is anything to make one for. */ readonly hasBusiness: boolean;
        /** Whether who asks acts for a core enterprise, which issues that itself. */ readonly isIssuer: boolean;
      }
    | undefined;
  /** What keeps new packages from being made and handed in of all products that were opened. */
  readonly heldUp: 'withdrawn' | 'unsigned' | 'violating' | 'barred' | undefined;
  /** What who asks may do. */
  readonly may: {
    readonly certify: boolean;
    readonly keepCompany: boolean;
    readonly openProducts: boolean;
    readonly makePackages: boolean;
  };
}

const nothing = { by: '', at: undefined, until: '', count: 0, after: undefined } as const;
const holderFor = (mine: boolean): StartHolder => (mine ? 'you' : 'colleague');

/**
 * How the certificate stands: while a token is on its way it lies with the registration authority; what waits for one
 * of the company's people is theirs.
 */
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
 * How the first package stands: what no step keeps may wait for the platform, for whoever signs, or for the core
 * enterprise that issues what it is made for.
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

/** How every step stands (checklist 1.4, onboarding; the one function that all who speak of it ask). */
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

/**
 * What who asks does next: what is to be mended before what is to be begun, in the order of the steps; undefined where
 * nothing is theirs now.
 */
export function nextStep(steps: readonly StartStepStatus[]): StartStep | undefined {
  const mine = steps.filter(({ holder, after }) => holder === 'you' && after === undefined);
  return (mine.find(({ state }) => state === 'mend') ?? mine[0])?.step;
}

export const isAllDone = (steps: readonly StartStepStatus[]): boolean => steps.every(({ state }) => state === 'done');

/**
 * How many working days a step usually takes (checklist 3.3's reference calendar); what is not named is done the same
 * day.
 */
export const usualDays: Readonly<Partial<Record<StartStep, number>>> = { certification: 3, 'bank-account': 1 };

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
    const days = state === 'done' ? 0 : (usualDays[step] ?? 0);
    if (days === 0) return { day: today, about: false };
    if (holder === 'platform' && until !== '')
      return { day: until, about: !calendar.announced.has(Number(until.slice(0, 4))) };
    const since = holder === 'platform' && at !== undefined ? shanghaiDate(at) : today;
    return addWorkingDays(since, days, calendar);
  });
  // None that has passed.
  return ends.reduce((latest, end) => (end.day > latest.day ? end : latest), { day: today, about: false });
}
