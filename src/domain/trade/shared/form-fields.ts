import { visibleText } from '../../text/invisible-characters.ts';
import type { TradeAct } from './application-policy.ts';
import { emptyTradeForm, type TypedTradeForm } from './trade-application.ts';

type FormField = keyof TypedTradeForm;

const aboutHolding: readonly FormField[] = ['holdingId', 'purpose'];
const aboutOrder: readonly FormField[] = ['holdingId', 'orderId'];

/** Fields of the form of each act. */
const formFields: Readonly<Record<TradeAct, readonly FormField[]>> = {
  issue: [
    'payeeId',
    'amount',
    'dueOn',
    'contractNumber',
    'invoices',
    'isTransferable',
    'remark',
    'exceptionReason',
    'exceptionText',
  ],
  'payroll-issue': [
    'payeeId',
    'amount',
    'dueOn',
    'contractNumber',
    'project',
    'period',
    'payrollId',
    'isTransferable',
    'remark',
    'exceptionReason',
    'exceptionText',
  ],
  'issue-recall': aboutHolding,
  accept: aboutHolding,
  refuse: aboutHolding,
  transfer: ['holdingId', 'lines', 'purpose'],
  'transfer-recall': aboutHolding,
  cancellation: aboutHolding,
  finance: ['holdings', 'programmeId', 'accountId', 'purpose'],
  contract: ['financingId'],
  disbursement: ['paymentId'],
  'disbursement-return': ['paymentId'],
  payment: ['paymentId'],
  repurchase: ['paymentId'],
  freeze: aboutOrder,
  release: aboutOrder,
  'court-transfer': aboutOrder,
  succession: aboutOrder,
  correction: [...aboutOrder, 'purpose'],
  deregistration: aboutOrder,
};

/** A form reduced to the fields of its act; other fields are neither stored nor signed. */
export function formOfAct(act: TradeAct, form: TypedTradeForm): TypedTradeForm {
  const own = Object.fromEntries(formFields[act].map((field) => [field, form[field]])) as Partial<TypedTradeForm>;
  const kept = { ...emptyTradeForm, ...own };
  return {
    ...kept,
    contractNumber: visibleText(kept.contractNumber),
    remark: visibleText(kept.remark),
    project: visibleText(kept.project),
    exceptionText: visibleText(kept.exceptionText),
    purpose: visibleText(kept.purpose),
  };
}

/** Ids of the other companies that a form names, in its order and each once. */
export function partiesOfForm({ payeeId, lines }: Pick<TypedTradeForm, 'payeeId' | 'lines'>): readonly string[] {
  const ids = [payeeId, ...lines.map((line) => line.payeeId)];
  return [...new Set(ids.filter((id) => id !== ''))];
}
