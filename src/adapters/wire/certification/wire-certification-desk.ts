import type { GuardedNumber } from '../../../domain/certification/shared/certification-form.ts';
import {
  paperOutcomes,
  type CertificationDesk,
  type CertificationEntry,
  type CertificationRefusal,
  type CompanyCertification,
  type HandInOutcome,
  type SaveOutcome,
} from '../../../application/ports/certification/certification-desk.ts';
import type { GeneratedFile } from '../../../application/ports/generated-file.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import { realNameCalls } from '../../../contract/documented/certification/shared/real-name.ts';
import { realNameExtensions } from '../../../contract/extensions/certification/real-name-extensions.ts';
import type { RequestOf } from '../../../contract/call.ts';
import type { LetterSlot } from '../../../domain/certification/shared/licence-slots.ts';
import { paperFields, type PaperFact, type ReadableSlot } from '../../../domain/certification/shared/paper-reading.ts';
import type { CorpProcess } from '../../../domain/parties/real-name-machine.ts';
import { generatedFileFromWire } from '../generated-file-from-wire.ts';
import type { WireClient } from '../wire-client.ts';
import { certificationFromInfo } from './certification-state-from-wire.ts';

type Entries = RequestOf<typeof realNameExtensions.saveRealName>;

const yes = (value: boolean | undefined): 'Y' | 'N' | null => (value === undefined ? null : value ? 'Y' : 'N');

function entriesOf({ form, files }: CertificationEntry, revision: number | undefined): Entries {
  return {
    isBranch: yes(form.isBranch),
    isUnifiedCert: yes(form.isUnified),
    isLegalApply: yes(form.isLegalApply),
    isOpenCloudCert: yes(form.opensCloud),
    legalEntityName: form.upperName,
    legalEntitySocialCreditCode: form.upperCode,
    legalEntityPersonNameLegal: form.upperPerson,
    licenseValidUntil: form.licenceUntil,
    entrustValidUntil: form.entrustUntil,
    legalEntityLetterValidUntil: form.upperLetterUntil,
    rnLicenses: Object.fromEntries([...files].map(([slot, pkFiles]) => [slot, { rnLicenseFiles: [...pkFiles] }])),
    rnAuthPersons: [
      {
        personType: 'LEGAL_PERSON',
        personName: form.legalName,
        idNumber: form.legalIdNumber,
        idValidUntil: form.legalIdUntil,
      },
      {
        personType: 'AUTH_AGENT_PERSON',
        personName: form.agentName,
        idNumber: form.agentIdNumber,
        idValidUntil: form.agentIdUntil,
        mobile: form.agentMobile,
      },
    ],
    ...(revision !== undefined && { dataVersion: revision }),
  };
}

/** Parses a refusal; rethrows any other fault. */
function refusalOf(fault: unknown): CertificationRefusal {
  if (!(fault instanceof PortFault)) throw fault;
  const { code, values } = fault.detail;
  const value = (name: string): string => (typeof values?.[name] === 'string' ? values[name] : '');
  if (code === 'DATA_VERSION_STALE') return { because: 'changed-meanwhile', by: value('by') };
  if (code === 'NOT_IN_THIS_STATE' || code === 'NOT_OPEN_FOR_CHANGE') return { because: 'not-now' };
  if (code === 'REQUEST_INVALID') return { because: 'refused', what: value('field') };
  throw fault;
}

export class WireCertificationDesk implements CertificationDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  get offers(): {
    readonly drafts: boolean;
    readonly letters: boolean;
    readonly readings: boolean;
    readonly numbers: boolean;
  } {
    return {
      drafts: this.client.offers('real-name-drafts'),
      letters: this.client.offers('real-name-letters'),
      readings: this.client.offers('real-name-readings'),
      numbers: this.client.offers('real-name-numbers'),
    };
  }

  async current(signal?: AbortSignal): Promise<CompanyCertification> {
    const [info, retention, isBranch] = await Promise.all([
      this.client.send(realNameCalls.realNameInfo, {}, { signal }),
      this.client.send(realNameCalls.realNameRetention, {}, { signal }),
      this.client.send(realNameCalls.branchIdentification, {}, { signal }),
    ]);
    return { ...certificationFromInfo(info), retention: retention ?? '', looksLikeBranch: isBranch === true };
  }

  async save(entry: CertificationEntry, revision: number | undefined): Promise<SaveOutcome> {
    try {
      const { dataVersion, savedAt } = await this.client.send(
        realNameExtensions.saveRealName,
        entriesOf(entry, revision),
      );
      return { done: true, revision: dataVersion, at: savedAt };
    } catch (fault) {
      return { done: false, ...refusalOf(fault) };
    }
  }

  async handIn(
    entry: CertificationEntry,
    revision: number | undefined,
    { again, process }: { readonly again: boolean; readonly process: CorpProcess },
  ): Promise<HandInOutcome> {
    const usual = again ? realNameCalls.resubmitRealName : realNameCalls.submitRealName;
    const enterprise = again ? realNameCalls.resubmitRealNameProcess : realNameCalls.submitRealNameProcess;
    try {
      await this.client.send(process === 'enterprise' ? enterprise : usual, entriesOf(entry, revision));
      return { done: true };
    } catch (fault) {
      return { done: false, ...refusalOf(fault) };
    }
  }

  async revoke(): Promise<HandInOutcome> {
    try {
      await this.client.send(realNameCalls.revokeRealName, {});
      return { done: true };
    } catch (fault) {
      return { done: false, ...refusalOf(fault) };
    }
  }

  async recordNumberView(field: GuardedNumber): Promise<void> {
    await this.client.send(realNameExtensions.viewRealNameNumber, { field });
  }

  async letter(slot: LetterSlot): Promise<GeneratedFile> {
    return generatedFileFromWire(await this.client.send(realNameExtensions.realNameLetter, { slot }));
  }

  async read(slot: ReadableSlot, pkFile: string): ReturnType<CertificationDesk['read']> {
    const { outcome, facts } = await this.client.send(realNameExtensions.readRealNamePaper, { slot, pkFile });
    return {
      // An unknown result counts as unread.
      outcome: paperOutcomes.find((each) => each === outcome) ?? 'unread',
      facts: facts.flatMap(({ field, value }): readonly PaperFact[] =>
        paperFields.filter((each) => each === field).map((each) => ({ field: each, value })),
      ),
    };
  }
}
