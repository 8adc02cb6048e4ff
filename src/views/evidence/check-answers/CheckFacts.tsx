import type { ExpectedDay } from '../../../domain/calendar/working-days.ts';
import type { PackageFacts } from '../../../presentation/evidence/check-answers/check-answers-view-model.ts';
import { useBusinessKind } from '../shared/use-business-kind.ts';
import { money } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { Card } from '../../design/panels/Card.tsx';
import { KeyValueFacts } from '../../design/panels/KeyValueFacts.tsx';

interface CheckFactsProps {
  readonly facts: PackageFacts;
  readonly expected: ExpectedDay | undefined;
}

/** The purpose of the package, with its amount also in the capital numerals of bills (checklist F-266). */
export function CheckFacts({ facts, expected }: CheckFactsProps) {
  const { say } = useWords();
  return (
    <Card title={say('check.facts')} padded>
      <KeyValueFacts
        facts={[
          { label: say('check.amount'), value: money(facts.amount), strong: true, amount: true },
          { label: say('check.uppercase'), value: <span lang="zh-CN">{facts.uppercase}</span> },
          { label: say('packages.credit-source'), value: facts.creditSource },
          { label: say('packages.funder'), value: facts.funder },
          {
            label: say('check.credits', { kind: useBusinessKind() }),
            value: say('check.credits-count', { count: facts.businesses }),
          },
          ...(expected === undefined
            ? []
            : [
                {
                  label: say('check.expected-label'),
                  value: say('check.expected-day', { until: expected.day, about: expected.about }),
                },
              ]),
        ]}
      />
    </Card>
  );
}
