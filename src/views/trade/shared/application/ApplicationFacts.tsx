import { observer } from 'mobx-react-lite';

import { moneyToText } from '../../../../domain/money/money.ts';
import { isIssuing } from '../../../../domain/trade/shared/application-policy.ts';
import type { TradeApplication } from '../../../../domain/trade/shared/trade-application.ts';
import type { ApplicationPresenter } from '../../../../presentation/trade/shared/application-presenter.ts';
import { PortalLink } from '../../../design/actions/PortalLink.tsx';
import { Card } from '../../../design/panels/Card.tsx';
import { KeyValueFacts, type Fact } from '../../../design/panels/KeyValueFacts.tsx';
import { emptyValue, money } from '../../../../words/format.ts';
import { useWords, type Say } from '../../../../words/use-words.ts';
import { OfferFacts } from '../OfferFacts.tsx';

/** Terms of the instrument that an application is about. */
function instrumentFacts(
  {
    issuerName,
    contractNumber,
    isTransferable,
  }: Pick<NonNullable<TradeApplication['instrument']>, 'issuerName' | 'contractNumber' | 'isTransferable'>,
  say: Say,
): readonly Fact[] {
  return [
    ...(issuerName === '' ? [] : [{ label: say('trade.payer'), value: issuerName }]),
    ...(contractNumber === '' ? [] : [{ label: say('trade.contract-behind'), value: contractNumber }]),
    ...(isTransferable === undefined
      ? []
      : [
          {
            label: say('trade.flow'),
            value: say(isTransferable ? 'trade.transferable-yes' : 'trade.transferable-no'),
          },
        ]),
  ];
}

/** The contracts behind all financed instruments, each named once. */
const contractsOf = ({ lines }: NonNullable<TradeApplication['financed']>, say: Say): string =>
  [...new Set(lines.map(({ contractNumber }) => contractNumber))]
    .filter((number) => number !== '')
    .join(say('formats.list-separator'));

/** The content of an application. */
export const ApplicationFacts = observer(function ApplicationFacts({
  presenter,
}: {
  readonly presenter: ApplicationPresenter;
}) {
  const { say } = useWords();
  const { application, amountInWords, days, financingPath, instrumentPath } = presenter;
  if (!application) return null;
  const { form, parties, act, instrument, amount, dueOn, counterpartyName, financed } = application;
  const nameOf = (id: string): string => parties.find(({ companyId }) => companyId === id)?.name ?? '';
  const exception = [
    form.exceptionReason === '' ? '' : say('trade.exception', { reason: form.exceptionReason }),
    form.exceptionText,
  ].filter((part) => part !== '');
  const facts: readonly Fact[] = [
    { label: say('trade.amount'), value: money(moneyToText(amount)), strong: true },
    ...(amountInWords === ''
      ? []
      : [{ label: say('trade.amount-words'), value: say('trade.amount-in-words', { words: amountInWords }) }]),
    ...(dueOn === ''
      ? []
      : [
          {
            label: say('trade.due'),
            value: [
              say('trade.day-of', { day: dueOn }),
              ...(days === undefined ? [] : [say('trade.days', { days })]),
            ].join(say('formats.clause-separator')),
          },
        ]),
    // A financing lists all its instruments below.
    ...(instrument && !financed
      ? [
          {
            label: say('trade.column-number'),
            value:
              instrumentPath === undefined ? (
                instrument.number
              ) : (
                <PortalLink to={instrumentPath}>{instrument.number}</PortalLink>
              ),
          },
        ]
      : []),
    // An issue names its own payer and contract below.
    ...(financed
      ? instrumentFacts(
          { ...financed, contractNumber: contractsOf(financed, say) || emptyValue, isTransferable: undefined },
          say,
        )
      : instrument && !isIssuing(act)
        ? instrumentFacts(instrument, say)
        : []),
    ...(form.lines.length > 0
      ? form.lines.map((line, index) => ({
          label: index === 0 ? say('trade.payee') : '',
          value: [nameOf(line.payeeId), money(line.amount)].join(' '),
        }))
      : [{ label: say(isIssuing(act) ? 'trade.payee' : 'trade.column-party'), value: counterpartyName }]),
    ...(exception.length === 0
      ? []
      : [{ label: say('trade.exception-reason'), value: exception.join(say('formats.clause-separator')) }]),
    ...(form.project === '' ? [] : [{ label: say('trade.project'), value: form.project }]),
    ...(form.period === ''
      ? []
      : [{ label: say('trade.wages'), value: say('trade.wages-of', { month: form.period }) }]),
    ...(form.contractNumber === '' ? [] : [{ label: say('trade.contract-behind'), value: form.contractNumber }]),
    ...form.invoices.map(({ number, issuedOn, total }, index) => ({
      label: index === 0 ? say('trade.invoices') : '',
      value: [number, ...(issuedOn === '' ? [] : [say('formats.day', { day: issuedOn })]), money(total)].join(' '),
    })),
    ...(financed?.lines ?? []).map(({ number, amount: part }, index) => ({
      label: index === 0 ? say('financing.used-instruments') : '',
      value: say('financing.used-part', { number, amount: moneyToText(part) }),
    })),
    ...(financed && act === 'finance' && financed.state === undefined
      ? [{ label: say('financing.valid-until'), value: say('financing.until-day', { day: financed.offer.validUntil }) }]
      : []),
    ...(financed?.materials
      ? [
          {
            label: say('financing.materials'),
            value: say('financing.materials-of', {
              standing: financed.materials,
              startsOn: financed.offer.startsOn,
            }),
          },
        ]
      : []),
    ...(financed && financed.accountEnding !== ''
      ? [
          {
            label: say('financing.to-account'),
            value: say('financing.account-ending', { bank: financed.bankName, ending: financed.accountEnding }),
          },
        ]
      : []),
    ...(financed && financed.contractNumber !== ''
      ? [{ label: say('financing.contract-number'), value: financed.contractNumber }]
      : []),
    ...(financed && financed.state !== undefined
      ? [
          {
            label: say('financing.state-now'),
            value: (
              <>
                {say('financing.state', { state: financed.state })}{' '}
                {financingPath !== undefined && (
                  <PortalLink to={financingPath}>
                    {say(act === 'contract' ? 'financing.open-contract' : 'financing.open-financing')}
                  </PortalLink>
                )}
              </>
            ),
          },
        ]
      : []),
    ...(isIssuing(act)
      ? [
          {
            label: say('trade.flow'),
            value: say(form.isTransferable ? 'trade.transferable-yes' : 'trade.transferable-no'),
          },
        ]
      : []),
    ...(form.remark === '' ? [] : [{ label: say('trade.remark'), value: form.remark }]),
    ...((act === 'transfer' || act === 'finance') && form.purpose !== ''
      ? [{ label: say('trade.purpose'), value: form.purpose }]
      : []),
    ...(act === 'correction' && form.purpose !== ''
      ? [{ label: say('trade.correction-reason'), value: form.purpose }]
      : []),
  ];
  return (
    <>
      <Card title={say('trade.facts')} padded>
        <KeyValueFacts layout="down" facts={facts} />
      </Card>
      {financed && (
        <Card
          title={say('financing.costs')}
          note={say('financing.costs-note', { state: financed.contractNumber === '' ? 'offer' : 'contract' })}
          padded
        >
          <OfferFacts amount={amount} offer={financed.offer} figures={financed.figures} issuer={financed.issuerName} />
        </Card>
      )}
    </>
  );
});
