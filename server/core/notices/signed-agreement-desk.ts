import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import type { AgreementText } from '../../../src/domain/agreements/agreement.ts';
import { maskSource } from '../../../src/domain/notices/signed-agreement.ts';
import { dateTime } from '../../../src/words/format.ts';
import type { Caller } from '../context.ts';
import { beginDownload } from '../evidence/shared/begin-download.ts';
import { announceDownload } from '../evidence/shared/download-content.ts';
import { generatedFiles } from '../generated-files.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { DocumentOrder } from '../ports.ts';
import type { AgreementSignatureRecord } from '../records/notices.ts';
import type { CompanyRecord } from '../records/company.ts';
import type { DownloadRecord } from '../records/evidence.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';
import { productAgreementName } from '../../../src/domain/agreements/product-agreement.ts';
import { recalledProductsOf, agreementStatusToWire } from '../agreements/agreement-recalls.ts';
import { bindsCompany, presentAgreement, unsignedAgreements } from '../agreements/agreement-signing.ts';
import { presentText, textId } from '../agreements/agreement-texts.ts';

export interface SignatureWithName {
  readonly signature: AgreementSignatureRecord;
  readonly signedBy: string;
}

/** Signatures of the caller, and those of colleagues that bind the company; the newest first. */
export async function signaturesOf(
  transaction: Transaction,
  { user }: Pick<Caller, 'user'>,
): Promise<readonly SignatureWithName[]> {
  const found: SignatureWithName[] = [];
  for (const { userId, personName } of await transaction.users.ofCompany(user.pkCorp)) {
    const theirs = (await transaction.signatures.of(userId)).filter(
      ({ pkCorp, agreement }) => pkCorp === user.pkCorp && (userId === user.userId || bindsCompany(agreement)),
    );
    found.push(...theirs.map((signature) => ({ signature, signedBy: personName })));
  }
  return found.toSorted(
    (a, b) => b.signature.signedAt - a.signature.signedAt || (a.signature.id < b.signature.id ? -1 : 1),
  );
}

/** Refuses with NOT_FOUND what the caller may not read. */
async function findSignature(
  transaction: Transaction,
  caller: Pick<Caller, 'user'>,
  id: string,
): Promise<SignatureWithName> {
  const found = (await signaturesOf(transaction, caller)).find(({ signature }) => signature.id === id);
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

/** The Chinese text that was signed. Refuses with NOT_FOUND where it was not stored. */
export async function textOf(transaction: Transaction, signature: AgreementSignatureRecord): Promise<AgreementText> {
  const kept = await transaction.agreementTexts.find(textId(signature));
  if (kept) return kept.content;
  const present = presentAgreement(signature.agreement);
  const text = present?.textHash === signature.textHash ? await presentText(signature.agreement) : undefined;
  if (!text) throw new Refusal('NOT_FOUND');
  return text;
}

/** The previous version: the last stored text before this one. */
async function previousOf(
  transaction: Transaction,
  { agreement, textHash }: AgreementSignatureRecord,
): Promise<AgreementText | undefined> {
  const kept = await transaction.agreementTexts.ofAgreement(agreement);
  const own = kept.findIndex((each) => each.textHash === textHash);
  return (own === -1 ? kept.at(-1) : kept[own - 1])?.content;
}

const toWireText = ({ title, version, sections }: AgreementText) => ({
  title,
  version,
  sections: sections.map(({ heading, paragraphs }) => ({ heading, paragraphs: [...paragraphs] })),
});

/** Serial of a certificate; only the last four characters of a colleague's are shown (0140). */
const maskSerial = (serial: string, isOwn: boolean): string => (isOwn ? serial : `****${serial.slice(-4)}`);

/** Listing signed agreements, and reading one. */
function protocolTexts(parts: Parts): Desk<'protocols' | 'protocolText' | 'protocolFile'> {
  const { store, clock } = parts;
  const files = generatedFiles(parts);
  return {
    protocols: async (_request, context) => {
      const caller = callerOf(context);
      return store.transaction(async (transaction) => {
        const signed = await signaturesOf(transaction, caller);
        const agreementsSigned = [...new Set(signed.map(({ signature }) => signature.agreement))].filter((name) =>
          presentAgreement(name),
        );
        const company = await transaction.companies.find(caller.user.pkCorp);
        const recalls = company ? await recalledProductsOf(transaction, company) : [];
        const unsigned =
          agreementsSigned.length === 0 ? [] : await unsignedAgreements(transaction, caller, agreementsSigned);
        return Promise.all(
          signed.map(async ({ signature: { id, userId, agreement, version, textHash, signedAt, proof }, signedBy }) => {
            const isOwn = userId === caller.user.userId;
            const present = presentAgreement(agreement);
            const toSign = unsigned.find(({ name }) => name === agreement);
            const recalled = recalls.find(({ product }) => productAgreementName(product) === agreement);
            return {
              id,
              title: (await presentText(agreement, context.locale))?.title ?? agreement,
              version,
              textHash,
              signTime: signedAt,
              signedBy,
              isOwn,
              isPlatform: !bindsCompany(agreement),
              present: present && {
                version: present.version,
                textHash: present.textHash,
                publishTime: toSign?.publishedAt ?? present.publishedAt,
                isSigned: !toSign,
              },
              certificate: proof && {
                certType: proof.kind === 'HARD' ? ('HARD' as const) : ('SOFT' as const),
                personName: proof.holder,
                caName: proof.issuer,
                certNumber: maskSerial(proof.serial, isOwn),
              },
              recalled: recalled && {
                productType: recalled.product,
                ...(await agreementStatusToWire(transaction, parts, caller, recalled)),
              },
            };
          }),
        );
      });
    },

    protocolText: async ({ id }, context) => {
      const caller = callerOf(context);
      return store.transaction(async (transaction) => {
        const { signature } = await findSignature(transaction, caller, id);
        const previous = await previousOf(transaction, signature);
        return {
          ...toWireText(await textOf(transaction, signature)),
          textHash: signature.textHash,
          previous: previous && toWireText(previous),
        };
      });
    },

    protocolFile: async ({ id }, context) => {
      const caller = callerOf(context);
      const [signed, text, company] = await store.transaction(async (transaction) => {
        const found = await findSignature(transaction, caller, id);
        return [
          found,
          await textOf(transaction, found.signature),
          await transaction.companies.find(found.signature.pkCorp),
        ] as const;
      });
      return files.make(
        `${text.title} ${text.version}.pdf`,
        toDocumentOrder(text, signed, company, { now: clock.now(), reader: caller.user.userId }),
      );
    },
  };
}

/** Exporting signed agreements, and the exports that the user has not seen yet. */
function protocolExports(parts: Parts): Desk<'exportProtocols' | 'unreadProtocolExports' | 'markProtocolExportsSeen'> {
  const { store, clock } = parts;

  return {
    exportProtocols: async (_request, context) => {
      const { user, role } = callerOf(context);
      await beginDownload(
        parts,
        { kind: 'PROTOCOLS', locale: context.locale },
        { userId: user.userId, pkCorp: user.pkCorp, role },
      );
      return null;
    },

    unreadProtocolExports: async (_request, context) => {
      const caller = callerOf(context);
      return {
        count: (await store.transaction(async (transaction) => unseenExports(transaction, caller, clock.now()))).length,
      };
    },

    markProtocolExportsSeen: async (_request, context) => {
      const caller = callerOf(context);
      await store.transaction(async (transaction) => {
        for (const { id } of await unseenExports(transaction, caller, clock.now())) {
          const held = await transaction.downloads.lock(id);
          if (held) await transaction.downloads.save({ ...held, isSeen: true });
        }
        await announceDownload(transaction, caller.user);
      });
      return null;
    },
  };
}

/** Signed agreements of a company, for its users to read (checklist F-100). */
export function signedAgreementDesk(
  parts: Parts,
): Desk<
  | 'protocols'
  | 'protocolText'
  | 'protocolFile'
  | 'exportProtocols'
  | 'unreadProtocolExports'
  | 'markProtocolExportsSeen'
> {
  return {
    ...protocolTexts(parts),
    ...protocolExports(parts),
  };
}

/** Complete exports of agreements that the caller has not seen in the present role. */
async function unseenExports(
  transaction: Transaction,
  { user, role }: Pick<Caller, 'user' | 'role'>,
  now: number,
): Promise<readonly DownloadRecord[]> {
  const own = await transaction.downloads.of({ userId: user.userId, pkCorp: user.pkCorp, role });
  return own.filter(
    ({ order, state, isSeen, expiresAt }) =>
      order.kind === 'PROTOCOLS' && state === 'COMPLETE' && !isSeen && expiresAt > now,
  );
}

/** Order for a printed agreement with its signature page. */
export const toDocumentOrder = (
  text: AgreementText,
  signed: SignatureWithName,
  company: CompanyRecord | undefined,
  { now, reader }: { readonly now: number; readonly reader: string },
): DocumentOrder => ({
  kind: 'agreement',
  ...toWireText(text),
  date: shanghaiDate(now),
  signature: [...signatureFacts(signed, company), ...certificateFacts(signed, reader)],
});

/** Rows of the signature page, in Chinese like the binding text. */
function signatureFacts(
  { signature, signedBy }: SignatureWithName,
  company: CompanyRecord | undefined,
): readonly { readonly label: string; readonly value: string }[] {
  return [
    { label: '签署企业', value: company?.name ?? '' },
    { label: '统一社会信用代码', value: company?.uscc ?? '' },
    { label: '签署人', value: signedBy },
    { label: '签署时间', value: `${dateTime(signature.signedAt)}（北京时间）` },
    { label: '协议版本', value: signature.version },
    { label: '正文 SHA-256', value: signature.textHash },
    { label: '网络地址', value: maskSource(signature.source) },
  ];
}

const kindNames = { HARD: 'UKey 证书', CLOUD: '云证书' } as const;

/** Rows for the method of signing: by a click, or by a certificate. */
function certificateFacts(
  { signature: { proof, userId } }: SignatureWithName,
  reader: string,
): readonly { readonly label: string; readonly value: string }[] {
  if (!proof) return [{ label: '签署方式', value: '点击确认' }];
  return [
    { label: '签署方式', value: `${kindNames[proof.kind]}数字签名（ECDSA，SHA-256）` },
    { label: '证书持有人', value: proof.holder },
    { label: '证书颁发机构', value: proof.issuer },
    { label: '证书序列号', value: maskSerial(proof.serial, userId === reader) },
  ];
}
