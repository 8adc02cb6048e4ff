import type { identification as words } from '../../zh-CN/registration/identification.ts';
import { englishDay, englishMoment } from '../../format.ts';
import { plural } from '../../plural.ts';

export const identification: typeof words = {
  'identification.title': 'Enterprise certification',
  'identification.ukey-title': 'UKey certification',
  'identification.soft-key-title': 'Business-licence certification',
  'identification.ukey-card': 'UKey certification (optional)',
  'identification.soft-key-card': 'Review of papers (required)',
  'identification.facts':
    'Certification for the ABS platform: the review of papers (required), and certification by UKey (optional). You can leave at any time and go on later.',
  'identification.ukey-facts':
    'Sign with your company’s UKey; the platform verifies that the certificate is your company’s.',
  'identification.soft-key-facts': 'Submit the business licence and what goes with it; the platform reviews them.',
  'identification.ukey-for':
    'For companies that have a UKey that the platform recognises: a signature by the UKey proves that whoever signs holds the company’s certificate. It does not replace the review of documents.',
  'identification.ukey-needs': 'Needs: the UKey, the UKey helper installed, the PIN',
  'identification.ukey-time': 'About 5 minutes',
  'identification.soft-key-for':
    'For every company: upload the business licence, identity papers and authorisations. Once they pass review the company is certified and can open a cloud certificate.',
  'identification.soft-key-needs': 'Needs: business licence, the legal representative’s ID, authorisations with seal',
  'identification.soft-key-time': 'Review takes about 2 to 3 working days',
  'identification.begin-ukey': 'Certify by UKey',
  'identification.see-ukey': 'See the UKey certification',
  'identification.begin-soft-key': 'Submit the papers',
  'identification.see-soft-key': 'View review progress',
  'identification.mend-soft-key': 'Correct what was returned',
  'identification.papers-open': 'Not submitted',
  'identification.papers-under-review': 'Under review',
  'identification.papers-returned': 'Returned, to be corrected',
  'identification.stranger-title': 'Please sign in or register first',
  'identification.stranger':
    'A company is certified within its account. If you have one, sign in: you come back to this page. If not, register your company first.',
  'identification.sign-in': 'Sign in and continue',
  'identification.register': 'Register a company',
  'identification.company': 'The company to be certified',
  'identification.company-name': 'Company',
  'identification.uscc': 'Unified social credit code',
  'identification.ukey': 'UKey certification',
  'identification.steps': 'How to',
  'identification.step-plug': 'Plug in the UKey, and start the UKey helper',
  'identification.step-press': 'Press “Sign with the UKey”',
  'identification.step-pin':
    'Check in the UKey’s own window that it says “Identify the company by its UKey”, and enter the PIN',
  'identification.proof':
    'The platform verifies the signature, and that the certificate bears the code above, is valid, and is your own. The PIN never passes the platform.',
  'identification.sign': 'Sign with the UKey',
  'identification.sign-again': 'Sign again with another UKey',
  'identification.asked': 'Please check what the UKey’s own window shows, and enter the PIN there.',
  'identification.test': 'Test a UKey',
  'identification.done-title': 'The UKey certification is done',
  'identification.proves': 'It proves: whoever signed holds the certificate that was made out to your company.',
  'identification.missing-title': 'Still missing: the review of the business licence and papers',
  'identification.missing-open':
    'A UKey does not replace the business licence, identity papers and authorisations. Submit these; once they pass review the company is certified.',
  'identification.missing-under-review': 'The papers are under review; once they pass, the company is certified.',
  'identification.missing-returned': 'Some papers were returned: correct them and submit them again.',
  'identification.not-offered': 'This platform does not take UKey certification online. Please submit the papers.',
  'identification.role-title': 'You cannot certify the company',
  'identification.who': 'See who can',
  'identification.back': 'Back to the certification',
  'identification.onwards': 'View the company’s progress',
  'identification.certified': 'Your company is certified already.',
  'identification.role': 'Operators, administrators and the main user certify the company.',
  'identification.other-company':
    'This certificate belongs to another company and cannot identify yours. Please plug in the UKey that was made out to your company.',
  'identification.not-a-token':
    'This is a cloud certificate, not a UKey. Please plug in a UKey, or submit the papers first.',
  'identification.unproven':
    'The signature proves nobody’s identity: its certificate was not issued by an authority that the platform recognises, or the signature is wrong. Please use another UKey, or submit the papers first.',
  'identification.revoked':
    'This certificate was revoked or reported lost. Please use another UKey, or submit the papers first.',
  'identification.gone': 'It was not signed in time. Please sign again.',
  'identification.pulled-out': 'The UKey was pulled out; nothing was certified. Plug it in and try again.',
  'identification.locked': 'The UKey is locked. Please have customer service unlock it, or submit the papers first.',
  'identification.cancelled': 'It was cancelled in the UKey’s window; nothing was certified.',
  'identification.helper-absent':
    'The UKey helper was not found. Please install and start it, then reload this page and try again; or submit the papers first.',
  'identification.helper-refused':
    'The UKey helper does not accept this site: it serves registered addresses only. Check the address in your browser, or have customer service register it, then reload this page; or submit the papers first.',
  'identification.no-token': 'There is no UKey, or no certificate in it. Please plug in the UKey and try again.',
  'identification.state': ({ state }) =>
    ({
      AUTH: 'Certified',
      VERIFYING: 'Under way',
      UPDATE_VERIFYING: 'Being changed',
      UNAUTH: 'Not certified',
      unrecognised: 'Cannot be determined now',
    })[state],
  'identification.identified': ({ by, at, ending, until }) =>
    `${by} signed on ${englishMoment(at)} by the certificate that ends in ${ending}, and the platform verified it. The certificate is valid until ${englishDay(until)}.`,
  'identification.other-person': ({ by }) =>
    `This UKey is ${by === '' ? 'somebody else’s' : `that of your colleague ${by}`}. A certificate may only be used by its holder: have ${by === '' ? 'its holder' : by} sign in and sign, or plug in your own.`,
  'identification.expired': ({ on }) =>
    `The certificate expired on ${englishDay(on)}. Please use another UKey, or submit the papers first.`,
  'identification.not-yet': ({ on }) => `The certificate is valid from ${englishDay(on)}.`,
  'identification.pin-wrong': ({ triesLeft }) =>
    `The PIN is incorrect: ${plural(triesLeft, 'try', 'tries')} left. Nothing was certified.`,
};
