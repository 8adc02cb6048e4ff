import { isPictureAddress, isWebAddress } from '../../domain/text/addresses.ts';
import { neutralPageConfig, type PageConfig } from '../../domain/platform/page-config.ts';
import { signInPathOf, signInPaths, subPlatformOf } from '../../domain/platform/sub-platform.ts';
import { isProduct } from '../../domain/catalogue/product-code.ts';
import { rightBarFromWire } from './right-bar-from-wire.ts';
import type { PageConfigWire } from '../documented/platform/platform.ts';

const colour = (text: string | null | undefined, usual: string): string =>
  text && /^#[0-9a-f]{6}$/i.test(text) ? text : usual;
// An address from outside: only http, https and mailto.
const webAddress = (text: string | null | undefined): string =>
  text && (isWebAddress(text) || /^mailto:/i.test(text)) ? text : '';

const maxFromWire = (number: number | null | undefined, usual: number): number =>
  number && Number.isSafeInteger(number) && number > 0 ? number : usual;

const picture = (address: string): string => (isPictureAddress(address) ? address : '');

/** Unifies the wire's two spellings, and adds defaults for missing values. */
export function pageConfigFromWire(wire: PageConfigWire): PageConfig {
  const usual = neutralPageConfig;
  const subPlatform = subPlatformOf(wire.platformType ?? '', wire.isOrgLogin ?? false);
  return {
    template: /^[\w-]{1,32}$/.test(wire.tempId ?? '') ? (wire.tempId ?? '') : '',
    name: wire.platformName ?? '',
    nameEn: wire.platformNameEn ?? wire.platformName ?? '',
    slogan: wire.topSlogan || wire.slogan || '',
    logoUrl: picture(wire.platformLogo || wire.logoUrl || ''),
    topBarColor: colour(wire.topBarColor, usual.topBarColor),
    topBarWordColor: colour(wire.topBarWordColor, usual.topBarWordColor),
    tailBarColor: colour(wire.tailBarColor, usual.tailBarColor),
    tailBarWordColor: colour(wire.tailBarWordColor, usual.tailBarWordColor),
    isRT: wire.isRT ?? false,
    hotline: wire.hotline || usual.hotline,
    onlineService: webAddress(wire.onlineService),
    fundersUrl: webAddress(wire.fundersUrl),
    offersSms: wire.signInMethods?.includes('SMS') ?? true,
    offersKey: wire.signInMethods?.includes('KEY') ?? false,
    offersCloudKey: wire.signInMethods?.includes('CLOUD') ?? false,
    contactAddress: wire.contactAddress ?? '',
    contactAddressEn: wire.contactAddressEn ?? '',
    postcode: wire.postcode ?? '',
    copyrightCn: wire.copyrightCn ?? '',
    copyrightEn: wire.copyrightEn ?? '',
    icpRegister: wire.icpRegister ?? '',
    icpRegisterUrl: webAddress(wire.icpRegisterUrl),
    securityRegister: wire.securityRegister ?? '',
    securityRegisterUrl: webAddress(wire.registerUrl),
    footerQr: webAddress(wire.footerQr),
    rightBar: rightBarFromWire(wire, webAddress),
    hasInstitutions: wire.hasJG ?? false,
    subPlatform,
    signInAt: signInPathOf(wire.loginUrl ?? '') ?? signInPaths[subPlatform],
    products: (wire.avalableProduct ?? []).filter(isProduct),
    productTitles: (wire.productTitles ?? []).flatMap(({ product, title, titleEn }) =>
      isProduct(product) && title !== '' ? [{ product, title, titleEn: titleEn || title }] : [],
    ),
    productIntros: (wire.productIntros ?? []).flatMap(({ product, nickname, nicknameEn, intro, introEn }) =>
      isProduct(product)
        ? [
            {
              product,
              nickname: nickname ?? '',
              nicknameEn: nicknameEn ?? '',
              intro: intro ?? '',
              introEn: introEn ?? '',
            },
          ]
        : [],
    ),
    oldVersionUrl: webAddress(wire.oldVersionUrl),
    digitalGeneralInvoice: wire.digitalGeneralInvoice ?? usual.digitalGeneralInvoice,
    maxApplicants: maxFromWire(wire.mostApplicants, usual.maxApplicants),
    reasonSeparators: {
      line: wire.reasonLineCode || usual.reasonSeparators.line,
      clause: wire.reasonClauseCode || usual.reasonSeparators.clause,
    },
  };
}
