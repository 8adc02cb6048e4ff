import { englishDay } from '../../format.ts';
import { plural } from '../../plural.ts';
import type { signing as words } from '../../zh-CN/agreements/signing.ts';

const kindsOf = (kinds: readonly ('hard' | 'cloud')[]): string =>
  kinds.includes('cloud')
    ? kinds.includes('hard')
      ? 'a UKey or cloud certificate'
      : 'a cloud certificate'
    : 'a UKey certificate';
const kindOf = (kind: 'hard' | 'cloud'): string => (kind === 'hard' ? 'UKey certificate' : 'Cloud certificate');

export const signing: typeof words = {
  'signing.choose': 'Certificate to sign with',
  'signing.choose-first': 'Choose a certificate first',
  'signing.one': ({ kind, holder }) => `${kindOf(kind)} · ${holder}`,
  'signing.facts': ({ date, issuer, ending }) =>
    `${issuer === '' ? '' : `${issuer} · `}valid until ${englishDay(date)} · ending ${ending}`,
  'signing.demand': ({ kinds }) => `To be signed with ${kindsOf(kinds)} of your own`,
  'signing.others': 'Certificates that cannot sign it',
  'signing.others-count': ({ count }) => `${count} other certificates cannot sign it`,
  'signing.other': ({ kind, holder, ending }) => `${kindOf(kind)} · ${holder} · ending ${ending}`,
  'signing.foreign': ({ holder, ending }) =>
    `Certificate in a UKey here${holder === '' ? '' : ` · ${holder}`} · ending ${ending}`,

  'signing.obstacle-not-holder': 'It is not yours: its holder has to sign',
  'signing.obstacle-other-company': 'It belongs to another company and cannot sign for this one',
  'signing.obstacle-frozen': 'The account is frozen: unlock it before signing',
  'signing.obstacle-lost': 'It was reported lost: please have it reissued',
  'signing.obstacle-replaced': 'Replaced by a new certificate',
  'signing.obstacle-revoked': 'It has been revoked: please apply for a new one',
  'signing.obstacle-not-yet': 'It is not valid yet',
  'signing.obstacle-expired': 'It has expired: please renew it',
  'signing.obstacle-kind': 'This agreement must be signed with a UKey certificate',
  'signing.obstacle-no-phone': 'Your account has no mobile number on which you could confirm',
  'signing.obstacle-unknown': 'The platform does not accept this certificate at present',
  'signing.way-own': 'To certificates',
  'signing.way-tokens': 'Apply for a UKey',
  'signing.way-cloud': 'Open a cloud certificate',
  'signing.way-unfreeze': 'Unlock the account',

  'signing.none-title': 'No certificate to sign with yet',
  'signing.none': ({ kinds, subject }) =>
    subject === 'agreement'
      ? `The service agreement of this product must be signed with ${kindsOf(kinds)} of your own. Please get one first, then read and sign the agreement.`
      : `This approval must be signed with ${kindsOf(kinds)} of your own. Please get one first, then approve.`,
  'signing.none-yours': 'You have no certificate.',
  'signing.colleagues': ({ names }) => `Colleagues who can sign: ${names.join(', ')}`,

  'signing.looking': 'Looking for a UKey on this computer…',
  'signing.look-again': 'Look again',
  'signing.not-plugged': 'Plug in the UKey with this certificate first',
  'signing.not-plugged-means': 'Then press “Look again”; you need not read it again.',
  'signing.helper-absent': 'The UKey helper was not found',
  'signing.helper-refused': 'The UKey helper does not accept this page',
  'signing.helper-means':
    'Install and start the UKey helper, plug in the UKey, then look again; you need not read it again.',
  'signing.helper-check': 'Check the UKey, download the helper',
  'signing.phone-note': 'The request goes to the phone of your account. Compare the number shown on both screens.',
  'signing.resting': ({ seconds }) => `Confirm on my phone: again in ${seconds} s`,

  'signing.sending': 'Sending the request to your phone…',
  'signing.submit': 'Sign by UKey',
  'signing.submit-phone': 'Sign on my phone',
  'signing.at-token': 'Check the request and enter the PIN in the UKey window',
  'signing.at-token-means': 'The PIN is entered in the UKey window only: this page never asks for it.',
  'signing.at-phone-means': 'Your phone has to show the same number. Refuse if it shows another one.',
  'signing.at-phone': ({ mobile, subject }) =>
    `Confirm on your phone${mobile === '' ? '' : `, ${mobile},`} that you sign the ${subject === 'agreement' ? 'agreement' : 'approval'}`,
  'signing.number': ({ number }) => `Number to compare: ${number}`,
  'signing.waiting': ({ seconds }) => `${plural(seconds, 'second', 'seconds')} left`,
  'signing.cancel': 'Cancel signing',
  'signing.done': 'The agreement is signed',

  'signing.cancelled': 'Cancelled: nothing was signed. You can sign again without reading it once more.',
  'signing.phone-cancelled':
    'Cancelled: nothing was signed. Ask again once the button has counted down, or choose another certificate.',
  'signing.locked':
    'The UKey is locked: nothing was signed. Take it to your branch to be unlocked, or choose another certificate.',
  'signing.phone-refused':
    'It was not agreed to on the phone: nothing was signed. If this was not you, contact customer service at once.',
  'signing.too-late': 'Nobody confirmed in time: nothing was signed. You can sign again without reading it once more.',
  'signing.cancelled-decision': 'Cancelled: nothing was signed or approved. You can sign again.',
  'signing.too-late-decision': 'Nobody confirmed in time: nothing was signed or approved. You can sign again.',
  'signing.over': 'This signing has expired: please sign again.',
  'signing.unproven':
    'The signature could not be verified: nothing was signed. Please make sure you use the certificate you chose.',
  'signing.revoked':
    'The certificate was reported lost or revoked: nothing was signed. Choose another, or see certificate management.',
  'signing.expired': ({ on }) =>
    `The certificate expired${on === '' ? '' : ` on ${englishDay(on)}`}: nothing was signed. Please renew it first.`,
  'signing.not-yet': ({ on }) => `The certificate is valid only from ${englishDay(on)}: nothing was signed.`,
  'signing.gone': 'There is no such certificate: nothing was signed. Please choose again.',
  'signing.text-changed':
    'The agreement has just been updated: nothing was signed. Please reload the page and read it again.',
  'signing.withdrawn': 'The platform has just withdrawn this agreement: it cannot be signed for now.',
};
