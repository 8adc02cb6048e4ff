import type { TradeApplication } from '../../../../domain/trade/shared/trade-application.ts';
import { PayrollPlace } from './PayrollPlace.tsx';

/** The people whose wages an application pays or accepts, if the user may see them. */
export function ApplicationPayroll({
  application: { id, act, instrument },
}: {
  readonly application: Pick<TradeApplication, 'id' | 'act' | 'instrument'>;
}) {
  if (act === 'payroll-issue') return <PayrollPlace applicationId={id} />;
  return instrument?.payroll ? <PayrollPlace instrumentId={instrument.id} /> : null;
}
