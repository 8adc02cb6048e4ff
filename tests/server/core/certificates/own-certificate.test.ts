import { expect, it } from 'vitest';
import type { Caller } from '../../../../server/core/context.ts';
import { lockOwnCertificate } from '../../../../server/core/certificates/own-certificate.ts';
import type { Transaction } from '../../../../server/core/store.ts';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { certificate } from '../../../contracts/store/records/certificates.ts';

it('a certificate that expires during the wait for its lock cannot be reported as lost', async () => {
  const clock = new ManualClock(certificate.validFrom + 1);
  let waitForLock = 0;
  const certificates = {
    lock: async () => {
      clock.advance(waitForLock);
      return certificate;
    },
  };
  // The function uses only these properties of both.
  const transaction = { certificates } as unknown as Transaction;
  const caller = { user: { userId: certificate.userId } } as unknown as Caller;
  const report = async () => lockOwnCertificate({ clock }, transaction, caller, certificate.serial, 'report-loss');

  expect(await report()).toBe(certificate);
  waitForLock = certificate.validTo;
  await expect(report()).rejects.toMatchObject({ code: 'NOT_IN_THIS_STATE', values: { because: 'expired' } });
});
