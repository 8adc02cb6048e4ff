import { userNameIn } from '../../../src/domain/identity/user-name.ts';
import { nameIn } from '../../../src/domain/parties/person-details.ts';
import { residentIdIn } from '../../../src/domain/parties/resident-id.ts';
import { normalizeUscc } from '../../../src/domain/parties/uscc.ts';
import { mobileNumber } from '../../../src/domain/text/mobile-number.ts';
import { platformAgreementNames } from '../../../src/domain/agreements/platform-agreements.ts';
import { companyNameIn, companyNamesAlike, shortNameOf } from '../../../src/domain/registration/registration.ts';
import { serialIn } from '../../../src/domain/registration/registration-places.ts';
import type { ProductCode } from '../../../src/domain/catalogue/product-code.ts';
import type { CallContext } from '../context.ts';
import { signByClick } from '../agreements/agreement-signing.ts';
import type { UserRecord } from '../records/company.ts';
import { Refusal } from '../refusal.ts';
import { randomToken } from '../secrets.ts';
import { recordSecurityEvent } from '../identity/security-events.ts';
import type { Transaction } from '../store.ts';

/** A validated request for a company's account. */
export interface AccountRequest {
  readonly companyName: string;
  readonly uscc: string;
  readonly legalRepresentative: string;
  readonly personName: string;
  readonly idNumber: string;
  readonly userName: string;
  readonly mobile: string;
  readonly password: string;
  readonly product: ProductCode | undefined;
  readonly serial: string | undefined;
}

/** Turns a validated request into the form in which it is stored. */
export function toAccountRequest(
  request: {
    readonly corpName: string;
    readonly uscc: string;
    readonly legalRepresentative: string;
    readonly personName: string;
    readonly idNumber: string;
    readonly userName: string;
    readonly mobile: string;
    readonly productType?: ProductCode | undefined;
    readonly serial?: string | undefined;
  },
  password: string,
): AccountRequest {
  return {
    companyName: companyNameIn(request.corpName),
    uscc: normalizeUscc(request.uscc),
    legalRepresentative: nameIn(request.legalRepresentative),
    personName: nameIn(request.personName),
    idNumber: residentIdIn(request.idNumber),
    userName: userNameIn(request.userName),
    mobile: mobileNumber(request.mobile) ?? '',
    password,
    product: request.productType,
    serial: serialIn(request.serial),
  };
}

/** Role of the first user. Operators make packages and open products; being the main user permits the rest. */
const firstRoles = ['ROLE_CORP_OPERATOR'] as const;

const takenRefusal = (field: string): Refusal => new Refusal('REGISTRATION_REFUSED', { fields: [field] });

/**
 * Creates a company that is not registered yet, and its main user. When several requests register one company or one
 * user name at once, one of them succeeds. Refuses with COMPANY_REGISTERED or COMPANY_DEREGISTERED, and with
 * REGISTRATION_REFUSED when another company has the name, the user name is taken, or the project does not exist.
 */
export async function createCompanyAccount(
  transaction: Transaction,
  request: AccountRequest,
  passwordHash: string,
  context: Pick<CallContext, 'source' | 'agent'>,
  now: number,
): Promise<{ userName: string; corpName: string; projectName?: string }> {
  const { uscc, companyName, userName, personName, mobile, idNumber, legalRepresentative, product, serial } = request;
  const pkCorp = `C-${uscc}`;
  const locked = await transaction.companies.lock(pkCorp);
  const registered = locked ?? (await transaction.companies.byUscc(uscc))[0];
  if (registered) throw new Refusal(registered.deregistered ? 'COMPANY_DEREGISTERED' : 'COMPANY_REGISTERED');
  // The lock prevents that the name is registered under another code at the same time.
  const alike = companyNamesAlike(companyName);
  await transaction.facts.lock(`company-name ${alike.toSorted()[0]}`);
  if ((await transaction.companies.byNames(alike)).length > 0) throw takenRefusal('companyName other-code');
  const userId = `U-${userName}`;
  if ((await transaction.users.lock(userId)) ?? (await transaction.users.byName(userName)))
    throw takenRefusal('userName taken');
  const project = serial === undefined ? undefined : await transaction.guaranteeProjects.find(serial);
  if (serial !== undefined && !project) throw new Refusal('REQUEST_INVALID', { field: 'serial' });
  await transaction.companies.save({
    pkCorp,
    name: companyName,
    shortName: shortNameOf(companyName),
    uscc,
    isCore: false,
    kind: 'enterprise',
    openedProducts: [],
    deregistered: false,
    licenceUntil: '',
    certificateUntil: '',
  });
  const user: UserRecord = {
    userId,
    personId: `P-${randomToken(9)}`,
    userName,
    personName,
    mobile,
    pkCorp,
    isMain: true,
    roles: firstRoles,
    passwordHash,
    idNumber,
    institution: '',
  };
  await transaction.users.save(user);
  await signByClick(transaction, { user }, platformAgreementNames, context, now);
  await transaction.registrations.save({
    pkCorp,
    userId,
    legalRepresentative,
    product,
    serial,
    registeredAt: now,
    source: context.source,
  });
  await recordSecurityEvent(transaction, context, 'registered', userId, now);
  return { userName, corpName: companyName, ...(project ? { projectName: project.name } : {}) };
}
