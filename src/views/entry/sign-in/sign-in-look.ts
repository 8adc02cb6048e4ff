import type { SignInWays } from '../../../presentation/entry/sign-in/sign-in-ways.ts';
import type { Message } from '../../../words/catalogue.ts';
import type { Locale } from '../../../words/locale.ts';

/** A platform's configuration of its sign-in page (checklist F-024). All of it is untrusted text. */
export interface SignInBrand {
  readonly name: string;
  readonly logoUrl?: string | undefined;
  /** Lines are parted by line feeds. */
  readonly slogan?: string | undefined;
  /** Hex; decides the ramp. */
  readonly barColour?: string | undefined;
  readonly hotline?: string | undefined;
  /** A web address. */
  readonly onlineService?: string | undefined;
  /** A web address: where financial institutions sign in. */
  readonly fundersUrl?: string | undefined;
  /** Where one signs in by each way that is offered; undefined where there is the password alone. */
  readonly ways?: SignInWays | undefined;
  /** Where one signs in as anybody, in a demonstration. */
  readonly demo?: string | undefined;
  /** The page's title, if it is not the common sign-in page. */
  readonly title?: string | undefined;
  /** The line below the title, for a special purpose. */
  readonly subtitle?: string | undefined;
  /** Where a company registers that comes this way, empty where none does; left out for the usual place. */
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
      /** From 0 to 1, while working. */
      readonly share: number;
    };

export interface SignInViewModel {
  readonly brand: SignInBrand;
  readonly languages: readonly SignInLanguage[];
  readonly userName: string;
  readonly password: string;
  readonly showPassword: boolean;
  /** Asked for after three failures; undefined before. */
  readonly captcha: SignInCaptcha | undefined;
  readonly notice: { readonly tone: 'bad' | 'warn' | 'info'; readonly message: Message } | undefined;
  readonly errors: Partial<Readonly<Record<SignInField, Message>>>;
  readonly busy: boolean;
  /** Whether the platform's brand and contacts could not be loaded. */
  readonly platformMissing: boolean;
  /** Counts refused attempts; each new one puts the focus where it helps. */
  readonly attempt: number;
}

export interface SignInActions {
  readonly userNameTyped: (value: string) => void;
  readonly passwordTyped: (value: string) => void;
  readonly showPasswordPressed: () => void;
  readonly captchaTyped: (value: string) => void;
  readonly captchaRenewPressed: () => void;
  readonly pictureChosen: () => void;
  /** Chosen instead of the picture, or tried again. */
  readonly proofStarted: () => void;
  readonly submitPressed: () => void;
  readonly platformWanted: () => void;
  /** Another way to sign in, by its address. */
  readonly wayChosen: (address: string) => void;
  /** Is called when the user cannot sign in. */
  readonly wayBackChosen: (path: string) => void;
  /** Is called when the user needs help. */
  readonly helpWanted: () => void;
  readonly languageChosen: (locale: Locale) => void;
}

/** Ids that labels, errors and the take-over share. */
export const signInFieldIds: Readonly<Record<SignInField, string>> = {
  userName: 'sign-in-user-name',
  password: 'sign-in-password',
  captcha: 'sign-in-captcha',
};

/** The promises at the foot of the brand's side. Round-the-clock service is promised only where it can be reached. */
export const signInFacts = ({ onlineService }: Pick<SignInBrand, 'onlineService'>) =>
  facts.slice(0, onlineService ? 3 : 2);

/** The brand's slogan if the platform has none; without a platform, nothing about actions. */
export const usualSlogan = ({ name }: Pick<SignInBrand, 'name'>) =>
  name === '' ? 'sign-in.slogan-plain' : 'sign-in.slogan';

const facts = [
  ['sign-in.fact-visible', 'sign-in.fact-visible-note'],
  ['sign-in.fact-kept', 'sign-in.fact-kept-note'],
  ['sign-in.fact-served', 'sign-in.fact-served-note'],
] as const;

/** The same page with help open, for a press before the portal is loaded. */
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
