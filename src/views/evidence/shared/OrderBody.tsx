import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { AccountNumbers } from '../../../presentation/evidence/shared/account-numbers.ts';
import type { OrderSection } from '../../../presentation/evidence/shared/order-sections.ts';
import type { OrderView } from '../../../presentation/evidence/shared/trail-viewer.ts';
import { accountNumber } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { KeyValueFacts } from '../../design/panels/KeyValueFacts.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { AccountNumber } from './AccountNumber.tsx';
import { FieldValue } from './FieldValue.tsx';

const useStyles = makeStyles({
  sections: { display: 'flex', flexDirection: 'column', gap: '20px' },
  title: { margin: '0 0 8px', fontSize: '15px', lineHeight: '22px', fontWeight: 600 },
  note: { marginTop: '10px' },
});

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Section({ title, children }: SectionProps) {
  const styles = useStyles();
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  );
}

function Facts({ section }: { readonly section: OrderSection }) {
  const { say } = useWords();
  return (
    <Section title={say(section.title)}>
      <KeyValueFacts
        facts={section.facts.map(({ label, value }) => ({ label: say(label), value: <FieldValue value={value} /> }))}
      />
    </Section>
  );
}

/** An order: payment, receiving account with its note, and repayment; `--` for empty values (document 1, section 2). */
export const OrderBody = observer(function OrderBody({
  view,
  accounts,
}: {
  readonly view: OrderView;
  readonly accounts: AccountNumbers;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { sections, account, mayAsk } = view;
  return (
    <div className={styles.sections}>
      <Facts section={sections.order} />
      <Facts section={sections.payment} />
      <Section title={say('orders.account-info')}>
        <KeyValueFacts
          facts={[
            {
              label: say('orders.account'),
              value: mayAsk ? (
                <AccountNumber account={account} onPressed={async (packageId) => accounts.numberPressed(packageId)} />
              ) : (
                accountNumber(account.number)
              ),
            },
          ]}
        />
        <div className={styles.note}>
          <Notice tone="info" small>
            {say('orders.account-note')}
          </Notice>
        </div>
      </Section>
      <Facts section={sections.repayment} />
    </div>
  );
});
