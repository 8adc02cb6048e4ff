import { moneyToText, type Money } from '../../../domain/money/money.ts';
import type { KeptCost, KeptOffer } from '../../../domain/trade/financing/kept-offer.ts';
import { KeyValueFacts } from '../../design/panels/KeyValueFacts.tsx';
import { money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';

/** What a financing costs, each figure with its formula. */
export function OfferFacts({
  amount,
  offer,
  figures,
  issuer,
  isPaidOut = false,
}: {
  readonly amount: Money;
  readonly offer: KeptOffer;
  readonly figures: KeptCost;
  readonly issuer: string;
  /** Whether the figures are those of the day on which the bank has paid. */
  readonly isPaidOut?: boolean;
}) {
  const { say } = useWords();
  const text = moneyToText(amount);
  const formula = say('financing.interest-formula', {
    amount: text,
    millionths: offer.annualRate,
    days: figures.days,
    basis: offer.dayBasis,
  });
  const join = (...parts: readonly string[]): string =>
    parts.filter((part) => part !== '').join(say('formats.clause-separator'));
  return (
    <KeyValueFacts
      layout="down"
      facts={[
        { label: say('financing.amount-line'), value: money(text) },
        {
          label: say('financing.interest'),
          value: join(
            money(figures.interest),
            formula,
            offer.interestBearer === 'issuer' ? say('financing.interest-by-issuer', { issuer }) : '',
            offer.interestTime === 'maturity' ? say('financing.interest-at-maturity') : '',
          ),
        },
        {
          label: say('financing.fee'),
          value: join(
            money(figures.fee),
            say('financing.fee-formula', { amount: text, millionths: offer.feeRate }),
            figures.feeTax === '0.00' ? '' : say('financing.fee-tax', { tax: figures.feeTax }),
          ),
        },
        { label: say('financing.net-line'), value: money(figures.net), strong: true },
        ...(figures.annualCost === undefined
          ? []
          : [
              {
                label: say('financing.annual-cost'),
                value: join(
                  say('financing.rate', { millionths: figures.annualCost }),
                  say('financing.annual-cost-formula', {
                    cost: figures.cost,
                    net: figures.net,
                    days: figures.days,
                  }),
                ),
              },
            ]),
        {
          label: say(isPaidOut ? 'financing.paid-out-on' : 'financing.arrival'),
          value: say('financing.arrival-day', { day: figures.disbursedOn, about: false }),
        },
        {
          label: say('financing.recourse-title'),
          value: say(offer.hasRecourse ? 'financing.recourse-note' : 'financing.no-recourse-note', { issuer }),
        },
      ]}
    />
  );
}
