import type { CodeOutcome, HumanProof } from '../../../../application/ports/identity/code-outcome.ts';
import type { PortFault } from '../../../../application/ports/port-fault.ts';
import { codeLife, resendAfter } from '../../../../domain/identity/verify-codes.ts';

/** The captcha or the proof, where given. */
export const humanProofToWire = ({ captcha, proof }: HumanProof) =>
  proof === undefined ? (captcha === undefined ? {} : { captcha }) : { proof };

/** Outcome of a sent code, with defaults for values that the back end does not give. */
export const toSentOutcome = (answer: {
  readonly resendAfter?: number | null | undefined;
  readonly validFor?: number | null | undefined;
}): CodeOutcome => ({
  sent: true,
  resendAfter: answer.resendAfter ?? resendAfter / 1000,
  validFor: answer.validFor ?? codeLife / 1000,
});

/** Why no code was sent; any other fault is rethrown. */
export function toCodeRefusal(fault: PortFault): CodeOutcome {
  const { code, values } = fault.detail;
  switch (code) {
    case 'SMS_TOO_SOON':
      return { sent: false, because: 'too-soon', seconds: Number(values?.['seconds'] ?? resendAfter / 1000) };
    case 'CAPTCHA_REQUIRED':
      return { sent: false, because: 'captcha-required', proofOnly: values?.['proofOnly'] === 'yes' };
    case 'CAPTCHA_WRONG':
      return { sent: false, because: 'captcha-wrong', proofOnly: values?.['proofOnly'] === 'yes' };
    case 'SIGN_IN_LOCKED':
      return { sent: false, because: 'locked', minutes: Number(values?.['minutes'] ?? 15) };
    case 'SIGN_IN_EXPIRED':
    case 'XSRF_INVALID':
      return { sent: false, because: 'form-expired' };
    default:
      throw fault;
  }
}
