import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { moneyToText } from '../../domain/money/money.ts';
import { uppercaseAmount } from '../../domain/money/uppercase-amount.ts';
import { readSigningText } from '../../domain/keys/signing-text.ts';
import { PressButton } from '../../views/design/actions/PressButton.tsx';
import { Card } from '../../views/design/panels/Card.tsx';
import { EmptyPanel } from '../../views/design/panels/EmptyPanel.tsx';
import type { PhoneQuestion } from '../api/text-answers.ts';
import { useConsole } from '../frame/console-context.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';

const useStyles = makeStyles({
  question: { display: 'flex', flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center', padding: '8px 16px' },
  number: { fontSize: '22px' },
});

/** The open questions on the telephones, and the buttons that answer them. */
export const PhoneQuestions = observer(function PhoneQuestions() {
  const say = useSandboxWords();
  const styles = useStyles();
  const { texts } = useConsole();
  const purposeOf = ({ text }: PhoneQuestion): string => {
    const { purpose = 'test', about, business } = readSigningText(text) ?? {};
    return [
      say(`sandbox-texts.purpose-${purpose}`),
      ...(about ? [about.agreement, about.product, about.company] : []),
      ...(business
        ? [
            business.application,
            moneyToText(business.amount),
            `人民币${uppercaseAmount(business.amount)}`,
            business.applicant,
            business.counterparty,
            business.dueOn,
          ]
        : []),
    ].join(' · ');
  };
  return (
    <Card title={say('sandbox-texts.asked')}>
      <div role="status">
        {texts.questions.length === 0 && (
          <EmptyPanel title={say('sandbox-texts.nothing-asked')}>{say('sandbox-texts.nothing-asked-means')}</EmptyPanel>
        )}
        {texts.questions.map((question) => (
          <section key={question.key} className={styles.question}>
            <span>
              {say('sandbox-texts.question', {
                person: question.personName,
                account: question.userName,
                purpose: purposeOf(question),
                host: readSigningText(question.text)?.host ?? '',
              })}
            </span>
            <strong className={styles.number}>{question.number}</strong>
            <PressButton busy={texts.busy === question.key} onPress={async () => texts.answered(question.key, true)}>
              {say('sandbox-texts.agree')}
            </PressButton>
            <PressButton busy={texts.busy === question.key} onPress={async () => texts.answered(question.key, false)}>
              {say('sandbox-texts.refuse')}
            </PressButton>
          </section>
        ))}
      </div>
    </Card>
  );
});
