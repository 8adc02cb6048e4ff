import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { answerDay } from '../../../src/domain/calendar/working-days.ts';
import { activationEnd, hardKeyDays, hardKeyStateAt } from '../../../src/domain/keys/hard-key.ts';
import { opensForCompany } from '../../../src/domain/identity/opening-roles.ts';
import type { Caller } from '../context.ts';
import type { HardKeyRecord } from '../records/certificates.ts';
import type { UserRecord } from '../records/company.ts';
import { workingCalendarOf } from '../platform/holidays.ts';
import type { Transaction } from '../store.ts';
import { currentCertification } from '../keys/company-key.ts';

/** Whether a user may be named as a holder: they sign for the company, and not for an institution. */
export const mayHold = (user: UserRecord): boolean => user.roles.some((role) => opensForCompany({ user, role }));

/** Whether a caller may see an application: their own, or any of their company for a user who may open products. */
export const canSee = ({ user, role }: Caller, { userId, appliedBy }: HardKeyRecord): boolean =>
  user.userId === userId || user.userId === appliedBy || opensForCompany({ user, role });

/** Last day for the authority's answer to an application. */
const expectedAnswer = ({ since }: HardKeyRecord) =>
  answerDay(since, hardKeyDays, workingCalendarOf(Number(shanghaiDate(since).slice(0, 4))));

/** A token in the form of the wire. Its place of delivery is shown to its holder and its applicant only. */
function toWireHardKey(record: HardKeyRecord, user: UserRecord, people: readonly UserRecord[], now: number) {
  const state = hardKeyStateAt(record, now);
  const isHolder = record.userId === user.userId;
  const isApplicant = record.appliedBy === user.userId;
  const seesDelivery = isHolder || isApplicant;
  const expected = state === 'applied' ? expectedAnswer(record) : undefined;
  return {
    number: record.number,
    purpose: record.purpose,
    state,
    userId: record.userId,
    holder: people.find(({ userId }) => userId === record.userId)?.personName ?? '',
    isOwn: isHolder,
    mayChange: isApplicant,
    appliedBy: record.appliedByName,
    appliedAt: record.appliedAt,
    since: state === 'lapsed' && record.postedAt !== undefined ? activationEnd(record.postedAt) : record.since,
    replaces: isHolder ? record.replaces : '',
    recipient: seesDelivery ? record.recipient : '',
    mobile: seesDelivery ? record.mobile : '',
    address: seesDelivery ? record.address : '',
    reason: record.reason,
    courier: seesDelivery ? record.courier : '',
    postedAt: record.postedAt,
    activateUntil: state === 'posted' && record.postedAt !== undefined ? activationEnd(record.postedAt) : undefined,
    certNumber: isHolder ? record.serial : '',
    expectedDay: expected?.day ?? '',
    expectedAbout: expected?.about ?? false,
  };
}

/** The tokens that a caller may see, the state of the company's hard certificate, and who may be named as a holder. */
export async function listHardKeys(transaction: Transaction, caller: Caller, now: number) {
  const { user } = caller;
  const people = await transaction.users.ofCompany(user.pkCorp);
  const records = await transaction.hardKeys.ofCompany(user.pkCorp);
  const { hardCertificate, hardReportedUntil } = await currentCertification(transaction, user.pkCorp, now);
  return {
    hardCertAuthState: hardCertificate,
    toldUntil: hardReportedUntil || undefined,
    holders: opensForCompany(caller)
      ? people.filter(mayHold).map(({ userId, personName }) => ({ userId, personName }))
      : [],
    keys: records.filter((record) => canSee(caller, record)).map((record) => toWireHardKey(record, user, people, now)),
  };
}
