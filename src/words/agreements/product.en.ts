import type { AgreementText } from '../../domain/agreements/agreement.ts';
import type { ProductTexts } from '../../domain/catalogue/product-texts.ts';

/** Translation of the agreement that is signed when a product is opened. */
export function productAgreement(
  { title, service }: Pick<ProductTexts, 'title' | 'service'>,
  version: string,
): AgreementText {
  return {
    title: `Service agreement: ${title}`,
    version,
    sections: [
      { heading: '1. The service', paragraphs: service },
      {
        heading: '2. Opening and use',
        paragraphs: [
          `2.1 When the member meets the published conditions and its operator or director has signed this agreement, the platform opens “${title}” for the member, whose people then use it by their roles.`,
          '2.2 The member warrants that whoever signs is authorised to; that signature counts as the member’s.',
          '2.3 What the member hands in is true, exact and complete, and is kept up to date.',
        ],
      },
      {
        heading: '3. Fees',
        paragraphs: [
          '3.1 Opening costs nothing.',
          '3.2 Interest and charges of a transaction are agreed between the member and the funder or institution concerned; service fees of the platform follow separate agreements.',
        ],
      },
      {
        heading: '4. Giving information',
        paragraphs: [
          '4.1 The member agrees that the platform gives the funders and institutions of the member’s choice what the service needs.',
          '4.2 Otherwise the privacy policy applies.',
        ],
      },
      {
        heading: '5. Suspension and end',
        paragraphs: [
          '5.1 Where the member no longer meets the conditions, or breaks the law or this agreement, the platform may suspend new business and says why.',
          '5.2 What was done before is not affected.',
        ],
      },
      {
        heading: '6. Further',
        paragraphs: [
          '6.1 This agreement is part of the member registration agreement, which applies where this one says nothing.',
          '6.2 It takes effect when the member signs it. Where a translation differs, the Chinese version prevails.',
        ],
      },
    ],
  };
}
