import type {
  SignedAgreementDesk,
  SignedAgreementText,
} from '../../../application/ports/notices/signed-agreement-desk.ts';
import { agreementExportCalls } from '../../../contract/documented/notices/agreement-exports.ts';
import { protocolExtensions } from '../../../contract/extensions/notices/protocol-extensions.ts';
import type { SignedAgreement } from '../../../domain/notices/signed-agreement.ts';
import { generatedFileFromWire } from '../generated-file-from-wire.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import { agreementRecallFromWire } from '../agreements/recalled-agreement.ts';
import type { WireClient } from '../wire-client.ts';

function toRecalledAgreement(
  told: AnswerOf<typeof protocolExtensions.protocols>[number]['recalled'],
): SignedAgreement['recalled'] {
  const recall = told ? agreementRecallFromWire(told) : undefined;
  return told && recall ? { ...recall, product: told.productType } : undefined;
}

export class WireSignedAgreementDesk implements SignedAgreementDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  get isOffered(): boolean {
    return this.client.offers('protocols');
  }

  async protocols(signal?: AbortSignal): Promise<readonly SignedAgreement[]> {
    const found = await this.client.send(protocolExtensions.protocols, {}, { signal });
    return found.map(({ signTime, present, recalled, certificate, ...rest }) => ({
      ...rest,
      certificate: certificate
        ? {
            kind: certificate.certType === 'HARD' ? 'hard' : 'cloud',
            holder: certificate.personName,
            issuer: certificate.caName,
            serial: certificate.certNumber,
          }
        : undefined,
      recalled: toRecalledAgreement(recalled),
      signedAt: signTime,
      present: present
        ? {
            version: present.version,
            textHash: present.textHash,
            publishedAt: present.publishTime,
            isSigned: present.isSigned,
          }
        : undefined,
    }));
  }

  async text(id: string, signal?: AbortSignal): Promise<SignedAgreementText> {
    const { previous, ...text } = await this.client.send(protocolExtensions.protocolText, { id }, { signal });
    return { ...text, previous: previous ?? undefined };
  }

  async file(id: string): Promise<{ readonly name: string; readonly address: string }> {
    return generatedFileFromWire(await this.client.send(protocolExtensions.protocolFile, { id }));
  }

  get gathersAll(): boolean {
    return this.isOffered && this.client.offers('download-tasks');
  }

  async gatherAll(): Promise<void> {
    await this.client.send(protocolExtensions.exportProtocols, {});
  }

  async unseenArchives(signal?: AbortSignal): Promise<number> {
    return (await this.client.send(agreementExportCalls.unreadProtocolExports, {}, { signal })).count;
  }

  async markArchivesSeen(): Promise<void> {
    await this.client.send(protocolExtensions.markProtocolExportsSeen, {});
  }
}
