import type { ProductCode } from '../catalogue/product-code.ts';

/** An independent part of a group, such as a division, a plant or a centre. */
export interface InnerOrganisation {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** 1 for those right below the company. */
  readonly level: number;
  /** Empty for those right below the company. */
  readonly parentId: string;
  /** `unrecognised` for a state that this portal does not know. */
  readonly state: 'active' | 'stopped' | 'unrecognised';
  /** Products in which it may act for the company today. */
  readonly products: readonly ProductCode[];
}

/** The facts of an organisation that determine its place in the tree. */
export type PlacedOrganisation = Pick<InnerOrganisation, 'id' | 'code' | 'parentId'>;

/** An organisation with those below it. */
export interface OrganisationBranch<Each extends PlacedOrganisation = InnerOrganisation> {
  readonly organisation: Each;
  readonly below: readonly OrganisationBranch<Each>[];
}

/** Maximum number of levels in a tree. Deeper organisations are placed on the last level. */
export const deepestLevel = 32;

/**
 * The tree of a company's inner organisations, each level sorted by code. An organisation with an unknown parent is
 * placed at the top, and so is the first organisation of a cycle. Each organisation appears exactly once.
 */
export function organisationTree<Each extends PlacedOrganisation>(
  organisations: readonly Each[],
): readonly OrganisationBranch<Each>[] {
  const ordered = organisations.toSorted((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
  const known = new Set(ordered.map(({ id }) => id));
  const children = Map.groupBy(ordered, ({ parentId }) => parentId);
  const placed = new Set<string>();
  const tree: OrganisationBranch<Each>[] = [];
  const place = (top: Each): void => {
    // Organisations that are still to be placed, in depth-first order, each with the list that it joins.
    const pending = [{ organisation: top, beside: tree, level: 1 }];
    for (let entry = pending.pop(); entry; entry = pending.pop()) {
      const { organisation, beside, level } = entry;
      if (placed.has(organisation.id)) continue;
      placed.add(organisation.id);
      const below: OrganisationBranch<Each>[] = [];
      beside.push({ organisation, below });
      const next = level < deepestLevel ? { beside: below, level: level + 1 } : { beside, level };
      pending.push(
        ...(children.get(organisation.id) ?? []).map((each) => ({ organisation: each, ...next })).toReversed(),
      );
    }
  };
  for (const each of ordered) if (!known.has(each.parentId)) place(each);
  for (const each of ordered) place(each);
  return tree;
}

const matches = ({ code, name }: InnerOrganisation, asked: string): boolean =>
  [code, name].some((each) => each.normalize('NFKC').toLowerCase().includes(asked));

/** The part of a tree that matches a name or code: matching branches as a whole, and the branches that lead to them. */
export function filterTree(tree: readonly OrganisationBranch[], asked: string): readonly OrganisationBranch[] {
  const plain = asked.normalize('NFKC').trim().toLowerCase();
  if (plain === '') return tree;
  return tree.flatMap((each) => {
    if (matches(each.organisation, plain)) return [each];
    const below = filterTree(each.below, plain);
    return below.length === 0 ? [] : [{ ...each, below }];
  });
}

/** Number of organisations in a tree. */
export const countOrganisations = (tree: readonly OrganisationBranch[]): number =>
  tree.reduce((sum, { below }) => sum + 1 + countOrganisations(below), 0);

/** The organisations of a tree in its order, each with its depth; 0 for the top. */
export const organisationsInOrder = <Each extends PlacedOrganisation>(
  tree: readonly OrganisationBranch<Each>[],
  depth = 0,
): readonly { readonly organisation: Each; readonly depth: number }[] =>
  tree.flatMap(({ organisation, below }) => [{ organisation, depth }, ...organisationsInOrder(below, depth + 1)]);

/**
 * Ids of an organisation and of all below it; none for an unknown one. Organisations of a cycle are each other's lower
 * ones, and appear once.
 */
export function organisationsWithin(
  organisations: readonly Pick<PlacedOrganisation, 'id' | 'parentId'>[],
  id: string,
): ReadonlySet<string> {
  const children = Map.groupBy(organisations, ({ parentId }) => parentId);
  const within = new Set(organisations.flatMap((each) => (each.id === id ? [id] : [])));
  for (const each of within) for (const child of children.get(each) ?? []) within.add(child.id);
  return within;
}
