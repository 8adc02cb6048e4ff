import { englishDay, englishMoment, timeOfDay } from '../../format.ts';

/** The recovery of an account without its password. */
export const recovery = {
  'recovery.reset-title': 'Reset password',
  'recovery.reset-facts': 'Verify your identity, then choose a new password',
  'recovery.partner-title': 'Coming from a partner',
  'recovery.partner-incomplete': 'The link that you opened is not complete, so we cannot tell who you are.',
  'recovery.partner-over': 'The link you opened has already been used, has expired, or is not for you.',
  'recovery.partner-as': ({ person, company }: { person: string; company: string }) =>
    `Enter as ${person} (${company})`,
  'recovery.partner-from': ({ partner }: { partner: string }) =>
    `You come from the partner “${partner}”, which tells us that this is you. Confirm it and you are in, without a password. If this is not you, please close this page.`,
  'recovery.partner-ends': ({ person }: { person: string }) => `${person}, who is signed in now, will be signed out.`,
  'recovery.partner-enter': 'Confirm and enter',
  'recovery.partner-not': 'Sign-in from the partner failed',
  'recovery.partner-again':
    'To keep your account safe, each link from the partner works once, within two minutes. Please go back to the partner and open it again, or sign in here with your account.',
  'recovery.steps': 'Steps of resetting the password',
  'recovery.step-name': 'Account',
  'recovery.step-code': 'Proof of identity',
  'recovery.step-password': 'New password',
  'recovery.other-code': 'Code of the authenticator app, or a recovery code',
  'recovery.other-hint': 'This account has two-step verification: a text message alone does not reset its password.',
  'recovery.other-missing': 'Enter the code of the app, or a recovery code',
  'recovery.other-wrong': 'The code is not correct or was used before: enter the next one',
  'recovery.other-needed':
    'This account has two-step verification, and the text message is its second step. So another proof is needed: a UKey, an authenticator app, a recovery code, a confirmation by the company’s main user, or 24 hours of waiting.',
  'recovery.other-locked': ({ minutes }: { minutes: number }) =>
    `Too many wrong codes: try again in ${minutes} minutes`,
  'recovery.wait-title': 'One more proof is needed',
  'recovery.wait': 'Wait for 24 hours instead',
  'recovery.wait-note':
    'The owner is notified by text message, in the portal, and by mail where an address is confirmed, and can stop it. After 24 hours come back here with a new code and choose the password, within three days.',
  'recovery.wait-why':
    'This account has two-step verification, and the text message is its second step: it does not reset the password alone.',
  'recovery.wait-until': ({ at, until }: { at: string; until: string }) =>
    `The reset waits until ${at}, and the owner of the account may stop it. From then until ${until}, come back here with a new code and choose the password.`,
  'recovery.wait-ready': ({ until }: { until: string }) =>
    `The reset that waited can be used until ${until}. The owner of the account may still stop it.`,
  'recovery.wait-colleague': 'To speed this up, ask the main user of your company to confirm it on their account page.',
  'recovery.wait-alone': 'With a UKey or a cloud certificate of this account you can reset the password at once.',
  'recovery.wait-stopped': ({ at }: { at: string }) =>
    `The owner of the account stopped the last request. Another one can be made from ${at}.`,
  'recovery.step-done': 'Done',
  'recovery.name-note': 'The user name with which you sign in',
  'recovery.own': 'You are signed in, so your account is known.',
  'recovery.next': 'Next',
  'recovery.back': 'Back',
  'recovery.by': 'How to verify your identity',
  'recovery.by-sms': 'By a code to the phone',
  'recovery.by-key': 'By certificate (UKey or cloud)',
  'recovery.key-own': 'The certificate has to be one of this account',
  'recovery.key-submit': 'Sign by certificate',
  'recovery.key-at-phone': 'Confirm the request on your phone',
  'recovery.key-phone-note': 'The request goes to the phone of this account. Compare the number shown on both screens.',
  'recovery.key-absent-means':
    'Reading a UKey needs the UKey helper to run on this computer. Install and start it, then look again; without a UKey, verify another way.',
  'recovery.key-cancelled': 'Cancelled. You can try again.',
  'recovery.key-locked': 'The UKey is locked: take it to your branch to be unlocked, or verify another way',
  'recovery.key-phone-refused':
    'The request was refused on the phone. If it was not you who asked, tell customer service at once.',
  'recovery.key-too-late': 'Nobody confirmed in time: try again',
  'recovery.key-expired': ({ on }: { on: string }) =>
    `The certificate expired on ${on} and can no longer be used: verify another way`,
  'recovery.key-all-expired': 'All certificates have expired: verify another way',
  'recovery.key-revoked': 'The certificate has been revoked and can no longer be used: verify another way',
  'recovery.key-refused': 'This certificate does not prove that the account is yours: choose one of this account',
  'recovery.key-tries': ({ until }: { until: number }) =>
    `Too many tries for this account from here. Please try again after ${timeOfDay(until)}.`,
  'recovery.prompt': 'Prompt',
  'recovery.key-others': 'The plugged-in UKey is not one that may sign for this account',
  'recovery.key-others-means': 'Plug in a UKey of this account, then look again.',
  'recovery.key-usable': ({ suffix, date }: { suffix: string; date: string }) =>
    `A usable UKey ends in ${suffix}, valid until ${date}`,
  'recovery.company-ca':
    'Your company’s digital certificates cannot be used at present. You can still prove who you are by your own certificate; see certificate management about the company’s.',
  'recovery.code-own-note': ({ mobile }: { mobile: string }) =>
    `The code goes to ${mobile === '' ? 'the mobile number of this account' : mobile}`,
  'recovery.sent': 'If there is such an account, a code has been sent to its mobile number. It is valid for 5 minutes.',
  'recovery.sent-own': ({ mobile }: { mobile: string }) =>
    `A code has been sent to ${mobile === '' ? 'the mobile number of this account' : mobile}. It is valid for 5 minutes.`,
  'recovery.no-message':
    'No code arrives, or the number is no longer yours? Contact customer service to verify your identity.',
  'recovery.no-texts':
    'This platform takes neither codes by text message nor certificates as proof. Contact customer service to verify your identity.',
  'recovery.proof-over': 'Your identity check has expired. Please verify again.',
  'recovery.password-note': 'Enter the same password twice',
  'recovery.submit': 'Reset password',
  'recovery.done-title': 'Your password has been reset',
  'recovery.done': 'The account has been signed out everywhere, and the old password no longer works.',
  'recovery.done-own': 'You stay signed in here. The old password no longer works.',
  'recovery.sign-in': 'Sign in',
  'recovery.home': 'Go to the home page',
  'recovery.account': 'See my account',
  'recovery.to-account': 'Back to my account',
  'recovery.cancel': 'Back to signing in',
  'recovery.unfreeze-title': 'Unlock account',
  'recovery.unfreeze-facts': 'Verify your identity to lift a sign-in lock. A frozen account goes to manual review.',
  'recovery.unfreeze-steps': 'Steps of unlocking the account',
  'recovery.step-reason': 'Reason',
  'recovery.reason': 'Reason for unlocking',
  'recovery.reason-hint': 'For example: I forgot the password and entered wrong ones',
  'recovery.reason-missing': 'Enter the reason for unlocking',
  'recovery.unfreeze-submit': 'Unlock',
  'recovery.frozen': 'This account has been frozen, so its password cannot be reset. Ask for it to be unlocked first.',
  'recovery.to-unfreeze': 'Unlock account',
  'recovery.unlocked-title': 'Your account is unlocked',
  'recovery.unlocked': 'You can sign in with your password now. If you have forgotten it, you can reset it.',
  'recovery.unlocked-own': 'The limit after wrong passwords has been lifted. You stay signed in here.',
  'recovery.nothing-title': 'This account is not locked',
  'recovery.nothing': 'Nothing limits signing in from here. If you have forgotten the password, you can reset it.',
  'recovery.review-title': 'Handed to manual review',
  'recovery.review-frozen': 'The bank or the platform has frozen this account, so a person has to review it.',
  'recovery.review-often':
    'This account has been unlocked several times within 30 days. To protect it, a person reviews this request.',
  'recovery.review-told': 'The result will be sent to the mobile number of this account.',
  'recovery.to-reset': 'Reset password',
  'recovery.valid-until': ({ time }: { time: string }) =>
    `Your identity check is valid until ${time}. Please finish by then.`,
  'recovery.locked': ({ until }: { until: number }) =>
    `Too many codes were requested. Please try again after ${timeOfDay(until)}.`,
  'recovery.account-of': ({ userName }: { userName: string }) => `Account ${userName}`,
  'recovery.ended': ({ sessions }: { sessions: number }) =>
    sessions === 1 ? '1 session was ended' : `${sessions} sessions were ended`,
  'recovery.reason-long': ({ most }: { most: number }) => `At most ${most} characters`,
  'recovery.review-told-by': ({ day }: { day: string }) =>
    `The result will be sent to the mobile number of this account, probably by ${englishDay(day)}.`,
  'recovery.review-number-of': ({ number, at }: { number: string; at: number }) =>
    `Request ${number}, made ${englishMoment(at)}`,
  'recovery.review-number': ({ number }: { number: string }) => `Request ${number}`,
};
