import { importWords } from '../../../../words/areas/trade-imports.ts';
import { payrollWords } from '../../../../words/areas/trade-payroll.ts';
import { FormSkeleton } from '../../../design/panels/FormSkeleton.tsx';
import { ImportPartFailure } from '../../shared/imports/ImportPartFailure.tsx';
import { useLaterPart } from '../../shared/use-later-part.ts';

const loadPage = async () => import('./PayrollPage.tsx');
const words = [payrollWords, importWords];

/** The page on which payrolls are issued. Its code and texts are loaded when it is opened. */
export function PayrollScreen() {
  const { part, failed, onRetry } = useLaterPart(loadPage, words);
  if (failed) return <ImportPartFailure onRetry={onRetry} />;
  return part ? <part.PayrollPage /> : <FormSkeleton />;
}
