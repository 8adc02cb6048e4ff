import type { ProductCode } from '../../catalogue/product-code.ts';

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

/** How many levels a tree has at most. No group is that deep; what is said to lie deeper stands on the last of them. */
export const deepestLevel = 32;

/**
 * The tree of a company's inner organisations, each level by code. Whoever's parent is not among them stands at the
 * top, and of those that would lie below themselves the first does: everyone is shown, once, whatever a back end says
 * of their parents.
 */
export function organisationTree(organisations: readonly InnerOrganisation[]): readonly OrganisationBranch[] {
  const ordered = organisations.toSorted((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
  const known = new Set(ordered.map(({ id }) => id));
  const children = Map.groupBy(ordered, ({ parentId }) => parentId);
  const placed = new Set<string>();
  const tree: OrganisationBranch[] = [];
  const place = (top: InnerOrganisation): void => {
    // What is to be placed, in turn, and where: the last placed has those below it placed next.
    const turns = [{ organisation: top, beside: tree, level: 1 }];
    for (let turn = turns.pop(); turn; turn = turns.pop()) {
      const { organisation, beside, level } = turn;
      if (placed.has(organisation.id)) continue;
      placed.add(organisation.id);
      const below: OrganisationBranch[] = [];
      beside.push({ organisation, below });
      const next = level < deepestLevel ? { beside: below, level: level + 1 } : { beside, level };
      turns.push(
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

/**
 * What is left of a tree where something is looked for by name or code: what matches with all that lies below it, and
 * what leads there.
 */
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
export const countOf = (tree: readonly OrganisationBranch[]): number =>
  tree.reduce((sum, { below }) => sum + 1 + countOf(below), 0);
