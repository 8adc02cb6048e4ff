import type { VaultRefusal } from '../../application/ports/uploads/document-vault.ts';
import type { Failure } from '../shared/failure.ts';

/** Why the back end did not place an arrived file, or refused the fields that go with it. */
export type PlacementRefusal =
  | { readonly because: 'changed-by-another'; readonly by: string }
  | { readonly because: 'not-open' | 'material-full' | 'file-missing' | 'gone' | 'field-refused' };

/** Why a file did not arrive: refused during the upload, refused at its place, or a fault. */
export type UploadTrouble = VaultRefusal | PlacementRefusal | { readonly because: 'failed'; readonly failure: Failure };
