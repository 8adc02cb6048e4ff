import { moneyToText } from '../../../../domain/money/money.ts';
import type { SentAmount } from '../../../../domain/trade/shared/transit-outcome.ts';
import { Card } from '../../../design/panels/Card.tsx';
import { KeyValueFacts } from '../../../design/panels/KeyValueFacts.tsx';
import { useWords } from '../../../../words/use-words.ts';

/** The amounts that an application has sent to other companies, with their outcome; nothing if it has sent none. */
export function SentAmounts({ sent }: { readonly sent: readonly SentAmount[] }) {
  const { say } = useWords();
  if (sent.length === 0) return null;
  return (
    <Card title={say('trade.sent')} padded>
      <KeyValueFacts
        layout="down"
        facts={sent.map(({ companyName, amount, outcome, gap }) => ({
          label: companyName,
          value: say('trade.sent-line', {
            amount: moneyToText(amount),
            outcome: `${say('trade.transit-outcome', outcome)}${gap === undefined ? '' : say('trade.sent-gap')}`,
          }),
        }))}
      />
    </Card>
  );
}
