import type { ParsedRequestOf } from '../../../src/contract/call.ts';
import type { Calls } from '../../../src/contract/calls.ts';
import {
  emptyForm,
  formTexts,
  maxFieldCharacters,
  normaliseForm,
  type CertificationForm,
} from '../../../src/domain/certification/shared/certification-form.ts';
import { isLicenceSlot, type LicenceSlot } from '../../../src/domain/certification/shared/licence-slots.ts';
import { licenceLimits, licencePlace } from '../../../src/domain/uploads/company-places.ts';
import { invisibleCharacter } from '../../../src/domain/text/invisible-characters.ts';
import type { RealNameFile } from '../records/certification.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';

type Entries = ParsedRequestOf<Calls['saveRealName']>;

const parseYesNo = (value: 'Y' | 'N' | null | undefined): boolean | undefined =>
  value === 'Y' ? true : value === 'N' ? false : undefined;

/**
 * Parses the wire's fields into a form. Refuses with REQUEST_INVALID a text that is too long or has invisible signs.
 */
export function parseForm(entries: Entries): CertificationForm {
  const [legal, agent] = (['LEGAL_PERSON', 'AUTH_AGENT_PERSON'] as const).map((type) =>
    entries.rnAuthPersons.find(({ personType }) => personType === type),
  );
  const form = normaliseForm({
    ...emptyForm,
    isUnified: parseYesNo(entries.isUnifiedCert),
    isBranch: parseYesNo(entries.isBranch),
    isLegalApply: parseYesNo(entries.isLegalApply),
    opensCloud: parseYesNo(entries.isOpenCloudCert),
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
  const tooLong = formTexts.find(
    (field) => form[field].length > maxFieldCharacters[field] || invisibleCharacter.test(form[field]),
  );
  if (tooLong !== undefined) throw new Refusal('REQUEST_INVALID', { field: tooLong });
  return form;
}

/**
 * Loads the files of each slot. Refuses with REQUEST_INVALID an unknown slot or a file that is not of this company's
 * form, with TOO_MANY_FILES too many for a slot, and with FILE_TWICE a file in two slots.
 */
export async function loadSlotFiles(
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
    const usable = files.filter(
      (file) => file.state === 'stored' && file.pkCorp === pkCorp && file.docMaterialId === licencePlace,
    );
    if (usable.length !== rnLicenseFiles.length) throw new Refusal('REQUEST_INVALID', { field: slot });
    if (rnLicenseFiles.some((pkFile) => seen.has(pkFile))) throw new Refusal('FILE_TWICE');
    for (const pkFile of rnLicenseFiles) seen.add(pkFile);
    slots.set(
      slot,
      usable.map(({ pkFile, name, size }) => ({ pkFile, name, size })),
    );
  }
  return slots;
}
