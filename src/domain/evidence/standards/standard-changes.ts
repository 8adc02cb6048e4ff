import type { DocumentType, UploadStage } from '../materials/stage.ts';

/** A category as a standard asks for it, or as a package has it. */
export interface AskedCategory {
  readonly categoryId: string;
  readonly name: string;
  readonly stage: UploadStage;
  readonly documentType: DocumentType;
  /** Whether this package requires it, regardless of exemptions for its invoices. */
  readonly required: boolean;
  readonly maxItems: number | undefined;
  /** What files it takes, in any form that is the same for the same limits. */
  readonly files: string;
}

export const changedAspects = ['name', 'stage', 'required', 'optional', 'count', 'files'] as const;
export type ChangedAspect = (typeof changedAspects)[number];

/** Change of one category since a package was created. */
export type CategoryChange =
  | { readonly change: 'added'; readonly name: string; readonly required: boolean }
  /** What was given for it stays, and is asked for no more. */
  | { readonly change: 'removed'; readonly name: string }
  | { readonly change: 'changed'; readonly name: string; readonly aspects: readonly ChangedAspect[] };

/** A category of another type of file takes none of what was given for the old one: it is another. */
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
 * What a standard asks for otherwise than a package made by an earlier one has it: what is new first, in the standard's
 * order, then what changed, then what is gone (document 2, section 7: comparePrompt; checklist F-219).
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
