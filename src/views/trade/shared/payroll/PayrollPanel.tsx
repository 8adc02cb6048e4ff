import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import { moneyToText } from '../../../../domain/money/money.ts';
import type { PayrollPeople } from '../../../../presentation/trade/shared/payroll/payroll-people.ts';
import { useWords } from '../../../../words/use-words.ts';
import { PortalLink } from '../../../design/actions/PortalLink.tsx';
import { Card } from '../../../design/panels/Card.tsx';
import { KeyValueFacts } from '../../../design/panels/KeyValueFacts.tsx';
import { ListSkeleton } from '../../../design/panels/ListSkeleton.tsx';
import { Notice } from '../../../design/panels/Notice.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { PeopleTable } from './PeopleTable.tsx';

const useStyles = makeStyles({
  facts: { padding: '0 16px 12px' },
  where: { margin: 0, padding: '0 16px 16px' },
});

/**
 * The people whose wages a credit pays: their number, the sum, and a list with masked numbers. The project and the
 * month of an application are shown beside it already.
 */
export const PayrollPanel = observer(function PayrollPanel({
  people,
  applicationId,
  instrumentId,
  listPath,
}: {
  readonly people: PayrollPeople;
  /** Identifies the payroll by its application, or by the instrument that the application issued. */
  readonly applicationId?: string | undefined;
  readonly instrumentId?: string | undefined;
  /** The page with the list of people; undefined if the list is shown here. */
  readonly listPath?: string | undefined;
}) {
  const styles = useStyles();
  const { say } = useWords();
  useEffect(() => {
    if (applicationId !== undefined) people.opened({ applicationId });
    else if (instrumentId !== undefined) people.opened({ instrumentId });
    return () => people.left();
  }, [people, applicationId, instrumentId]);
  const { payroll, content, trouble, whole } = people;
  const { current } = content;
  return (
    <Card
      title={say('payroll.people')}
      note={
        payroll &&
        !payroll.isRemoved &&
        say('payroll.count', { count: payroll.people.length, sum: moneyToText(payroll.total) })
      }
    >
      {current.kind === 'loading' && <ListSkeleton rows={3} />}
      {current.kind === 'failed' && <LoadFailure content={content} />}
      {trouble && (
        <Notice tone="bad" live>
          {say(trouble)}
        </Notice>
      )}
      {payroll?.isRemoved && <Notice tone="warn">{say('payroll.removed')}</Notice>}
      {payroll && !payroll.isRemoved && (
        <>
          {instrumentId !== undefined && (
            <div className={styles.facts}>
              <KeyValueFacts
                facts={[
                  { label: say('payroll.project'), value: payroll.project },
                  ...(payroll.period === ''
                    ? []
                    : [{ label: say('payroll.month'), value: say('trade.wages-of', { month: payroll.period }) }]),
                ]}
              />
            </div>
          )}
          {listPath === undefined ? (
            <PeopleTable
              people={payroll.people}
              whole={whole}
              onNumbers={payroll.mayReveal ? async (place) => people.numbersPressed(place) : undefined}
            />
          ) : (
            <p className={styles.where}>
              {say('payroll.readers')} <PortalLink to={listPath}>{say('payroll.see-list')}</PortalLink>
            </p>
          )}
        </>
      )}
    </Card>
  );
});
