import { isUploadStage, type UploadStage } from '../../../domain/evidence/materials/stage.ts';
import { pathsOf, type PackageKey } from './package-paths.ts';

/** The user's place on the upload page. */
export interface UploadPagePosition {
  readonly stage: UploadStage;
  /** The open document. */
  readonly item: string | undefined;
  /** The tabs as the address names them; empty if all are in their first state. */
  readonly tab: string;
}

const queryOf = (parameters: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(parameters)
    .map(([name, value]) => (value ? `&${name}=${encodeURIComponent(value)}` : ''))
    .join('');

/** The path of a document or material of a stage of the upload page, and of one of its fields. */
export function placePath({ book, packageId }: PackageKey, stage: UploadStage, item: string, field?: string): string {
  return pathsOf(book).upload(packageId, stage) + queryOf({ item, field });
}

/** The path of a stage of the upload page at the user's last place. */
export function pathOfPlace({ book, packageId }: PackageKey, { stage, item, tab }: UploadPagePosition): string {
  return pathsOf(book).upload(packageId, stage) + queryOf({ item, tab });
}

/** The path of the page on which everything is checked before the submission, with the place to return to. */
export function checkPath({ book, packageId }: PackageKey, from?: UploadPagePosition): string {
  return (
    pathsOf(book).upload(packageId, 'CHECK') +
    (from ? queryOf({ from: from.stage, item: from.item, tab: from.tab }) : '')
  );
}

/** The place to return to from the check, as its address names it; undefined if it names no valid stage. */
export function placeFromCheckAddress(address: string): UploadPagePosition | undefined {
  const search = new URLSearchParams(address.split('?')[1] ?? '');
  const stage = search.get('from') ?? '';
  return isUploadStage(stage)
    ? { stage, item: search.get('item') ?? undefined, tab: search.get('tab') ?? '' }
    : undefined;
}
