import { tradeArea } from '../../../../presentation/trade/trade-presenters.ts';
import { payrollWords } from '../../../../words/areas/trade-payroll.ts';
import { Card } from '../../../design/panels/Card.tsx';
import { ListSkeleton } from '../../../design/panels/ListSkeleton.tsx';
import { usePresenter } from '../../../pages/presenters-context.ts';
import { ImportPartFailure } from '../imports/ImportPartFailure.tsx';
import { useLaterPart } from '../use-later-part.ts';

const loadPanel = async () => import('./PayrollPanel.tsx');
const words = [payrollWords];

/**
 * The people of a payroll, by its application or by the instrument that it issued. Code and texts are loaded if there
 * is a payroll.
 */
export function PayrollPlace(which: {
  readonly applicationId?: string;
  readonly instrumentId?: string;
  /** The page with the list of people; absent if the list is shown here. */
  readonly listPath?: string | undefined;
}) {
  const people = usePresenter(tradeArea, (offered) => offered.payrollPeople());
  const { part, failed, onRetry } = useLaterPart(loadPanel, words);
  if (failed) return <ImportPartFailure onRetry={onRetry} />;
  if (part) return <part.PayrollPanel people={people} {...which} />;
  return (
    <Card>
      <ListSkeleton rows={3} />
    </Card>
  );
}
