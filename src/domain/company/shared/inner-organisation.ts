import type { ProductCode } from '../../products/shared/product-code.ts';

/** A part of a group that works by itself: a division, a plant, a centre. */
export interface InnerOrganisation {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** 1 for those right below the company. */
  readonly level: number;
  /** Empty for those right below the company. */
  readonly parentId: string;
  /** `unrecognised` where the back end names a state that is not known here. */
  readonly state: 'active' | 'stopped' | 'unrecognised';
  /** In what it may act for the company today. */
  readonly products: readonly ProductCode[];
}

/** One of them in its place, with those below it. */
export interface OrganisationBranch {
  readonly organisation: InnerOrganisation;
  readonly below: readonly OrganisationBranch[];
}

/**
 * The tree of a company's inner organisations, each level by code. Whoever's parent is not among them stands at the top, and of
 * those that would lie below themselves the first does: everyone is shown, once.
 */
export function organisationTree(organisations: readonly InnerOrganisation[]): readonly OrganisationBranch[] {
  const ordered = organisations.toSorted((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
  const known = new Set(ordered.map(({ id }) => id));
  const placed = new Set<string>();
  const branch = (organisation: InnerOrganisation): OrganisationBranch => {
    placed.add(organisation.id);
    const below: OrganisationBranch[] = [];
    for (const each of ordered) if (each.parentId === organisation.id && !placed.has(each.id)) below.push(branch(each));
    return { organisation, below };
  };
  const tops = ordered.filter(({ parentId }) => !known.has(parentId)).map(branch);
  const rings: OrganisationBranch[] = [];
  for (const each of ordered) if (!placed.has(each.id)) rings.push(branch(each));
  return [...tops, ...rings];
}

const matches = ({ code, name }: InnerOrganisation, asked: string): boolean => [code, name].some((each) => each.normalize('NFKC').toLowerCase().includes(asked));

/** What is left of a tree where something is looked for by name or code: what matches with all that lies below it, and what leads there. */
export function foundInTree(tree: readonly OrganisationBranch[], asked: string): readonly OrganisationBranch[] {
  const plain = asked.normalize('NFKC').trim().toLowerCase();
  if (plain === '') return tree;
  return tree.flatMap((each) => {
    if (matches(each.organisation, plain)) return [each];
    const below = foundInTree(each.below, plain);
    return below.length === 0 ? [] : [{ ...each, below }];
  });
}

/** How many a tree has. */
export const countOf = (tree: readonly OrganisationBranch[]): number => tree.reduce((sum, { below }) => sum + 1 + countOf(below), 0);
