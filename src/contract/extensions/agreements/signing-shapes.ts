import * as v from 'valibot';
import { maxSigningTextCharacters } from '../../../domain/keys/signing-text.ts';
import { instant, text } from '../../fields.ts';

/** Certificates of the caller's person, each with the reason why it cannot sign, and the colleagues who could sign. */
export const signingChoice = v.object({
  /** Kinds of certificate that may sign; empty where a click is enough. */
  kinds: v.array(v.string()),
  certificates: v.array(
    v.object({
      certNumber: v.string(),
      certType: v.picklist(['HARD', 'SOFT']),
      personName: v.string(),
      corpName: v.string(),
      caName: v.nullish(v.string()),
      startTime: instant,
      endTime: instant,
      /** Why it cannot sign; absent for one that can. */ because: v.nullish(v.string()),
    }),
  ),
  colleagues: v.array(v.string()),
  /** The masked telephone number at which a cloud certificate asks its owner; absent where none is asked. */
  mobile: v.nullish(v.string()),
});

export type SigningChoiceWire = v.InferOutput<typeof signingChoice>;

/** The signed text, with the certificate (DER, base64) and the signature. */
export const signingAnswer = {
  text: text(maxSigningTextCharacters),
  certificate: text(8192),
  signature: text(256),
};
