import { FormSkeleton } from '../../design/panels/FormSkeleton.tsx';
import { ImportPartFailure } from '../shared/imports/ImportPartFailure.tsx';
import { useImportPart } from '../shared/imports/use-import-part.ts';

const loadPage = async () => import('./IssueImportPage.tsx');

/** The page on which many issues are read from a sheet. Its code and texts are loaded when it is opened. */
export function IssueImportPlace() {
  const { part, failed, onRetry } = useImportPart(loadPage);
  if (failed) return <ImportPartFailure onRetry={onRetry} />;
  return part ? <part.IssueImportPage /> : <FormSkeleton />;
}
