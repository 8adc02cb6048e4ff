import type { KeySignature } from '../../../application/ports/keys/key-agent.ts';
import type { IdentityRefusalReason } from '../../../application/ports/registration/key-identity-desk.ts';
import type { IdentifyWay } from '../../../domain/registration/identify-places.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';

/** The sign-in page of the ABS sub-platform. */
export const absSignInPath = '/login/abs/login';

/** The titles on the choice, with the one that is required. */
export const identifyCards: Readonly<Record<IdentifyWay, PlainKey>> = {
  ukey: 'identification.ukey-card',
  'soft-key': 'identification.soft-key-card',
};

/** Why a UKey does not identify the company. */
export function identityWords(refusal: IdentityRefusalReason): Message {
  switch (refusal.because) {
    case 'expired':
      return message('identification.expired', { on: refusal.on });
    case 'not-yet':
      return message('identification.not-yet', { on: refusal.on });
    case 'other-person':
      return message('identification.other-person', { by: refusal.by });
    default:
      return message(`identification.${refusal.because}`);
  }
}

/** Words for a token's refusal to sign. */
export function signingRefusalWords(outcome: Extract<KeySignature, { readonly signed: false }>): Message {
  switch (outcome.because) {
    case 'pin-wrong':
      return message('identification.pin-wrong', { triesLeft: outcome.triesLeft });
    case 'too-soon':
    case 'too-late':
      return message('identification.gone');
    case 'gone':
      return message('identification.pulled-out');
    case 'locked':
      return message('identification.locked');
    case 'absent':
      return message('identification.helper-absent');
    // A token asks for no proof of being human.
    case 'human-required':
    case 'human-wrong':
    case 'cancelled':
    case 'refused':
      return message('identification.cancelled');
  }
}
