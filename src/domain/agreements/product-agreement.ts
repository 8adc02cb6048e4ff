import { productCodes, type ProductCode } from '../catalogue/product-code.ts';

/** How the wire names the agreement that is signed when a product is opened (document 1, section 5; F-098). */
export type ProductAgreementName = `PRODUCT_${ProductCode}_AGREEMENT`;

export function productAgreementName(product: ProductCode): ProductAgreementName {
  return `PRODUCT_${product}_AGREEMENT`;
}

/** The product whose agreement is named; undefined for any other name. */
export function productOfAgreement(name: string): ProductCode | undefined {
  return productCodes.find((product) => productAgreementName(product) === name);
}

/**
 * The project code of an agreement: the part of the version before its number. Empty for a version with another form
 * (checklist F-098).
 */
export function projectCodeOf(version: string): string {
  return /^([A-Z_]+\d{4})V\d+\.\d+$/.exec(version)?.[1] ?? '';
}

/** Milliseconds since the epoch. */
const publishedAt = Date.UTC(2026, 0, 5, 1);

const version = (product: ProductCode, textHash: string) =>
  ({ version: `${product}2026V1.0`, textHash, publishedAt }) as const;

/**
 * Current version of each agreement. The SHA-256 of the Chinese text, in hexadecimal, makes sure that a text never
 * changes without a new version.
 */
export const productAgreements: Readonly<
  Record<ProductCode, { readonly version: string; readonly textHash: string; readonly publishedAt: number }>
> = {
  CREDIT: version('CREDIT', 'e428fa6aa2a0df06d9e7ca91fe56583534fe67611f4c0f52eccd0641d94d0506'),
  EST: version('EST', '9b5ce38f6d813cdc4e165239e85a260987da35428b142986da7e0e0063d98d58'),
  ESTP: version('ESTP', 'b67bc627ced6b3408f051a9a2a6b0dcdd2dd9a28ccec66bf3f6d8823477fd3f4'),
  RECEIVABLE: version('RECEIVABLE', 'db3949055d61e274ba60c0b630ae4fd072f5bfd985410b171d35ee3a2e5dd538'),
  ORDER: version('ORDER', '08c0e022d719dcf6e80d54e00dbdc661393c8c5b956711381af3485303408402'),
  NOTE: version('NOTE', '5f0a889445f5f9e77370cdf5115357e1701abbe0f7820ed8a22f481e33620d24'),
  GPC: version('GPC', '16ae3dd452c20b9d945a5035b1057bcf83104df1353744870961869694b9101b'),
  EJT: version('EJT', 'bbe71084036c888bb3d3bc6430eeae0d3e9b13c38d0e520ead37a6eb633380cd'),
  EDT: version('EDT', 'f2ba70475fe3a0741386d0ca3115911533a1652612df4bb013ef57f572c1462a'),
  EXTOC: version('EXTOC', '115251adb08f29f7b6473cf54cf95dd9cb0280b25cafe431719a03111e39c6da'),
  SCG: version('SCG', 'ec6e21115f41f25fc20e03583c07f84a04044605d9606dff78b46d138d62eae1'),
  BAB: version('BAB', '47e65446d64503d26813cecd69eeddf21379ac75bf32298b3696bba5310646ef'),
  ETT: version('ETT', '937971241bda69c54b4fa346dcc1344c9c78ae8bf784c751ed157ed5a51d47e2'),
  POND: version('POND', '5b4b2e17fed729581e0eeb6f6f75c1df742291344eb36c6cdeefd34ff7b623f9'),
  ABS: version('ABS', '9f9ef896d3b660f7ae326197ca53aa2683fb6b75526c06b2cc787e8bb38b69c1'),
  LETTER_OF_GUARANTEE: version(
    'LETTER_OF_GUARANTEE',
    'd4eb1aafc6e786e32f1e1394f3d685ed2d2206e85c164514f182458019270a8e',
  ),
  FAW: version('FAW', '394e63e37e62e7b597045eaf43431a697622d974e4f1e6c8ce0921ce640f3107'),
  STD_PAPER: version('STD_PAPER', 'e4df32defa39346cf3eac91364aea46c981c01d1194b68c632867e359b994d92'),
  SCCP: version('SCCP', '377b0a8050c1905435f9a17d2831f9a3dd1cdd9825de05ca55bba324b53d93e0'),
};
