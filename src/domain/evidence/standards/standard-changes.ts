import type { DocumentType, UploadStage } from '../materials/stage.ts';

/** A category of a standard or of a package. */
export interface AskedCategory {
  readonly categoryId: string;
  readonly name: string;
  readonly stage: UploadStage;
  readonly documentType: DocumentType;
  /** Whether this package requires it, before exemptions for invoices. */
  readonly required: boolean;
  readonly maxItems: number | undefined;
  /** Accepted files, as any text that is equal for equal limits. */
  readonly files: string;
}

export const changedAspects = ['name', 'stage', 'required', 'optional', 'count', 'files'] as const;
export type ChangedAspect = (typeof changedAspects)[number];

/** Change of one category since a package was created. */
export type CategoryChange =
  | { readonly change: 'added'; readonly name: string; readonly required: boolean }
  /** Its documents stay in the package but are no longer required. */
  | { readonly change: 'removed'; readonly name: string }
  | { readonly change: 'changed'; readonly name: string; readonly aspects: readonly ChangedAspect[] };

/** Key of a category. It includes the document type, because documents of another type do not fit. */
export function categoryKey({ categoryId, documentType }: Pick<AskedCategory, 'categoryId' | 'documentType'>): string {
  return `${categoryId} ${documentType}`;
}

function aspectsOf(has: AskedCategory, asks: AskedCategory): readonly ChangedAspect[] {
  const aspects: readonly (ChangedAspect | false)[] = [
    has.name !== asks.name && 'name',
    has.stage !== asks.stage && 'stage',
    has.required !== asks.required && (asks.required ? 'required' : 'optional'),
    has.maxItems !== asks.maxItems && 'count',
    has.files !== asks.files && 'files',
  ];
  return aspects.filter((aspect) => aspect !== false);
}

/**
 * Changes of a standard since a package was created: added categories in the order of the standard, then changed ones,
 * then removed ones (document 2, section 7: comparePrompt; checklist F-219).
 */
export function standardChanges(
  has: readonly AskedCategory[],
  asks: readonly AskedCategory[],
): readonly CategoryChange[] {
  const before = new Map(has.map((category) => [categoryKey(category), category]));
  const now = new Set(asks.map(categoryKey));
  const changed = asks.flatMap((category): readonly CategoryChange[] => {
    const earlier = before.get(categoryKey(category));
    const aspects = earlier ? aspectsOf(earlier, category) : [];
    return aspects.length > 0 ? [{ change: 'changed', name: category.name, aspects }] : [];
  });
  return [
    ...asks
      .filter((category) => !before.has(categoryKey(category)))
      .map(({ name, required }): CategoryChange => ({ change: 'added', name, required })),
    ...changed,
    ...has
      .filter((category) => !now.has(categoryKey(category)))
      .map(({ name }): CategoryChange => ({ change: 'removed', name })),
  ];
}
