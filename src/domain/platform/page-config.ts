import { usualReasonSeparators, type ReasonSeparators } from './reason-separators.ts';
import type { ProductCode } from '../catalogue/product-code.ts';
import { signInPaths, type SubPlatform } from './sub-platform.ts';
import { usualMostApplicants } from './most-applicants.ts';

export interface ProductTitle {
  readonly product: ProductCode;
  readonly title: string;
  readonly titleEn: string;
}

/** What stands beside a product's name in the header's list (document 1, section 2). Empty texts are absent ones. */
export interface ProductIntro {
  readonly product: ProductCode;
  readonly nickname: string;
  readonly nicknameEn: string;
  readonly intro: string;
  readonly introEn: string;
}

/** What a host's right bar may have (document 1, section 2; F-029, F-075, F-079). Empty texts are absent ones. */
export interface RightBarTargets {
  /** Help and folding alone. */
  readonly isShort: boolean;
  /** What the code of the platform's WeChat account says. */
  readonly wechat: string;
  /** Where people are asked how satisfied they are; a web address, or empty. */
  readonly survey: string;
  readonly hasHelpCentre: boolean;
  /** Which digits may stand second in the number of whoever gives feedback. */
  readonly mobileDigits: string;
}

/** The documents' digits leave out numbers that are given out today; a platform may say otherwise (X-18). */
export const usualRightBar: RightBarTargets = {
  isShort: false,
  wechat: '',
  survey: '',
  hasHelpCentre: true,
  mobileDigits: '34578',
};

/** How a host's portal looks and whom it names (document 1, section 3). Empty texts are absent ones. */
export interface PageConfig {
  /** The template that the platform names; empty where it names none. */
  readonly template: string;
  readonly name: string;
  readonly nameEn: string;
  readonly slogan: string;
  readonly logoUrl: string;
  readonly topBarColor: string;
  readonly topBarWordColor: string;
  readonly tailBarColor: string;
  readonly tailBarWordColor: string;
  /** The variant with its own footer and a slogan cut to 14 characters. */
  readonly isRT: boolean;
  readonly hotline: string;
  /** Where people answer at every hour; a web address or that of a mailbox, or empty. */
  readonly onlineService: string;
  /** Where the right bar leads. */
  readonly rightBar: RightBarTargets;
  /** Where financial institutions sign in, which is another application; a web address, or empty. */
  readonly fundersUrl: string;
  /** Whether codes are sent to telephones to sign in by. */
  readonly offersSms: boolean;
  /** Whether a key signs in, and whether its owner may be asked on their telephone. */
  readonly offersKey: boolean;
  readonly offersCloudKey: boolean;
  readonly contactAddress: string;
  readonly contactAddressEn: string;
  readonly postcode: string;
  readonly copyrightCn: string;
  readonly copyrightEn: string;
  readonly icpRegister: string;
  readonly icpRegisterUrl: string;
  /** The filing with the police, beside that with the ministry, and where it can be read. */
  readonly securityRegister: string;
  readonly securityRegisterUrl: string;
  /** What the footer's QR code says, a web address; empty where the host shows none. */
  readonly footerQr: string;
  /** Whether one may switch between enterprise and institution users (`hasJG`). */
  readonly hasInstitutions: boolean;
  readonly subPlatform: SubPlatform;
  /** Where one signs in at this host: a path below the portal's base. */
  readonly signInAt: string;
  readonly products: readonly ProductCode[];
  /** What products are called here that are called otherwise elsewhere. */
  readonly productTitles: readonly ProductTitle[];
  readonly productIntros: readonly ProductIntro[];
  /** Where the version before this one is; a web address, or empty where one does not go back. */
  readonly oldVersionUrl: string;
  /** Whether the digital general invoice may be chosen, which document 2 leaves out. */
  readonly digitalGeneralInvoice: boolean;
  /** What stands for a line break and a semicolon in what a reviewer returns. */
  readonly reasonSeparators: ReasonSeparators;
  /** Financing applicants of one package beyond which customer service takes the materials. */
  readonly mostApplicants: number;
}

/** The hotline that document 2, section 8 names where no platform configures one. */
export const usualHotline = '40000-95533';

/** What shows while no configuration could be had: no brand, but a portal that works. */
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
  hotline: usualHotline,
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
  rightBar: usualRightBar,
  hasInstitutions: false,
  subPlatform: 'main',
  signInAt: signInPaths.main,
  products: [],
  productTitles: [],
  productIntros: [],
  oldVersionUrl: '',
  digitalGeneralInvoice: true,
  reasonSeparators: usualReasonSeparators,
  mostApplicants: usualMostApplicants,
};

const longestRTSlogan = 14;

/** The slogan as it shows: whole, or its first 14 characters in the RT variant (document 1, section 2). */
export function sloganOf(config: Pick<PageConfig, 'slogan' | 'isRT'>): string {
  return config.isRT ? [...config.slogan].slice(0, longestRTSlogan).join('') : config.slogan;
}

/**
 * Whether the footer shows its QR code at a path: only on hosts that have one, and never on pages of guarantees
 * (document 1, section 2).
 */
export function showsFooterQr({ footerQr }: Pick<PageConfig, 'footerQr'>, path: string): boolean {
  return footerQr !== '' && !path.includes('/guarantee');
}
