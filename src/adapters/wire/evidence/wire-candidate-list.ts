import { blankSources, candidateSources } from '../../../contract/documented/evidence/candidates/candidate-sources.ts';
import { bookToWire } from '../../../contract/documented/evidence/book-mapping.ts';
import { standardCalls } from '../../../contract/documented/evidence/standards.ts';
import type {
  CandidateList,
  CandidateShelf,
  ExpectedMaterial,
} from '../../../application/ports/evidence/candidate-list.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { isUploadStage } from '../../../domain/evidence/materials/stage.ts';
import type { CandidateFilter, CandidatePage } from '../../../domain/evidence/selection/candidate.ts';
import type { WireClient } from '../wire-client.ts';

export class WireCandidateList implements CandidateList {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async page(
    { book, side, blank = false }: CandidateShelf,
    filter: CandidateFilter,
    page: number,
    pageSize: number,
    signal?: AbortSignal,
  ): Promise<CandidatePage> {
    const source = blank ? blankSources[book]?.[side] : candidateSources[book][side];
    return source
      ? source.fetch(async (call, request) => this.client.send(call, request, { signal }), {
          book,
          filter,
          page,
          pageSize,
        })
      : { total: 0, rows: [] };
  }

  async expectedMaterials(book: OpenBook, fkCorpCore: string, fkFinance: string): Promise<readonly ExpectedMaterial[]> {
    const standard = await this.client.send(standardCalls.effectiveStandard, {
      ...bookToWire(book),
      fkCorpCore,
      fkFinance,
    });
    return (standard.categories ?? []).flatMap((category) =>
      isUploadStage(category.docUploadStage)
        ? [
            {
              name: category.categoryName,
              stage: category.docUploadStage,
              required: category.required ?? false,
              templateOf: category.hasTemplate ? (category.docStdCategoryId ?? undefined) : undefined,
              templateEdited: category.templateEdited ?? false,
            },
          ]
        : [],
    );
  }
}
