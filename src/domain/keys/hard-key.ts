import { mobileNumber } from '../text/mobile-number.ts';
import { isBlank, unseenSign } from '../text/unseen-sign.ts';
import type { AuthState } from './certification.ts';
import { refusalOfAction, type CertificateActionRefusal, type OwnCertificate } from './certificate.ts';
import { companyRefused, type CloudOpening, type CompanyRefusal } from './cloud-opening.ts';

/** For what a certificate in a token is applied for: there is none yet, one ends, or one was lost. */
export const hardKeyPurposes = ['first', 'renew', 'reissue'] as const;
export type HardKeyPurpose = (typeof hardKeyPurposes)[number];

/**
 * Where an application stands. `posted`: the token is on its way, or with its holder; `missed`: it never came;
 * `lapsed`: nobody activated it in time.
 */
export const hardKeyStates = ['applied', 'returned', 'posted', 'activated', 'withdrawn', 'missed', 'lapsed'] as const;
export type HardKeyState = (typeof hardKeyStates)[number];

export type HardKeyEvent = 'correct' | 'return' | 'post' | 'activate' | 'withdraw' | 'miss';

const edges: Readonly<Record<HardKeyState, Readonly<Partial<Record<HardKeyEvent, HardKeyState>>>>> = {
  applied: { return: 'returned', post: 'posted', withdraw: 'withdrawn' },
  returned: { correct: 'applied', withdraw: 'withdrawn' },
  posted: { activate: 'activated', miss: 'missed' },
  activated: {},
  withdrawn: {},
  missed: {},
  lapsed: {},
};

/** Where an event leads; undefined where it cannot happen. */
export const afterHardKey = (state: HardKeyState, event: HardKeyEvent): HardKeyState | undefined => edges[state][event];

/** So many days after it was posted a token may still be activated: what lies about longer is taken back. */
export const activationDays = 30;

/** How many working days the registration authority takes until it posts a token. */
export const hardKeyDays = 3;

/** Until when a token that was posted may be activated. Instants in milliseconds. */
export const activationEnd = (postedAt: number): number => postedAt + activationDays * 86_400_000;

/**
 * How an application stands at an instant: what was posted and not activated in time has lapsed, whoever has looked.
 */
export function hardKeyStateAt(
  { state, postedAt }: { readonly state: HardKeyState; readonly postedAt: number | undefined },
  now: number,
): HardKeyState {
  return state === 'posted' && postedAt !== undefined && now > activationEnd(postedAt) ? 'lapsed' : state;
}

/** Whether something is still to come of it. */
export const isHardKeyOpen = (state: HardKeyState): boolean =>
  state === 'applied' || state === 'returned' || state === 'posted';

/** Its fields, each with the most characters that it takes. */
export const longestHardKeyField = { recipient: 30, mobile: 20, address: 200 } as const;
export type HardKeyField = keyof typeof longestHardKeyField;
export const hardKeyFields = Object.keys(longestHardKeyField) as readonly HardKeyField[];

/** Who takes the token in, and where. */
export type HardKeyEntry = Readonly<Record<HardKeyField, string>>;

/** As it is kept: nothing around it, and a number without what stands between its digits. */
export const tidiedHardKey = (entry: HardKeyEntry): HardKeyEntry => ({
  recipient: entry.recipient.trim(),
  mobile: mobileNumber(entry.mobile) ?? entry.mobile.trim(),
  address: entry.address.trim(),
});

export type HardKeyProblem = 'missing' | 'too-long' | 'unseen' | 'not-a-mobile' | 'too-short';

/** No courier finds what is shorter. */
export const shortestAddress = 8;

/** What is wrong with a field as it is kept; undefined where nothing is. */
export function hardKeyProblem(entry: HardKeyEntry, field: HardKeyField): HardKeyProblem | undefined {
  const value = entry[field];
  if (isBlank(value)) return 'missing';
  if ([...value].length > longestHardKeyField[field]) return 'too-long';
  if (unseenSign.test(value)) return 'unseen';
  if (field === 'mobile') return mobileNumber(value) === value ? undefined : 'not-a-mobile';
  return field === 'address' && [...value].length < shortestAddress ? 'too-short' : undefined;
}

export const hardKeyProblems = (entry: HardKeyEntry): ReadonlyMap<HardKeyField, HardKeyProblem> =>
  new Map(
    hardKeyFields.flatMap((field) => {
      const problem = hardKeyProblem(entry, field);
      return problem === undefined ? [] : [[field, problem] as const];
    }),
  );

/** Why none can be applied for. `applied`: one is under way for the same holder. */
export type HardKeyRefusal = CompanyRefusal | CertificateActionRefusal | 'have-one' | 'applied';

export interface HardKeyAsking extends Pick<CloudOpening, 'role' | 'realName' | 'node'> {
  readonly purpose: HardKeyPurpose;
  /** Whether one is under way for whoever is to hold it. */
  readonly isUnderWay: boolean;
  /** Whether whoever is to hold it has one that holds, and the company stands on one. */
  readonly hasOne: boolean;
  /** What is to be replaced; undefined for the first. */
  readonly replaced: OwnCertificate | undefined;
}

/**
 * Why no certificate in a token can be applied for, the nearest reason first; undefined where one can. It is made out
 * to a company whose real name is authenticated, as a cloud certificate is.
 */
export function hardKeyRefused(
  { purpose, role, realName, node, isUnderWay: already, hasOne, replaced }: HardKeyAsking,
  now: number,
): HardKeyRefusal | undefined {
  if (already) return 'applied';
  if (purpose === 'first' && hasOne) return 'have-one';
  if (purpose !== 'first') {
    const because = replaced ? refusalOfAction(purpose, replaced, now, 'application') : 'ended';
    if (because) return because;
  }
  return companyRefused({ role, realName, node });
}

/**
 * Where a company stands with its hard certificate (document 1, section 4). What is told of it from elsewhere stands;
 * else it stands on certificates that were activated here and hold, and while there is none is under way with its
 * applications.
 */
export function hardStateOf(
  told: AuthState,
  held: { readonly holds: boolean; readonly isUnderWay: boolean },
): AuthState {
  if (told !== 'UNAUTH') return told;
  if (held.holds) return 'AUTH';
  return held.isUnderWay ? 'VERIFYING' : 'UNAUTH';
}
