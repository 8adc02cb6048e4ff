import { useSearchParams } from 'react-router-dom';

export interface PackageAddress {
  /** Undefined if the address names no valid number. */
  readonly packageId: string | undefined;
  readonly stage: string | null;
  /** The document or material, and its field, that the user came to correct. */
  readonly item: string | null;
  readonly field: string | null;
  /** The tab of documents by their check, by its name on the upload page. */
  readonly tab: string | null;
}

const packageNumber = /^[\w-]{1,64}$/;

/** Reads the address: `p` names the package, `s` the stage (document 2, section 2). */
export function usePackageAddress(): PackageAddress {
  const [search] = useSearchParams();
  const named = search.get('p') ?? '';
  return {
    packageId: packageNumber.test(named) ? named : undefined,
    stage: search.get('s'),
    item: search.get('item'),
    field: search.get('field'),
    tab: search.get('tab'),
  };
}
