import type { BackEnd } from '../../../../server/core/back-end.ts';
import { contentOf } from '../../../../server/core/byte-stream.ts';
import {
  reviewCertification,
  type CertificationAction,
} from '../../../../server/core/certification/shared/review-certification.ts';
import type { RealNameRecord } from '../../../../server/core/records/certification.ts';
import type { UserRecord } from '../../../../server/core/records/company.ts';
import { sha256Hex } from '../../../../server/core/secrets.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { requiredSlots, type LicenceSlot } from '../../../../src/domain/certification/shared/licence-slots.ts';
import { pdfBytes } from '../../../../features/support/files.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

const bytes = pdfBytes(300);
const person = (name: string) => ({
  personName: name,
  idNumber: '610199198003141026',
  idValidUntil: '2036-05-17',
  mobile: '14000001011',
});

export const company = 'C-YUNTING';
export const at = Date.parse('2026-11-21T02:00:00Z');
export const papers = requiredSlots({ isUnified: true, isBranch: false, isLegalApply: false });
export const passes = papers.map((slot) => ({ slot, result: 'PASS' as const, reason: '' }));
export const returns = (slot: LicenceSlot, reason = '请重拍') => [
  { slot, result: 'NOPASS' as const, reason },
  ...passes.filter((each) => each.slot !== slot),
];
/** The form without a paper. */
export const blank = {
  isBranch: 'N',
  isUnifiedCert: 'Y',
  isLegalApply: 'N',
  isOpenCloudCert: 'Y',
  legalEntityName: '',
  legalEntitySocialCreditCode: '',
  legalEntityPersonNameLegal: '',
  licenseValidUntil: '2028-01-31',
  entrustValidUntil: '2028-01-31',
  rnLicenses: {},
  rnAuthPersons: [
    { personType: 'LEGAL_PERSON', ...person('叶守山') },
    { personType: 'AUTH_AGENT_PERSON', ...person('叶知秋') },
  ],
};

interface Paper {
  readonly pkFile: string;
  readonly name: string;
}
export interface Info {
  readonly realNameAuthState: string;
  readonly currentNodeState: string;
  readonly dataVersion: number;
  readonly editable: boolean;
  readonly canRevoke: boolean;
  readonly registered?: Readonly<Record<string, string>>;
  readonly certifiedForm?: Readonly<Record<string, string>>;
  readonly certifiedFiles?: Readonly<Record<string, readonly Paper[]>>;
  readonly rnLicenses: Readonly<
    Record<
      string,
      {
        readonly rnLicenseFiles: readonly Paper[];
        readonly approveReason: string;
        readonly approveResult: string;
        readonly replacedFiles: readonly Paper[];
      }
    >
  >;
  readonly rnAuthPersons: readonly {
    readonly personName: string;
    readonly idNumber: string;
    readonly mobile: string;
  }[];
}
interface Told {
  readonly title: string;
  readonly isToDo?: boolean;
}
type Action = Partial<CertificationAction> & Pick<CertificationAction, 'event'>;

/** A company that applies for certification: its people, its form, and the platform that reviews it. */
export class CertifyingWorld {
  readonly store = new MemoryStore();
  backEnd: BackEnd;
  #uploads = 0;

  private constructor(backEnd: BackEnd, store: MemoryStore) {
    [this.backEnd, this.store] = [backEnd, store];
  }

  static async made(): Promise<CertifyingWorld> {
    const store = new MemoryStore();
    return new CertifyingWorld(await demoBackEnd(store), store);
  }

  async as(account: string): Promise<Asker> {
    const asker = new Asker(this.backEnd);
    await asker.signIn(account);
    return asker;
  }

  /** A signed-in colleague of the company. */
  async colleague(more: Partial<UserRecord> = {}): Promise<Asker> {
    await this.store.transaction(async ({ users }) => {
      const kept = await users.find('U-yezhiqiu');
      if (kept)
        await users.save({
          ...kept,
          userId: 'U-bainuo',
          personId: 'P-bainuo',
          userName: 'bainuo',
          personName: '白诺',
          isMain: false,
          ...more,
        });
    });
    return this.as('bainuo');
  }

  /** Query staff of the company, who see the data but no papers. */
  async reader(): Promise<Asker> {
    return this.colleague({ roles: ['CORP_QUERY'] });
  }

  /** Uploads a paper for the form. Returns its number. */
  async paper(asker: Asker): Promise<string> {
    this.#uploads += 1;
    const { fileName } = await asker.given<{ readonly fileName: string }>('uploadPolicy', {
      localFileName: `证照${this.#uploads}.pdf`,
      size: bytes.length,
      sha256: await sha256Hex(bytes),
      docMaterialId: 'real-name',
      uploadId: `U${this.#uploads}`,
    });
    const { envelope } = await this.backEnd.receiveFile(fileName, contentOf(bytes, 'application/pdf').bytes, {
      sessionToken: asker.token,
      locale: 'en',
      source: '192.0.2.1',
      host: '',
      traceId: 't',
      idempotencyKey: undefined,
    });
    return (envelope.data as { readonly pkFile: string }).pkFile;
  }

  async whole(asker: Asker, slots: readonly LicenceSlot[] = papers) {
    const rnLicenses: Record<string, { readonly rnLicenseFiles: readonly string[] }> = {};
    for (const slot of slots) rnLicenses[slot] = { rnLicenseFiles: [await this.paper(asker)] };
    return { ...blank, rnLicenses };
  }

  async info(asker: Asker): Promise<Info> {
    return asker.given<Info>('realNameInfo');
  }

  /** The present entries of the form, with other papers in some slots. */
  async entries(asker: Asker, others: Readonly<Record<string, string>> = {}) {
    const { rnLicenses, dataVersion } = await this.info(asker);
    const kept = Object.entries(rnLicenses).map(([slot, { rnLicenseFiles }]) => [
      slot,
      { rnLicenseFiles: others[slot] === undefined ? rnLicenseFiles.map(({ pkFile }) => pkFile) : [others[slot]] },
    ]);
    return {
      ...blank,
      dataVersion,
      rnLicenses: Object.fromEntries(kept) as Readonly<Record<string, { readonly rnLicenseFiles: readonly string[] }>>,
    };
  }

  async stands(asker: Asker): Promise<string> {
    const { realNameAuthState, currentNodeState } = await this.info(asker);
    return `${realNameAuthState} ${currentNodeState}`.trim();
  }

  /** An action of the platform. Returns the code of the refusal. */
  async played(action: Action): Promise<string | undefined> {
    const by = action.by ?? 'first-reviewer';
    const name = action.name ?? (by === 'second-reviewer' ? '审核员乙' : '审核员甲');
    try {
      await this.store.transaction(async (transaction) =>
        reviewCertification(transaction, { pkCorp: company, verdicts: [], ...action, by, name }, at),
      );
      return undefined;
    } catch (fault) {
      return (fault as { readonly code?: string }).code ?? String(fault);
    }
  }

  /** Both reviews pass. */
  async passed(): Promise<void> {
    for (const action of [
      { event: 'take' },
      { event: 'pass', verdicts: passes },
      { event: 'take', by: 'second-reviewer' },
      { event: 'pass', by: 'second-reviewer', verdicts: passes },
    ] as const)
      await this.played(action);
  }

  /** Submitted, and returned for one paper. */
  async returned(slot: LicenceSlot = 'LEGAL_PERSON'): Promise<Asker> {
    const ye = await this.as('yezhiqiu');
    await ye.given('submitRealName', await this.whole(ye));
    await this.played({ event: 'take' });
    await this.played({ event: 'return', verdicts: returns(slot) });
    return ye;
  }

  async record(): Promise<RealNameRecord> {
    const found = await this.store.transaction(async ({ realNames }) => realNames.find(company));
    if (!found) throw new Error('There is no form');
    return found;
  }

  async messages(asker: Asker): Promise<readonly Told[]> {
    return asker.given<readonly Told[]>('messages', { messageState: 'SENT', messageType: 'ALL' });
  }
}
