import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowRight16Regular } from '@fluentui/react-icons/svg/arrow-right';
import { observer } from 'mobx-react-lite';
import { Notice } from '../../views/design/panels/Notice.tsx';
import { PageHeader } from '../../views/design/panels/PageHeader.tsx';
import { PressButton } from '../../views/design/actions/PressButton.tsx';
import { isTakenUp, type ReviewStage } from '../../domain/evidence/materials/package-machine.ts';
import { money, orDashes } from '../../words/format.ts';
import { useConsole } from '../frame/console-context.ts';
import { StateName } from '../frame/StateName.tsx';
import { actorWords } from '../shared/actors.ts';
import { waitsHere } from '../shared/queue-tabs.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import type { ReviewView } from './review-view-model.ts';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: '8px', ':not(:empty)': { marginBottom: '12px' } },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 24px',
    margin: 0,
    '& dd': { margin: 0, color: tokens.colorNeutralForeground1, fontSize: '14px', lineHeight: '20px' },
  },
  amount: { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
});

/** The package, its current holder, and its key facts. */
export const ReviewHead = observer(function ReviewHead({ view }: { readonly view: ReviewView }) {
  const styles = useStyles();
  const say = useSandboxWords();
  const { review } = useConsole();
  const { reviewed, stage } = view;
  const stands = waitsHere(reviewed)
    ? say('sandbox-actions.since-state', { waited: say(view.waited) })
    : say('sandbox-actions.waits-elsewhere');
  // A paid-out package waits for no one, regardless of its state.
  const elsewhere = reviewed.fundedAt
    ? say('sandbox-actions.paid-out', { at: say('sandbox.moment', { at: reviewed.fundedAt }) })
    : stands;
  const taken = {
    name: reviewed.reviewerId === '' ? '' : say(actorWords(reviewed.reviewerId)),
    since: say('sandbox.moment', { at: reviewed.stateSince }),
  };
  const inReview = (whose: ReviewStage): string =>
    isTakenUp(reviewed.state)
      ? say('sandbox-actions.in-review', { ...taken, stage: whose })
      : say(`sandbox.holder-${whose}`, { waited: say(view.waited) });
  const holder = stage === undefined ? elsewhere : inReview(stage);
  return (
    <>
      <PageHeader
        title={reviewed.company}
        crumbs={[{ label: say('sandbox.queue-title'), to: `/queue/${view.tab}` }, { label: reviewed.docDatumId }]}
        state={<StateName code={reviewed.state} />}
        facts={[
          reviewed.submittedAt
            ? say('sandbox-desk.by', {
                at: say('sandbox.moment', { at: reviewed.submittedAt }),
                by: reviewed.submittedBy,
              })
            : '',
          holder,
        ]
          .filter((part) => part !== '')
          .join(say('sandbox-desk.and-then'))}
        aside={
          <dl className={styles.facts}>
            <div>
              <dt>{say('sandbox.amount')}</dt>
              <dd className={styles.amount}>{money(reviewed.totalAmount)}</dd>
            </div>
            <div>
              <dt>{say('sandbox.funder')}</dt>
              <dd>{orDashes(reviewed.financeName)}</dd>
            </div>
          </dl>
        }
        actions={
          view.next !== undefined && (
            <PressButton icon={<ArrowRight16Regular />} onPress={review.nextPressed}>
              {say('sandbox.next-in-queue')}
            </PressButton>
          )
        }
      />
      <div className={styles.stack}>
        {reviewed.isLate && (
          <Notice tone="warn">
            {typeof reviewed.lateDays === 'number'
              ? say('sandbox-actions.late-days', { days: reviewed.lateDays })
              : say('sandbox-actions.late')}
          </Notice>
        )}
        {reviewed.changeRequest && (
          <Notice tone="warn">
            {say('sandbox-actions.change-asked-by', {
              ...reviewed.changeRequest,
              on: say('sandbox.moment', { at: reviewed.changeRequest.at }),
            })}
          </Notice>
        )}
        {reviewed.removalRequest && (
          <Notice tone="warn">
            {say('sandbox-actions.removal-asked-by', {
              ...reviewed.removalRequest,
              on: say('sandbox.moment', { at: reviewed.removalRequest.at }),
            })}
          </Notice>
        )}
        {reviewed.expedited && waitsHere(reviewed) && (
          <Notice tone="warn">
            {say('sandbox-actions.expedited-by', {
              ...reviewed.expedited,
              on: say('sandbox.moment', { at: reviewed.expedited.at }),
            })}
          </Notice>
        )}
        {view.fromFinal && <Notice tone="info">{say('sandbox.from-final')}</Notice>}
      </div>
    </>
  );
});
