import type { LossReason } from '../../../domain/keys/certificate.ts';
import type { certificates as words } from '../../zh-CN/certificates/certificates.ts';
import { englishMoment, timeOfDay } from '../../format.ts';
import { plural } from '../../plural.ts';

const reasons: Readonly<Record<LossReason, string>> = {
  lost: 'Lost',
  stolen: 'Stolen, or somebody else may use it',
  damaged: 'Damaged, it no longer works',
  other: 'Another reason',
};
const reasonIn = (text: string): string => new Map<string, string>(Object.entries(reasons)).get(text) ?? '';

export const certificates: typeof words = {
  'certificates.colon': ': ',
  'certificates.title': 'Certificates',
  'certificates.facts':
    'The digital certificates you use to sign in and sign: validity, state, renewal, reissue and loss reports.',
  'certificates.own': 'My certificates',
  'certificates.applied-title': 'A cloud certificate was applied for: to be confirmed',
  'certificates.applied-confirm': 'Press “Open a cloud certificate” and confirm on your phone to open it.',
  'certificates.applied': ({ by, at }) =>
    `The certification${by === '' ? '' : ` that ${by} handed in`} asked for a cloud certificate; it passed on ${englishMoment(at)}.`,
  'certificates.applied-wait': ({ by }) =>
    `It is opened once ${by === '' ? 'whoever submitted it' : by} confirms on the phone.`,
  'certificates.company-keys': 'Company certificates and keys',
  'certificates.company-ukey': 'UKey certification',
  'certificates.company-soft-key': 'Cloud certificate (soft key)',
  'certificates.company-ukey-state': ({ state }) =>
    ({
      AUTH: 'Certified',
      VERIFYING: 'Under way',
      UPDATE_VERIFYING: 'Being changed',
      UNAUTH: 'Not certified',
      unrecognised: 'Cannot be determined now',
    })[state],
  'certificates.company-soft-key-state': ({ state }) =>
    ({ usable: 'Held and usable', unusable: 'Held, not usable now', held: 'Held', none: 'None held' })[state],
  'certificates.own-none': 'You have no digital certificate yet',
  'certificates.own-none-means':
    'With a cloud certificate you confirm on your phone when you sign in or sign; no UKey is needed.',
  'certificates.own-none-look': 'Please contact customer service for one.',
  'certificates.colleagues': 'Colleagues’ certificates',
  'certificates.colleagues-note':
    'Your company’s certificates and their validity; only the last four characters of serial numbers are shown.',
  'certificates.kind': ({ kind }) => (kind === 'hard' ? 'UKey certificate' : 'Cloud certificate'),
  'certificates.state': ({ state }) =>
    ({ effective: 'Valid', expired: 'Expired', revoked: 'Revoked', 'not-yet': 'Not valid yet' })[state],
  'certificates.state-soon': 'Expires soon',
  'certificates.ended': ({ as }) =>
    ({
      renewed: 'Renewed: another took its place',
      reissued: 'Reissued: another took its place',
      lost: 'Reported lost',
      'taken-back': 'Revoked by the issuer',
    })[as],
  'certificates.days': ({ days }) =>
    days < 0
      ? `expired ${plural(-days, 'day', 'days')} ago`
      : days === 0
        ? 'expires today'
        : `${plural(days, 'day', 'days')} left`,
  'certificates.holder': 'Holder',
  'certificates.issuer': 'Issued by',
  'certificates.serial': 'Serial number',
  'certificates.serial-copy': 'Copy the serial number',
  'certificates.valid': 'Valid',
  'certificates.valid-span': ({ from, to }) => `${from} to ${to}`,
  'certificates.over-notice': ({ on }) =>
    `Your certificate expired on ${on}: it can no longer be used to sign in or sign. Please renew it below.`,
  'certificates.soon-notice': ({ count, days }) =>
    `${count === 1 ? 'One of your certificates expires' : `${count} of your certificates expire`} soon: ${count === 1 ? '' : 'the next one '}${days === 0 ? 'today' : `in ${plural(days, 'day', 'days')}`}. An expired one cannot be used to sign in or sign.`,
  'certificates.log': 'Usage and history',
  'certificates.log-of': ({ serial }) => `Usage and history, serial number ${serial}`,
  'certificates.log-none': 'Nothing yet',
  'certificates.event': ({ what, detail }) =>
    ({
      opened: 'Opened',
      activated: 'Activated',
      renewed: 'Issued by renewal',
      reissued: 'Reissued',
      lost: `Reported: ${reasonIn(detail)}`,
      used: 'Used to sign in',
      identified: 'Used to identify the company',
      signed: 'Used to sign an agreement',
      reminded: `Reminder (${plural(Number(detail), 'day', 'days')} before expiry)`,
      something: 'Something else',
    })[what],
  'certificates.renew': 'Renew',
  'certificates.reissue': 'Reissue',
  'certificates.report-loss': 'Report loss',
  'certificates.action-of': ({ action, serial }) => `${action}, serial ending in ${serial}`,

  'certificates.open-title': 'Cloud certificate',
  'certificates.cloud-means':
    'The key of a cloud certificate is kept by the issuer, and each use is confirmed on your phone.',
  'certificates.open-means': 'With one your company can open products that require a cloud certificate (soft key).',
  'certificates.open-means-own':
    'Your company has a usable cloud certificate already; you may open a cloud certificate of your own as well, to sign in and sign with.',
  'certificates.open': 'Open a cloud certificate',
  'certificates.open-realname': 'To real-name authentication',
  'certificates.open-who': 'Who may do it',
  'certificates.open-check': 'Come back here when the review has passed.',
  'certificates.company-has': 'Your company has a usable cloud certificate',
  'certificates.company-lacks': 'Your company has no usable cloud certificate yet',
  'certificates.because-in-token':
    'The key of a UKey is generated inside it and cannot be handled online: please contact customer service.',
  'certificates.because-too-early': 'Can be renewed from 60 days before expiry',
  'certificates.because-not-yet': 'It is not valid yet',
  'certificates.because-expired': 'It has expired',
  'certificates.because-ended': 'It has been revoked',
  'certificates.because-replaced': 'Another took its place',
  'certificates.because-no-phone':
    'Your account has no phone that can receive confirmations, or the platform does not support them. Please contact customer service.',
  'certificates.because-role':
    'Your current role cannot open a cloud certificate: an operator or director of your company can.',
  'certificates.because-unauthenticated':
    'A cloud certificate can be opened once your company’s real name is authenticated.',
  'certificates.because-under-review':
    'The real-name authentication is under review. A cloud certificate can be opened once it has passed.',
  'certificates.because-review-failed':
    'The real-name authentication was returned. Correct what was named and submit it again; a cloud certificate can be opened once it has passed.',
  'certificates.because-unrecognised':
    'Your company’s certification state could not be determined. Please contact customer service.',
  'certificates.because-have-one': 'You already have a valid cloud certificate; no need to open another.',

  'certificates.confirm-open': 'Open a cloud certificate',
  'certificates.confirm-renew': 'Renew the certificate',
  'certificates.confirm-reissue': 'Reissue the certificate',
  'certificates.confirm-report-loss': 'Report the certificate as lost',
  'certificates.means-open': 'Enter your password, then confirm on your phone. The certificate is valid for one year.',
  'certificates.means-renew':
    'A new key and serial number are generated, and the current certificate stops being valid. Enter your password, then confirm on your phone.',
  'certificates.means-reissue':
    'For another phone, or a key that was lost or damaged. A new key and serial number are generated, and the current certificate is revoked. Enter your password, then confirm on your phone.',
  'certificates.means-report-loss': 'This cannot be undone:',
  'certificates.loss-at-once': 'the certificate is revoked at once: nobody can sign in or sign with it any more;',
  'certificates.loss-sessions': 'you are signed out on all other devices, and trusted browsers must verify again;',
  'certificates.loss-cloud':
    'if your company signs with it and has no other cloud certificate, products that require a cloud certificate (soft key) cannot be opened until it is reissued, which you can do here.',
  'certificates.loss-hard': 'for a new UKey, please contact customer service.',
  'certificates.reason': 'Why it is reported',
  'certificates.reason-is': ({ reason }) => reasons[reason],
  'certificates.reason-missing': 'Please choose why',
  'certificates.password': 'Password',
  'certificates.password-missing': 'Please enter your password',
  'certificates.password-wrong': 'The password is incorrect: please enter it again',
  'certificates.password-locked': ({ until }) =>
    `Too many wrong passwords: you can try again after ${timeOfDay(until)}`,
  'certificates.form-expired': 'The page was open for too long: please enter the password again',
  'certificates.gone': 'The certificate’s state has just changed; the page has been updated. Please check again.',
  'certificates.busy':
    'Another certificate request is awaiting confirmation on your phone. Please deal with it first, or try again in two minutes.',
  'certificates.next-phone': 'Next: confirm on the phone',
  'certificates.phone-asked': ({ mobile }) =>
    mobile === '' ? 'Please confirm on your phone' : `Please confirm on your phone ${mobile}`,
  'certificates.phone-number': 'Your phone should show the same number:',
  'certificates.phone-compare': 'If it shows another, refuse on the phone.',
  'certificates.phone-waiting': ({ seconds }) => `valid for ${plural(seconds, 'second', 'seconds')}`,
  'certificates.phone-leave': 'Closing this window does not cancel the confirmation on the phone.',
  'certificates.phone-refused': 'It was refused on the phone. Nothing was done.',
  'certificates.phone-over':
    'The phone did not answer in time, or the certificate has changed. Nothing was done; you may try again.',
  'certificates.opened': 'The cloud certificate is open',
  'certificates.opened-next': 'Your cloud certificate is open: you can sign in and sign with it.',
  'certificates.to-start': 'Back to Getting started, for the next step',
  'certificates.renewed': 'The certificate is renewed; the old one is no longer valid',
  'certificates.reissued': 'The certificate is reissued; the old one is revoked',
  'certificates.lost': 'Loss reported: the certificate is revoked',
  'certificates.lost-ended': ({ ended }) =>
    `Loss reported: the certificate is revoked; you are signed out in ${plural(ended, 'other place', 'other places')}`,

  'certificates.help': 'UKey and driver',
  'certificates.help-means':
    'A UKey needs the UKey helper on this computer. Customer service issues, renews and replaces UKey certificates.',
  'certificates.download-unknown': ({ why }: { why: string }) =>
    `The download address of the UKey helper could not be loaded: ${why}`,
  'certificates.help-download': 'Download the UKey helper',
  'certificates.help-test': 'Test a UKey',
  'certificates.documented':
    'Here you see your certificates. To renew, reissue or report one, please contact customer service.',
};
