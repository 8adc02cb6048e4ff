import type { SignInWays } from '../../../presentation/entry/sign-in/sign-in-ways.ts';
import type { Message } from '../../../words/catalogue.ts';
import type { Locale } from '../../../words/locale.ts';

/** A platform's configuration of its sign-in page (checklist F-024). All of it is untrusted text. */
export interface SignInBrand {
  readonly name: string;
  readonly logoUrl?: string | undefined;
  /** The lines are separated by line feeds. */
  readonly slogan?: string | undefined;
  /** A hex colour, from which the ramp is made. */
  readonly barColour?: string | undefined;
  readonly hotline?: string | undefined;
  /** A web address. */
  readonly onlineService?: string | undefined;
  /** The web address at which financial institutions sign in. */
  readonly fundersUrl?: string | undefined;
  /** The addresses of the ways to sign in; undefined if there is only the password. */
  readonly ways?: SignInWays | undefined;
  /** The address of the sign-in as any user, in a demonstration. */
  readonly demo?: string | undefined;
  /** The page's title, if it is not the common sign-in page. */
  readonly title?: string | undefined;
  /** The line below the title, for a special purpose. */
  readonly subtitle?: string | undefined;
  /** The address of the registration for this channel: empty if there is none, undefined for the usual one. */
  readonly register?: string | undefined;
}

export interface SignInLanguage {
  readonly locale: Locale;
  readonly name: string;
  /** The address of the same page in that language. */
  readonly address: string;
  readonly current: boolean;
}

export type SignInField = 'userName' | 'password' | 'captcha';

export type SignInCaptcha =
  | { readonly kind: 'picture'; readonly imageUrl: string; readonly text: string; readonly canProve: boolean }
  | {
      readonly kind: 'proof';
      readonly state: 'idle' | 'working' | 'done' | 'failed';
      /** The progress from 0 to 1, while the proof is being computed. */
      readonly share: number;
    };

export interface SignInViewModel {
  readonly brand: SignInBrand;
  readonly languages: readonly SignInLanguage[];
  readonly userName: string;
  readonly password: string;
  readonly showPassword: boolean;
  /** Undefined until three attempts have failed. */
  readonly captcha: SignInCaptcha | undefined;
  readonly notice: { readonly tone: 'bad' | 'warn' | 'info'; readonly message: Message } | undefined;
  readonly errors: Partial<Readonly<Record<SignInField, Message>>>;
  readonly busy: boolean;
  /** Whether the platform's brand and contacts could not be loaded. */
  readonly platformMissing: boolean;
  /** The number of refused attempts. Each new one moves the focus to the field to correct. */
  readonly attempt: number;
}

export interface SignInActions {
  readonly userNameTyped: (value: string) => void;
  readonly passwordTyped: (value: string) => void;
  readonly showPasswordPressed: () => void;
  readonly captchaTyped: (value: string) => void;
  readonly captchaRenewPressed: () => void;
  readonly pictureChosen: () => void;
  /** Called when the proof is chosen instead of the picture, or is tried again. */
  readonly proofStarted: () => void;
  readonly submitPressed: () => void;
  readonly platformWanted: () => void;
  /** Called with the address of another way to sign in. */
  readonly wayChosen: (address: string) => void;
  /** Called when the user cannot sign in. */
  readonly wayBackChosen: (path: string) => void;
  /** Called when the user needs help. */
  readonly helpWanted: () => void;
  readonly languageChosen: (locale: Locale) => void;
}

/** The DOM ids that labels, errors and the take-over share. */
export const signInFieldIds: Readonly<Record<SignInField, string>> = {
  userName: 'sign-in-user-name',
  password: 'sign-in-password',
  captcha: 'sign-in-captcha',
};

/**
 * The promises at the foot of the brand's side. Service around the clock is promised only if the platform has an online
 * service.
 */
export const signInFacts = ({ onlineService }: Pick<SignInBrand, 'onlineService'>) =>
  facts.slice(0, onlineService ? 3 : 2);

/** The default slogan. Without a platform it promises nothing. */
export const defaultSlogan = ({ name }: Pick<SignInBrand, 'name'>) =>
  name === '' ? 'sign-in.slogan-plain' : 'sign-in.slogan';

const facts = [
  ['sign-in.fact-visible', 'sign-in.fact-visible-note'],
  ['sign-in.fact-kept', 'sign-in.fact-kept-note'],
  ['sign-in.fact-served', 'sign-in.fact-served-note'],
] as const;

/** The address of the same page with the help open, for a press before the portal is loaded. */
export const helpAddress = '?help=open';

/** The links for users who cannot sign in. */
export const waysOn = ({ register = '/register/register' }: Pick<SignInBrand, 'register'>) =>
  (
    [
      ['/register/reset-password', 'sign-in.forgotten'],
      ['/register/account-unfreeze', 'sign-in.locked-out'],
      [register, 'sign-in.register'],
    ] as const
  ).filter(([path]) => path);
