import { neutralPageConfig, type PageConfig } from '../../domain/shell/shared/page-config.ts';
import { productCodes, type ProductCode } from '../../domain/products/shared/product-code.ts';
import { rightBarFromWire } from './right-bar-from-wire.ts';
import type { PageConfigWire } from '../documented/shell/platform.ts';

const isProduct = (code: string): code is ProductCode => (productCodes as readonly string[]).includes(code);
const colour = (text: string | null | undefined, usual: string): string => (text && /^#[0-9a-f]{6}$/i.test(text) ? text : usual);
// An address from outside: only the web's own schemes.
const webAddress = (text: string | null | undefined): string => (text && /^https?:\/\//i.test(text) ? text : '');

const most = (number: number | null | undefined, usual: number): number => (number && Number.isSafeInteger(number) && number > 0 ? number : usual);

/** The wire's two spellings of one thing become one, and what is missing becomes what is usual. */
export function pageConfigFromWire(wire: PageConfigWire): PageConfig {
  const usual = neutralPageConfig;
  return {
    name: wire.platformName ?? '', nameEn: wire.platformNameEn ?? wire.platformName ?? '', slogan: wire.topSlogan ?? wire.slogan ?? '', logoUrl: wire.platformLogo ?? wire.logoUrl ?? '',
    topBarColor: colour(wire.topBarColor, usual.topBarColor), topBarWordColor: colour(wire.topBarWordColor, usual.topBarWordColor),
    tailBarColor: colour(wire.tailBarColor, usual.tailBarColor), tailBarWordColor: colour(wire.tailBarWordColor, usual.tailBarWordColor),
    isRT: wire.isRT ?? false, hotline: wire.hotline || usual.hotline, onlineService: webAddress(wire.onlineService), rightBar: rightBarFromWire(wire, webAddress), fundersUrl: webAddress(wire.fundersUrl), offersSms: wire.signInMethods?.includes('SMS') ?? true, contactAddress: wire.contactAddress ?? '', contactAddressEn: wire.contactAddressEn ?? '', postcode: wire.postcode ?? '',
    copyrightCn: wire.copyrightCn ?? '', copyrightEn: wire.copyrightEn ?? '', icpRegister: wire.icpRegister ?? '', icpRegisterUrl: wire.icpRegisterUrl ?? '',
    products: (wire.avalableProduct ?? []).filter(isProduct),
    digitalGeneralInvoice: wire.digitalGeneralInvoice ?? usual.digitalGeneralInvoice, mostApplicants: most(wire.mostApplicants, usual.mostApplicants),
    reasonSeparators: { line: wire.reasonLineCode || usual.reasonSeparators.line, clause: wire.reasonClauseCode || usual.reasonSeparators.clause },
  };
}
