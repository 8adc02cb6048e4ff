import type { Container } from 'inversify';
import { WirePayrollDesk } from '../../../adapters/wire/trade/wire-payroll-desk.ts';
import { PayrollPeople } from '../../../presentation/trade/shared/payroll/payroll-people.ts';
import { tokens } from '../../tokens.ts';
import { payrollPeople } from './tokens.ts';

/** Binding of the people of a payroll: on the pages of the trade, and beside the queue of all products. */
export function bindPayrollPeople(container: Container): void {
  if (container.isBound(payrollPeople)) return;
  container
    .bind(payrollPeople)
    .toResolvedValue(
      (client, session) => () => new PayrollPeople({ desk: new WirePayrollDesk(client), session }),
      [tokens.WireClient, tokens.SessionStore],
    )
    .inTransientScope();
}
