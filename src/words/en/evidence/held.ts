import { englishDay } from '../../format.ts';
import type { held as words } from '../../zh-CN/evidence/held.ts';

export const held: typeof words = {
  'held.violating': ({ from }) =>
    `Your company is a violating member and${from === '' ? '' : `, from ${englishDay(from)} on,`} cannot apply for financing with instruments: no package for them can be made or submitted. Packages already submitted proceed as usual.`,
  'held.barred':
    'The platform has suspended this business for your company: no financing package can be made or submitted. Packages already submitted proceed as usual. To object, contact customer service.',
  'held.objectors': ({ people }) =>
    `Objections to the finding are submitted and followed by your company’s main user (${people.join(', ')}).`,
  'held.object': 'Object or view objection',
  'held.restricted-safe':
    'What was uploaded and entered is kept; you can submit once the restriction is lifted and everything is complete.',
  'held.not-submitted': 'No new package can be submitted for now',
  'held.agreement-withdrawn': ({ when }) =>
    `The platform withdrew the service agreement of this product${when === '' ? '' : ` on ${when}`}. Packages already submitted proceed as usual; please contact customer service to submit more.`,
  'held.agreement-to-sign': ({ when }) =>
    `The service agreement of this product was published again${when === '' ? '' : ` and had to be signed by ${when} (Beijing time)`}; your company has not signed it yet. An operator or director must read and sign it on the product page before this can be submitted.`,
  'held.agreement-safe-withdrawn':
    'What was uploaded and entered is kept; it can be submitted once the agreement is in force again.',
  'held.agreement-safe-sign': 'What was uploaded and entered is kept; you can submit it once the agreement is signed.',
  'held.agreement-sign': 'Sign the agreement',
  'held.agreement-see': 'See the product',
  'held.not-added': 'Nothing can be added to packages for now',
  'held.not-made': 'No new package can be made for now',
};
