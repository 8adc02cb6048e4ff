import type { TransferPresenter } from '../../../presentation/trade/transfer/transfer-presenter.ts';
import { ImportPartFailure } from '../shared/imports/ImportPartFailure.tsx';
import { useImportPart } from '../shared/imports/use-import-part.ts';

const loadDialog = async () => import('./PayeeSheetDialog.tsx');

/** The dialog that reads payees from a sheet. Its code and texts are loaded when it is opened. */
export function PayeeSheetPlace({
  presenter,
  onClosed,
}: {
  readonly presenter: TransferPresenter;
  readonly onClosed: () => void;
}) {
  const { part, failed, onRetry } = useImportPart(loadDialog);
  if (failed) return <ImportPartFailure onRetry={onRetry} />;
  return part ? <part.PayeeSheetDialog presenter={presenter} onClosed={onClosed} /> : null;
}
