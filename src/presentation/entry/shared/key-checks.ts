import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import { certificateState, daysLeft, expiresSoon, type CertificateSpan } from '../../../domain/keys/certificate.ts';
import { usuallyHasDrivers, type KeySurroundings } from '../../../domain/entry/key-surroundings.ts';
import { message, type Message } from '../../../words/catalogue.ts';

/** A checked fact, with its state and a remedy. */
export interface KeyCheck {
  readonly id: 'system' | 'browser' | 'helper' | 'token' | 'control' | 'company' | 'validity';
  readonly tone: 'ok' | 'warn' | 'idle';
  readonly found: Message;
  readonly remedy: Message | undefined;
  /** Whether the remedy is found on the page of certificates. */
  readonly atCertificates?: boolean;
}

/** Checks the system and the browser. Document 1, section 2 requires Windows; this only advises. */
export function machineChecks({ system, browser, version }: KeySurroundings): readonly KeyCheck[] {
  const drivers = usuallyHasDrivers(system);
  return [
    {
      id: 'system',
      tone: drivers ? 'ok' : 'warn',
      found: message(`key-test.system-${system}`),
      remedy: drivers ? undefined : message('key-test.system-remedy'),
    },
    {
      id: 'browser',
      tone: browser === 'ie' ? 'warn' : 'ok',
      found: message('key-test.browser-found', { browser, version }),
      remedy: browser === 'ie' ? message('key-test.browser-remedy') : undefined,
    },
  ];
}

/** The helper does not answer at this machine, or refuses this page. */
export const missingHelperCheck = (isRefused: boolean): KeyCheck => ({
  id: 'helper',
  tone: 'warn',
  found: message(isRefused ? 'key.refused-page' : 'key.absent'),
  remedy: message(isRefused ? 'key.refused-page-means' : 'key-test.helper-remedy'),
});

/** Whether the platform requires its security control. This is advice and blocks no one. */
export const controlCheck = (isDemanded: boolean): KeyCheck => ({
  id: 'control',
  tone: 'idle',
  found: message(isDemanded ? 'key-test.control-demanded' : 'key-test.control-not-demanded'),
  remedy: undefined,
});

/**
 * Checks the validity of a certificate, with a remedy if it expires soon. It reads only the certificate itself; a
 * revocation is not known here.
 */
export function validityCheck(
  { validFrom, validTo }: Pick<CertificateSpan, 'validFrom' | 'validTo'>,
  now: number,
): KeyCheck {
  const span = { validFrom, validTo, revokedAt: undefined };
  const until = shanghaiDate(validTo);
  const state = certificateState(span, now);
  if (state === 'not-yet')
    return {
      id: 'validity',
      tone: 'warn',
      found: message('key-test.valid-from', { from: shanghaiDate(validFrom) }),
      remedy: undefined,
    };
  if (state === 'expired')
    return {
      id: 'validity',
      tone: 'warn',
      found: message('key-test.expired', { until }),
      remedy: message('key-test.expired-remedy'),
      atCertificates: true,
    };
  const found = message('key-test.valid-until', { until, days: daysLeft(span, now) });
  return expiresSoon(span, now)
    ? { id: 'validity', tone: 'warn', found, remedy: message('key-test.expires-soon-remedy'), atCertificates: true }
    : { id: 'validity', tone: 'ok', found, remedy: undefined };
}
