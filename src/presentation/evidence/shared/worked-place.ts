import { isUploadStage, type UploadStage } from '../../../domain/evidence/materials/stage.ts';
import { pathsOf, type PackageKey } from './package-paths.ts';

/** Where somebody was on the upload page. */
export interface WorkedPlace {
  readonly stage: UploadStage;
  /** The document that stood open. */
  readonly item: string | undefined;
  /** As the address names the tabs; empty where all are as they begin. */
  readonly tab: string;
}

const named = (parameters: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(parameters)
    .map(([name, value]) => (value ? `&${name}=${encodeURIComponent(value)}` : ''))
    .join('');

/** A document or material of a stage of the upload page, and a field of it. */
export function placePath({ book, packageId }: PackageKey, stage: UploadStage, item: string, field?: string): string {
  return pathsOf(book).upload(packageId, stage) + named({ item, field });
}

/** A stage of the upload page as it stood. */
export function workedPath({ book, packageId }: PackageKey, { stage, item, tab }: WorkedPlace): string {
  return pathsOf(book).upload(packageId, stage) + named({ item, tab });
}

/** Where everything is looked over before it is handed in, and from where one came. */
export function checkPath({ book, packageId }: PackageKey, from?: WorkedPlace): string {
  return (
    pathsOf(book).upload(packageId, 'CHECK') + (from ? named({ from: from.stage, item: from.item, tab: from.tab }) : '')
  );
}

/**
 * From where one came to look everything over, as the address says it; undefined where it says nothing that could be.
 */
export function workedPlaceIn(address: string): WorkedPlace | undefined {
  const search = new URLSearchParams(address.split('?')[1] ?? '');
  const stage = search.get('from') ?? '';
  return isUploadStage(stage)
    ? { stage, item: search.get('item') ?? undefined, tab: search.get('tab') ?? '' }
    : undefined;
}
