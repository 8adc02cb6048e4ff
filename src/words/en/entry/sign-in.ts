import { englishMomentOfYear, timeOfDay } from '../../format.ts';
import type { signIn as words } from '../../zh-CN/entry/sign-in.ts';

export const signIn: typeof words = {
  'sign-in.title': 'Business sign-in',
  'sign-in.subtitle': 'Sign in with your company account',
  'sign-in.method-password': 'Password',
  'sign-in.method-key': 'Certificate',
  'sign-in.method-sms': 'Text message',
  'sign-in.user-name': 'User name',
  'sign-in.password': 'Password',
  'sign-in.password-show': 'Show',
  'sign-in.password-hide': 'Hide',
  'sign-in.password-show-label': 'Show password',
  'sign-in.password-hide-label': 'Hide password',
  'sign-in.locked-out': 'Unlock account',
  'sign-in.register': 'Register',
  'sign-in.forgotten': 'Reset password',
  'sign-in.help': 'Help',
  'sign-in.submit': 'Sign in',
  'sign-in.busy': 'Signing in',
  'sign-in.shared-account':
    'Please do not share accounts. Signing in on another device ends this session automatically.',
  'sign-in.slogan': 'From confirmation to payout,\nyou can see every step',
  'sign-in.slogan-plain': 'Supply chain finance',
  'sign-in.introduction': 'Confirmation, documents, review, payout: see who has each step, and when it will be done.',
  'sign-in.fact-visible': 'Always in view',
  'sign-in.fact-visible-note': 'who has each step',
  'sign-in.fact-kept': 'Never lost',
  'sign-in.fact-kept-note': 'saved automatically',
  'sign-in.fact-served': '24/7',
  'sign-in.fact-served-note': 'live support',
  'sign-in.platform-missing':
    'The platform’s details could not be loaded; sign in by password or SMS for now. Signing in by certificate and the hotline show once they are here.',
  'sign-in.platform-retry': 'Load again',
  'sign-in.press-space': 'Press Space to do this',
  'sign-in.online-service': 'Online service (24/7)',
  'sign-in.funders': 'Funders’ sign-in',
  'sign-in.demo': 'Demonstration: sign in as anybody',
  'sign-in.hotline': ({ phone }) => `Hotline ${phone} (working days 9:00–18:00)`,
  'sign-in.languages': 'Language',
  'sign-in.user-name-missing': 'Enter your user name',
  'sign-in.password-missing': 'Enter your password',
  'sign-in.refused': 'The user name or password is not correct. Please try again.',
  'sign-in.locked': ({ until }) =>
    `Too many failed attempts. Please try again after ${timeOfDay(until)}, or press “Unlock account”.`,
  'sign-in.no-script': 'Signing in needs JavaScript to be switched on in your browser.',
  'sign-in.session-ended':
    'Your session has ended, or you signed out elsewhere. Sign in again to return to where you were; what was saved is still there.',
  'sign-in.password-changed':
    'The password of this account was changed. Sign in with the new one; if that was not you, reset it now.',
  'sign-in.ended-elsewhere': 'You were signed out here from another device of yours. Please sign in again.',
  'sign-in.role-withdrawn':
    'The role that you worked in has been withdrawn. Please sign in again to go on with what you may do now.',
  'sign-in.session-replaced':
    'This account signed in on another device, so you were signed out here. If that was not you, reset the password at once.',
  'sign-in.session-replaced-by': ({ at, from }) =>
    `This account signed in elsewhere on ${englishMomentOfYear(at)}${from && ` (${from})`}, so you were signed out here. If that was not you, reset the password at once.`,
  'sign-in.form-expired': 'This page was open for too long. Please press Sign in again.',
};
