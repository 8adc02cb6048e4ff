import { mobileNumber } from '../text/mobile-number.ts';
import { isBlank, invisibleCharacter } from '../text/invisible-characters.ts';
import type { AuthState } from './certification.ts';
import { refusalOfAction, type CertificateActionRefusal, type OwnCertificate } from './certificate.ts';
import { companyRefusalOf, type CloudOpening, type CompanyRefusal } from './cloud-certificate-opening.ts';

/** Purpose of an application for a certificate in a token: the first one, a renewal, or a replacement after a loss. */
export const hardKeyPurposes = ['first', 'renew', 'reissue'] as const;
export type HardKeyPurpose = (typeof hardKeyPurposes)[number];

/**
 * State of an application. `posted`: the token is on its way or with its holder; `missed`: it never arrived; `lapsed`:
 * it was not activated in time.
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

/** State after an event; undefined where the event is not possible. */
export const afterHardKey = (state: HardKeyState, event: HardKeyEvent): HardKeyState | undefined => edges[state][event];

/** Days after posting within which a token can be activated. */
export const activationDays = 30;

/** Working days that the registration authority takes to post a token. */
export const hardKeyDays = 3;

/** End of the activation period of a posted token. Instants in milliseconds since the epoch. */
export const activationEnd = (postedAt: number): number => postedAt + activationDays * 86_400_000;

/** State of an application at an instant. A posted token that was not activated in time has lapsed. */
export function hardKeyStateAt(
  { state, postedAt }: { readonly state: HardKeyState; readonly postedAt: number | undefined },
  now: number,
): HardKeyState {
  return state === 'posted' && postedAt !== undefined && now > activationEnd(postedAt) ? 'lapsed' : state;
}

/** Whether an application is still open. */
export const isHardKeyOpen = (state: HardKeyState): boolean =>
  state === 'applied' || state === 'returned' || state === 'posted';

/** Its fields, each with its maximum length in characters. */
export const maxHardKeyFieldCharacters = { recipient: 30, mobile: 20, address: 200 } as const;
export type HardKeyField = keyof typeof maxHardKeyFieldCharacters;
export const hardKeyFields = Object.keys(maxHardKeyFieldCharacters) as readonly HardKeyField[];

/** Recipient of the token and address. */
export type HardKeyEntry = Readonly<Record<HardKeyField, string>>;

/** An entry as it is stored: trimmed, and the number without separators. */
export const normaliseHardKeyEntry = (entry: HardKeyEntry): HardKeyEntry => ({
  recipient: entry.recipient.trim(),
  mobile: mobileNumber(entry.mobile) ?? entry.mobile.trim(),
  address: entry.address.trim(),
});

export type HardKeyProblem = 'missing' | 'too-long' | 'unseen' | 'not-a-mobile' | 'too-short';

/** Minimum length of an address that a courier can find. */
export const minAddressCharacters = 8;

/** Problem of a normalised field; undefined where there is none. */
export function hardKeyProblem(entry: HardKeyEntry, field: HardKeyField): HardKeyProblem | undefined {
  const value = entry[field];
  if (isBlank(value)) return 'missing';
  if ([...value].length > maxHardKeyFieldCharacters[field]) return 'too-long';
  if (invisibleCharacter.test(value)) return 'unseen';
  if (field === 'mobile') return mobileNumber(value) === value ? undefined : 'not-a-mobile';
  return field === 'address' && [...value].length < minAddressCharacters ? 'too-short' : undefined;
}

export const hardKeyProblems = (entry: HardKeyEntry): ReadonlyMap<HardKeyField, HardKeyProblem> =>
  new Map(
    hardKeyFields.flatMap((field) => {
      const problem = hardKeyProblem(entry, field);
      return problem === undefined ? [] : [[field, problem] as const];
    }),
  );

/** Why no certificate can be applied for. `applied`: an application for the same holder is open. */
export type HardKeyRefusal = CompanyRefusal | CertificateActionRefusal | 'have-one' | 'applied';

export interface HardKeyRequest extends Pick<CloudOpening, 'role' | 'realName' | 'node'> {
  readonly purpose: HardKeyPurpose;
  /** Whether an application for the same holder is open. */
  readonly isUnderWay: boolean;
  /** Whether the holder already has a valid certificate, and the company too. */
  readonly hasOne: boolean;
  /** The certificate to replace; undefined for the first. */
  readonly replaced: OwnCertificate | undefined;
}

/**
 * Why no certificate in a token can be applied for; undefined where one can. The company's real name must be
 * authenticated, as for a cloud certificate.
 */
export function hardKeyRefusalOf(
  { purpose, role, realName, node, isUnderWay: already, hasOne, replaced }: HardKeyRequest,
  now: number,
): HardKeyRefusal | undefined {
  if (already) return 'applied';
  if (purpose === 'first' && hasOne) return 'have-one';
  if (purpose !== 'first') {
    const because = replaced ? refusalOfAction(purpose, replaced, now, 'application') : 'ended';
    if (because) return because;
  }
  return companyRefusalOf({ role, realName, node });
}

/**
 * State of a company's hard certificate (document 1, section 4). A reported state comes first, then valid certificates
 * that were activated here, then open applications.
 */
export function hardStateOf(
  reported: AuthState,
  own: { readonly holds: boolean; readonly isUnderWay: boolean },
): AuthState {
  if (reported !== 'UNAUTH') return reported;
  if (own.holds) return 'AUTH';
  return own.isUnderWay ? 'VERIFYING' : 'UNAUTH';
}
