import type { GeneratedFile } from '../../../application/ports/generated-file.ts';
import { generatedFileFromWire } from '../generated-file-from-wire.ts';
import type { FinancingDesk } from '../../../application/ports/evidence/financing-desk.ts';
import type {
  MaterialStandards,
  StandardPlace,
  TemplateSelection,
} from '../../../application/ports/evidence/material-standards.ts';
import { bookToWire } from '../../../contract/documented/evidence/book-mapping.ts';
import {
  newLibraryPolicy,
  standardDownloadCalls as calls,
} from '../../../contract/documented/evidence/standard-downloads.ts';
import { standardCalls } from '../../../contract/documented/evidence/standards.ts';
import { books } from '../../../domain/catalogue/books.ts';
import {
  noStandardReasons,
  standardOffer,
  standardSourceFor,
  type StandardFacts,
  type StandardOffer,
  type StandardSource,
} from '../../../domain/evidence/standards/standard-offer.ts';
import type { WireClient } from '../wire-client.ts';

type ChosenPlace = Extract<StandardPlace, { readonly funderId: string }>;

const dimensionsOf = ({ book, coreEnterpriseId: fkCorpCore, funderId: fkFinance, productType }: ChosenPlace) => ({
  ...bookToWire(book),
  dimensions: { fkCorpCore, fkFinance },
  ...(productType === '' ? {} : { productType }),
});

export class WireMaterialStandards implements MaterialStandards {
  private readonly client: WireClient;
  private readonly financing: FinancingDesk;

  constructor(client: WireClient, financing: FinancingDesk) {
    this.client = client;
    this.financing = financing;
  }

  async offer(place: StandardPlace, signal?: AbortSignal): Promise<StandardOffer> {
    if ('packageId' in place) return this.packageOffer(place, signal);
    const { packageType: docType } = books[place.book];
    return standardOffer(
      { packageType: docType, funderId: place.funderId, productType: place.productType },
      await this.facts(place, signal),
    );
  }

  async list(place: StandardPlace): Promise<GeneratedFile> {
    if ('packageId' in place)
      return generatedFileFromWire(await this.client.send(calls.standardList, { docDatumId: place.packageId }));
    const { book, coreEnterpriseId: fkCorpCore, funderId: fkFinance } = place;
    if ((await this.standardSource(place)) === 'new')
      return generatedFileFromWire(await this.client.send(calls.standardListByDimension, dimensionsOf(place)));
    const { fkStdSnapshotVersionEffect } = await this.client.send(standardCalls.effectiveStandard, {
      ...bookToWire(book),
      fkCorpCore,
      fkFinance,
    });
    return generatedFileFromWire(await this.client.send(calls.standardExport, { id: fkStdSnapshotVersionEffect }));
  }

  async template(place: StandardPlace, wanted: TemplateSelection): Promise<GeneratedFile> {
    if ('materialId' in wanted)
      return generatedFileFromWire(
        await this.client.send(calls.standardTemplate, { docMaterialId: wanted.materialId, pkFile: wanted.fileId }),
      );
    if ('packageId' in place) throw new RangeError('A template of a package is one of its materials’');
    return generatedFileFromWire(
      await this.client.send(calls.standardTemplateByDimension, {
        ...dimensionsOf(place),
        docStdCategoryId: wanted.categoryId,
      }),
    );
  }

  /** The offer for a package. The back end knows the package's funder and core enterprise. */
  private async packageOffer(
    { book, packageId: docDatumId }: Extract<StandardPlace, { readonly packageId: string }>,
    signal?: AbortSignal,
  ): Promise<StandardOffer> {
    const [{ switchedOn }, verified] = await Promise.all([
      this.financing.bookTerms(book, signal),
      this.client.send(calls.standardVerify, { ...bookToWire(book), docDatumId }, { signal }),
    ]);
    if (!switchedOn) return { offered: false, because: 'switched-off' };
    if (verified.available) return { offered: true };
    return {
      offered: false,
      because: noStandardReasons.find((reason) => reason === verified.reason) ?? 'not-published',
    };
  }

  private async standardSource(place: ChosenPlace, signal?: AbortSignal): Promise<StandardSource> {
    const { book, coreEnterpriseId: fkCorpCore, funderId: fkFinance } = place;
    const [{ libraryState }, { policy }] = await Promise.all([
      this.client.send(standardCalls.libraryFeature, {}, { signal }),
      this.client.send(calls.routePolicy, { ...bookToWire(book), dimensions: { fkCorpCore, fkFinance } }, { signal }),
    ]);
    return standardSourceFor({ libraryState: libraryState ?? '', routedToNew: policy === newLibraryPolicy });
  }

  private async facts(place: ChosenPlace, signal?: AbortSignal): Promise<StandardFacts> {
    const [product, core, state] = await Promise.all([
      this.financing.bookTerms(place.book, signal),
      this.financing.coreTerms(place.book, place.coreEnterpriseId, signal),
      this.publishing(place, signal),
    ]);
    return { ...product, ...core, ...state };
  }

  /** Whether the source provides and has published a standard; each source has its own calls for this. */
  private async publishing(
    place: ChosenPlace,
    signal?: AbortSignal,
  ): Promise<Pick<StandardFacts, 'provided' | 'published'>> {
    if ((await this.standardSource(place, signal)) === 'new') {
      const { available, reason } = await this.client.send(calls.standardVerify, dimensionsOf(place), { signal });
      // Other reasons come from other calls.
      return {
        provided: reason !== 'not-provided',
        published: available || (reason !== undefined && reason !== null && reason !== 'not-published'),
      };
    }
    const { book, coreEnterpriseId: fkCorpCore, funderId: fkFinance } = place;
    const [provided, published] = await Promise.all([
      this.client.send(calls.areStandardsEnabled, {}, { signal }),
      this.client.send(calls.standardAvailable, { ...bookToWire(book), fkCorpCore, fkFinance }, { signal }),
    ]);
    return { provided, published };
  }
}
