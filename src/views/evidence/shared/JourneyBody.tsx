import { makeStyles, tokens } from '@fluentui/react-components';
import { journeyInvoiceType } from '../../../domain/evidence/orders/invoice-journey.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import type { JourneyView } from '../../../presentation/evidence/shared/trail-viewer.ts';
import { money, orDashes } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { KeyValueFacts, type Fact } from '../../design/panels/KeyValueFacts.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { Timeline } from '../../design/panels/Timeline.tsx';
import { usePresenters } from '../../pages/presenters-context.ts';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', gap: '20px' },
  title: { margin: '0 0 8px', fontSize: '15px', lineHeight: '22px', fontWeight: 600 },
  express: { margin: 0, paddingLeft: '18px', fontSize: '13px', lineHeight: '20px' },
  at: { marginLeft: '8px', color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  link: { color: tokens.colorBrandForegroundLink },
});

/**
 * The four steps of an invoice, its facts, the carrier's lines, and the contact if it is wrong (document 1, section 2).
 */
export function JourneyBody({ view: { journey, steps } }: { readonly view: JourneyView }) {
  const styles = useStyles();
  const { say } = useWords();
  const { session } = usePresenters();
  const type = journeyInvoiceType(journey.type);
  const day = (iso: string) => (iso === '' ? '' : say('formats.day', { day: iso }));
  const facts: readonly Fact[] = [
    { label: say('orders.invoice-number'), value: journey.invoiceNumber },
    { label: say('orders.invoice-type'), value: type ? say(`orders.type-${type}`) : journey.typeName || journey.type },
    { label: say('orders.invoice-total'), value: journey.total && money(moneyToText(journey.total)), amount: true },
    { label: say('orders.business-day'), value: day(journey.businessDay) },
    { label: say('orders.imported-on'), value: day(journey.importedOn) },
    { label: say('orders.made-on'), value: day(journey.madeOn) },
    { label: say('orders.posted-on'), value: day(journey.postedOn) },
    { label: say('orders.business-numbers'), value: journey.businessNumbers.join(say('formats.list-separator')) },
  ];
  return (
    <div className={styles.parts}>
      {steps.length > 0 ? (
        <Timeline
          label={say('orders.journey-title')}
          entries={steps.map(({ step, state }) => ({
            id: step,
            state,
            title: say(`orders.step-${step}`),
          }))}
        />
      ) : (
        <Notice tone="warn">{say('orders.journey-unknown', { code: journey.processState })}</Notice>
      )}
      <KeyValueFacts facts={facts} />
      {journey.pdfAddress !== '' && (
        <a className={styles.link} href={journey.pdfAddress} target="_blank" rel="noopener noreferrer">
          {say('orders.pdf')}
        </a>
      )}
      <section aria-label={say('orders.express')}>
        <h3 className={styles.title}>{say('orders.express')}</h3>
        {journey.express.length === 0 ? (
          orDashes('')
        ) : (
          <ol className={styles.express}>
            {journey.express.map(({ remark, at }) => (
              <li key={`${at} ${remark}`}>
                {orDashes(remark)}
                <span className={styles.at}>{orDashes(at)}</span>
              </li>
            ))}
          </ol>
        )}
      </section>
      <Notice tone="info" small>
        {say('orders.wrong-info', { phone: session.pageConfig.hotline })}
      </Notice>
    </div>
  );
}
