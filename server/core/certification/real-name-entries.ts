import type { ParsedRequestOf } from '../../../src/contract/call.ts';
import type { Calls } from '../../../src/contract/calls.ts';
import {
  emptyForm,
  formTexts,
  longestField,
  normaliseForm,
  type CertificationForm,
} from '../../../src/domain/certification/shared/certification-form.ts';
import { isLicenceSlot, type LicenceSlot } from '../../../src/domain/certification/shared/licence-slots.ts';
import { licenceLimits, licencePlace } from '../../../src/domain/uploads/company-places.ts';
import { unseenSign } from '../../../src/domain/text/unseen-sign.ts';
import type { RealNameFile } from '../records/certification.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';

type Entries = ParsedRequestOf<Calls['realNameSaved']>;

const chosen = (value: 'Y' | 'N' | null | undefined): boolean | undefined =>
  value === 'Y' ? true : value === 'N' ? false : undefined;

/**
 * How the documents' fields are called inside; refuses with REQUEST_INVALID what is too long for a form, and signs that
 * nobody sees.
 */
export function formOf(entries: Entries): CertificationForm {
  const [legal, agent] = (['LEGAL_PERSON', 'AUTH_AGENT_PERSON'] as const).map((type) =>
    entries.rnAuthPersons.find(({ personType }) => personType === type),
  );
  const form = normaliseForm({
    ...emptyForm,
    isUnified: chosen(entries.isUnifiedCert),
    isBranch: chosen(entries.isBranch),
    isLegalApply: chosen(entries.isLegalApply),
    opensCloud: chosen(entries.isOpenCloudCert),
    upperName: entries.legalEntityName,
    upperCode: entries.legalEntitySocialCreditCode,
    upperPerson: entries.legalEntityPersonNameLegal,
    licenceUntil: entries.licenseValidUntil,
    entrustUntil: entries.entrustValidUntil ?? '',
    upperLetterUntil: entries.legalEntityLetterValidUntil ?? '',
    legalName: legal?.personName ?? '',
    legalIdNumber: legal?.idNumber ?? '',
    legalIdUntil: legal?.idValidUntil ?? '',
    agentName: agent?.personName ?? '',
    agentIdNumber: agent?.idNumber ?? '',
    agentIdUntil: agent?.idValidUntil ?? '',
    agentMobile: agent?.mobile ?? '',
  });
  const long = formTexts.find((field) => form[field].length > longestField[field] || unseenSign.test(form[field]));
  if (long !== undefined) throw new Refusal('REQUEST_INVALID', { field: long });
  return form;
}

/**
 * The files that each slot names; refuses with REQUEST_INVALID and the slot what is no slot, too many, or no file of
 * this company's form.
 */
export async function filesOf(
  transaction: Transaction,
  pkCorp: string,
  { rnLicenses }: Entries,
): Promise<ReadonlyMap<LicenceSlot, readonly RealNameFile[]>> {
  const slots = new Map<LicenceSlot, readonly RealNameFile[]>();
  const seen = new Set<string>();
  for (const [slot, { rnLicenseFiles }] of Object.entries(rnLicenses)) {
    if (!isLicenceSlot(slot)) throw new Refusal('REQUEST_INVALID', { field: 'rnLicenses' });
    if (rnLicenseFiles.length > licenceLimits.maximumFiles)
      throw new Refusal('TOO_MANY_FILES', { most: licenceLimits.maximumFiles });
    const files = await transaction.files.findAll(rnLicenseFiles);
    const fit = files.filter(
      (file) => file.state === 'stored' && file.pkCorp === pkCorp && file.docMaterialId === licencePlace,
    );
    if (fit.length !== rnLicenseFiles.length) throw new Refusal('REQUEST_INVALID', { field: slot });
    if (rnLicenseFiles.some((pkFile) => seen.has(pkFile))) throw new Refusal('FILE_TWICE');
    for (const pkFile of rnLicenseFiles) seen.add(pkFile);
    slots.set(
      slot,
      fit.map(({ pkFile, name, size }) => ({ pkFile, name, size })),
    );
  }
  return slots;
}
