import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import { certificateState, daysLeft, expiresSoon, type CertificateSpan } from '../../../domain/keys/certificate.ts';
import { usuallyHasDrivers, type KeySurroundings } from '../../../domain/entry/key-surroundings.ts';
import { message, type Message } from '../../../words/catalogue.ts';

/** Something that was looked at: how it stands, and what helps where it could be better. */
export interface KeyCheck {
  readonly id: 'system' | 'browser' | 'helper' | 'token' | 'control' | 'company' | 'validity';
  readonly tone: 'ok' | 'warn' | 'idle';
  readonly found: Message;
  readonly remedy: Message | undefined;
  /** The remedy is found where certificates are kept. */
  readonly atCertificates?: boolean;
}

/** What a machine says of itself. Document 1, section 2 asks for Windows; this advises. */
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

/** Nothing answers at this machine that could read tokens, or it will not speak to this page. */
export const helperMissing = (isRefused: boolean): KeyCheck => ({
  id: 'helper',
  tone: 'warn',
  found: message(isRefused ? 'key.refused-page' : 'key.absent'),
  remedy: message(isRefused ? 'key.refused-page-means' : 'key-test.helper-remedy'),
});

/** Whether the platform wants its security control, which nobody is kept out without. */
export const controlCheck = (isDemanded: boolean): KeyCheck => ({
  id: 'control',
  tone: 'idle',
  found: message(isDemanded ? 'key-test.control-demanded' : 'key-test.control-not-demanded'),
  remedy: undefined,
});

/**
 * Until when a certificate holds that was found, and what helps where that is soon over: what it says itself, before
 * anybody was asked whether it was taken back.
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
