import type { HardKeyField, HardKeyPurpose } from '../../../domain/keys/hard-key.ts';
import type { hardKeys as words } from '../../zh-CN/certificates/hard-keys.ts';
import { englishDay, englishMoment, englishMomentShort } from '../../format.ts';
import { plural } from '../../plural.ts';

const fields: Readonly<Record<HardKeyField, string>> = {
  recipient: 'Recipient',
  mobile: 'Recipient’s mobile',
  address: 'Delivery address',
};
const purposes: Readonly<Record<HardKeyPurpose, string>> = {
  first: 'first issue',
  renew: 'renewal',
  reissue: 'reissue',
};

export const hardKeys: typeof words = {
  'hard-keys.keys-title': 'Applying for UKey certificates',
  'hard-keys.keys-means':
    'Some products require the company to hold a valid UKey certificate. The registration authority reviews the application, issues the certificate and posts the UKey; the holder activates it by signing with it, and it cannot be used until then.',
  'hard-keys.key-company': ({ state }) =>
    ({
      AUTH: 'Your company’s UKey certificate is valid',
      VERIFYING: 'Your company’s UKey certificate is under way',
      UPDATE_VERIFYING: 'Your company’s UKey certificate is being changed',
      UNAUTH: 'Your company has no valid UKey certificate yet',
      unrecognised: 'The state of the UKey certificate could not be determined',
    })[state],
  'hard-keys.key-told': 'The company’s UKey certificate, as the platform has it',
  'hard-keys.key-told-until': ({ until, days }) =>
    days < 0
      ? `Expired on ${until}; it can no longer be used to sign.`
      : `Valid until ${until}, ${days === 0 ? 'which is today' : `${plural(days, 'day', 'days')} left`}.`,
  'hard-keys.key-told-see': 'How to apply for a new UKey',
  'hard-keys.key-told-means': ({ over }) =>
    over
      ? 'An operator or director can apply for a new UKey here; the company can sign again once it has been activated.'
      : 'It was not issued through this page and cannot be renewed here. An operator or director should apply for a new UKey before it expires; the new one replaces it once activated.',
  'hard-keys.key-apply': 'Apply for a UKey certificate',
  'hard-keys.key-for': ({ holder, purpose }) => `UKey of ${holder} (${purposes[purpose]})`,
  'hard-keys.key-state': ({ state }) =>
    ({
      applied: 'Under review',
      returned: 'Returned',
      posted: 'Posted, to be activated',
      activated: 'Activated',
      withdrawn: 'Withdrawn',
      missed: 'Not received, void',
      lapsed: 'Not activated in time, void',
      unrecognised: 'Unknown state',
    })[state],
  'hard-keys.key-since': ({ at, today }) => `since ${englishMomentShort(at, today)}`,
  'hard-keys.key-with-authority-late': ({ until }) =>
    `The registration authority reviews it and makes the certificate; it was to be posted by ${englishDay(until)}, which has passed.`,
  'hard-keys.key-with-authority': ({ until, about }) =>
    `The registration authority reviews it and makes the certificate; to be posted by ${about ? 'about ' : ''}${englishDay(until)}.`,
  'hard-keys.key-with-authority-open': 'The registration authority reviews it and makes the certificate.',
  'hard-keys.key-mend': 'Please correct what was named and submit it again.',
  'hard-keys.key-mend-by': ({ by }) => `${by}, who applied, has to correct it and submit again.`,
  'hard-keys.key-activate-until': ({ until }) =>
    `Once the UKey arrives, plug it in and activate it by ${englishDay(until)}.`,
  'hard-keys.key-activate-by': ({ holder, until }) =>
    `${holder} has to activate it in person once it arrives, by ${englishDay(until)}.`,
  'hard-keys.key-lapsed-means': ({ days }) =>
    `It was not activated within ${plural(days, 'day', 'days')} of being posted, and is now void. Please apply again.`,
  'hard-keys.key-missed-means':
    'The UKey was not received, or arrived damaged: the certificate in it is void. Please apply again.',
  'hard-keys.key-returned': 'Why it was returned',
  'hard-keys.key-reason': ({ reason }) => `Why it was returned: ${reason}`,
  'hard-keys.key-number': 'Application',
  'hard-keys.key-applied-by': 'Applied for by',
  'hard-keys.key-applied-when': ({ by, at, today }) => `${by}, ${englishMomentShort(at, today)}`,
  'hard-keys.key-place': 'Posted to',
  'hard-keys.key-courier': 'Tracking number',
  'hard-keys.key-activate': 'Activate the UKey',
  'hard-keys.key-asked':
    'Please check what the UKey’s own window shows, and enter the PIN there. The PIN never passes the platform.',
  'hard-keys.key-miss': 'Not received',
  'hard-keys.key-miss-ask': 'UKey not received?',
  'hard-keys.key-miss-means':
    'The certificate in this UKey becomes void at once, and nobody can activate it any more. You can then apply again.',
  'hard-keys.key-correct': 'Correct and submit again',
  'hard-keys.key-withdraw': 'Withdraw',
  'hard-keys.key-withdraw-ask': 'Withdraw the application?',
  'hard-keys.key-withdraw-means': 'No certificate will be made. You can apply again when you need one.',
  'hard-keys.key-apply-title': ({ purpose }) =>
    ({
      first: 'Apply for a UKey certificate',
      renew: 'Renew the UKey certificate',
      reissue: 'Have the UKey certificate reissued',
    })[purpose],
  'hard-keys.key-correct-title': 'Correct the application',
  'hard-keys.key-form-means': ({ purpose }) =>
    ({
      first:
        'It is usually posted within 3 working days. The certificate is made out to its holder, who alone can activate it.',
      renew:
        'Another UKey is usually posted within 3 working days. The current certificate stays valid until the new one is activated and replaces it.',
      reissue:
        'For a UKey that was lost or damaged. Another one is usually posted within 3 working days, and takes the place of the present one once it is activated. If it was lost, please report it first.',
    })[purpose],
  'hard-keys.key-holder': 'Holder (operator)',
  'hard-keys.key-holder-hint': 'An operator or director, who activates it signed in as themselves',
  'hard-keys.key-holder-choose': 'Please choose',
  'hard-keys.key-holder-missing': 'Please choose who is to hold it',
  'hard-keys.key-recipient': fields.recipient,
  'hard-keys.key-mobile': fields.mobile,
  'hard-keys.key-address': fields.address,
  'hard-keys.key-address-hint': 'Province, city, district, street and number',
  'hard-keys.key-hand-in': 'Apply',
  'hard-keys.key-hand-in-again': 'Submit again',
  'hard-keys.key-field-missing': ({ field }) =>
    ({
      recipient: 'Please enter the recipient',
      mobile: 'Please enter the recipient’s mobile',
      address: 'Please enter the delivery address',
    })[field],
  'hard-keys.key-field-too-long': ({ most }) => `At most ${plural(most, 'character', 'characters')}`,
  'hard-keys.key-field-unseen': 'It holds invisible characters: please enter it again',
  'hard-keys.key-not-a-mobile': 'Please enter a mobile number of 11 digits',
  'hard-keys.key-address-short': ({ least }) =>
    `Please enter the whole address, ${plural(least, 'character', 'characters')} or more`,
  'hard-keys.key-applied': 'Application submitted: the holder is notified once it is posted',
  'hard-keys.key-corrected': 'Submitted again',
  'hard-keys.key-withdrawn': 'The application is withdrawn',
  'hard-keys.key-missed': 'Noted: the certificate is void, and you can apply again',
  'hard-keys.key-activated': 'The UKey certificate is activated',
  'hard-keys.key-applied-already': ({ by, since }) =>
    `${by} has applied for one already${since === undefined ? '' : `, on ${englishMoment(since)}`}: it is in progress, so there is no need to apply again.`,
  'hard-keys.key-not-yours': 'Only the holder can activate it; only the applicant can correct or withdraw it.',
  'hard-keys.key-other':
    'This UKey was not issued for this application. Please plug in the one that was posted, and try again.',
  'hard-keys.key-ended': ({ on }) =>
    `The certificate in the UKey expired on ${englishDay(on)} and cannot be activated. Please apply again.`,
  'hard-keys.key-too-late': 'It was not signed in time, and is not activated. Please try again.',
  'hard-keys.key-pin-wrong': ({ triesLeft }) =>
    `The PIN is incorrect: ${plural(triesLeft, 'try', 'tries')} left. It is not activated.`,
  'hard-keys.key-locked': 'The UKey is locked. Please have customer service unlock it.',
  'hard-keys.key-gone': 'The UKey was pulled out, and is not activated. Plug it in and try again.',
  'hard-keys.key-cancelled': 'It was cancelled in the UKey’s window, and is not activated.',
  'hard-keys.key-helper-absent':
    'The UKey helper was not found. Please install and start it, then reload this page and try again.',
  'hard-keys.key-helper-refused':
    'The UKey helper does not accept this site: it serves registered addresses only. Check the address in your browser, or have customer service register it, then try again.',
  'hard-keys.key-because-role': 'Your current role cannot apply for a UKey certificate. An operator or director can.',
  'hard-keys.key-because-unauthenticated':
    'A UKey certificate can be applied for once your company’s real name is authenticated.',
  'hard-keys.key-because-under-review':
    'The real-name authentication is under review. A UKey certificate can be applied for once it has passed.',
  'hard-keys.key-because-review-failed':
    'The real-name authentication was returned. Correct what was named and submit it again; a UKey certificate can be applied for once it has passed.',
  'hard-keys.key-because-have-one': 'The holder already has a valid UKey certificate; there is no need to apply again.',
  'hard-keys.key-because-applied': 'A UKey is under way already: see “Applying for UKey certificates”.',
  'hard-keys.key-now-applied': 'The application is under review. Please look again later.',
  'hard-keys.key-now-returned': 'The application was returned: please correct it and submit it again.',
  'hard-keys.key-now-posted': 'The UKey has been posted: the application can be neither corrected nor withdrawn.',
  'hard-keys.key-now-activated': 'This UKey is activated already.',
  'hard-keys.key-now-over': 'This application is over. Please apply again.',
  'hard-keys.key-now-lapsed': 'It was not activated in time and is now void. Please apply again.',
  'hard-keys.help-means-here':
    'A UKey needs the UKey helper on this computer. UKey certificates are applied for, renewed and replaced on this page.',
  'hard-keys.loss-hard-here': 'for a new UKey, have it reissued afterwards.',
};
