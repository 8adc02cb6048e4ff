import { AmountField, type AmountFieldProps } from '../../../views/design/fields/AmountField.tsx';
import { DateField, type DateFieldProps } from '../../../views/design/fields/DateField.tsx';
import { examplesOf } from '../../example.ts';
import { Held } from '../../Held.tsx';
import { samples } from '../../samples.ts';

function TriedAmount({ value, ...more }: Omit<AmountFieldProps, 'onChanged'>) {
  return <Held initial={value}>{(yuan, change) => <AmountField {...more} value={yuan} onChanged={change} />}</Held>;
}

function TriedDate({ value, ...more }: Omit<DateFieldProps, 'onChanged'>) {
  return <Held initial={value}>{(day, change) => <DateField {...more} value={day} onChanged={change} />}</Held>;
}

export const examples = [
  ...examplesOf('AmountField', {
    empty: ({ tell }) => <TriedAmount label={tell('融资金额', 'Amount')} placeholder="0.00" value="" />,
    filled: ({ tell }) => <TriedAmount label={tell('融资金额', 'Amount')} value="1284500.50" />,
    'with an error': ({ tell }) => (
      <TriedAmount
        required
        label={tell('融资金额', 'Amount')}
        hint={tell('不超过应收账款余额', 'Not above what is receivable')}
        error={tell('超过了可用额度', 'This is above the limit')}
        value="99000000.00"
      />
    ),
    disabled: ({ tell }) => <TriedAmount disabled label={tell('融资金额', 'Amount')} value="1284500.50" />,
    'many figures': ({ tell }) => <TriedAmount label={tell(...samples.longCompany)} value="9007199254740993.07" />,
  }),
  ...examplesOf('DateField', {
    empty: ({ tell }) => <TriedDate label={tell('开票日期', 'Invoice date')} value="" />,
    filled: ({ tell }) => <TriedDate label={tell('开票日期', 'Invoice date')} value="2026-11-20" />,
    'with an error': ({ tell }) => (
      <TriedDate
        required
        label={tell('到期日', 'Due date')}
        hint={tell('不早于合同日期', 'Not before the date of the contract')}
        error={tell('早于合同日期', 'This is before the date of the contract')}
        value="2020-01-01"
      />
    ),
    disabled: ({ tell }) => <TriedDate disabled label={tell('开票日期', 'Invoice date')} value="2026-11-20" />,
    'long text': ({ tell }) => (
      <TriedDate label={tell(...samples.longCompany)} hint={tell(...samples.longSentence)} value="2026-11-20" />
    ),
  }),
];
