import type { VaultRefusal } from '../../application/ports/uploads/document-vault.ts';
import type { Failure } from '../shared/failure.ts';

/** Why the back end did not put an arrived file where it belongs, or did not take what goes with it. */
export type PlacementRefusal =
  | { readonly because: 'changed-by-another'; readonly by: string }
  | { readonly because: 'not-open' | 'material-full' | 'file-missing' | 'gone' | 'field-refused' };

/** Why a file did not make it: refused on its way, refused at its place, or an answer that did not come. */
export type UploadTrouble = VaultRefusal | PlacementRefusal | { readonly because: 'failed'; readonly failure: Failure };
