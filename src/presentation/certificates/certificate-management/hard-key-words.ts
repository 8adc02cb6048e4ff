import type { ActivationRefusal, HardKeyDeskRefusal } from '../../../application/ports/certificates/hard-key-desk.ts';
import type { KeySignature } from '../../../application/ports/keys/key-agent.ts';
import {
  maxHardKeyFieldCharacters,
  minAddressCharacters,
  type HardKeyField,
  type HardKeyProblem,
  type HardKeyRefusal,
  type HardKeyState,
} from '../../../domain/keys/hard-key.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';
import { reasonWords, refusalWords } from './refusal-words.ts';

/** Why no certificate in a token can be applied for. */
export const hardKeyReasonWords: Readonly<Record<HardKeyRefusal, PlainKey>> = {
  ...reasonWords,
  role: 'hard-keys.key-because-role',
  unauthenticated: 'hard-keys.key-because-unauthenticated',
  'under-review': 'hard-keys.key-because-under-review',
  'review-failed': 'hard-keys.key-because-review-failed',
  'have-one': 'hard-keys.key-because-have-one',
  applied: 'hard-keys.key-because-applied',
};

const stateReasons: Readonly<Record<HardKeyState, PlainKey>> = {
  applied: 'hard-keys.key-now-applied',
  returned: 'hard-keys.key-now-returned',
  posted: 'hard-keys.key-now-posted',
  activated: 'hard-keys.key-now-activated',
  withdrawn: 'hard-keys.key-now-over',
  missed: 'hard-keys.key-now-over',
  lapsed: 'hard-keys.key-now-lapsed',
};

export function problemWords(field: HardKeyField, problem: HardKeyProblem): Message {
  switch (problem) {
    case 'missing':
      return message('hard-keys.key-field-missing', { field });
    case 'too-long':
      return message('hard-keys.key-field-too-long', { most: maxHardKeyFieldCharacters[field] });
    case 'unseen':
      return message('hard-keys.key-field-unseen');
    case 'not-a-mobile':
      return message('hard-keys.key-not-a-mobile');
    case 'too-short':
      return message('hard-keys.key-address-short', { least: minAddressCharacters });
  }
}

export function hardKeyRefusalWords(refusal: HardKeyDeskRefusal, now: number): Message {
  switch (refusal.because) {
    case 'wrong':
    case 'expired':
    case 'gone':
      return refusalWords({ because: refusal.because }, now);
    case 'locked':
      return refusalWords(refusal, now);
    case 'not-permitted':
      return message('hard-keys.key-not-yours');
    case 'field':
      return message('hard-keys.key-field-unseen');
    case 'applied':
      return message('hard-keys.key-applied-already', { by: refusal.by, since: refusal.since });
    case 'not-now': {
      const { reason } = refusal;
      if (reason === undefined) return message('certificates.gone');
      return message({ ...stateReasons, ...hardKeyReasonWords }[reason]);
    }
  }
}

export function activationWords(refusal: ActivationRefusal, now: number): Message {
  if (refusal.because === 'other-key') return message('hard-keys.key-other');
  if (refusal.because === 'ended') return message('hard-keys.key-ended', { on: refusal.on });
  return refusal.because === 'expired' ? message('hard-keys.key-too-late') : hardKeyRefusalWords(refusal, now);
}

/** Words for a token's refusal to sign. */
export function signingRefusalWords(outcome: Extract<KeySignature, { readonly signed: false }>): Message {
  switch (outcome.because) {
    case 'pin-wrong':
      return message('hard-keys.key-pin-wrong', { triesLeft: outcome.triesLeft });
    case 'locked':
      return message('hard-keys.key-locked');
    case 'gone':
      return message('hard-keys.key-gone');
    case 'absent':
      return message('hard-keys.key-helper-absent');
    case 'too-soon':
    case 'too-late':
      return message('hard-keys.key-too-late');
    // A token asks for no proof of being human.
    case 'human-required':
    case 'human-wrong':
    case 'cancelled':
    case 'refused':
      return message('hard-keys.key-cancelled');
  }
}
