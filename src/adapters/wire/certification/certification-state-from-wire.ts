import type {
  CompanyCertification,
  FormFile,
  SlotContent,
} from '../../../application/ports/certification/certification-desk.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import type { realNameCalls } from '../../../contract/documented/certification/shared/real-name.ts';
import {
  emptyForm,
  formTexts,
  type CertificationForm,
} from '../../../domain/certification/shared/certification-form.ts';
import { isLicenceSlot, type LicenceSlot } from '../../../domain/certification/shared/licence-slots.ts';
import {
  isRealNameNode,
  mayRevoke,
  realNameActors,
  realNameEvents,
  type RealNamePlace,
} from '../../../domain/parties/real-name-machine.ts';
import { reviewOf, parseAuthState } from '../../../domain/keys/certification.ts';

type Info = AnswerOf<typeof realNameCalls.realNameInfo>;
type Licence = NonNullable<Info['rnLicenses']>[string];

const parseChoice = (value: string | null | undefined): boolean | undefined =>
  value === 'Y' ? true : value === 'N' ? false : undefined;

const filesOf = (files: Licence['rnLicenseFiles']): readonly FormFile[] =>
  (files ?? []).map(({ pkFile, name, size }) => ({ fileId: pkFile, name: name ?? '', size: size ?? 0 }));

function slotsOf(licences: Info['rnLicenses']): ReadonlyMap<LicenceSlot, SlotContent> {
  return new Map(
    Object.entries(licences ?? {}).flatMap(
      ([slot, { rnLicenseFiles, approveResult, approveReason, replacedFiles, returnedFields }]): [
        LicenceSlot,
        SlotContent,
      ][] =>
        isLicenceSlot(slot)
          ? [
              [
                slot,
                {
                  files: filesOf(rnLicenseFiles),
                  result: approveResult === 'PASS' || approveResult === 'NOPASS' ? approveResult : 'UNKNOWN',
                  reason: approveReason ?? '',
                  before: filesOf(replacedFiles),
                  said: returnedFields ?? undefined,
                },
              ],
            ]
          : [],
    ),
  );
}

/**
 * The state of the certification; undefined for an unknown state or node. A node is ignored while no verification is
 * running.
 */
function placeOf({ realNameAuthState, currentNodeState }: Info): RealNamePlace | undefined {
  const [state, node] = [parseAuthState(realNameAuthState), currentNodeState ?? ''];
  if (state === 'unrecognised') return undefined;
  if (state === 'UNAUTH' || state === 'AUTH') return { state, node: '' };
  return isRealNameNode(node) && reviewOf(state, node) !== 'none' ? { state, node } : undefined;
}

function formOf(info: Info): CertificationForm {
  const [legal, agent] = ['LEGAL_PERSON', 'AUTH_AGENT_PERSON'].map((type) =>
    (info.rnAuthPersons ?? []).find(({ personType }) => personType === type),
  );
  return {
    isUnified: parseChoice(info.isUnifiedCert),
    isBranch: parseChoice(info.isBranch),
    isLegalApply: parseChoice(info.isLegalApply),
    opensCloud: parseChoice(info.isOpenCloudCert),
    upperName: info.legalEntityName ?? '',
    upperCode: info.legalEntitySocialCreditCode ?? '',
    upperPerson: info.legalEntityPersonNameLegal ?? '',
    licenceUntil: info.licenseValidUntil ?? '',
    entrustUntil: info.entrustValidUntil ?? '',
    upperLetterUntil: info.legalEntityLetterValidUntil ?? '',
    legalName: legal?.personName ?? '',
    legalIdNumber: legal?.idNumber ?? '',
    legalIdUntil: legal?.idValidUntil ?? '',
    agentName: agent?.personName ?? '',
    agentIdNumber: agent?.idNumber ?? '',
    agentIdUntil: agent?.idValidUntil ?? '',
    agentMobile: agent?.mobile ?? '',
  };
}

/** The form of the certification. Without the choice, the agent's name shows who applied. */
function formOfCertification({ certifiedForm: told }: Info): CertificationForm | undefined {
  if (!told) return undefined;
  const texts = Object.fromEntries(formTexts.map((field) => [field, told[field] ?? '']));
  return {
    ...emptyForm,
    ...texts,
    isUnified: parseChoice(told.isUnified),
    isBranch: parseChoice(told.isBranch) ?? told.upperName !== '',
    isLegalApply: parseChoice(told.isLegalApply) ?? told.agentName === '',
    opensCloud: parseChoice(told.opensCloud),
  };
}

/**
 * The form as the back end sends it, without the facts of two other calls. If the back end does not say whether the
 * user may write, every form that is not under review may be written, and the back end refuses the submission if
 * necessary.
 */
export function certificationFromInfo(info: Info): Omit<CompanyCertification, 'retention' | 'looksLikeBranch'> {
  const place = placeOf(info);
  const isOpen = place !== undefined && reviewOf(place.state, place.node) !== 'approving';
  return {
    companyName: info.corpName ?? '',
    uscc: info.socialCreditCode ?? '',
    place,
    process: info.corpProcessType === 'CORP' ? 'enterprise' : 'usual',
    form: formOf(info),
    slots: slotsOf(info.rnLicenses),
    submittedBy: info.submitPersonName ?? '',
    mayWrite: isOpen && info.editable !== false,
    isOwn: info.isOwn === true,
    mayRevoke: place !== undefined && mayRevoke(place) && info.canRevoke !== false,
    revision: info.dataVersion ?? undefined,
    savedBy: info.savedBy ?? '',
    savedAt: info.savedAt ?? undefined,
    expected: info.expectedDay ? { day: info.expectedDay, about: info.expectedAbout === true } : undefined,
    certifiedAt: info.certifiedAt ?? undefined,
    certifiedForm: formOfCertification(info),
    certifiedFiles: info.certifiedFiles
      ? new Map(
          Object.entries(info.certifiedFiles).flatMap(([slot, files]) =>
            isLicenceSlot(slot) ? [[slot, filesOf(files)] as const] : [],
          ),
        )
      : undefined,
    registered: info.registered
      ? {
          legalName: info.registered.legalName ?? '',
          agentName: info.registered.agentName ?? '',
          agentIdNumber: info.registered.agentIdNumber ?? '',
          agentMobile: info.registered.agentMobile ?? '',
        }
      : undefined,
    steps: (info.progress ?? []).map(({ at, event, role, personName, returned }) => ({
      at,
      event: realNameEvents.find((each) => each === event) ?? 'unrecognised',
      by: realNameActors.find((each) => each === role) ?? 'unrecognised',
      name: personName ?? '',
      returned: returned ?? 0,
    })),
  };
}
