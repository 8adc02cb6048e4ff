import { everyCandidate } from '../../src/domain/evidence/selection/candidate.ts';
import { randomUUID } from 'node:crypto';
import { browserLikeClient } from '../../features/support/assemblies/http-device.ts';
import { pdfBytes } from '../../features/support/files.ts';
import { AxiosTransport } from '../../src/adapters/http/axios-transport.ts';
import { postObjectUpload } from '../../src/adapters/oss/post-object-upload.ts';
import { SystemClock } from '../../src/adapters/system/system-clock.ts';
import { WireDocumentVault } from '../../src/adapters/wire/uploads/wire-document-vault.ts';
import { WireClient } from '../../src/adapters/wire/wire-client.ts';
import type { ItemOutcome } from '../../src/application/ports/evidence/material-desk.ts';
import { askUntilAnswered } from '../../src/application/usecases/ask-until-answered.ts';
import { extensions } from '../../src/contract/call.ts';
import { documentedConfig } from '../../src/contract/portal-config.ts';
import { documentNumber } from '../../src/domain/evidence/materials/document-content.ts';
import type { Material, MaterialItem } from '../../src/domain/evidence/materials/material.ts';
import { invoice } from '../builders/materials.ts';
import { desksOver, signIn, type Desks } from '../builders/desks.ts';
import { partDigest, sendPart } from '../../src/adapters/oss/part-upload.ts';

/** The acknowledged data of one document. */
export interface Acknowledged {
  readonly docFileId: string;
  readonly pkFile: string;
  readonly number: string;
}

const clock = new SystemClock();

/** Sends a request as the portal does: the same request again while answers are lost. */
async function sure<Outcome>(ask: () => Promise<Outcome>): Promise<Outcome> {
  const asked = await askUntilAnswered(clock, ask);
  if (asked.kind === 'lost') throw asked.fault;
  return asked.outcome;
}

/** A clerk who works with the portal's own desks and records what was acknowledged. */
export class Clerk {
  readonly acknowledged: Acknowledged[] = [];
  docDatumId = '';
  readonly #desks: Desks;
  readonly #vault: WireDocumentVault;
  readonly #account: string;

  constructor(origin: string, account: string) {
    this.#account = account;
    const transport = new AxiosTransport({
      config: { ...documentedConfig, extensions: [...extensions] },
      locale: () => 'en',
      client: browserLikeClient(origin, { cookies: new Map() }),
    });
    this.#desks = desksOver(transport);
    this.#vault = new WireDocumentVault(new WireClient(transport), postObjectUpload, clock, {
      digest: partDigest,
      send: sendPart,
    });
  }

  /** Signs in and makes a package of the receivable whose number has this ending. */
  async begin(ending: string): Promise<void> {
    await signIn(this.#desks, this.#account);
    const { rows } = await this.#desks.candidates.page({ book: 'credit', side: 'finance' }, everyCandidate, 1, 200);
    const chosen = rows.find((row) => row.number.endsWith(ending));
    if (!chosen) throw new Error(`${this.#account} has no receivable ${ending}`);
    const key = randomUUID();
    const outcome = await sure(async () =>
      this.#desks.packages.create(
        {
          shelf: { book: 'credit', side: 'finance' },
          ids: [chosen.id],
          funderId: chosen.funderId ?? '',
          coreEnterpriseId: chosen.coreEnterpriseId,
        },
        key,
      ),
    );
    if (!outcome.created) throw new Error(outcome.because);
    this.docDatumId = outcome.packageId;
  }

  /** Uploads a file, makes a document of it and fills it in. */
  async give(number: string): Promise<void> {
    const material = await this.#invoices();
    const [uploadId, key, bytes] = [randomUUID(), randomUUID(), pdfBytes(20_000)];
    const file = { name: `${number}.pdf`, size: bytes.length, bytes: async () => bytes };
    const uploaded = await sure(async () =>
      this.#vault.upload({
        file,
        materialId: material.materialId,
        uploadId,
        onProgress: () => undefined,
        signal: new AbortController().signal,
      }),
    );
    if (!uploaded.arrived) throw new Error(`${number}: ${uploaded.because}`);
    const { fileId: pkFile } = uploaded;
    const added = saved(await sure(async () => this.#desks.materials.add(material, { fileIds: [pkFile] }, key)));
    await this.#fill(added, number);
    this.acknowledged.push({ docFileId: added.documentId, pkFile, number });
  }

  /** The documents of the package on the platform, in its own order. */
  async kept(): Promise<readonly Acknowledged[]> {
    const { items } = await this.#invoices();
    return items.map(({ documentId: docFileId, files, content }) => ({
      docFileId,
      pkFile: files.map((each) => each.fileId).join(),
      number: documentNumber(content),
    }));
  }

  /** The person who is still signed in. */
  async person(): Promise<string> {
    return (await this.#desks.sessions.current()).personName;
  }

  /** A change has no key except the revision that was read. If its answer was lost, it was either applied or not. */
  async #fill(seen: MaterialItem, number: string): Promise<void> {
    const asked = await askUntilAnswered(clock, async () =>
      this.#desks.materials.change(seen, { content: { kind: 'invoice', invoice: invoice('100.00', number) } }),
    );
    if (asked.kind === 'lost') throw asked.fault;
    const { outcome } = asked;
    if (outcome.saved) return;
    const now = (await this.#invoices()).items.find((item) => item.documentId === seen.documentId);
    if (!asked.again || now === undefined || documentNumber(now.content) !== number) saved(outcome);
  }

  async #invoices(): Promise<Material> {
    const found = (await sure(async () => this.#desks.materials.materials(this.docDatumId))).find(
      (each) => each.documentType === 'BUSI_INVOICE',
    );
    if (!found) throw new Error('The package asks for no invoices');
    return found;
  }
}

function saved(outcome: ItemOutcome): MaterialItem {
  if (!outcome.saved) throw new Error(outcome.because);
  return outcome.item;
}
