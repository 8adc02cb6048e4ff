/** Whether the portal allocates instruments to inner organisations. It does not yet (checklist C-051 to C-054). */
export const isAllocationBuilt: boolean = false;

/** Whether a company is shown the allocation to its inner organisations: it is built, and there are some. */
export const showsAllocation = (isBuilt: boolean, hasInnerOrganisations: boolean): boolean =>
  isBuilt && hasInnerOrganisations;
