import { defaultReasonSeparators, type ReasonSeparators } from './reason-separators.ts';
import type { ProductCode } from '../catalogue/product-code.ts';
import { signInPaths, type SubPlatform } from './sub-platform.ts';
import { defaultMaxApplicants } from './max-applicants.ts';

export interface ProductTitle {
  readonly product: ProductCode;
  readonly title: string;
  readonly titleEn: string;
}

/** Nickname and description of a product in the header's list (document 1, section 2). Empty texts count as absent. */
export interface ProductIntro {
  readonly product: ProductCode;
  readonly nickname: string;
  readonly nicknameEn: string;
  readonly intro: string;
  readonly introEn: string;
}

/** Configuration of a host's right bar (document 1, section 2; F-029, F-075, F-079). Empty texts count as absent. */
export interface RightBarTargets {
  /** Whether the bar has help and folding only. */
  readonly isShort: boolean;
  /** Content of the QR code of the platform's WeChat account. */
  readonly wechat: string;
  /** Web address of the satisfaction survey; empty for none. */
  readonly survey: string;
  readonly hasHelpCentre: boolean;
  /** Digits that are accepted as the second digit of a mobile number in feedback. */
  readonly mobileDigits: string;
}

/** The documents' list of digits lacks some that are in use today; a platform may configure others (X-18). */
export const defaultRightBar: RightBarTargets = {
  isShort: false,
  wechat: '',
  survey: '',
  hasHelpCentre: true,
  mobileDigits: '34578',
};

/** Appearance and contacts of a host's portal (document 1, section 3). Empty texts count as absent. */
export interface PageConfig {
  /** Template that the platform names; empty for none. */
  readonly template: string;
  readonly name: string;
  readonly nameEn: string;
  readonly slogan: string;
  readonly logoUrl: string;
  readonly topBarColor: string;
  readonly topBarWordColor: string;
  readonly tailBarColor: string;
  readonly tailBarWordColor: string;
  /** Whether it is the variant with its own footer and a slogan of at most 14 characters. */
  readonly isRT: boolean;
  readonly hotline: string;
  /** Online service that is always available: a web address or a mailbox; empty for none. */
  readonly onlineService: string;
  /** Targets of the right bar. */
  readonly rightBar: RightBarTargets;
  /** Web address of the sign-in for financial institutions, which is another application; empty for none. */
  readonly fundersUrl: string;
  /** Whether users can sign in with a code by telephone. */
  readonly offersSms: boolean;
  /** Whether users can sign in with a key, and by confirming on the key owner's telephone. */
  readonly offersKey: boolean;
  readonly offersCloudKey: boolean;
  readonly contactAddress: string;
  readonly contactAddressEn: string;
  readonly postcode: string;
  readonly copyrightCn: string;
  readonly copyrightEn: string;
  readonly icpRegister: string;
  readonly icpRegisterUrl: string;
  /** Public security filing number, shown beside the ministry's filing, and its web address. */
  readonly securityRegister: string;
  readonly securityRegisterUrl: string;
  /** Web address in the footer's QR code; empty for no code. */
  readonly footerQr: string;
  /** Whether visitors can switch between users of enterprises and of institutions (`hasJG`). */
  readonly hasInstitutions: boolean;
  readonly subPlatform: SubPlatform;
  /** Path of the host's sign-in page, below the portal's base. */
  readonly signInAt: string;
  readonly products: readonly ProductCode[];
  /** Titles of products that differ on this host. */
  readonly productTitles: readonly ProductTitle[];
  readonly productIntros: readonly ProductIntro[];
  /** Web address of the previous version; empty where users cannot return to it. */
  readonly oldVersionUrl: string;
  /** Whether the digital general invoice can be selected; document 2 leaves it out. */
  readonly digitalGeneralInvoice: boolean;
  /** Codes in a reviewer's reason that stand for a line break and a semicolon. */
  readonly reasonSeparators: ReasonSeparators;
  /** Maximum number of financing applicants of one package; beyond it, customer service takes over. */
  readonly maxApplicants: number;
}

/** Default hotline (document 2, section 8). */
export const defaultHotline = '40000-95533';

/** Configuration while none could be loaded: no brand, but a working portal. */
export const neutralPageConfig: PageConfig = {
  template: '',
  name: '',
  nameEn: '',
  slogan: '',
  logoUrl: '',
  topBarColor: '#0c5a4f',
  topBarWordColor: '#ffffff',
  tailBarColor: '#f5f7f6',
  tailBarWordColor: '#48514e',
  isRT: false,
  hotline: defaultHotline,
  onlineService: '',
  fundersUrl: '',
  offersSms: true,
  offersKey: false,
  offersCloudKey: false,
  contactAddress: '',
  contactAddressEn: '',
  postcode: '',
  copyrightCn: '',
  copyrightEn: '',
  icpRegister: '',
  icpRegisterUrl: '',
  securityRegister: '',
  securityRegisterUrl: '',
  footerQr: '',
  rightBar: defaultRightBar,
  hasInstitutions: false,
  subPlatform: 'main',
  signInAt: signInPaths.main,
  products: [],
  productTitles: [],
  productIntros: [],
  oldVersionUrl: '',
  digitalGeneralInvoice: true,
  reasonSeparators: defaultReasonSeparators,
  maxApplicants: defaultMaxApplicants,
};

const maxSloganCharacters = 14;

/** The slogan for display: complete, or its first 14 characters in the RT variant (document 1, section 2). */
export function sloganOf(config: Pick<PageConfig, 'slogan' | 'isRT'>): string {
  return config.isRT ? [...config.slogan].slice(0, maxSloganCharacters).join('') : config.slogan;
}

/**
 * Whether the footer shows its QR code at a path: only on hosts that configure one, and never on guarantee pages
 * (document 1, section 2).
 */
export function showsFooterQr({ footerQr }: Pick<PageConfig, 'footerQr'>, path: string): boolean {
  return footerQr !== '' && !path.includes('/guarantee');
}
